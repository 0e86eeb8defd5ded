#include "table/profile_columns.h"

#include "table/cell_number.h"
#include "table/header_cell.h"
#include "table/number_column.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

namespace {

const QStringList& distanceNames() {
    static const QStringList names{"s",        "distance",   "dist",    "station",
                                   "chainage", "stationing", "distanz", "entfernung"};
    return names;
}

const QStringList& elevationNames() {
    static const QStringList names{"z",        "elevation", "elev", "ele",   "height",
                                   "altitude", "alt",       "höhe", "hoehe", "élévation"};
    return names;
}

/// Whether a name is that of a column which is not part of a profile.
bool isOther(const QString& name) {
    static const QStringList names{"id",    "n",       "no",       "nr",        "fid",   "point",
                                   "index", "number",  "#",        "row",       "lat",   "latitude",
                                   "lon",   "long",    "lng",      "longitude", "time",  "t",
                                   "date",  "easting", "northing", "east",      "north", "e"};
    return names.contains(name);
}

QString nameOf(const QString& cell) {
    return headerCell(cell).name.toLower();
}

using Columns = std::vector<qsizetype>;

/// The columns whose name is `own` or in the list.
Columns columnsCalled(const TextTable& table, const QStringList& names, const QString& own) {
    Columns columns;
    for (qsizetype i = 0; i < table.header.size(); ++i)
        if (const QString name = nameOf(table.header[i]); name == own || names.contains(name))
            columns.push_back(i);
    return columns;
}

/// Whether all numbers have at least six digits before the decimal sign, like eastings and northings.
bool isOfMapCoordinates(const TextTable& table, qsizetype column) {
    constexpr double least = 100'000;
    return std::ranges::all_of(table.rows, [column](const TextRow& row) {
        const CellNumber number = cellNumber(row.cells[column]);
        return !number.isNumber() || std::abs(number.point.value_or(number.comma.value_or(0))) >= least;
    });
}

/// Omits columns of map coordinates called `own` if other columns have distances or elevations.
Columns withoutMap(const TextTable& table, Columns columns, const QString& own, bool hasOthers) {
    if (hasOthers)
        std::erase_if(columns, [&](qsizetype column) {
            return nameOf(table.header[column]) == own && isOfMapCoordinates(table, column);
        });
    return columns;
}

QString asking(const TextTable& table, const QString& axis) {
    return withAdvice(
        table.options,
        QCoreApplication::translate("talweg", "The column for %1 is ambiguous. Columns are %2.")
            .arg(axis, columnNames(table)),
        QCoreApplication::translate("talweg", "Add %1= with the name or the number of a column.").arg(axis));
}

/// The other column of a table with two columns; −1 if it is not part of a profile or there are more columns.
qsizetype otherColumn(const TextTable& table, qsizetype column) {
    if (table.width != 2) return -1;
    const qsizetype other = 1 - column;
    return isOther(nameOf(table.header[other])) ? -1 : other;
}

/// The column given by the options for an axis; −1 if none is given.
qsizetype toldColumn(const TextTable& table, const QString& axis, QString& error) {
    const QString name = table.options.columns.value(axis);
    if (name.isEmpty()) return -1;
    const qsizetype column = columnNamed(table, name);
    if (column < 0)
        error = QCoreApplication::translate("talweg", "%1=%2 must name exactly one column. Columns are %3.")
                    .arg(axis, name, columnNames(table));
    return column;
}

ProfileColumns withoutHeader(const TextTable& table) {
    if (table.width == 2) return {};
    return {
        0, 1,
        withAdvice(table.options,
                   QCoreApplication::translate(
                       "talweg", "A table without a header must have 2 columns; this one has %1.")
                       .arg(table.width),
                   QCoreApplication::translate("talweg", "Add x=1 and y=2 to use the first two columns."))};
}

/// Finds the columns of a profile by the names in the header, without options.
ProfileColumns byNames(const TextTable& table) {
    const bool hasDistance = !columnsCalled(table, distanceNames(), {}).empty();
    const bool hasElevation = !columnsCalled(table, elevationNames(), {}).empty();
    const bool hasOthers = hasDistance || hasElevation;
    const Columns xs = withoutMap(table, columnsCalled(table, distanceNames(), "x"), "x", hasOthers);
    const Columns ys = withoutMap(table, columnsCalled(table, elevationNames(), "y"), "y", hasOthers);
    if (xs.size() > 1) return {0, 1, asking(table, "x")};
    if (ys.size() > 1) return {0, 1, asking(table, "y")};
    const qsizetype x = !xs.empty() ? xs[0] : !ys.empty() ? otherColumn(table, ys[0]) : -1;
    const qsizetype y = !ys.empty() ? ys[0] : !xs.empty() ? otherColumn(table, xs[0]) : -1;
    const bool isPlain = xs.empty() && ys.empty() && otherColumn(table, 0) == 1 && otherColumn(table, 1) == 0;
    if (isPlain && !hasOthers) return {};
    if (x < 0) return {0, 1, asking(table, "x")};
    if (y < 0) return {0, 1, asking(table, "y")};
    return {x, y};
}

} // namespace

