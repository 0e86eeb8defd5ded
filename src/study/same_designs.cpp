#include "study/same_designs.h"

#include "base/contract.h"
#include "base/text.h"
#include "systems/table.h"
#include "systems/wording.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace talweg {

namespace {

/// Whether values are equal except for rounding. Values are typed or computed from typed ranges.
bool areSame(double one, double other) {
    constexpr double rounding = 1e-9;
    return std::abs(one - other) <= rounding * std::max(std::abs(one), std::abs(other));
}

/// Finds values on an axis. The values of the axis may be in any order.
class Finder {
public:
    explicit Finder(const std::vector<double>& values) : m_values(values), m_order(values.size()) {
        std::iota(m_order.begin(), m_order.end(), std::size_t{0});
        std::ranges::sort(m_order, {}, [&](std::size_t place) { return values[place]; });
    }
    std::optional<std::size_t> place(double value) const {
        const auto at =
            std::ranges::lower_bound(m_order, value, {}, [&](std::size_t place) { return m_values[place]; });
        for (auto near = at == m_order.begin() ? at : at - 1; near != m_order.end() && near <= at; ++near)
            if (areSame(m_values[*near], value)) return *near;
        return {};
    }

private:
    const std::vector<double>& m_values;
    std::vector<std::size_t> m_order;
};

const Axis* sweptAxis(const Sweep& sweep, const std::string& input) {
    const auto found = std::ranges::find(sweep.axes, input, &Axis::parameter);
    return found == sweep.axes.end() ? nullptr : &*found;
}

/// The value that an input has in all designs of a sweep. Nothing if designs are evaluated over the input, or
/// if the input is linked or not a number.
std::optional<double> fixedValue(const SweepResult& result, const std::string& input) {
    const Sweep& sweep = result.sweep;
    const Parameter* parameter = find(result.system->parameters, input);
    if (!parameter || sweep.over.parameter == input || std::ranges::count(sweep.ties, input, &Tie::parameter)
        || std::ranges::count(sweep.following, input))
        return {};
    if (!missingRow(result.system->parameters, *parameter, sweep.base).empty()) return {};
    const Value value = valueOf(*parameter, sweep.base);
    const double* number = std::get_if<double>(&value);
    return number ? std::optional(*number) : std::nullopt;
}

std::ptrdiff_t missingIn(const std::vector<std::optional<std::size_t>>& places) {
    return std::ranges::count_if(places, [](const auto& place) { return !place; });
}

std::string nameOf(const System& system, const std::string& input) {
    const Parameter& parameter = parameterOf(system.parameters, input);
    return parameter.symbol.empty() ? inSentence(parameter) : parameter.symbol;
}

std::string valueOfInput(const System& system, const std::string& input, double value) {
    return valueText(parameterOf(system.parameters, input), value);
}

} // namespace

SameDesigns::SameDesigns(const SweepResult& result, const SweepResult& baseline) : m_axes(result.sweep.axes) {
    TALWEG_EXPECTS(result.shard.count == 1 && baseline.shard.count == 1);
    const System& system = *result.system;
    if (baseline.system->id != system.id) {
        m_whyNone = tr("The baseline is a study of another system, %1.", baseline.system->name);
        return;
    }
    for (const Axis& axis : m_axes)
        m_names.push_back(nameOf(system, axis.parameter));
    if (baseline.sweep.over.parameter != result.sweep.over.parameter) {
        m_whyNone =
            tr("The designs of the baseline are evaluated over %1, but those of this study over %2.",
               nameOf(system, baseline.sweep.over.parameter), nameOf(system, result.sweep.over.parameter));
        return;
    }
    for (const Axis& axis : m_axes)
        addOwnAxis(result, baseline, axis);
    std::size_t step = 1;
    for (auto axis = baseline.sweep.axes.rbegin(); axis != baseline.sweep.axes.rend(); ++axis) {
        if (!sweptAxis(result.sweep, axis->parameter)) addOtherAxis(result, *axis, step);
        step *= axis->values.size();
    }
}

