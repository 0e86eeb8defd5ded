#include "systems/track/inputs.h"

#include <algorithm>

namespace talweg::track {

const std::vector<std::string>& drops() {
    static const std::vector<std::string> ids{"straight", "cycloid", "parabola", "arc"};
    return ids;
}

namespace {

bool isDrop(const std::string& curve) {
    return std::ranges::find(drops(), curve) != drops().end();
}

} // namespace

bool Inputs::hasFinish() const {
    return isDrop(curve);
}

std::vector<FurtherCurve> furtherCurves(const Inputs& in) {
    std::vector<FurtherCurve> curves;
    for (std::size_t i = 0; in.hasFinish() && i < furtherIds.size() && isDrop(in.further[i]); ++i)
        curves.push_back({furtherIds[i], in.further[i]});
    return curves;
}

} // namespace talweg::track
