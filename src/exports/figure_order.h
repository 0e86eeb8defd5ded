#pragma once

#include "exports/random_drawing.h"
#include "exports/study_figure.h"
#include "figures/file/figure_size.h"
#include "figures/run/run_picture.h"
#include "project/project.h"

namespace talweg {

/// A figure of a project that is wanted on paper.
struct FigureOrder {
    QString experiment; ///< its name
    QString figure; ///< FigureRecipe::id, or of a study or of random runs as studyFigureOf and randomFigureOf
                    ///< read it
    FigureSize size = {};
    bool dark = false;   ///< on a dark background
    bool pinned = false; ///< over the pinned runs
};

/// What a figure is drawn of, solved, in the units of the project; or why there is none.
struct SolvedOrder {
    std::shared_ptr<const System> system;
    const FigureRecipe* recipe = nullptr; ///< of `system`; null for a figure of a study or of random runs
    Shown shown = {};
    std::vector<Pinned> pinned = {};
    StudyDrawing study = {};
    RandomDrawing random = {};
    QString problem = {}; ///< complete sentences; then the rest is empty
};

/// Solves what a figure is to be drawn of. `columns` reads those of tables that distributions speak of. May
/// be called from any thread. @throws as Prepared::solve and solveSweep
SolvedOrder solveOrder(const FigureOrder& order, const Project& project, const Registry& registry,
                       const ColumnReader& columns, const Progress& progress = {});

/// Draws what was solved without a problem. Needs an application object and its thread; takes milliseconds.
QPicture drawOrder(const FigureOrder& order, const SolvedOrder& solved, const FigureState& state = {});

} // namespace talweg