/// Adds an axis of the study. The baseline has the same axis, or a single value of the input.
void SameDesigns::addOwnAxis(const SweepResult& result, const SweepResult& baseline, const Axis& axis) {
    const System& system = *result.system;
    Places& places = m_places.emplace_back(axis.values.size());
    const std::string& name = m_names[m_places.size() - 1];
    if (const Axis* other = sweptAxis(baseline.sweep, axis.parameter)) {
        std::size_t step = 1;
        for (const Axis* after = &baseline.sweep.axes.back(); after != other; --after)
            step *= after->values.size();
        const Finder finder(other->values);
        for (std::size_t i = 0; i < places.size(); ++i)
            if (const auto place = finder.place(axis.values[i])) places[i] = *place * step;
        if (m_whyNone.empty() && missingIn(places) == std::ssize(places))
            m_whyNone = tr("The baseline and this study have no value of %1 in common.", name);
        return;
    }
    const auto value = fixedValue(baseline, axis.parameter);
    for (std::size_t i = 0; value && i < places.size(); ++i)
        if (areSame(axis.values[i], *value)) places[i] = 0;
    if (!m_whyNone.empty() || missingIn(places) < std::ssize(places)) return;
    m_whyNone = value ? tr("The baseline does not vary %1. Its fixed value is %2, which is not among the "
                           "values of this study.",
                           name, valueOfInput(system, axis.parameter, *value))
                      : tr("The baseline has no values of %1, which this study varies.", name);
}

/// Adds an axis that only the baseline has.
void SameDesigns::addOtherAxis(const SweepResult& result, const Axis& axis, std::size_t step) {
    const System& system = *result.system;
    const auto value = fixedValue(result, axis.parameter);
    const auto place = value ? Finder(axis.values).place(*value) : std::nullopt;
    if (place) m_first += *place * step;
    if (place || !m_whyNone.empty()) return;
    m_whyNone = value ? tr("The baseline varies %1 but has no designs at %2, the value in this study.",
                           nameOf(system, axis.parameter), valueOfInput(system, axis.parameter, *value))
                      : tr("The baseline varies %1, which has no single value in this study.",
                           nameOf(system, axis.parameter));
}

std::string SameDesigns::leftOut() const {
    if (!m_whyNone.empty()) return {};
    std::vector<std::string> parts;
    for (std::size_t a = 0; a < m_axes.size(); ++a)
        if (const auto missing = missingIn(m_places[a]); missing > 0)
            parts.push_back(tr("%1 of %2 values of %3", std::ssize(m_places[a]) - missing, m_places[a].size(),
                               m_names[a]));
    return parts.empty()
               ? std::string()
               : tr("The baseline has only %1; designs at other values are omitted.", listed(parts));
}

std::optional<std::size_t> SameDesigns::of(std::size_t design) const {
    if (!m_whyNone.empty()) return {};
    std::size_t other = m_first;
    for (std::size_t a = m_axes.size(); a-- > 0;) {
        const auto& place = m_places[a][design % m_axes[a].values.size()];
        design /= m_axes[a].values.size();
        if (!place) return {};
        other += *place;
    }
    return other;
}

MeanDifference meanDifference(const SweepResult& result, std::size_t design, std::size_t measure,
                              const SweepResult& baseline, std::optional<std::size_t> other) {
    const auto& measures = baseline.sweep.measures;
    const auto there = std::ranges::find(measures, result.sweep.measures[measure]);
    if (!other || there == measures.end()) return {nothing, nothing};
    const double mean = result.spread(design, measure).mean;
    const double from = baseline.spread(*other, static_cast<std::size_t>(there - measures.begin())).mean;
    return {mean - from, from == 0 ? nothing : (mean - from) / std::abs(from)};
}

} // namespace talweg
