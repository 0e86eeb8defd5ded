#pragma once

#include "figures/study/study_figure.h"
#include "project/project.h"
#include "study/parallel.h"

namespace talweg {

/// A figure of an experiment's study, solved and ready to be drawn.
struct StudyDrawing {
    StudyFigure figure;
    std::vector<StudyShown> results;
    Values chosen;        ///< the marked design, through which the other axes are cut
    QString problem = {}; ///< why there is no figure, as complete sentences; then the rest is empty
};

/// Converts the drawing, of a system in its own units, to the shown units.
StudyDrawing inUnits(StudyDrawing drawing, const System& system, const DisplayUnits& units);

/// Solves the study of an experiment for a figure with this id (see studyFigureOf), as the window does;
/// `columns` reads table columns for distributions. Lines are drawn over the study pinned as `baseline`,
/// whose name in the legend has numbers in `units`; nothing else is converted. Callable from any thread.
/// @throws as solveSweep
StudyDrawing solveStudyFigure(const std::shared_ptr<const System>& system, const Experiment& experiment,
                              const QString& id, const ColumnReader& columns,
                              const Shared<Baseline>& baseline = {}, const DisplayUnits& units = {},
                              const Progress& progress = {});

} // namespace talweg
