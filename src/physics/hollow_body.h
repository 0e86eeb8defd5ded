#pragma once

namespace talweg {

/// Ratio of inner to outer radius of a hollow sphere with inertia factor k; inverse of thickShellInertia. 0
/// (a solid sphere) for k ≤ 2/5; 1 (a thin shell) for k ≥ 2/3.
double thickShellRatio(double k);

/// Ratio of inner to outer radius of a hollow cylinder with inertia factor k = (1 + r²)/2. 0 (a solid
/// cylinder) for k ≤ 1/2; 1 (a hoop) for k ≥ 1.
double hollowCylinderRatio(double k);

/// Ratio of inner to outer radius for drawing a body of which only k is known. Different shapes have the same
/// k, so the simplest is used: a solid or hollow sphere for k up to 2/3, a hollow cylinder above. k = 1/2
/// counts as a solid cylinder, although a hollow sphere can have it too. Values within 0.0005 of 2/3 or 1/2
/// count as 2/3 or 1/2.
double hollowRatio(double k);

} // namespace talweg
