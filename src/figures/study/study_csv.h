#pragma once

#include "figures/study/study_figure.h"
#include "study/table.h"

#include <QByteArray>

namespace talweg {

/// The content of a figure of a study for one result, as a table of its designs (see designTable); empty if
/// the result lacks an input or measure of the figure.
QByteArray studyFigureCsv(const StudyFigure& figure, const SweepResult& result, const Values& chosen);
/// The same; for the kind `pareto` all designs, with a last column of 1 for Pareto-optimal ones. Empty while
/// that is not known. With StudyShown::less its rows end with the differences.
QByteArray studyFigureCsv(const StudyFigure& figure, const StudyShown& shown, const Values& chosen);

/// All designs of a study; with random runs as noiseTable, otherwise as aggregateTable. With unknown inputs
/// all combinations with their values.
QByteArray studyDesignsCsv(const StudyShown& shown, const TableOptions& options);
/// All runs of a study: as noiseRunTable with random runs, otherwise as runTable.
QByteArray studyRunsCsv(const StudyShown& shown);

} // namespace talweg
