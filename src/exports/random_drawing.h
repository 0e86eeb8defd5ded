#pragma once

#include "figures/monte_carlo/random_figure_id.h"
#include "project/project.h"
#include "study/parallel.h"

namespace talweg {

/// A figure of random runs of an experiment, solved and ready to be drawn.
struct RandomDrawing {
    std::shared_ptr<const MonteCarloDrawing> drawing;
    QString problem = {}; ///< why there is no figure, as complete sentences
};

/// Solves random runs of an experiment for the figure with this id (see randomFigureOf), in the same way as
/// the window. `columns` reads table columns for distributions. Callable from any thread. @throws as
/// MonteCarloRuns
RandomDrawing solveRandomFigure(const std::shared_ptr<const System>& system, const Experiment& experiment,
                                const QString& id, const ColumnReader& columns,
                                const Progress& progress = {});

} // namespace talweg