ProfileColumns profileColumns(const TextTable& table) {
    QString error;
    const qsizetype x = toldColumn(table, "x", error), y = toldColumn(table, "y", error);
    if (!error.isEmpty()) return {0, 1, error};
    if (x >= 0 && y >= 0) return {x, y};
    ProfileColumns found = table.header.isEmpty() ? withoutHeader(table) : byNames(table);
    if (x < 0 && y < 0) return found;
    // If the options give only one column, only the other column is searched for.
    if (table.header.isEmpty() && table.width == 2)
        found = x >= 0 ? ProfileColumns{x, 1 - x} : ProfileColumns{1 - y, y};
    else if (!table.header.isEmpty()) {
        const Columns own =
            x >= 0 ? columnsCalled(table, elevationNames(), "y") : columnsCalled(table, distanceNames(), "x");
        const qsizetype other = own.size() == 1 ? own[0]
                                : own.empty()   ? otherColumn(table, std::max(x, y))
                                                : -1;
        if (other < 0) return {0, 1, asking(table, x >= 0 ? "y" : "x")};
        found = x >= 0 ? ProfileColumns{x, other} : ProfileColumns{other, y};
    }
    return found;
}

bool isProfileName(const QString& cell) {
    const QString name = nameOf(cell);
    return name == "x" || name == "y" || distanceNames().contains(name) || elevationNames().contains(name);
}

qsizetype columnNamed(const TextTable& table, const QString& name) {
    using Match = bool (*)(const QString&, const QString&);
    constexpr Match ways[]{
        [](const QString& cell, const QString& wanted) { return cell == wanted; },
        [](const QString& cell, const QString& wanted) { return isSameName(cell, wanted); },
        [](const QString& cell, const QString& wanted) { return isSameName(headerCell(cell).name, wanted); }};
    for (const Match isCalled : ways) {
        const auto count =
            std::ranges::count_if(table.header, [&](const QString& cell) { return isCalled(cell, name); });
        if (count > 1) return -2;
        if (count == 0) continue;
        const auto at =
            std::ranges::find_if(table.header, [&](const QString& cell) { return isCalled(cell, name); });
        return at - table.header.begin();
    }
    bool isNumber = false;
    const int number = name.toInt(&isNumber);
    return isNumber && number >= 1 && number <= table.width ? number - 1 : -1;
}

QString columnNames(const TextTable& table) {
    QStringList names;
    for (qsizetype i = 0; i < table.width; ++i) {
        const QString name = table.header.value(i).simplified();
        names << (name.isEmpty() ? QString::number(i + 1) : name);
    }
    return names.join(", ").left(200);
}

} // namespace talweg
