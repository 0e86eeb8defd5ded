#include "study/advisor.h"

#include <algorithm>
#include <numeric>

namespace talweg {

namespace {

/// How far apart designs are that are neighbours along an axis.
std::vector<std::size_t> stridesOf(const Sweep& sweep) {
    std::vector<std::size_t> strides(sweep.axes.size(), 1);
    for (std::size_t axis = strides.size(); axis-- > 1;)
        strides[axis - 1] = strides[axis] * sweep.axes[axis].values.size();
    return strides;
}

/// The places along an axis whose values are next smaller and next larger to those at each place.
struct Neighbours {
    std::vector<std::optional<std::size_t>> smaller, larger;
};

Neighbours neighboursOf(const std::vector<double>& values) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::sort(order, {}, [&](std::size_t place) { return values[place]; });
    Neighbours neighbours{std::vector<std::optional<std::size_t>>(values.size()),
                          std::vector<std::optional<std::size_t>>(values.size())};
    for (std::size_t i = 0; i + 1 < order.size(); ++i) {
        neighbours.larger[order[i]] = order[i + 1];
        neighbours.smaller[order[i + 1]] = order[i];
    }
    return neighbours;
}

/// Looks at the margins around designs.
class Surroundings {
public:
    Surroundings(const Sweep& sweep, std::span<const double> margins)
        : m_margins(margins), m_strides(stridesOf(sweep)) {
        for (const Axis& axis : sweep.axes)
            m_neighbours.push_back(neighboursOf(axis.values));
    }

    Advice of(std::size_t design, std::span<const std::size_t> places) const {
        Advice advice{design, m_margins[design], m_margins[design], {}};
        for (std::size_t axis = 0; axis < places.size(); ++axis) {
            const Neighbours& next = m_neighbours[axis];
            const Sensitivity sensitivity{change(design, axis, places[axis], next.smaller[places[axis]]),
                                          change(design, axis, places[axis], next.larger[places[axis]])};
            for (const auto& step : {sensitivity.toSmaller, sensitivity.toLarger})
                if (step) advice.minNearby = std::min(advice.minNearby, advice.margin + *step);
            advice.sensitivities.push_back(sensitivity);
        }
        return advice;
    }

private:
    std::optional<double> change(std::size_t design, std::size_t axis, std::size_t from,
                                 std::optional<std::size_t> to) const {
        if (!to) return {};
        return m_margins[design + (*to - from) * m_strides[axis]] - m_margins[design];
    }

    std::span<const double> m_margins;
    std::vector<std::size_t> m_strides;
    std::vector<Neighbours> m_neighbours;
};

bool isWithin(const Sweep& sweep, std::span<const std::size_t> places, std::span<const Limits> limits) {
    for (std::size_t axis = 0; axis < places.size(); ++axis) {
        const double value = sweep.axes[axis].values[places[axis]];
        if (value < limits[axis].min || value > limits[axis].max) return false;
    }
    return true;
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
    const Surroundings surroundings(sweep, margins);
    const auto axis = std::ranges::find(sweep.axes, preferred, &Axis::parameter) - sweep.axes.begin();
    const auto place = static_cast<std::size_t>(axis);
    std::vector<std::pair<double, Advice>> found;
    for (std::size_t design = 0; design < result.designs; ++design) {
        if (!requirement.meets(margins[design])) continue;
        const std::vector<std::size_t> places = result.placesOf(design);
        if (!isWithin(sweep, places, limits)) continue;
        const double wanted = place < places.size() ? sweep.axes[place].values[places[place]] : 0;
        found.emplace_back(wanted, surroundings.of(design, places));
    }
    std::ranges::stable_sort(found, [](const auto& a, const auto& b) {
        if (a.first != b.first) return a.first < b.first;
        return a.second.minNearby > b.second.minNearby;
    });
    std::vector<Advice> ranked;
    ranked.reserve(found.size());
    for (auto& [wanted, advice] : found)
        ranked.push_back(std::move(advice));
    return ranked;
}

} // namespace talweg
