#include "exports/random_drawing.h"

#include "base/to_qt.h"
#include "study/looks.h"
#include "study/monte_carlo_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace talweg {

namespace {

QString wrongWith(const std::vector<Problem>& problems) {
    QStringList sentences;
    for (const Problem& one : problems)
        sentences << toQt(one.message);
    return sentences.join(u' ');
}

RandomDrawing refused(const QString& why) {
    return {{}, why};
}

/// Solves all runs or, if a half-width is requested, only until the confidence interval is narrow enough.
std::shared_ptr<const MonteCarloResult> solvedRuns(const std::shared_ptr<const System>& system,
                                                   MonteCarlo study, const RandomFigure& random,
                                                   const Progress& progress) {
    if (!random.halfWidth) return solveMonteCarlo(system, study, 0, {}, progress);
    const std::vector<std::size_t> looks = looksUpTo(random.runs);
    study.confidence = confidenceOfEach(study.confidence, looks.size());
    MonteCarloRuns runs(system, study);
    for (const std::size_t look : looks) {
        runs.solve(look - runs.solved(), 0, {}, progress);
        if (runs.solved() == runs.size()) break;
        const auto result = runs.soFar();
        const auto [low, high] = result->percentageInterval;
        if (high - low <= 2 * *random.halfWidth) return result;
    }
    return runs.takeAll();
}

} // namespace

RandomDrawing solveRandomFigure(const std::shared_ptr<const System>& system, const Experiment& experiment,
                                const QString& id, const ColumnReader& columns, const Progress& progress) {
    if (!experiment.study || (experiment.study->uncertain.empty() && experiment.study->likely.empty()))
        return refused(QCoreApplication::translate("talweg", "The experiment \"%1\" has no uncertain inputs.")
                           .arg(experiment.name));
    RandomFigureReading read = randomFigureOf(id);
    if (!read.figure) return refused(read.problem);
    const std::string asked = read.figure->figure.output;
    const bool isMeasure = std::ranges::count(system->studyMeasures, asked) > 0;
    const MonteCarloReading reading =
        readMonteCarlo(*system, experiment.values, *experiment.study, read.figure->runs,
                       read.figure->sampling, isMeasure ? asked : std::string(), columns);
    if (!reading.study) return refused(wrongWith(reading.problems));
    read = randomFigureOf(id, *system, *reading.study);
    if (!read.figure) return refused(read.problem);
    const bool ofIndices = read.figure->figure.kind == MonteCarloFigure::Kind::sobol;
    const auto runs = solvedRuns(system, *reading.study, *read.figure, progress);
    std::shared_ptr<const SensitivityResult> indices;
    if (read.figure->figure.kind == MonteCarloFigure::Kind::paths) {
        RunPaths paths(*runs, {read.figure->figure.output, read.figure->figure.input});
        paths.extend(*runs, maxPaths, 0, {}, progress);
        auto fan = std::make_shared<const PathFan>(fanOf(paths));
        for (const std::string& id : {fan->of.y, fan->of.x})
            if (id != PathOf::time && !find(fan->columns, id))
                return refused(QCoreApplication::translate("talweg", "These runs have no quantity \"%1\".")
                                   .arg(toQt(id)));
        return {drawingOf(*runs, read.figure->figure, nullptr, {}, std::move(fan))};
    }
    if (ofIndices) {
        if (const auto wrong = sensitivityProblems(*system, runs->study); !wrong.empty())
            return refused(wrongWith(wrong));
        indices = solveSensitivity(system, runs->study, 0, {}, progress);
    }
    return {drawingOf(*runs, read.figure->figure, indices.get(), {})};
}

} // namespace talweg
