#include "figures/study/study_solving.h"

#include "base/to_qt.h"
#include "study/advisor.h"
#include "study/idle_inputs.h"
#include "study/noise_text.h"

#include <algorithm>

namespace talweg {

namespace {

/// Whether all problems are about the requirement or the input whose smallest value is searched for.
bool areOfTheQuestion(const std::vector<Problem>& problems) {
    return std::ranges::all_of(problems, [](const Problem& problem) {
        return problem.parameter == "requirement" || problem.parameter == "smallest";
    });
}

/// Reads a study. If only the requirement or the input in `smallest` is invalid, reads it without these two.
StudyReading readTolerantly(const System& system, const Values& base, const Study& study,
                            const ColumnReader& columns) {
    StudyReading reading = readStudy(system, base, study, 1, columns);
    if (reading.sweep || !areOfTheQuestion(reading.problems)) return reading;
    Study plain = study;
    plain.requirement.clear();
    plain.smallest.clear();
    reading.sweep = readStudy(system, base, plain, 1, columns).sweep;
    return reading;
}

std::size_t runsOf(const Sweep& sweep) {
    std::size_t runs = sweep.over.values.size();
    for (const Axis& axis : sweep.axes)
        runs *= axis.values.size();
    return runs;
}

QString labelOf(const Parameter& choice, const Value& value) {
    const auto& id = std::get<std::string>(value);
    return toQt(std::ranges::find(choice.choices, id, &Choice::id)->label);
}

/// The order of a study: for the values of the experiment, or for all values of the compared choice that are
/// compatible with its other inputs.
StudyOrder orderOf(const std::shared_ptr<const System>& system, const Study& study,
                   const StudyReading& reading) {
    const Sweep& sweep = *reading.sweep;
    StudyOrder order{system, {}, reading.requirement, {}, study, sweep.base};
    if (std::ranges::count(sweep.axes, study.smallest, &Axis::parameter) > 0) order.smallest = study.smallest;
    const Parameter* compared = find(system->parameters, system->studyCompare);
    for (Sweep& one : sweepsOf(*system, study, sweep)) {
        const bool isOwn = one.base == sweep.base;
        const QString name =
            study.compared && compared ? labelOf(*compared, one.base.at(compared->id)) : QString();
        order.tasks.push_back({name, isOwn, std::move(one)});
    }
    return order;
}

/// Reads a study whose designs are evaluated by random runs.
StudyOrderReading noiseOrderOf(const std::shared_ptr<const System>& system, const Values& base,
                               const Study& study, const ColumnReader& columns) {
    constexpr double confidence = 0.95;
    NoiseReading noise = readNoise(*system, base, study, confidence, columns);
    StudyOrderReading read{{{}, noise.requirement, noise.problems}, {}, 0};
    if (!noise.study && areOfTheQuestion(noise.problems)) {
        Study plain = study;
        plain.requirement.clear();
        plain.smallest.clear();
        noise.study = readNoise(*system, base, plain, confidence, columns).study;
    }
    if (!noise.study) return read;
    read.reading.sweep = noise.study->sweep;
    read.reading.idle = idleInputs(*system, *noise.study);
    read.reading.coverage = coverageOf(*noise.study);
    StudyOrder order{system, {}, noise.requirement, {}, study, base};
    if (std::ranges::count(noise.study->sweep.axes, study.smallest, &Axis::parameter) > 0)
        order.smallest = study.smallest;
    const Parameter* compared = find(system->parameters, system->studyCompare);
    for (NoiseStudy& one : noiseStudiesOf(*system, study, *noise.study)) {
        const QString name =
            study.compared && compared ? labelOf(*compared, one.sweep.base.at(compared->id)) : QString();
        order.tasks.push_back({name, one.sweep.base == base, one.sweep, std::move(one)});
        read.runs += designsOf(*order.tasks.back().noise) * order.tasks.back().noise->runs;
    }
    read.order = std::make_shared<const StudyOrder>(std::move(order));
    return read;
}

} // namespace

bool StudyOrder::comesToTheSame(const StudyOrder& other) const {
    const auto sameSweep = [](const Sweep& a, const Sweep& b) {
        const auto fixed = [](const Sweep& sweep) {
            Values values = sweep.base;
            values.erase(sweep.over.parameter);
            for (const Axis& axis : sweep.axes)
                values.erase(axis.parameter);
            return values;
        };
        return a.axes == b.axes && a.unknown == b.unknown && a.over == b.over && a.measures == b.measures
               && a.likely == b.likely && a.ties == b.ties && fixed(a) == fixed(b);
    };
    const auto text = [](const StudyOrder& order) {
        return order.requirement ? order.requirement->text() : std::string();
    };
    // Compares numbers, because equal texts stand for different numbers if a table file has changed.
    const auto sameDraws = [](const StudyTask& a, const StudyTask& b) {
        return a.noise.has_value() == b.noise.has_value()
               && (!a.noise
                   || std::ranges::equal(a.noise->inputs, b.noise->inputs, {}, &Uncertain::of,
                                         &Uncertain::of));
    };
    if (!study.uncertain.empty() || !other.study.uncertain.empty())
        return system == other.system && study == other.study && base == other.base
               && std::ranges::equal(tasks, other.tasks, sameDraws);
    return system == other.system && smallest == other.smallest && text(*this) == text(other)
           && std::ranges::equal(tasks, other.tasks, [&](const StudyTask& a, const StudyTask& b) {
                  return a.name == b.name && a.isOwn == b.isOwn && sameSweep(a.sweep, b.sweep);
              });
}

StudyOrderReading studyOrderOf(const std::shared_ptr<const System>& system, const Values& base,
                               const Study& study, const ColumnReader& columns) {
    if (!study.uncertain.empty()) return noiseOrderOf(system, base, study, columns);
    StudyOrderReading read{readTolerantly(*system, base, study, columns), {}, 0};
    if (!read.reading.sweep) return read;
    read.order = std::make_shared<const StudyOrder>(orderOf(system, study, read.reading));
    read.runs = read.order->tasks.size() * runsOf(*read.reading.sweep);
    return read;
}

StudyPart partOf(const StudyOrder& order, const StudyTask& task, std::shared_ptr<const SweepResult> result) {
    StudyPart part{{std::move(result), task.name, order.requirement}, task.isOwn, {}, order.smallest};
    if (order.requirement) part.margins = margins(*part.shown.result, *order.requirement);
    return part.shown.result->sweep.unknown > 0 ? withKnownDesigns(std::move(part)) : part;
}

StudyPart partOf(const StudyOrder& order, const StudyTask& task, std::shared_ptr<const NoiseResult> noise) {
    StudyPart part{{{noise, &noise->runs}, task.name, order.requirement}, task.isOwn, {}, order.smallest};
    part.shown.verdicts =
        verdictsOf(*noise, order.requirement ? &*order.requirement : nullptr, order.tasks.size());
    part.shown.noise = std::move(noise);
    for (const DesignVerdict& judged : part.shown.verdicts)
        if (order.requirement) part.margins.push_back(judged.bounds.low);
    return part.shown.result->sweep.unknown > 0 ? withKnownDesigns(std::move(part)) : part;
}

std::size_t solvedRuns(const std::vector<StudyPart>& parts) {
    std::size_t runs = 0;
    for (const StudyPart& part : parts)
        runs += (part.shown.unknown ? part.shown.unknown->result : part.shown.result)->success.size();
    return runs;
}

StudyPart withKnownDesigns(StudyPart part) {
    StudyShown& shown = part.shown;
    const Requirement* requirement = shown.requirement ? &*shown.requirement : nullptr;
    const auto unknown = std::make_shared<const UnknownResult>(
        shown.noise ? unknownResult(shown.noise, shown.verdicts, requirement)
                    : unknownResult(shown.result, requirement));
    shown.noise = worstNoise(*unknown);
    shown.result = shown.noise ? std::shared_ptr<const SweepResult>(shown.noise, &shown.noise->runs)
                               : worstResult(*unknown);
    if (shown.noise) shown.verdicts = verdictsOf(*unknown);
    part.margins.clear();
    for (const Envelope& design : unknown->designs)
        if (requirement) part.margins.push_back(shown.noise ? design.bounds.low : design.margin.low);
    shown.unknown = unknown;
    return part;
}

std::optional<StudyPart> solvePart(const StudyOrder& order, const StudyTask& task,
                                   const std::stop_token& stop, const Progress& progress, double& seconds) {
    if (task.noise) {
        auto noise = solveNoise(order.system, *task.noise, 0, stop, progress);
        if (!noise) return {};
        seconds += noise->seconds;
        return partOf(order, task, std::move(noise));
    }
    auto result = solveSweep(order.system, task.sweep, {}, stop, progress);
    if (!result) return {};
    seconds += result->seconds;
    return partOf(order, task, std::move(result));
}

std::vector<StudyPart> solveAllParts(const StudyOrder& order, const std::stop_token& stop,
                                     const Progress& progress, double& seconds) {
    std::vector<StudyPart> parts;
    const double share = 1 / static_cast<double>(order.tasks.size());
    for (const StudyTask& task : order.tasks) {
        const double before = share * static_cast<double>(parts.size());
        auto part = solvePart(
            order, task, stop,
            [&](double done) {
                if (progress) progress(before + share * done);
            },
            seconds);
        if (!part) return {};
        parts.push_back(std::move(*part));
    }
    return parts;
}

} // namespace talweg
