#pragma once

namespace talweg {

/// Ratio of inner to outer radius of a hollow sphere with the inertia factor k, the inverse of
/// thickShellInertia. 0 for a solid sphere (2/5, and all below), 1 for a thin shell (2/3, and all above).
double thickShellRatio(double k);

/// The same for a hollow cylinder, k = (1 + r²)/2: 0 for a solid one (1/2, and all below), 1 for a hoop.
double hollowCylinderRatio(double k);

/// The same for a body of which only k is known. Its shape does not follow from k, so the first possible
/// shape is used: a solid or hollow sphere up to 2/3, above that a hollow cylinder. 1/2 counts as a solid
/// cylinder, which people usually mean, although a hollow sphere can have it too. Values that equal 2/3 or
/// 1/2 to three decimals count as such.
double hollowRatio(double k);

} // namespace talweg
