#include "exports/figure_order.h"

#include "base/to_qt.h"
#include "figures/monte_carlo/drawing_in_units.h"
#include "figures/monte_carlo/monte_carlo_view.h"
#include "figures/run/measured_tracks.h"
#include "figures/run/run_csv.h"
#include "figures/run/shown_in_units.h"
#include "figures/study/study_view.h"
#include "project/changetext.h"
#include "project/expressions.h"
#include "project/figure_source.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace talweg {

namespace {

SolvedOrder refusedOrder(const QString& why) {
    SolvedOrder solved;
    solved.problem = why;
    return solved;
}

QString unknownFigure(const System& system, const QString& figure) {
    QStringList ids;
    for (const FigureRecipe& recipe : system.figures)
        ids << toQt(recipe.id);
    if (!system.studyMeasures.empty()) ids << QStringLiteral("study");
    return QCoreApplication::translate("talweg", "%1 has no figure \"%2\"; its figures are %3.")
        .arg(toQt(system.name), figure, ids.join(", "));
}

/// Solves a run for a figure. If its inputs are incompatible, returns nothing and sets `wrong`.
Shown solvedRun(const std::shared_ptr<const System>& system, const Values& values, const DisplayUnits& units,
                QString& wrong) {
    const Preparation ready = prepare(*system, values, units);
    for (const Problem& problem : ready.problems)
        wrong += (wrong.isEmpty() ? QString() : QStringLiteral(" ")) + toQt(problem.message);
    if (!wrong.isEmpty()) return {};
    const std::shared_ptr<const Run> run = ready.inputs->solve({}, {});
    return {system, run, std::make_shared<const Samples>(run->samples(filedSamples))};
}

/// The pinned runs to draw together with a run of an experiment, named as in the window.
std::vector<Pinned> solvedPins(const Project& project, const Experiment& experiment,
                               const Registry& registry) {
    const auto names = pinNames(project.pins, {experiment.name, experiment.system, experiment.values},
                                registry, project.units);
    std::vector<Pinned> solved;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const Pin& pin = project.pins[i];
        QString wrong;
        if (pin.system != experiment.system) continue;
        Shown shown = solvedRun(registry.find(pin.system), pin.values, project.units, wrong);
        if (wrong.isEmpty()) solved.push_back({names[i], inUnits(shown, project.units)});
    }
    return solved;
}

} // namespace

SolvedOrder solveOrder(const FigureOrder& order, const Project& project, const Registry& registry,
                       const ColumnReader& columns, const Progress& progress) {
    const int index = findExperiment(project, order.experiment);
    if (index < 0)
        return refusedOrder(QCoreApplication::translate("talweg", "The project has no experiment \"%1\".")
                                .arg(order.experiment));
    SolvedOrder solved;
    solved.system = registry.find(project.experiments[static_cast<std::size_t>(index)].system);
    const Experiment experiment = withTiedStudy(
        *solved.system, project.experiments[static_cast<std::size_t>(index)], project.constants);
    if (isStudyFigure(order.figure)) {
        solved.study = solveStudyFigure(solved.system, experiment, order.figure, columns, project.baseline,
                                        project.units, progress);
        if (!solved.study.problem.isEmpty()) return refusedOrder(solved.study.problem);
        solved.study = inUnits(std::move(solved.study), *solved.system, project.units);
        return solved;
    }
    if (isRandomFigure(order.figure)) {
        solved.random = solveRandomFigure(solved.system, experiment, order.figure, columns, progress);
        if (!solved.random.problem.isEmpty()) return refusedOrder(solved.random.problem);
        solved.random.drawing = inUnits(solved.random.drawing, project.units);
        return solved;
    }
    const auto own = std::exchange(solved.system, inUnits(solved.system, project.units));
    const auto recipe =
        std::ranges::find(solved.system->figures, order.figure.toStdString(), &FigureRecipe::id);
    if (recipe == solved.system->figures.end())
        return refusedOrder(unknownFigure(*solved.system, order.figure));
    solved.recipe = &*recipe;
    Shown shown = solvedRun(own, experiment.values, project.units, solved.problem);
    if (!solved.problem.isEmpty()) return refusedOrder(solved.problem);
    if (order.pinned) solved.pinned = solvedPins(project, experiment, registry);
    for (const Pinned& track : inUnits(addTracks(shown, experiment.tracks, experiment.values), project.units))
        solved.pinned.push_back(track);
    solved.shown = inUnits(shown, project.units);
    return solved;
}

QPicture drawOrder(const FigureOrder& order, const SolvedOrder& solved, const FigureState& state) {
    const Theme theme = order.dark ? Theme::night() : Theme::light();
    if (solved.recipe)
        return drawFigure(solved.shown, *solved.recipe, theme, order.size, solved.pinned, state);
    if (solved.random.drawing) return drawMonteCarlo(solved.random.drawing, theme, order.size, state.window);
    return drawStudyFigure(solved.study.figure, solved.study.results, solved.study.chosen, theme, order.size,
                           state.window, {}, state.log);
}

} // namespace talweg
