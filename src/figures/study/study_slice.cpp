#include "figures/study/study_slice.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

std::optional<std::size_t> axisOf(const Sweep& sweep, const std::string& id) {
    const auto found = std::ranges::find(sweep.axes, id, &Axis::parameter);
    if (found == sweep.axes.end()) return {};
    return static_cast<std::size_t>(found - sweep.axes.begin());
}

std::optional<double> numberOf(const Values& values, const std::string& id) {
    const auto found = values.find(id);
    if (found == values.end()) return {};
    const auto* number = std::get_if<double>(&found->second);
    return number ? std::optional(*number) : std::nullopt;
}

std::optional<std::size_t> chosenPlace(const Axis& axis, const Values& chosen) {
    const auto value = numberOf(chosen, axis.parameter);
    if (!value) return {};
    return nearest(axis.values, *value);
}

std::size_t fixedPlace(const Axis& axis, const StudyFigure& figure, const Values& chosen) {
    if (const auto found = figure.fixed.find(axis.parameter); found != figure.fixed.end())
        return nearest(axis.values, found->second);
    return nearestPlace(axis, chosen);
}

std::vector<std::size_t> rowsOf(const Axis& family, const std::vector<double>& members) {
    std::vector<std::size_t> rows;
    for (const double member : members) {
        const std::size_t place = nearest(family.values, member);
        if (!std::ranges::count(rows, place)) rows.push_back(place);
    }
    if (!members.empty()) return rows;
    for (std::size_t i = 0; i < family.values.size(); ++i)
        rows.push_back(i);
    return rows;
}

} // namespace

std::size_t nearest(const std::vector<double>& values, double value) {
    const auto off = [value](double other) { return std::abs(other - value); };
    return static_cast<std::size_t>(std::ranges::min_element(values, {}, off) - values.begin());
}

std::size_t nearestPlace(const Axis& axis, const Values& values) {
    return chosenPlace(axis, values).value_or(0);
}

std::optional<StudySlice> StudySlice::of(const SweepResult& result, const StudyFigure& figure,
                                         const Values& chosen) {
    const Sweep& sweep = result.sweep;
    const auto x = axisOf(sweep, figure.x), family = axisOf(sweep, figure.family);
    if (result.shard.count != 1 || !x || (!figure.family.empty() && !family) || x == family) return {};
    const auto measure =
        figure.measure.empty() ? sweep.measures.begin() : std::ranges::find(sweep.measures, figure.measure);
    if (measure == sweep.measures.end()) return {};
    StudySlice slice;
    slice.m_result = &result;
    slice.m_x = *x;
    slice.m_family = family;
    slice.m_measure = static_cast<std::size_t>(measure - sweep.measures.begin());
    slice.m_rows = family ? rowsOf(sweep.axes[*family], figure.members) : std::vector<std::size_t>{0};
    for (std::size_t a = 0; a < sweep.axes.size(); ++a) {
        const std::size_t place = fixedPlace(sweep.axes[a], figure, chosen);
        slice.m_places.push_back(place);
        if (a == *x || a == family) continue;
        slice.m_fixed.emplace_back(sweep.axes[a].parameter, sweep.axes[a].values[place]);
        slice.m_onSlice = slice.m_onSlice && chosenPlace(sweep.axes[a], chosen).value_or(place) == place;
    }
    slice.m_chosenColumn = chosenPlace(sweep.axes[*x], chosen);
    if (!family) slice.m_chosenRow = 0;
    if (const auto place = family ? chosenPlace(sweep.axes[*family], chosen) : std::nullopt) {
        const auto row = std::ranges::find(slice.m_rows, *place);
        if (row != slice.m_rows.end())
            slice.m_chosenRow = static_cast<std::size_t>(row - slice.m_rows.begin());
    }
    return slice;
}

std::size_t StudySlice::design(std::size_t row, std::size_t column) const {
    const auto& axes = m_result->sweep.axes;
    std::size_t design = 0;
    for (std::size_t a = 0; a < axes.size(); ++a) {
        const std::size_t place = a == m_x ? column : a == m_family ? m_rows[row] : m_places[a];
        design = design * axes[a].values.size() + place;
    }
    return design;
}

bool StudySlice::isOnRow(std::size_t row, const std::vector<std::size_t>& places) const {
    for (std::size_t a = 0; a < places.size(); ++a)
        if (a != m_x && places[a] != (a == m_family ? m_rows[row] : m_places[a])) return false;
    return true;
}

} // namespace talweg
