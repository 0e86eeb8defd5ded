#include "table/points_table.h"

#include "base/translation.h"
#include "table/column_unit.h"
#include "table/gpx_track.h"
#include "table/number_column.h"
#include "table/profile_columns.h"
#include "table/reader.h"
#include "table/summary.h"

#include <QCoreApplication>

namespace talweg {

namespace {

/// A column of a profile.
struct Axis {
    qsizetype column;
    NumberColumn numbers;
    ColumnUnit unit;
    QString error;
};

Axis axisOf(const TextTable& table, qsizetype column, const QString& name, const std::string& wanted) {
    Axis axis{column, numbersOf(table, column), unitOf(table, column, name, wanted), {}};
    axis.error = !axis.unit.error.isEmpty()      ? axis.unit.error
                 : !axis.numbers.error.isEmpty() ? axis.numbers.error
                                                 : complaintAboutGaps(table, column, axis.numbers);
    return axis;
}

PointsReading refused(const QString& error) {
    return {{}, {}, error, {}};
}

QString summaryOfTrack(const GpxProfile& track, const QString& file) {
    QString text = whatWasRead(
        file, trCount(std::ssize(track.points), "%n point", "%n points"),
        QCoreApplication::translate("talweg", "GPX, x is the distance along the track on the WGS 84 "
                                              "ellipsoid, y is the elevation"));
    if (track.repeated > 0)
        text += u' '
                + QString::fromStdString(trCount(track.repeated,
                                                 "%n point at the place of the one before was left out.",
                                                 "%n points at the place of the one before were left out."));
    if (track.withoutElevation > 0)
        text += u' '
                + QString::fromStdString(trCount(track.withoutElevation,
                                                 "%n point without an elevation was left out.",
                                                 "%n points without an elevation were left out."));
    return text;
}

PointsReading pointsOfTrack(const QString& text, const PointsRequest& request) {
    GpxProfile track = gpxProfile(text, request.options);
    if (!track.error.isEmpty()) return refused(track.error);
    const ColumnUnit unit{"m", request.unit};
    PointsReading made{.points = Points(), .lines = std::move(track.lines)};
    for (const Point& point : track.points)
        made.points->emplace_back(unit(point.x()), unit(point.y()));
    made.summary = summaryOfTrack(track, request.file);
    return made;
}

} // namespace

PointsReading readPointsTable(const DecodedText& text, const PointsRequest& request) {
    if (isGpx(text.text)) return pointsOfTrack(text.text, request);
    const bool isPasted = request.file.isEmpty();
    const TextTableReading reading =
        readTextTable(text, {request.options, HeaderKind::optional, isProfileName, isPasted});
    if (!reading.error.isEmpty()) return refused(reading.error);
    const TextTable& table = reading.table;
    const ProfileColumns columns = profileColumns(table);
    if (!columns.error.isEmpty()) return refused(columns.error);
    const Axis x = axisOf(table, columns.x, "x", request.unit),
               y = axisOf(table, columns.y, "y", request.unit);
    for (const Axis* axis : {&x, &y})
        if (!axis->error.isEmpty()) return refused(axis->error);

    PointsReading made{.points = Points()};
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        if (!x.numbers.values[i] || !y.numbers.values[i]) continue;
        made.points->emplace_back(x.unit(*x.numbers.values[i]), y.unit(*y.numbers.values[i]));
        made.lines.push_back(table.rows[i].line);
    }
    const auto count = std::ssize(*made.points);
    if (count == 0) return refused(QCoreApplication::translate("talweg", "The table holds no points."));
    ReadRows done{.file = request.file,
                  .counted = trCount(count, "%n point", "%n points"),
                  .rowsLeftOut = std::ssize(table.rows) - count};
    done.decimals = {x.numbers.decimal, y.numbers.decimal};
    if (!table.header.isEmpty())
        done.columns << QCoreApplication::translate("talweg", "x is %1").arg(columnName(table, x.column))
                     << QCoreApplication::translate("talweg", "y is %1").arg(columnName(table, y.column));
    for (const Axis* axis : {&x, &y})
        if (axis->unit.isConverted()) done.conversions << conversionText(table, axis->column, axis->unit);
    made.summary = summaryOf(table, done);
    return made;
}

} // namespace talweg
