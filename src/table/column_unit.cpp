#include "table/column_unit.h"

#include "base/contract.h"
#include "base/to_qt.h"
#include "base/unit.h"
#include "table/header_cell.h"
#include "table/number_column.h"

#include <QCoreApplication>

namespace talweg {

namespace {

/// Units of numbers without a dimension.
const std::string percent = "%", pureNumber = "1";

/// The unit given by the options, otherwise the unit in the header.
QString writtenUnit(const TextTable& table, qsizetype column, const QString& axis) {
    const auto& units = table.options.units;
    if (const QString told = units.value(axis, units.value("")); !told.isEmpty()) return told;
    return headerCell(table.header.value(column)).unit;
}

QString wrongUnit(const TextTable& table, qsizetype column, const QString& axis, const QString& written,
                  const QString& allowed) {
    return withAdvice(
        table.options,
        QCoreApplication::translate("talweg", "Column %1 has the unit “%2”; allowed units are %3.")
            .arg(columnName(table, column), written, allowed),
        QCoreApplication::translate("talweg", "Add %1unit= with one of these units.").arg(axis));
}

} // namespace

double ColumnUnit::operator()(double number) const {
    if (!isConverted()) return number;
    if (from == percent) return number / 100;
    const auto made = converted(number, from, to);
    TALWEG_EXPECTS(made.has_value());
    return *made;
}

ColumnUnit unitOf(const TextTable& table, qsizetype column, const QString& axis, const std::string& wanted,
                  const std::string& assumed) {
    const QString written = writtenUnit(table, column, axis);
    if (written.isEmpty()) return {assumed, wanted, {}, true};
    if (const auto unit = unitFitting(written, wanted)) return {*unit, wanted};
    return {{}, wanted, wrongUnit(table, column, axis, written, toQt(unitsFor(wanted)))};
}

ColumnUnit ownUnitOf(const TextTable& table, qsizetype column) {
    const QString written = writtenUnit(table, column, {});
    if (written.isEmpty()) return {};
    const auto unit = anyUnit(written);
    const auto own = unit ? ownUnitsOf(*unit) : std::vector<std::string_view>{};
    if (unit == percent) return {percent, pureNumber};
    if (own.size() == 1) return {*unit, std::string(own[0])};
    QStringList allowed;
    for (const std::string_view one : allUnits())
        if (talweg::ownUnitsOf(one).size() == 1) allowed << toQt(std::string(one));
    return {{}, {}, wrongUnit(table, column, {}, written, allowed.join(", "))};
}

QString conversionText(const TextTable& table, qsizetype column, const ColumnUnit& unit) {
    if (unit.to == pureNumber)
        return QCoreApplication::translate("talweg", "%1 from per cent to fractions")
            .arg(columnName(table, column));
    return QCoreApplication::translate("talweg", "%1 from %2 to %3")
        .arg(columnName(table, column), toQt(unit.from), toQt(unit.to));
}

} // namespace talweg
