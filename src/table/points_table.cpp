#include "table/points_table.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "base/translation.h"
#include "table/column_unit.h"
#include "table/gpx_track.h"
#include "table/number_column.h"
#include "table/profile_columns.h"
#include "table/reader.h"
#include "table/records.h"
#include "table/summary.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

namespace {

/// A column of a profile, and how to read it.
struct Axis {
    qsizetype column;
    FoundColumn found;
    QString error;
};

Axis axisOf(const TextTable& table, qsizetype column, const QString& name, const PointsRequest& request) {
    NumberColumn numbers = numbersOf(table, column);
    const ColumnUnit unit = unitOf(table, column, name, request.unit, request.assumed);
    const QString error = !unit.error.isEmpty()      ? unit.error
                          : !numbers.error.isEmpty() ? numbers.error
                                                     : complaintAboutGaps(table, column, numbers);
    return {column, {name, notationOf(table, column), unit, std::move(numbers.values)}, error};
}

qsizetype rowsWithGaps(const FoundColumn& x, const FoundColumn& y) {
    qsizetype count = 0;
    for (std::size_t i = 0; i < std::min(x.numbers.size(), y.numbers.size()); ++i)
        count += !x.numbers[i] || !y.numbers[i];
    return count;
}

/// Finds the columns of the profile and reads points from them.
void readPoints(PointsReading& made, const PointsRequest& request) {
    const TextTable& table = made.found.table;
    const ProfileColumns columns = profileColumns(table);
    made.error = columns.error;
    if (!made.error.isEmpty()) return;
    Axis x = axisOf(table, columns.x, "x", request), y = axisOf(table, columns.y, "y", request);
    made.found.rowsWithGaps = rowsWithGaps(x.found, y.found);
    made.error = x.error.isEmpty() ? y.error : x.error;
    ReadRows done{.file = request.file, .counted = {}};
    if (!table.header.isEmpty())
        done.columns << QCoreApplication::translate("talweg", "x is %1").arg(columnName(table, columns.x))
                     << QCoreApplication::translate("talweg", "y is %1").arg(columnName(table, columns.y));
    if (made.error.isEmpty()) {
        made.points.emplace();
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            const auto& one = x.found.numbers[i];
            const auto& other = y.found.numbers[i];
            if (!one || !other) continue;
            made.points->emplace_back(x.found.unit(*one), y.found.unit(*other));
            made.lines.push_back(table.rows[i].line);
        }
        const auto count = std::ssize(*made.points);
        done.counted = trCount(count, "%n point", "%n points");
        done.rowsLeftOut = std::ssize(table.rows) - count;
    }
    for (Axis* axis : {&x, &y}) {
        if (const QChar decimal = axis->found.notation.decimal; !decimal.isNull()) done.decimals << decimal;
        if (const ColumnUnit& unit = axis->found.unit; unit.isConverted() && !unit.isAssumed)
            done.conversions << conversionText(table, axis->column, unit);
        made.found.columns.insert_or_assign(axis->column, std::move(axis->found));
    }
    if (!made.points) return;
    if (made.points->empty()) {
        made.points.reset();
        made.error = QCoreApplication::translate("talweg", "The table contains no points.");
    } else
        made.summary = summaryOf(table, done);
}

QString summaryOfTrack(const GpxProfile& track, const QString& file) {
    QString text = whatWasRead(
        file, trCount(std::ssize(track.points), "%n point", "%n points"),
        QCoreApplication::translate(
            "talweg", "GPX track; x is the distance along it (WGS 84 ellipsoid), y the elevation"));
    if (track.repeated > 0)
        text +=
            u' '
            + toQt(trCount(track.repeated, "%n point with the same position as the previous one was omitted.",
                           "%n points with the same position as the previous one were omitted."));
    if (track.withoutElevation > 0)
        text += u' '
                + toQt(trCount(track.withoutElevation, "%n point without elevation was omitted.",
                               "%n points without elevation were omitted."));
    return text;
}

PointsReading pointsOfTrack(const QString& text, const PointsRequest& request) {
    GpxProfile track = gpxProfile(text, request.options);
    if (!track.error.isEmpty()) return {.error = track.error};
    const ColumnUnit unit{"m", request.unit};
    PointsReading made{.points = Points(), .lines = std::move(track.lines)};
    FoundColumn x{"x", {}, unit}, y{"y", {}, unit};
    made.found.table = {.header = {QCoreApplication::translate("talweg", "Distance (m)"),
                                   QCoreApplication::translate("talweg", "Elevation (m)")},
                        .width = 2,
                        .separator = noSeparator};
    made.found.rowsWithGaps = track.withoutElevation;
    for (std::size_t i = 0; i < track.points.size(); ++i) {
        const Point& point = track.points[i];
        made.points->emplace_back(unit(point.x()), unit(point.y()));
        made.found.table.rows.push_back(
            {made.lines[i], {toQt(shortest(point.x())), toQt(shortest(point.y()))}});
        x.numbers.emplace_back(point.x());
        y.numbers.emplace_back(point.y());
    }
    made.found.columns = {{0, std::move(x)}, {1, std::move(y)}};
    made.summary = summaryOfTrack(track, request.file);
    return made;
}

} // namespace

PointsReading readPointsTable(const DecodedText& text, const PointsRequest& request) {
    if (isGpx(text.text)) return pointsOfTrack(text.text, request);
    const bool isPasted = request.file.isEmpty();
    TextTableReading reading =
        readTextTable(text, {request.options, HeaderKind::optional, isProfileName, isPasted});
    PointsReading made{.error = reading.error, .found = {.table = std::move(reading.table)}};
    if (made.error.isEmpty()) readPoints(made, request);
    return made;
}

} // namespace talweg
