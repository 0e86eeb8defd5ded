#include "terrain/cubic.h"

#include <algorithm>

namespace talweg {

Cubic Cubic::between(double from, const Jet& a, double to, const Jet& b) {
    const double width = to - from, chord = (b.value - a.value) / width;
    const double second = 2 * (3 * chord - 2 * a.first - b.first) / width;
    const double third = 6 * (a.first + b.first - 2 * chord) / (width * width);
    return {from, {a.value, a.first, second, third}};
}

Jet Cubic::at(double x) const {
    const double h = x - place;
    return {jet.value + h * (jet.first + h * (jet.second / 2 + h * jet.third / 6)),
            jet.first + h * (jet.second + h * jet.third / 2), jet.second + h * jet.third, jet.third};
}

JetBounds Cubic::over(double lo, double hi) const {
    const Jet a = at(lo), b = at(hi);
    JetBounds bounds;
    bounds.third = {jet.third, jet.third};
    bounds.second = {std::min(a.second, b.second), std::max(a.second, b.second)};
    bounds.first = {std::min(a.first, b.first), std::max(a.first, b.first)};
    if (bounds.second.include(0) && jet.third != 0) {
        const double level = at(std::clamp(place - jet.second / jet.third, lo, hi)).first;
        bounds.first = {std::min(bounds.first.min, level), std::max(bounds.first.max, level)};
    }
    const double middle = lo + (hi - lo) / 2, reach = bounds.first.maxSize() * (hi - lo) / 2;
    const double value = at(middle).value;
    bounds.value = {value - reach, value + reach};
    return bounds;
}

} // namespace talweg
