#include "study/study.h"

#include "base/number.h"
#include "base/text.h"
#include "base/translation.h"
#include "study/idle_inputs.h"
#include "study/unknown.h"

#include <algorithm>
#include <iterator>

namespace talweg {

namespace {

Axis readSwept(const System& system, const Study::Swept& swept, const std::string& blamed,
               std::vector<Problem>& problems) {
    AxisReading reading = readAxis(system, swept.parameter, swept.values);
    if (reading.axis) return std::move(*reading.axis);
    problems.push_back({blamed, reading.error});
    return {swept.parameter, {}};
}

void checkSmallest(const Study& study, std::vector<Problem>& problems) {
    if (study.smallest.empty()
        || std::ranges::count(study.unknown, study.smallest, &Study::Swept::parameter) > 0
        || std::ranges::count(study.axes, study.smallest, &Study::Swept::parameter) > 0)
        return;
    problems.push_back(
        {"smallest", tr("%1 cannot be minimised because it is not varied; varied inputs are %2.",
                        inQuotes(study.smallest), listed(study.axes, &Study::Swept::parameter))});
}

std::optional<Distribution> readLikely(const System& system, const Values& base, const Study& study,
                                       const ColumnReader& columns, std::vector<Problem>& problems) {
    if (study.likely.empty()) return {};
    DistributionReading reading =
        readDistribution(system, study.over.parameter, study.likely, {&base, columns});
    if (!reading.distribution) problems.push_back({"likely", reading.error});
    return std::move(reading.distribution);
}

std::vector<Tie> tiesOf(const Study& study) {
    std::vector<Tie> ties;
    for (const auto& [parameter, expression] : study.ties)
        ties.push_back({parameter, expression});
    return ties;
}

/// Whether a requirement uses P(…) although the study has no distribution.
bool lacksProbability(const Requirement& requirement, const Study& study) {
    return requirement.asksProbability() && study.likely.empty() && study.uncertain.empty();
}

std::string lackOfProbability(const std::string& condition, const Study& study) {
    return tr("Requirement %1 uses a probability, but %2 has no distribution. Set one, such as "
              "weibull:2:4.5; on the command line use --over %2=weibull:2:4.5.",
              inQuotes(condition), study.over.parameter);
}

void readRequirement(const System& system, const Study& study, StudyReading& reading) {
    if (study.requirement.empty()) return;
    auto requirement = Requirement::read(system, study.measures, study.requirement);
    if (!requirement.requirement) reading.problems.push_back({"requirement", requirement.error});
    if (requirement.requirement && requirement.requirement->asksProbability() && study.likely.empty())
        reading.problems.push_back({"requirement", lackOfProbability(study.requirement, study)});
    reading.requirement = std::move(requirement.requirement);
}

/// The field of a study at which a problem of its sweep is reported.
std::string fieldOf(const Study& study, const std::string& parameter) {
    if (parameter == study.over.parameter) return "over";
    if (std::ranges::count(study.ties, parameter, &Study::Swept::parameter)
        && !std::ranges::count(study.axes, parameter, &Study::Swept::parameter)
        && !std::ranges::count(study.unknown, parameter, &Study::Swept::parameter))
        return "ties";
    return parameter;
}

} // namespace

Requirement::Reading readRequirement(const System& system, const Study& study, const std::string& condition) {
    Requirement::Reading reading = Requirement::read(system, study.measures, condition);
    if (reading.requirement && lacksProbability(*reading.requirement, study))
        return {{}, lackOfProbability(condition, study)};
    return reading;
}

StudyReading readStudy(const System& system, const Values& base, const Study& study, std::size_t shards,
                       const ColumnReader& columns) {
    StudyReading reading;
    auto& problems = reading.problems;
    Sweep sweep{base, {}, {}, study.measures};
    for (const auto* axes : {&study.axes, &study.unknown})
        for (const Study::Swept& swept : *axes)
            sweep.axes.push_back(readSwept(system, swept, swept.parameter, problems));
    sweep.unknown = study.unknown.size();
    for (Problem& problem : unknownProblems(study))
        problems.push_back(std::move(problem));
    sweep.over = readSwept(system, study.over, "over", problems);
    sweep.likely = readLikely(system, base, study, columns, problems);
    sweep.ties = tiesOf(study);
    if (problems.empty()) problems = talweg::problems(system, sweep, shards);
    for (Problem& problem : problems)
        problem.parameter = fieldOf(study, problem.parameter);
    readRequirement(system, study, reading);
    checkSmallest(study, problems);
    if (!problems.empty()) return reading;
    reading.idle = idleInputs(system, sweep);
    reading.coverage = coverageOf(sweep);
    reading.sweep = std::move(sweep);
    return reading;
}

std::vector<Sweep> sweepsOf(const System& system, const Study& study, const Sweep& own, std::size_t shards) {
    const Parameter* compared = find(system.parameters, system.studyCompare);
    if (!study.compared || !compared) return {own};
    std::vector<Sweep> sweeps;
    for (const Choice& choice : compared->choices) {
        Sweep one = own;
        one.base[compared->id] = choice.id;
        if (one.base == own.base || problems(system, one, shards).empty()) sweeps.push_back(std::move(one));
    }
    return sweeps;
}

} // namespace talweg
