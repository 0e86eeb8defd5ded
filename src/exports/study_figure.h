#pragma once

#include "figures/study/study_figure.h"
#include "project/project.h"
#include "study/parallel.h"

namespace talweg {

/// A figure of an experiment's study, solved and ready to be drawn.
struct StudyDrawing {
    StudyFigure figure;
    std::vector<StudyShown> results;
    Values chosen;        ///< the marked design, which also sets the values on the other axes
    QString problem = {}; ///< why there is no figure, as complete sentences; if not empty, the rest is empty
};

/// Converts the drawing from the system's original units to the units shown.
StudyDrawing inUnits(StudyDrawing drawing, const System& system, const DisplayUnits& units);

/// Solves the study of an experiment for a figure with this id (see studyFigureOf), as the window does.
/// `columns` reads table columns for distributions. If a study is pinned as `baseline`, it is drawn for
/// comparison; numbers in its legend entry are in `units`, and nothing else is converted. Callable from any
/// thread. @throws as solveSweep
StudyDrawing solveStudyFigure(const std::shared_ptr<const System>& system, const Experiment& experiment,
                              const QString& id, const ColumnReader& columns,
                              const Shared<Baseline>& baseline = {}, const DisplayUnits& units = {},
                              const Progress& progress = {});

} // namespace talweg
