#pragma once

#include <qcustomplot.h>

#include "systems/run.h"

#include <functional>
#include <vector>

namespace talweg {

/// Values over time as a line to draw, without the points in the middle of straight stretches, which take
/// time to draw and show nothing. Jumps (two rows of the same time) stay as they are.
QVector<QCPGraphData> seriesData(const std::vector<double>& t, const std::vector<double>& values);

/// The same for the rows that are shown, with a gap where others stand between them.
QVector<QCPGraphData> partsData(const std::vector<double>& t, const std::vector<double>& values,
                                const std::function<bool(std::size_t)>& isShown);

/// Lines upright from zero, with gaps between them: of every event that has a number in the column of
/// System::eventColumns.
QVector<QCPGraphData> stemData(const std::vector<RunEvent>& events, std::size_t column);

} // namespace talweg
