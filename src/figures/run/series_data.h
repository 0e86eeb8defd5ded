#pragma once

#include <qcustomplot.h>

#include "systems/run.h"

#include <functional>
#include <vector>

namespace talweg {

/// Values over time as a line. Points inside straight parts are omitted, because they are invisible and take
/// time to draw. Jumps, which are two rows with the same time, are kept.
QVector<QCPGraphData> seriesData(const std::vector<double>& t, const std::vector<double>& values);

/// All values over time, for dots.
QVector<QCPGraphData> everyValue(const std::vector<double>& t, const std::vector<double>& values);

/// The same as seriesData for the shown rows only, with a gap where rows in between are not shown.
QVector<QCPGraphData> partsData(const std::vector<double>& t, const std::vector<double>& values,
                                const std::function<bool(std::size_t)>& isShown);

/// Vertical lines from zero: one for each event that has a number in `column`, an index in
/// System::eventColumns.
QVector<QCPGraphData> stemData(const std::vector<RunEvent>& events, std::size_t column);

} // namespace talweg
