#include "exports/figure_order.h"

#include "figures/run/run_csv.h"
#include "figures/study/study_view.h"
#include "project/expressions.h"
#include "project/figure_source.h"

#include <QCoreApplication>
#include <algorithm>

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
        ids << QString::fromStdString(recipe.id);
    if (!system.studyMeasures.empty()) ids << QStringLiteral("study");
    return QCoreApplication::translate("talweg", "%1 has no figure \"%2\"; it has %3.")
        .arg(QString::fromStdString(system.name), figure, ids.join(", "));
}

/// A run as figures take it; nothing where its inputs do not go together, which `wrong` then says.
Shown solvedRun(const std::shared_ptr<const System>& system, const Values& values, QString& wrong) {
    const Preparation ready = system->prepare(values);
    for (const Problem& problem : ready.problems)
        wrong +=
            (wrong.isEmpty() ? QString() : QStringLiteral(" ")) + QString::fromStdString(problem.message);
    if (!wrong.isEmpty()) return {};
    const std::shared_ptr<const Run> run = ready.inputs->solve({}, {});
    return {system, run, std::make_shared<const Samples>(run->samples(filedSamples))};
}

} // namespace

SolvedOrder solveOrder(const FigureOrder& order, const Project& project, const Registry& registry,
                       const Progress& progress) {
    const int index = findExperiment(project, order.experiment);
    if (index < 0)
        return refusedOrder(QCoreApplication::translate("talweg", "The project has no experiment \"%1\".")
                                .arg(order.experiment));
    const Experiment& experiment = project.experiments[static_cast<std::size_t>(index)];
    SolvedOrder solved;
    solved.system = registry.find(experiment.system);
    if (isStudyFigure(order.figure)) {
        solved.study =
            solveStudyFigure(solved.system, withTiedStudy(*solved.system, experiment, project.constants),
                             order.figure, progress);
        return solved.study.problem.isEmpty() ? solved : refusedOrder(solved.study.problem);
    }
    const auto recipe =
        std::ranges::find(solved.system->figures, order.figure.toStdString(), &FigureRecipe::id);
    if (recipe == solved.system->figures.end())
        return refusedOrder(unknownFigure(*solved.system, order.figure));
    solved.recipe = &*recipe;
    solved.shown = solvedRun(solved.system, experiment.values, solved.problem);
    if (!solved.problem.isEmpty()) return refusedOrder(solved.problem);
    for (const Pin& pin : project.pins) {
        QString wrong;
        if (!order.pinned || pin.system != experiment.system) continue;
        Shown shown = solvedRun(solved.system, pin.values, wrong);
        if (wrong.isEmpty()) solved.pinned.push_back({pin.experiment, std::move(shown)});
    }
    return solved;
}

QPicture drawOrder(const FigureOrder& order, const SolvedOrder& solved, const FigureState& state) {
    const Theme theme = order.dark ? Theme::night() : Theme::light();
    if (solved.recipe)
        return drawFigure(solved.shown, *solved.recipe, theme, order.size, solved.pinned, state);
    return drawStudyFigure(solved.study.figure, solved.study.results, solved.study.chosen, theme, order.size,
                           state.window);
}

} // namespace talweg
