#include "table/number_column.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "base/translation.h"
#include "table/cell_number.h"
#include "table/records.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// The decimal signs that occur in cells with only one reading.
struct Evidence {
    bool point = false, comma = false;

    void add(const CellNumber& number) {
        point = point || (number.point && !number.comma);
        comma = comma || (number.comma && !number.point);
    }
    bool isDecided() const { return point != comma; }
    QChar sign() const { return point ? u'.' : u','; }
};

/// The decimal signs in all columns.
Evidence evidenceOf(const TextTable& table) {
    Evidence evidence;
    for (const TextRow& row : table.rows)
        for (const QString& cell : row.cells) {
            evidence.add(cellNumber(cell));
            if (evidence.point && evidence.comma) return evidence;
        }
    return evidence;
}

/// The error for a column that can be read in two ways.
QString ambiguous(const TextTable& table, qsizetype column, const QString& cell, int line) {
    const CellNumber both = cellNumber(cell);
    const double byPoint = *both.point, byComma = *both.comma;
    return withAdvice(
        table.options,
        QCoreApplication::translate(
            "talweg",
            "Column %1 is ambiguous: “%2” in line %3 is %4 with a decimal point and %5 with a decimal comma.")
            .arg(columnName(table, column), cell.trimmed(), QString::number(line), toQt(inFull(byPoint)),
                 toQt(inFull(byComma))),
        QCoreApplication::translate("talweg", "Add “decimal=.” or “decimal=,” to choose."));
}

/// Whether an ambiguous point is a decimal point. It is in pasted text, and if commas separate cells, because
/// programs that write decimal commas do not separate cells by commas.
bool isPointDecimal(const TextTable& table) {
    return table.isPasted || table.separator == u',';
}

/// The decimal sign of a column with ambiguous cells such as 1.250 or 1,250; nothing if it cannot be
/// determined.
std::optional<QChar> signBeyond(const TextTable& table, const Evidence& own, bool hasPoints, bool hasCommas) {
    if (own.isDecided()) return own.sign();
    if ((own.point && own.comma) || (hasPoints && hasCommas)) return {};
    const Evidence all = evidenceOf(table);
    if (all.point && all.comma) return {};
    if (all.point) return u'.';
    // Another column has decimal commas, but this column may use commas to separate groups.
    if (all.comma) return hasPoints ? std::optional<QChar>(u',') : std::nullopt;
    return hasPoints && isPointDecimal(table) ? std::optional<QChar>(u'.') : std::nullopt;
}

/// Whether the distance of a value from the range `least` … `most` exceeds the width of the range.
bool isFarFrom(double value, double least, double most) {
    const double distance = std::max(least - value, value - most);
    return distance > most - least;
}

/// Removes no-data values that are far from all other values.
void leaveOutNoData(std::vector<std::optional<double>>& values) {
    double least = std::numeric_limits<double>::infinity(), most = -least;
    for (const auto& value : values)
        if (value && !isNoData(*value)) {
            least = std::min(least, *value);
            most = std::max(most, *value);
        }
    for (auto& value : values)
        if (value && isNoData(*value) && (least > most || isFarFrom(*value, least, most))) value.reset();
}

} // namespace

Notation notationOf(const TextTable& table, qsizetype column) {
    if (table.options.decimal) return {*table.options.decimal, true};
    Evidence own;
    bool hasPoints = false, hasCommas = false;
    const TextRow* first = nullptr;
    for (const TextRow& row : table.rows) {
        const QString& cell = row.cells[column];
        const CellNumber number = cellNumber(cell);
        own.add(number);
        if (!number.isAmbiguous()) continue;
        if (!first) first = &row;
        hasPoints = hasPoints || cell.contains(u'.');
        hasCommas = hasCommas || cell.contains(u',');
    }
    if (!first) return own.isDecided() ? Notation{own.sign()} : Notation{};
    if (const auto sign = signBeyond(table, own, hasPoints, hasCommas)) return {*sign};
    return {{}, false, ambiguous(table, column, first->cells[column], first->line)};
}

std::optional<double> numberIn(QStringView cell, const Notation& notation) {
    if (notation.isTold) return numberWith(cell, notation.decimal);
    const CellNumber number = cellNumber(cell);
    const bool isComma = notation.decimal == u',';
    if (isComma ? number.comma : number.point) return isComma ? number.comma : number.point;
    return isComma ? number.point : number.comma;
}

NumberColumn numbersOf(const TextTable& table, qsizetype column) {
    const Notation notation = notationOf(table, column);
    if (!notation.error.isEmpty()) return {{}, notation.error};
    NumberColumn numbers;
    if (!notation.decimal.isNull()) numbers.decimal = notation.decimal;
    numbers.values.reserve(table.rows.size());
    for (const TextRow& row : table.rows) {
        const QString& cell = row.cells[column];
        const auto number = numberIn(cell, notation);
        if (!number && !isGap(cell))
            return {
                {},
                QCoreApplication::translate("talweg", "Line %1: “%2” in column %3 is not a number.")
                    .arg(QString::number(row.line), cell.simplified().left(60), columnName(table, column))};
        numbers.values.push_back(number);
    }
    if (table.options.gaps != Gaps::keep) leaveOutNoData(numbers.values);
    return numbers;
}

QString columnName(const TextTable& table, qsizetype column) {
    const QString name = table.header.value(column).simplified();
    return name.isEmpty() ? QString::number(column + 1)
                          : QCoreApplication::translate("talweg", "“%1”").arg(name.left(60));
}

QString complaintAboutGaps(const TextTable& table, qsizetype column, const NumberColumn& numbers) {
    const auto isMissing = [](const std::optional<double>& value) { return !value; };
    const auto first = std::ranges::find_if(numbers.values, isMissing);
    if (first == numbers.values.end() || table.options.gaps == Gaps::skip) return {};
    const auto count = std::ranges::count_if(numbers.values, isMissing);
    const TextRow& row = table.rows[static_cast<std::size_t>(first - numbers.values.begin())];
    const std::string name = columnName(table, column).toStdString(), line = std::to_string(row.line);
    const QString cell = row.cells[column].simplified();
    const bool isNoDataValue = numberIn(cell, {}).has_value();
    const std::string complaint =
        isNoDataValue
            ? trCount(count, "%n number is missing in column %1, in line %2: “%3” stands for missing data.",
                      "%n numbers are missing in column %1; the first is in line %2, where “%3” stands for "
                      "missing data.",
                      name, line, cell.toStdString())
            : trCount(count, "%n number is missing in column %1, in line %2.",
                      "%n numbers are missing in column %1; the first is in line %2.", name, line);
    const std::string advice =
        isNoDataValue
            ? trCount(count, "Add gaps=skip to omit the row, or gaps=keep to read this value as a number.",
                      "Add gaps=skip to omit the rows, or gaps=keep to read this value as a number.")
            : trCount(count, "Add gaps=skip to omit the row.", "Add gaps=skip to omit the rows.");
    return withAdvice(table.options, toQt(complaint), toQt(advice));
}

} // namespace talweg
