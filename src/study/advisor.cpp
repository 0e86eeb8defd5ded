#include "study/advisor.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

bool isWithin(const Sweep& sweep, std::span<const std::size_t> places, std::span<const Limits> limits) {
    for (std::size_t axis = 0; axis < places.size(); ++axis) {
        const double value = sweep.axes[axis].values[places[axis]];
        if (value < limits[axis].min || value > limits[axis].max) return false;
    }
    return true;
}

/// The first criterion in which two designs differ, and their order: negative if `one` ranks first, positive
/// if `other` ranks first.
std::pair<Decision, int> compared(const Advice& one, const Advice& other) {
    const auto less = [](double a, double b) { return a < b ? -1 : b < a ? 1 : 0; };
    const auto known = [](const Advice& advice) { return advice.box ? 0.0 : 1.0; };
    const auto broken = [](const Advice& advice) { return advice.box && !advice.box->holds() ? 1.0 : 0.0; };
    // A mean that is unknown or NaN counts as smaller than any other.
    const auto reserve = [](const Advice& advice) {
        const double mean = advice.reserve.value_or(std::numeric_limits<double>::quiet_NaN());
        return std::isnan(mean) ? -std::numeric_limits<double>::infinity() : mean;
    };
    if (const int by = less(known(one), known(other))) return {Decision::known, by};
    if (const int by = less(broken(one), broken(other))) return {Decision::box, by};
    if (const int by = less(one.wanted, other.wanted)) return {Decision::wanted, by};
    if (one.box && other.box)
        if (const int by = less(other.box->rank(), one.box->rank())) return {Decision::worst, by};
    if (const int by = less(other.margin, one.margin)) return {Decision::margin, by};
    if (const int by = less(reserve(other), reserve(one))) return {Decision::reserve, by};
    return {Decision::grid, one.design < other.design ? -1 : 1};
}

} // namespace

std::vector<double> margins(const SweepResult& result, const Requirement& requirement) {
    std::vector<double> all(result.designs);
    for (std::size_t design = 0; design < all.size(); ++design)
        all[design] = requirement.margin(result, design);
    return all;
}

std::vector<Advice> advise(const SweepResult& result, const Requirement& requirement,
                           std::span<const double> margins, std::span<const Limits> limits,
                           std::string_view preferred) {
    const Sweep& sweep = result.sweep;
    const auto axis = std::ranges::find(sweep.axes, preferred, &Axis::parameter) - sweep.axes.begin();
    const auto place = static_cast<std::size_t>(axis);
    std::vector<Advice> found;
    for (std::size_t design = 0; design < result.designs; ++design) {
        if (!requirement.meets(margins[design])) continue;
        const std::vector<std::size_t> places = result.placesOf(design);
        if (!isWithin(sweep, places, limits)) continue;
        const double wanted = place < places.size() ? sweep.axes[place].values[places[place]] : 0;
        found.push_back({design, wanted, margins[design], {}, {}});
    }
    rank(found);
    return found;
}

void rank(std::vector<Advice>& advice) {
    std::ranges::sort(advice, [](const Advice& one, const Advice& other) {
        return one.design != other.design && compared(one, other).second < 0;
    });
}

Decision decision(const Advice& one, const Advice& other) {
    return compared(one, other).first;
}

} // namespace talweg
