#include "physics/hollow_body.h"

#include "base/root.h"
#include "physics/body.h"

#include <cmath>

namespace talweg {

namespace {

constexpr double solidSphere = 2.0 / 5, thinShell = 2.0 / 3, solidCylinder = 1.0 / 2;
/// Tolerance for k = 2/3, which users enter as 0.667.
constexpr double threeDecimals = 0.0005;

} // namespace

double thickShellRatio(double k) {
    if (!(k > solidSphere)) return 0;
    if (k >= thinShell) return 1;
    const auto excess = [k](double ratio) { return thickShellInertia(ratio) - k; };
    return bracketRoot(excess, 0.0, 1.0).middle();
}

double hollowCylinderRatio(double k) {
    if (!(k > solidCylinder)) return 0;
    return k >= 1 ? 1 : std::sqrt(2 * k - 1);
}

double hollowRatio(double k) {
    if (std::abs(k - solidCylinder) < threeDecimals) return 0;
    return k < thinShell + threeDecimals ? thickShellRatio(k) : hollowCylinderRatio(k);
}

} // namespace talweg
