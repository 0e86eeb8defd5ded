#include "table/track_table.h"

#include "base/angle.h"
#include "base/translation.h"
#include "table/column_unit.h"
#include "table/header_cell.h"
#include "table/number_column.h"
#include "table/profile_columns.h"
#include "table/reader.h"
#include "table/summary.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <map>

namespace talweg {

namespace {

/// An axis of a track, and the names that its column may have, in lower case.
struct TrackAxis {
    const char* id;
    QStringList names;
    std::string unit;         ///< unit of the numbers returned
    std::string assumed = {}; ///< unit of columns that give none; empty: as `unit`
};

const std::array<TrackAxis, 4>& trackAxes() {
    static const std::array<TrackAxis, 4> axes{TrackAxis{"t", {"t", "time", "frame", "frames"}, "s"},
                                               TrackAxis{"x", {"x"}, "m"}, TrackAxis{"y", {"y", "z"}, "m"},
                                               TrackAxis{"theta", {"theta", "θ", "angle"}, "°", "rad"}};
    return axes;
}

/// The name in a header cell in lower case, without its unit and track number.
QString trackName(const QString& cell) {
    QString name = headerCell(cell).name.toLower();
    while (name.size() > 1 && (name.back().isDigit() || name.back() == u'_'))
        name.chop(1);
    return name;
}

bool isTrackName(const QString& cell) {
    return std::ranges::any_of(trackAxes(),
                               [&](const TrackAxis& axis) { return axis.names.contains(trackName(cell)); });
}

bool isPixels(const QString& unit) {
    static const QStringList names{"px", "pixel", "pixels"};
    return names.contains(unit.toLower());
}

class TrackReader {
public:
    TrackReader(const TextTable& table, const TrackTableRequest& request)
        : m_table(table), m_request(request) {}

    TrackTableReading reading() {
        findColumns();
        if (m_made.error.isEmpty()) readColumns();
        if (m_made.error.isEmpty()) takeRows();
        if (m_made.error.isEmpty()) check();
        if (m_made.error.isEmpty()) sumUp();
        return std::move(m_made);
    }

private:
    void fail(const QString& error) {
        if (m_made.error.isEmpty()) m_made.error = error;
    }

    // --- columns -----------------------------------------------------------------------------------

    std::vector<qsizetype> columnsCalled(const QStringList& names) const {
        std::vector<qsizetype> columns;
        for (qsizetype i = 0; i < m_table.header.size(); ++i)
            if (names.contains(trackName(m_table.header[i]))) columns.push_back(i);
        return columns;
    }

    /// The columns of an axis. If there are columns y and z, only the columns y.
    std::vector<qsizetype> columnsOf(const TrackAxis& axis) const {
        for (const QString& name : axis.names)
            if (auto columns = columnsCalled({name}); !columns.empty()) return columns;
        return {};
    }

    void findColumns() {
        std::map<QString, std::vector<qsizetype>> all;
        std::size_t tracks = 1;
        for (const TrackAxis& axis : trackAxes()) {
            all[axis.id] = columnsOf(axis);
            if (axis.id != QLatin1String("t")) tracks = std::max(tracks, all[axis.id].size());
        }
        const bool isTold = m_request.options.columns.contains("y");
        if (!isTold && tracks > 1 && m_request.track == 0)
            return fail(QCoreApplication::translate("talweg", "The table has %1 tracks. Columns are %2. Add "
                                                              "the option track= with a number from 1 to %1.")
                            .arg(QString::number(tracks), columnNames(m_table)));
        if (m_request.track > static_cast<int>(tracks))
            return fail(QCoreApplication::translate(
                            "talweg", "track=%1 is out of range: it must be at least 1 and at most %2.")
                            .arg(QString::number(m_request.track), QString::number(tracks)));
        const auto which = static_cast<std::size_t>(std::max(m_request.track, 1)) - 1;
        for (const TrackAxis& axis : trackAxes())
            choose(axis, all[axis.id], which);
        for (const char* needed : {"t", "y"})
            if (!m_columns.contains(needed))
                fail(QCoreApplication::translate("talweg",
                                                 "The table has no column %1. Columns are %2. Add the option "
                                                 "%1= with the name or the number of a column.")
                         .arg(needed, columnNames(m_table)));
    }

    /// Chooses the column for an axis: the column given by the options, or otherwise the column number
    /// `which` of those with the right name.
    void choose(const TrackAxis& axis, const std::vector<qsizetype>& columns, std::size_t which) {
        if (const QString told = m_request.options.columns.value(axis.id); !told.isEmpty()) {
            const qsizetype column = columnNamed(m_table, told);
            if (column < 0)
                return fail(QCoreApplication::translate("talweg",
                                                        "%1=%2 must name exactly one column. Columns are %3.")
                                .arg(axis.id, told, columnNames(m_table)));
            m_columns[axis.id] = column;
        } else if (!columns.empty())
            m_columns[axis.id] = columns[std::min(which, columns.size() - 1)];
    }

    // --- numbers -----------------------------------------------------------------------------------

