#include "figures/run/series_data.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
/// Maximum distance of the line from an omitted point, as a fraction of the range of values. Invisible at any
/// reasonable zoom.
constexpr double evenness = 1e-6;

/// The slopes with which a line from `start` passes all later points within `tolerance`.
struct Door {
    QCPGraphData start;
    double tolerance, min = -infinity, max = infinity;

    bool letsPass(const QCPGraphData& point) const {
        const double dt = point.key - start.key, slope = (point.value - start.value) / dt;
        return dt > 0 && slope >= min && slope <= max;
    }
    void narrow(const QCPGraphData& point) {
        const double dt = point.key - start.key, rise = point.value - start.value;
        min = std::max(min, (rise - tolerance) / dt);
        max = std::min(max, (rise + tolerance) / dt);
    }
};

double range(const std::vector<double>& values) {
    double min = infinity, max = -infinity;
    for (const double value : values) {
        min = std::min(min, value);
        max = std::max(max, value);
    }
    return max > min ? max - min : 0;
}

} // namespace

QVector<QCPGraphData> everyValue(const std::vector<double>& t, const std::vector<double>& values) {
    QVector<QCPGraphData> all;
    for (std::size_t row = 0; row < t.size(); ++row)
        all.append(QCPGraphData(t[row], values[row]));
    return all;
}

QVector<QCPGraphData> seriesData(const std::vector<double>& t, const std::vector<double>& values) {
    QVector<QCPGraphData> kept;
    const auto at = [&](std::size_t row) { return QCPGraphData(t[row], values[row]); };
    if (t.empty()) return kept;
    const double tolerance = evenness * range(values);
    Door door{at(0), tolerance};
    const auto restart = [&](const QCPGraphData& point) {
        kept.append(point);
        door = {point, tolerance};
    };
    restart(at(0));
    for (std::size_t row = 1; row < t.size(); ++row) {
        if (!door.letsPass(at(row)) && t[row - 1] > door.start.key) restart(at(row - 1));
        if (t[row] > door.start.key)
            door.narrow(at(row));
        else
            restart(at(row));
    }
    if (t.back() > door.start.key) kept.append(at(t.size() - 1));
    return kept;
}

QVector<QCPGraphData> partsData(const std::vector<double>& t, const std::vector<double>& values,
                                const std::function<bool(std::size_t)>& isShown) {
    QVector<QCPGraphData> parts;
    for (std::size_t begin = 0, end = 0; begin < t.size(); begin = end) {
        while (end < t.size() && isShown(end) == isShown(begin))
            ++end;
        if (!isShown(begin)) continue;
        const auto rows = [begin, end](const std::vector<double>& column) {
            return std::vector<double>(column.begin() + static_cast<std::ptrdiff_t>(begin),
                                       column.begin() + static_cast<std::ptrdiff_t>(end));
        };
        parts += seriesData(rows(t), rows(values));
        parts.append({t[end - 1], std::numeric_limits<double>::quiet_NaN()});
    }
    return parts;
}

QVector<QCPGraphData> stemData(const std::vector<RunEvent>& events, std::size_t column) {
    QVector<QCPGraphData> stems;
    for (const RunEvent& event : events)
        if (const double value = event.values[column]; std::isfinite(value))
            for (const double y : {0.0, value, std::numeric_limits<double>::quiet_NaN()})
                stems.append({event.t, y});
    return stems;
}

} // namespace talweg
