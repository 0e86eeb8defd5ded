#include "exports/study_figure.h"

#include "base/to_qt.h"
#include "figures/study/study_baseline.h"
#include "figures/study/study_figure_id.h"
#include "figures/study/study_front.h"
#include "figures/study/study_in_units.h"
#include "figures/study/study_solving.h"
#include "project/baseline.h"
#include "study/neighbourhood.h"
#include "systems/in_units.h"
#include "systems/wording.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

namespace talweg {

namespace {

QString sentencesOf(const std::vector<Problem>& problems) {
    QStringList sentences;
    for (const Problem& one : problems)
        sentences << toQt(one.message);
    return sentences.join(u' ');
}

/// The experiment's values of the inputs that its study varies.
Values variedOf(const SweepResult& result, const Values& values) {
    Values some;
    for (const Axis& axis : result.sweep.axes) {
        const Parameter& input = parameterOf(result.system->parameters, axis.parameter);
        if (const auto value = values.find(input.id); value != values.end())
            some.insert(*value);
        else if (input.place && missingRow(result.system->parameters, input, values).empty())
            some[input.id] = valueOf(input, values);
    }
    return some;
}

/// The results of the pinned study for a figure; empty if no study of the system is pinned.
struct BaselineParts {
    std::vector<StudyShown> shown;
    QString problem = {};
};

BaselineParts solveBaseline(const std::shared_ptr<const System>& system, const Experiment& experiment,
                            const Shared<Baseline>& baseline, const ColumnReader& columns,
                            const DisplayUnits& units) {
    if (!baseline || baseline->system != system->id) return {};
    const StudyOrderReading read = studyOrderOf(system, baseline->values, baseline->study, columns);
    if (!read.order)
        return {{},
                QCoreApplication::translate("talweg", "The baseline cannot be solved. %1")
                    .arg(sentencesOf(read.reading.problems))};
    double seconds = 0;
    return {baselineShown(solveAllParts(*read.order, {}, {}, seconds),
                          baselineName(*system, *baseline, experiment, units))};
}

/// Replaces the results by the difference between one of the compared studies and another one or the
/// baseline. Sets `problem` if there is no such difference.
StudyDrawing withDifference(StudyDrawing drawing, const StudyFigureReading& read,
                            const std::vector<StudyShown>& parts, const BaselineParts& baseline) {
    const auto refused = [](const QString& why) { return StudyDrawing{{}, {}, {}, why}; };
    if (!baseline.problem.isEmpty()) return refused(baseline.problem);
    DifferenceShown made = differenceShown(parts, read.part, read.less, baseline.shown);
    if (!made.shown) return refused(made.problem);
    const QString problem = differenceProblem(drawing.figure, *made.shown, drawing.chosen);
    if (!problem.isEmpty()) return refused(problem);
    drawing.results = {std::move(*made.shown)};
    return drawing;
}

/// The neighbour map of single runs along the line of designs through `chosen`. The result is null if there
/// is no such map.
StudyShown neighboursOf(const StudyShown& part, const Values& chosen) {
    const SweepResult& result = *part.result;
    if (result.isRandom || part.unknown
        || !hasNeighbours(*result.system, result.sweep, result.system->studySmallest))
        return {};
    std::vector<std::size_t> places;
    for (const Axis& axis : result.sweep.axes) {
        const auto value = chosen.find(axis.parameter);
        const double number = value == chosen.end() ? axis.values.front() : std::get<double>(value->second);
        const auto far = [number](double at) { return std::abs(at - number); };
        const auto nearest = std::ranges::min_element(axis.values, {}, far);
        const bool isAlong = axis.parameter == result.system->studySmallest;
        places.push_back(isAlong ? 0 : static_cast<std::size_t>(nearest - axis.values.begin()));
    }
    return {neighbourMap(result, result.designAt(places), {}), part.name, {}};
}

} // namespace

StudyDrawing solveStudyFigure(const std::shared_ptr<const System>& system, const Experiment& experiment,
                              const QString& id, const ColumnReader& columns,
                              const Shared<Baseline>& baseline, const DisplayUnits& units,
                              const Progress& progress) {
    const auto refused = [](const QString& why) { return StudyDrawing{{}, {}, {}, why}; };
    if (!experiment.study)
        return refused(QCoreApplication::translate("talweg", "The experiment \"%1\" has no study.")
                           .arg(experiment.name));
    const StudyOrderReading order = studyOrderOf(system, experiment.values, *experiment.study, columns);
    if (!order.reading.problems.empty()) return refused(sentencesOf(order.reading.problems));
    double seconds = 0;
    std::vector<StudyShown> parts = shownOf(solveAllParts(*order.order, {}, progress, seconds));
    const SweepResult& first = *parts.front().result;
    StudyFigureReading read = studyFigureOf(id, first, *experiment.study, parts.front().requirement);
    if (!read.figure) return refused(read.problem);
    if (read.part >= parts.size())
        return refused(QCoreApplication::translate("talweg", "The study has no part %1.").arg(read.part + 1));
    StudyDrawing drawing{std::move(*read.figure), {}, variedOf(first, experiment.values)};
    for (const auto& [input, value] : std::exchange(drawing.figure.fixed, {}))
        drawing.chosen.insert_or_assign(input, value);
    const StudyFigure::Kind kind = drawing.figure.kind;
    if (read.less.what != StudyLess::What::nothing)
        return withDifference(std::move(drawing), read, parts,
                              solveBaseline(system, experiment, baseline, columns, units));
    StudyShown& part = parts[read.part];
    const bool isMap = kind == StudyFigure::Kind::map;
    if (isMap && drawing.figure.family == first.sweep.over.parameter) {
        drawing.results = {neighboursOf(part, drawing.chosen)};
        if (!drawing.results.front().result)
            return refused(
                part.unknown ? QCoreApplication::translate(
                    "talweg", "A map needs two varied inputs, each with a grid of values. Unknown "
                              "inputs do not count as varied inputs.")
                             : QCoreApplication::translate(
                                 "talweg", "A map of nearby runs is not available for this study."));
    } else if (kind == StudyFigure::Kind::pareto) {
        if (part.unknown)
            return refused(QCoreApplication::translate(
                "talweg", "With unknown inputs, the results of a design are ranges, which cannot be ranked. "
                          "Show the percentage of successful runs instead."));
        if (first.designs > maxParetoDesigns)
            return refused(QCoreApplication::translate(
                               "talweg", "The study has %1 designs. The Pareto figure compares at most %2.")
                               .arg(first.designs)
                               .arg(maxParetoDesigns));
        part.front = frontOf(part, goalsAmong(first, drawing.figure.goals));
        drawing.results = {part};
    } else if (isMap || kind == StudyFigure::Kind::outcomes) {
        drawing.results = {part};
    } else {
        const BaselineParts pinned = solveBaseline(system, experiment, baseline, columns, units);
        if (!pinned.problem.isEmpty()) return refused(pinned.problem);
        drawing.results = overBaseline(std::move(parts), pinned.shown);
    }
    return drawing;
}

StudyDrawing inUnits(StudyDrawing drawing, const System& system, const DisplayUnits& units) {
    if (drawing.results.empty() || units.areOwn()) return drawing;
    drawing.figure = inUnits(std::move(drawing.figure), *drawing.results.front().result, units);
    drawing.chosen = inUnits(system.parameters, std::move(drawing.chosen), units);
    for (StudyShown& each : drawing.results)
        each = inUnits(each, units);
    return drawing;
}

} // namespace talweg
