#include "study/reproduce.h"

#include "base/contract.h"
#include "base/number.h"
#include "base/translation.h"
#include "study/study.h"
#include "study/threshold.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <sstream>
#include <stdexcept>
#include <string_view>

namespace talweg {

namespace {

using Claim = Reproduction::Claim;

Values completed(const System& system, const Values& some, const Values& more) {
    Values values = defaultValues(system.parameters);
    for (const Values* part : {&some, &more})
        for (const auto& [id, value] : *part)
            values[id] = value;
    return values;
}

void requireNone(const std::string& what, const std::vector<Problem>& problems) {
    if (!problems.empty()) throw std::runtime_error(tr("%1: %2", what, problems.front().message));
}

ReproducedStudy solved(const std::shared_ptr<const System>& system, const Reproduction::OneStudy& study,
                       const Values& values, const std::stop_token& stop) {
    StudyReading reading = readStudy(*system, values, study.study);
    requireNone(study.id, reading.problems);
    return {solveSweep(system, *reading.sweep, {}, stop, {}), std::move(reading.requirement)};
}

/// The value of an expression of a design's aggregates. Computed as the margin of the requirement "expression
/// >= 0".
class DesignExpression {
public:
    DesignExpression(const SweepResult& result, const std::string& text) : m_result(result) {
        auto reading = Requirement::read(*result.system, result.sweep.measures, text + " >= 0");
        if (!reading.requirement) throw std::runtime_error(reading.error);
        m_requirement = std::move(reading.requirement);
    }
    double at(std::size_t design) const { return m_requirement->margin(m_result, design); }

private:
    const SweepResult& m_result;
    std::optional<Requirement> m_requirement;
};

/// The design whose inputs have these values. Along axes that `values` lacks, it is the first one.
std::size_t designOf(const SweepResult& result, const Values& values) {
    std::vector<std::size_t> places;
    for (const Axis& axis : result.sweep.axes) {
        const auto given = values.find(axis.parameter);
        const auto found = given == values.end()
                               ? axis.values.begin()
                               : std::ranges::find(axis.values, std::get<double>(given->second));
        if (found == axis.values.end())
            throw std::runtime_error(tr("The study has no design with this value of %1.", axis.parameter));
        places.push_back(static_cast<std::size_t>(found - axis.values.begin()));
    }
    return result.designAt(places);
}

std::size_t axisOf(const SweepResult& result, const std::string& id) {
    return static_cast<std::size_t>(std::ranges::find(result.sweep.axes, id, &Axis::parameter)
                                    - result.sweep.axes.begin());
}

/// The minimum and maximum of an expression on the line through a design along an axis.
std::pair<double, double> rangeAlong(const SweepResult& result, const DesignExpression& expression,
                                     std::size_t axis, std::size_t design) {
    auto places = result.placesOf(design);
    double min = std::numeric_limits<double>::infinity(), max = -min;
    for (std::size_t i = 0; i < result.sweep.axes[axis].values.size(); ++i) {
        places[axis] = i;
        const double value = expression.at(result.designAt(places));
        min = std::min(min, value);
        max = std::max(max, value);
    }
    return {min, max};
}

double changeAlong(const SweepResult& result, const DesignExpression& expression, std::size_t axis,
                   std::size_t design) {
    auto places = result.placesOf(design);
    places[axis] = 0;
    const double first = expression.at(result.designAt(places));
    places[axis] = result.sweep.axes[axis].values.size() - 1;
    return expression.at(result.designAt(places)) - first;
}

double maxVariation(const SweepResult& result, const DesignExpression& expression, std::size_t axis) {
    double greatest = 0;
    for (std::size_t design = 0; design < result.designs; ++design) {
        if (result.placesOf(design)[axis] != 0) continue;
        const auto [min, max] = rangeAlong(result, expression, axis, design);
        greatest = std::max(greatest, max - min);
    }
    return greatest;
}

/// The value along an axis at which an expression is smallest, or largest if `sign` is −1. Only designs with
/// the inputs in the claim count. Of several equal designs, the first one counts.
double whereLeast(const SweepResult& result, const Claim& claim, double sign) {
    const DesignExpression expression(result, claim.expression);
    double least = std::numeric_limits<double>::infinity(), where = nothing;
    for (std::size_t design = 0; design < result.designs; ++design) {
        const auto places = result.placesOf(design);
        const auto isOther = [&](const Axis& axis) {
            const auto given = claim.design.find(axis.parameter);
            const std::size_t place = places[axisOf(result, axis.parameter)];
            return given != claim.design.end() && axis.values[place] != std::get<double>(given->second);
        };
        const double value = sign * expression.at(design);
        if (std::ranges::any_of(result.sweep.axes, isOther) || !(value < least)) continue;
        least = value;
        const std::size_t along = axisOf(result, claim.along);
        where = result.sweep.axes[along].values[places[along]];
    }
    return where;
}

Threshold thresholdOf(const System& system, const Claim& claim, const SweepResult& result) {
    const auto reading = Requirement::read(system, result.sweep.measures, claim.expression);
    if (!reading.requirement) throw std::runtime_error(reading.error);
    return threshold(result, *reading.requirement, claim.along, designOf(result, claim.design));
}

/// The value along an axis at which the percentage of success first is highest, as read from a curve. Nothing
/// if the percentage still increases at the end.
std::optional<double> whereHighest(const SweepResult& result, std::string_view along, std::size_t design) {
    const std::size_t axis = axisOf(result, std::string(along));
    const auto& values = result.sweep.axes[axis].values;
    const double value = values[criticalValue(result, along, design).places[axis]];
    return value < std::ranges::max(values) ? std::optional(value) : std::nullopt;
}

double measureIn(const Run& run, std::string_view id) {
    const auto found =
        std::ranges::find_if(run.measures, [&](const Measure& m) { return m.quantity.id == id; });
    if (found == run.measures.end()) throw std::runtime_error(tr("A run has no result %1.", std::string(id)));
    return found->value;
}

/// The measures named by "a < b < c": their order, and the smallest difference between neighbours.
ClaimValue orderIn(const Run& run, const Claim& claim) {
    ClaimValue order{std::numeric_limits<double>::infinity(), {}};
    std::optional<double> last;
    std::istringstream measures(claim.expression);
    for (std::string id; std::getline(measures, id, '<');) {
        const double value = measureIn(run, trimmed(id));
        if (last) {
            order.number = std::min(*order.number, value - *last);
            order.word += *last < value ? " < " : *last > value ? " > " : " = ";
        }
        order.word += withDecimals(value, claim.decimals);
        last = value;
    }
    return order;
}

ClaimValue ofRun(const System& system, const Claim& claim, const Run& run) {
    if (claim.kind == Claim::Kind::order) return orderIn(run, claim);
    const bool fallsShort = claim.kind != Claim::Kind::shortfall || run.outcome.id != system.success.id;
    if (claim.kind == Claim::Kind::outcome || !fallsShort) return {{}, run.outcome.id};
    return {measureIn(run, claim.expression), {}};
}

/// Empty if either value is not a number or if the second one is 0.
ClaimValue ratio(const ClaimValue& one, const ClaimValue& other) {
    if (!one.number || !other.number || !std::isfinite(*one.number / *other.number)) return {};
    return {*one.number / *other.number, {}};
}

ClaimValue ofStudy(const System& system, const Claim& claim, const SweepResult& result) {
    switch (claim.kind) {
    case Claim::Kind::runs:
        return {static_cast<double>(result.designs * result.runsPerDesign), {}};
    case Claim::Kind::aggregate:
        return {DesignExpression(result, claim.expression).at(designOf(result, claim.design)), {}};
    case Claim::Kind::lowest:
        return {rangeAlong(result, DesignExpression(result, claim.expression), axisOf(result, claim.along),
                           designOf(result, claim.design))
                    .first,
                {}};
    case Claim::Kind::lowestAt:
        return {whereLeast(result, claim, 1), {}};
    case Claim::Kind::highestAt:
        return {whereLeast(result, claim, -1), {}};
    case Claim::Kind::variation:
        return {maxVariation(result, DesignExpression(result, claim.expression), axisOf(result, claim.along)),
                {}};
    case Claim::Kind::change:
        return {changeAlong(result, DesignExpression(result, claim.expression), axisOf(result, claim.along),
                            designOf(result, claim.design)),
                {}};
    case Claim::Kind::first:
        return {thresholdOf(system, claim, result).first, {}};
    case Claim::Kind::smallest:
        return {thresholdOf(system, claim, result).value, {}};
    case Claim::Kind::critical:
        return {whereHighest(result, claim.along, designOf(result, claim.design)), {}};
    case Claim::Kind::outcome:
    case Claim::Kind::measure:
    case Claim::Kind::order:
    case Claim::Kind::shortfall:
        break;
    }
    throw std::runtime_error(tr("This claim is about a single run and cannot be checked against a study."));
}

bool agreesWith(const Reproduction::Agreement& agreement, const ClaimValue& value) {
    if (!agreement.word.empty()) return value.word == agreement.word;
    return value.number && *value.number >= agreement.min && *value.number <= agreement.max;
}

} // namespace

Values inputsOf(const System& system, const Reproduction& work, const std::string& id,
                const Reproduction::Reading& reading) {
    const auto run = std::ranges::find(work.runs, id, &Reproduction::OneRun::id);
    if (run != work.runs.end()) return completed(system, run->values, reading.values);
    const auto study = std::ranges::find(work.studies, id, &Reproduction::OneStudy::id);
    TALWEG_EXPECTS(study != work.studies.end());
    return completed(system, study->values, reading.values);
}

std::vector<ReproducedReading> reproduce(std::shared_ptr<const System> system, const Reproduction& work,
                                         const std::stop_token& stop, const Progress& progress) {
    std::vector<ReproducedReading> readings;
    double done = 0;
    const auto all = static_cast<double>(work.readings.size() * (work.runs.size() + work.studies.size()));
    const auto advance = [&] {
        if (progress) progress(++done / all);
        return !stop.stop_requested();
    };
    for (const Reproduction::Reading& reading : work.readings) {
        ReproducedReading& results = readings.emplace_back();
        for (const Reproduction::OneRun& run : work.runs) {
            const Preparation preparation = prepare(*system, inputsOf(*system, work, run.id, reading));
            requireNone(run.id, preparation.problems);
            results.runs[run.id] = preparation.inputs->solve(stop, {});
            if (!advance()) return {};
        }
        for (const Reproduction::OneStudy& study : work.studies) {
            results.studies[study.id] =
                solved(system, study, inputsOf(*system, work, study.id, reading), stop);
            if (!advance()) return {};
        }
    }
    return readings;
}

ClaimValue evaluate(const System& system, const Reproduction::Claim& claim,
                    const ReproducedReading& reading) {
    const auto run = reading.runs.find(claim.of);
    if (run == reading.runs.end()) return ofStudy(system, claim, *reading.studies.at(claim.of).result);
    const ClaimValue value = ofRun(system, claim, *run->second);
    if (claim.against.empty()) return value;
    return ratio(value, ofRun(system, claim, *reading.runs.at(claim.against)));
}

Judgement judge(const Claim& claim, const std::vector<ClaimValue>& values) {
    if (claim.printed.empty()) return {Verdict::notStated};
    if (!claim.agreement) return {Verdict::undecided};
    Judgement judgement;
    for (const ClaimValue& value : values)
        judgement.agrees.push_back(agreesWith(*claim.agreement, value));
    const auto many = static_cast<std::size_t>(std::ranges::count(judgement.agrees, true));
    judgement.verdict = many == values.size() ? Verdict::holds
                        : many > 0            ? Verdict::holdsInSome
                                              : Verdict::refuted;
    return judgement;
}

std::vector<CheckedClaim> checkedClaims(const System& system, const Reproduction& work,
                                        const std::vector<ReproducedReading>& readings) {
    std::vector<CheckedClaim> checked;
    for (const Claim& claim : work.claims) {
        CheckedClaim& one = checked.emplace_back();
        one.claim = claim;
        for (const ReproducedReading& reading : readings)
            one.values.push_back(evaluate(system, claim, reading));
        one.judgement = judge(claim, one.values);
    }
    return checked;
}

} // namespace talweg