    QString unitOfColumn(const TrackAxis& axis) const {
        const QString told = m_table.options.units.value(axis.id);
        return told.isEmpty() ? headerCell(m_table.header.value(m_columns.at(axis.id))).unit : told;
    }

    void readColumns() {
        m_made.hasFrames = trackName(m_table.header.value(m_columns.at("t"))).startsWith("frame");
        for (const TrackAxis& axis : trackAxes()) {
            if (!m_columns.contains(axis.id)) continue;
            const qsizetype column = m_columns.at(axis.id);
            const bool hasNoUnit =
                (axis.unit == "s" && m_made.hasFrames) || (axis.unit == "m" && isPixels(unitOfColumn(axis)));
            if (axis.unit == "m" && hasNoUnit) m_made.isInPixels = true;
            const ColumnUnit unit =
                hasNoUnit ? ColumnUnit{} : unitOf(m_table, column, axis.id, axis.unit, axis.assumed);
            NumberColumn numbers = numbersOf(m_table, column);
            fail(unit.error);
            fail(numbers.error);
            if (!numbers.decimal.isEmpty()) m_done.decimals << numbers.decimal;
            m_done.columns << QCoreApplication::translate("talweg", "%1 is %2")
                                  .arg(axis.id, columnName(m_table, column));
            if (unit.isConverted() && !unit.isAssumed)
                m_done.conversions << conversionText(m_table, column, unit);
            const double factor = axis.unit == "°" ? radiansPerDegree : 1;
            for (auto& value : numbers.values)
                if (value) value = factor * unit(*value);
            m_numbers[axis.id] = std::move(numbers.values);
        }
    }

    void takeRows() {
        for (std::size_t i = 0; i < m_table.rows.size(); ++i) {
            const bool isWhole = std::ranges::all_of(
                m_numbers, [i](const auto& column) { return column.second[i].has_value(); });
            if (!isWhole) {
                ++m_made.rowsSkipped;
                continue;
            }
            m_made.lines.push_back(m_table.rows[i].line);
            for (auto& [id, numbers] : m_numbers)
                columnOf(id).push_back(*numbers[i]);
        }
    }

    std::vector<double>& columnOf(const QString& id) {
        if (id == "t") return m_made.t;
        if (id == "x") return m_made.x;
        return id == "y" ? m_made.y : m_made.angle;
    }

    // --- refusals ----------------------------------------------------------------------------------

    void check() {
        if (m_made.t.size() < leastTrackSamples)
            return fail(QString::fromStdString(trCount(
                std::ssize(m_made.t),
                "Only %n row of the table has numbers in all columns of the track; at least %1 are needed.",
                "Only %n rows of the table have numbers in all columns of the track; at least %1 are needed.",
                std::to_string(leastTrackSamples))));
        for (std::size_t i = 1; i < m_made.t.size(); ++i)
            if (!(m_made.t[i] > m_made.t[i - 1]))
                return fail(
                    QCoreApplication::translate(
                        "talweg", "Line %1: the time %2 must be greater than %3, the time in line %4.")
                        .arg(m_made.lines[i])
                        .arg(m_made.t[i])
                        .arg(m_made.t[i - 1])
                        .arg(m_made.lines[i - 1]));
        const auto isSame = [](const std::vector<double>& column) {
            return std::ranges::all_of(column, [&](double value) { return value == column.front(); });
        };
        if (isSame(m_made.x) && isSame(m_made.y) && isSame(m_made.angle))
            fail(m_made.angle.empty()
                     ? QCoreApplication::translate(
                         "talweg", "All samples of the track have the same position. The body must move.")
                     : QCoreApplication::translate(
                         "talweg",
                         "All samples of the track have the same position and angle. The body must move."));
    }

    void sumUp() {
        m_made.titleLines = std::max(0, m_table.headerLine - 1);
        m_made.lastLines = m_table.linesAfter;
        m_done.file = m_request.file;
        m_done.counted = trCount(std::ssize(m_made.t), "%n sample", "%n samples");
        m_done.rowsLeftOut = m_made.rowsSkipped;
        m_made.summary = summaryOf(m_table, m_done);
    }

    const TextTable& m_table;
    const TrackTableRequest& m_request;
    std::map<QString, qsizetype> m_columns;
    std::map<QString, std::vector<std::optional<double>>> m_numbers;
    ReadRows m_done{.file = {}, .counted = {}};
    TrackTableReading m_made;
};

} // namespace

TrackTableReading readTrackTable(const DecodedText& text, const TrackTableRequest& request) {
    TextTableOptions options = request.options;
    options.gaps = Gaps::skip;
    const QString lengths = options.units.take("");
    for (const char* axis : {"x", "y"})
        if (!lengths.isEmpty() && !options.units.contains(axis)) options.units[axis] = lengths;
    const TextTableReading reading = readTextTable(text, {options, HeaderKind::needed, isTrackName});
    if (!reading.error.isEmpty()) return {.error = reading.error};
    return TrackReader(reading.table, request).reading();
}

} // namespace talweg
