#pragma once

#include "figures/study/study_figure.h"
#include "project/project.h"
#include "study/parallel.h"

namespace talweg {

/// A figure of an experiment's study, solved and ready to be drawn.
struct StudyDrawing {
    StudyFigure figure;
    std::vector<StudyShown> results;
    Values chosen;        ///< the marked design; its values also apply to the inputs that are not on the
                          ///< figure's axes
    QString problem = {}; ///< why there is no figure, as complete sentences; if not empty, the other members
                          ///< are empty
};

/// Converts the drawing from the program's own units to the shown units.
StudyDrawing inUnits(StudyDrawing drawing, const System& system, const DisplayUnits& units);

/// Solves the study of an experiment for the figure with this id (see studyFigureOf), in the same way as the
/// window. `columns` reads table columns for distributions. If a study is pinned as `baseline`, the figure
/// shows it for comparison; only the numbers in its legend entry are converted to `units`. Callable from any
/// thread. @throws as solveSweep
StudyDrawing solveStudyFigure(const std::shared_ptr<const System>& system, const Experiment& experiment,
                              const QString& id, const ColumnReader& columns,
                              const Shared<Baseline>& baseline = {}, const DisplayUnits& units = {},
                              const Progress& progress = {});

} // namespace talweg
