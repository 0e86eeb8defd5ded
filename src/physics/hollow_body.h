#pragma once

namespace talweg {

/// Ratio of inner to outer radius of a hollow sphere with the inertia factor k, the inverse of
/// thickShellInertia: 0, a solid sphere, for k ≤ 2/5; 1, a thin shell, for k ≥ 2/3.
double thickShellRatio(double k);

/// Ratio of inner to outer radius of a hollow cylinder, k = (1 + r²)/2: 0, a solid cylinder, for k ≤ 1/2; 1,
/// a hoop, for k ≥ 1.
double hollowCylinderRatio(double k);

/// Ratio of inner to outer radius of a body of which only k is known. The shape does not follow from k, so
/// the simplest possible one is used: a solid or hollow sphere for k up to 2/3, a hollow cylinder above. k =
/// 1/2 counts as a solid cylinder, the usual meaning, although a hollow sphere can have it, too. Values that
/// equal 2/3 or 1/2 to three decimals count as these values.
double hollowRatio(double k);

} // namespace talweg
