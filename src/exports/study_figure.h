#pragma once

#include "figures/study/study_figure.h"
#include "project/project.h"
#include "study/parallel.h"

namespace talweg {

/// A figure of an experiment's study, solved and ready to be drawn.
struct StudyDrawing {
    StudyFigure figure;
    std::vector<StudyShown> results;
    Values chosen;        ///< the design that is marked, and through which other axes are cut
    QString problem = {}; ///< why there is none, as complete sentences; then the rest is empty
};

/// The drawing, of a system that is not converted, as it is shown in units.
StudyDrawing inUnits(StudyDrawing drawing, const System& system, const DisplayUnits& units);

/// Solves the study of an experiment for the figure of an id (see studyFigureOf), as the window does;
/// `columns` reads those of tables that distributions speak of. Lines lie over the study that is pinned as
/// `baseline`; what that is called beside it has numbers in `units`, everything else is not converted. May be
/// called from any thread. @throws as solveSweep
StudyDrawing solveStudyFigure(const std::shared_ptr<const System>& system, const Experiment& experiment,
                              const QString& id, const ColumnReader& columns,
                              const Shared<Baseline>& baseline = {}, const DisplayUnits& units = {},
                              const Progress& progress = {});

} // namespace talweg
