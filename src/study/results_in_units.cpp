#include "study/results_in_units.h"

#include "systems/in_units.h"

#include <utility>

namespace talweg {

namespace {

void scale(std::vector<double>& numbers, double factor) {
    for (double& number : numbers)
        number *= factor;
}

Axis axisInUnits(const System& system, Axis axis, const DisplayUnits& units) {
    if (const Parameter* input = find(system.parameters, axis.parameter))
        for (double& value : axis.values)
            value = std::get<double>(inUnits(*input, Value(value), units));
    return axis;
}

SweepResult sweepInUnits(SweepResult result, const DisplayUnits& units) {
    const std::shared_ptr<const System> own = result.system;
    Sweep& sweep = result.sweep;
    sweep.base = inUnits(own->parameters, std::move(sweep.base), units);
    for (Axis& axis : sweep.axes)
        axis = axisInUnits(*own, std::move(axis), units);
    sweep.over = axisInUnits(*own, std::move(sweep.over), units);
    if (sweep.likely)
        sweep.likely =
            inUnits(*std::move(sweep.likely), parameterOf(own->parameters, sweep.over.parameter).unit, units);
    // The formulas of ties use unconverted numbers, so the ties are removed.
    for (const Tie& tie : std::exchange(sweep.ties, {}))
        sweep.following.push_back(tie.parameter);
    const std::size_t measures = sweep.measures.size();
    for (std::size_t m = 0; m < measures; ++m) {
        const double factor = units.factor(measureOf(*own, sweep.measures[m]).unit);
        if (factor == 1) continue;
        if (m < result.values.size()) scale(result.values[m], factor);
        for (std::size_t i = m; i < result.spreads.size(); i += measures)
            for (double* number : {&result.spreads[i].mean, &result.spreads[i].sd, &result.spreads[i].min,
                                   &result.spreads[i].max})
                *number *= factor;
    }
    result.system = inUnits(own, units);
    return result;
}

void scale(NoiseEstimate& estimate, double factor) {
    Interval& interval = estimate.meanInterval.interval;
    for (double* number :
         {&estimate.mean, &interval.low, &interval.high, &estimate.sd, &estimate.min, &estimate.max})
        *number *= factor;
    for (double& quantile : estimate.quantiles)
        quantile *= factor;
}

/// Whether a parameter of a distribution is in the unit of its input, as values and widths are.
bool isOfInput(Distribution::Kind kind, std::size_t place) {
    switch (kind) {
    case Distribution::Kind::lognormal:
        return place == 0;
    case Distribution::Kind::weibull:
    case Distribution::Kind::gamma:
        return place == 1;
    case Distribution::Kind::beta:
        return place >= 2;
    default:
        return true;
    }
}

} // namespace

Distribution inUnits(Distribution distribution, const std::string& unit, const DisplayUnits& units) {
    for (std::size_t i = 0; i < distribution.numbers.size(); ++i)
        if (isOfInput(distribution.kind, i))
            distribution.numbers[i] = units.shown(distribution.numbers[i], unit);
    return distribution;
}

Distribution stored(Distribution distribution, const std::string& unit, const DisplayUnits& units) {
    for (std::size_t i = 0; i < distribution.numbers.size(); ++i)
        if (isOfInput(distribution.kind, i))
            distribution.numbers[i] = units.stored(distribution.numbers[i], unit);
    return distribution;
}

std::shared_ptr<const SweepResult> inUnits(const std::shared_ptr<const SweepResult>& result,
                                           const DisplayUnits& units) {
    if (!result || units.areOwn()) return result;
    return std::make_shared<const SweepResult>(sweepInUnits(*result, units));
}

std::shared_ptr<const NoiseResult> inUnits(const std::shared_ptr<const NoiseResult>& result,
                                           const DisplayUnits& units) {
    if (!result || units.areOwn()) return result;
    auto shown = std::make_shared<NoiseResult>(*result);
    const std::vector<std::string>& measures = result->study.sweep.measures;
    for (std::size_t i = 0; i < shown->estimates.size(); ++i) {
        const Quantity& measure = measureOf(*result->runs.system, measures[i % measures.size()]);
        scale(shown->estimates[i], units.factor(measure.unit));
    }
    shown->runs = sweepInUnits(std::move(shown->runs), units);
    return shown;
}

std::string marginUnit(const Requirement& requirement, const System& system) {
    if (!requirement.speaksOfMore() && requirement.bounded() == requirement.proportions()) return "%";
    for (const std::string& id : system.studyMeasures)
        if (requirement.level(id)) return measureOf(system, id).unit;
    return {};
}

double marginFactor(const Requirement& requirement, const System& system, const DisplayUnits& units) {
    return units.factor(marginUnit(requirement, system));
}

Requirement inUnits(const Requirement& requirement, const std::shared_ptr<const SweepResult>& result,
                    const DisplayUnits& units) {
    return requirement.askedOf(result, marginFactor(requirement, *result->system, units));
}

std::vector<DesignVerdict> inUnits(std::vector<DesignVerdict> verdicts, const Requirement& requirement,
                                   const System& system, const DisplayUnits& units) {
    const double factor = marginFactor(requirement, system, units);
    for (DesignVerdict& verdict : verdicts)
        for (double* number : {&verdict.margin, &verdict.bounds.low, &verdict.bounds.high})
            *number *= factor;
    return verdicts;
}

} // namespace talweg
