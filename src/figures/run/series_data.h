#pragma once

#include <qcustomplot.h>

#include "systems/run.h"

#include <functional>
#include <vector>

namespace talweg {

/// Values over time as a line. Points inside straight parts are omitted, because they are invisible and take
/// time to draw. Jumps, which are two rows with the same time, are kept.
QVector<QCPGraphData> seriesData(const std::vector<double>& t, const std::vector<double>& values);

/// As above, for the shown rows only. Rows that are not shown become gaps.
QVector<QCPGraphData> partsData(const std::vector<double>& t, const std::vector<double>& values,
                                const std::function<bool(std::size_t)>& isShown);

/// Vertical lines from zero: one for each event that has a number in `column`, an index in
/// System::eventColumns.
QVector<QCPGraphData> stemData(const std::vector<RunEvent>& events, std::size_t column);

} // namespace talweg
