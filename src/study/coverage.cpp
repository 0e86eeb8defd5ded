#include "study/coverage.h"

#include "base/number.h"
#include "base/translation.h"
#include "systems/in_units.h"
#include "systems/reading.h"
#include "systems/wording.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Largest omitted part of a distribution that is still not reported.
constexpr double toldPart = 0.01;
/// For extended values: the largest part of a distribution with tails that may lie beyond each end.
constexpr double rarePart = 5e-4;
/// Maximum number of values added at each end. Long tails would otherwise need too many.
constexpr double maxAdded = 10000;

/// A range as text, such as "6.5–10 m/s". Negative numbers are joined by a word, because a dash looks like a
/// minus.
std::string rangeText(const Parameter& parameter, const Axis& over, const DisplayUnits& units) {
    const auto text = [&](double number) {
        return inFull(withoutRoundingDust(std::get<double>(inUnits(parameter, Value(number), units))));
    };
    const auto [least, greatest] = std::ranges::minmax(over.values);
    const std::string unit = inUnits(parameter, units).unit;
    const std::string range =
        least < 0 ? tr("%1 to %2", text(least), text(greatest)) : text(least) + "–" + text(greatest);
    return unit.empty() ? range : range + " " + unit;
}

/// Number of steps from `end` that reach or just exceed `target`, as long as the values are allowed.
int stepsTo(const Parameter& parameter, double end, double target, double step) {
    constexpr double rounding = 1e-6; // fraction of a step below which no further value is added
    double steps = std::clamp(std::ceil((target - end) / step - rounding), 0.0, maxAdded);
    while (steps > 0 && !complaint(parameter, end + steps * step).empty())
        --steps;
    return static_cast<int>(steps);
}

} // namespace

bool Coverage::isPartial() const {
    return outside > toldPart;
}

std::string Coverage::sentence(const System& system, const DisplayUnits& units) const {
    const Parameter& parameter = parameterOf(system.parameters, over.parameter);
    return tr("%1 % of the distribution of %2 lies outside the range %3 of the study and is omitted.",
              significant(100 * outside, 3),
              parameter.symbol.empty() ? inSentence(parameter) : parameter.symbol,
              rangeText(parameter, over, units));
}

Axis Coverage::extended(const System& system) const {
    const Parameter& parameter = parameterOf(system.parameters, over.parameter);
    const Quantile quantile(distribution, parameter.range);
    const double beyond = quantile.hasTails() ? rarePart : epsilon;
    std::vector<double> values = over.values;
    std::ranges::sort(values);
    const std::size_t count = values.size();
    const double below = count < 2 ? parameter.step : values[1] - values[0];
    const double above = count < 2 ? parameter.step : values[count - 1] - values[count - 2];
    const double least = values.front(), greatest = values.back();
    Axis axis{over.parameter, {}};
    for (int i = stepsTo(parameter, least, quantile(beyond), -below); i > 0; --i)
        axis.values.push_back(withoutRoundingDust(least - i * below));
    axis.values.insert(axis.values.end(), values.begin(), values.end());
    const int added = stepsTo(parameter, greatest, quantile(1 - beyond), above);
    for (int i = 1; i <= added; ++i)
        axis.values.push_back(withoutRoundingDust(greatest + i * above));
    if (over.values.front() > over.values.back()) std::ranges::reverse(axis.values);
    return axis;
}

std::optional<Coverage> coverageOf(const Sweep& sweep) {
    if (!sweep.likely || sweep.over.values.empty()) return {};
    return Coverage{sweep.over, *sweep.likely, outsideOf(*sweep.likely, sweep.over.values)};
}

std::optional<Coverage> coverageOf(const NoiseStudy& study) {
    const Axis& over = study.sweep.over;
    const auto input = std::ranges::find(study.inputs, over.parameter, &Uncertain::parameter);
    if (input == study.inputs.end() || !input->between) return {};
    const Distribution& distribution = input->of.front();
    return Coverage{over, distribution, outsideOf(distribution, over.values)};
}

std::string outsideColumn(const Coverage& coverage) {
    return coverage.over.parameter + "_outside_percent";
}

} // namespace talweg
