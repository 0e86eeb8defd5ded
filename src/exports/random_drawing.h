#pragma once

#include "figures/monte_carlo/random_figure_id.h"
#include "project/project.h"
#include "study/parallel.h"

namespace talweg {

/// A figure of random runs of an experiment, solved and ready to be drawn.
struct RandomDrawing {
    std::shared_ptr<const MonteCarloDrawing> drawing;
    QString problem = {}; ///< why there is none, as complete sentences
};

/// Solves random runs of an experiment for the figure of an id (see randomFigureOf), as the window does.
/// `columns` reads those of tables that distributions speak of. May be called from any thread. @throws as
/// MonteCarloRuns
RandomDrawing solveRandomFigure(const std::shared_ptr<const System>& system, const Experiment& experiment,
                                const QString& id, const ColumnReader& columns,
                                const Progress& progress = {});

} // namespace talweg
