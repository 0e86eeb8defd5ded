#pragma once

namespace talweg {

/// Inner radius over outer radius of a hollow sphere with the inertia factor k: what thickShellInertia makes
/// of it is k. 0 for a solid sphere (2/5, and all below), 1 for a thin shell (2/3, and all above).
double thickShellRatio(double k);

/// The same of a hollow cylinder, k = (1 + r²)/2: 0 for a solid one (1/2, and all below), 1 for a hoop.
double hollowCylinderRatio(double k);

/// The same of a body of which nothing but k is known. Its shape does not follow from k; taken is the first
/// that can have it: a solid or hollow sphere up to 2/3, above that a hollow cylinder. 1/2 is a solid
/// cylinder, as people mean it, though a hollow sphere can have it too. What is 2/3 or 1/2 to three decimals
/// counts as such.
double hollowRatio(double k);

} // namespace talweg
