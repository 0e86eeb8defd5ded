#include "study/study.h"

#include "base/text.h"
#include "base/translation.h"

#include <algorithm>

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
        || std::ranges::count(study.axes, study.smallest, &Study::Swept::parameter) > 0)
        return;
    problems.push_back(
        {"smallest", tr("The smallest %1 cannot be looked for: it is not swept; swept are %2.",
                        inQuotes(study.smallest), listed(study.axes, &Study::Swept::parameter))});
}

} // namespace

StudyReading readStudy(const System& system, const Values& base, const Study& study, std::size_t shards,
                       const std::optional<Distribution>& likely) {
    StudyReading reading;
    auto& problems = reading.problems;
    Sweep sweep{base, {}, {}, study.measures};
    for (const Study::Swept& swept : study.axes)
        sweep.axes.push_back(readSwept(system, swept, swept.parameter, problems));
    sweep.over = readSwept(system, study.over, "over", problems);
    sweep.likely = likely;
    if (problems.empty()) problems = talweg::problems(system, sweep, shards);
    for (Problem& problem : problems)
        if (problem.parameter == study.over.parameter) problem.parameter = "over";
    if (!study.requirement.empty()) {
        auto requirement = Requirement::read(system, study.measures, study.requirement);
        if (!requirement.requirement) problems.push_back({"requirement", requirement.error});
        if (requirement.requirement && requirement.requirement->asksProbability() && !likely)
            problems.push_back(
                {"requirement", tr("Requirement %1 asks for a probability, and nothing says how likely "
                                   "each %2 is; on the command line --over %2=weibull:2:4.5 does.",
                                   inQuotes(study.requirement), study.over.parameter)});
        reading.requirement = std::move(requirement.requirement);
    }
    checkSmallest(study, problems);
    if (problems.empty()) reading.sweep = std::move(sweep);
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
