#pragma once

#include "figures/study/study_figure.h"
#include "study/table.h"

#include <QByteArray>

namespace talweg {

/// The designs that a figure shows of one result, as CSV (see designTable). Empty if the result lacks an
/// input or measure of the figure.
QByteArray studyFigureCsv(const StudyFigure& figure, const SweepResult& result, const Values& chosen);
/// As above. For a difference (StudyShown::less), rows end with the differences. For the kind `pareto`, all
/// designs are listed, and the last columns mark Pareto-optimal designs (1 or 0); empty while these are
/// unknown.
QByteArray studyFigureCsv(const StudyFigure& figure, const StudyShown& shown, const Values& chosen);

/// All designs of a study as CSV: noiseTable with random runs, otherwise aggregateTable. With unknown inputs,
/// there is a row for each combination of their values.
QByteArray studyDesignsCsv(const StudyShown& shown, const TableOptions& options);
/// All runs of a study as CSV: noiseRunTable with random runs, otherwise runTable.
QByteArray studyRunsCsv(const StudyShown& shown);

} // namespace talweg
