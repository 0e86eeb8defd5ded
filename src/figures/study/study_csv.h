#pragma once

#include "figures/study/study_figure.h"
#include "study/table.h"

#include <QByteArray>

namespace talweg {

/// What a figure of a study shows of a result, as a table of its designs (see designTable); empty where the
/// result lacks an input or measure of the figure.
QByteArray studyFigureCsv(const StudyFigure& figure, const SweepResult& result, const Values& chosen);
/// The same; of the kind `pareto` all designs, the last column being 1 where it is Pareto-optimal. Empty
/// while that is not known. With StudyShown::less its rows end with the differences.
QByteArray studyFigureCsv(const StudyFigure& figure, const StudyShown& shown, const Values& chosen);

/// All designs of a study; with random runs as noiseTable, otherwise as aggregateTable. Where inputs are not
/// known, all combinations with their values.
QByteArray studyDesignsCsv(const StudyShown& shown, const TableOptions& options);
/// All runs of a study likewise: as noiseRunTable, otherwise as runTable.
QByteArray studyRunsCsv(const StudyShown& shown);

} // namespace talweg
