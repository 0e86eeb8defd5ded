#pragma once

#include "exports/random_drawing.h"
#include "exports/study_figure.h"
#include "figures/file/figure_size.h"
#include "figures/run/run_picture.h"
#include "project/project.h"

namespace talweg {

/// A request to draw a figure of a project for a file.
struct FigureOrder {
    QString experiment; ///< name of the experiment
    QString figure;     ///< FigureRecipe::id, or an id that studyFigureOf or randomFigureOf can read
    FigureSize size = {};
    bool dark = false;   ///< use a dark background
    bool pinned = false; ///< include the pinned runs
};

/// The data from which a figure is drawn, in the units of the project, or the reason why there are none.
struct SolvedOrder {
    std::shared_ptr<const System> system;
    const FigureRecipe* recipe = nullptr; ///< recipe of `system`; null for figures of studies and of random
                                          ///< runs
    Shown shown = {};
    std::vector<Pinned> pinned = {};
    StudyDrawing study = {};
    RandomDrawing random = {};
    QString problem = {}; ///< complete sentences; if not empty, the other members are empty
};

/// Solves the runs or the study from which a figure is drawn. `columns` reads the table columns to which
/// distributions refer. Callable from any thread. @throws as Prepared::solve and solveSweep
SolvedOrder solveOrder(const FigureOrder& order, const Project& project, const Registry& registry,
                       const ColumnReader& columns, const Progress& progress = {});

/// Draws a figure whose data were solved without a problem. Must be called in the thread of the application
/// object; takes milliseconds.
QPicture drawOrder(const FigureOrder& order, const SolvedOrder& solved, const FigureState& state = {});

} // namespace talweg
