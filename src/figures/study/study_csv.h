#pragma once

#include "figures/study/study_figure.h"
#include "study/table.h"

#include <QByteArray>

namespace talweg {

/// The content of a figure of a study for one result, as a table of its designs (see designTable); empty if
/// the result lacks an input or measure of the figure.
QByteArray studyFigureCsv(const StudyFigure& figure, const SweepResult& result, const Values& chosen);
/// The same; for the kind `pareto`, all designs, with a last column that is 1 for Pareto-optimal designs.
/// Empty while these are unknown. With StudyShown::less, rows end with the differences.
QByteArray studyFigureCsv(const StudyFigure& figure, const StudyShown& shown, const Values& chosen);

/// A table of all designs of a study: noiseTable with random runs, otherwise aggregateTable. With unknown
/// inputs, the table has all combinations of their values.
QByteArray studyDesignsCsv(const StudyShown& shown, const TableOptions& options);
/// A table of all runs of a study: noiseRunTable with random runs, otherwise runTable.
QByteArray studyRunsCsv(const StudyShown& shown);

} // namespace talweg
