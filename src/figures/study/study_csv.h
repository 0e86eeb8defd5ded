#pragma once

#include "figures/study/study_figure.h"

#include <QByteArray>

namespace talweg {

/// What a figure of a study shows of a result, as a table of its designs (see designTable); empty where the
/// result lacks an input or measure of the figure.
QByteArray studyFigureCsv(const StudyFigure& figure, const SweepResult& result, const Values& chosen);

} // namespace talweg
