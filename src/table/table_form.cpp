#include "table/table_form.h"

#include "base/number.h"
#include "table/cell_number.h"

#include <algorithm>

namespace talweg {

namespace {

/// The number with another decimal sign. A zero is appended if its decimals could be read as a group of
/// thousands.
QString unambiguous(QString number, char decimal) {
    const bool isAmbiguous = cellNumber(number).isAmbiguous();
    number.replace(u'.', QLatin1Char(decimal));
    return isAmbiguous ? number + u'0' : number;
}

/// Converts a cell that has no quotes.
QByteArray plainCellIn(const QByteArray& cell, const TableForm& form) {
    if (cell.contains('.') && readNumber({cell.data(), static_cast<std::size_t>(cell.size())}))
        return unambiguous(QString::fromLatin1(cell), form.decimal).toLatin1();
    return cell.contains(form.separator) ? '"' + cell + '"' : cell;
}

} // namespace

const std::array<TableForm, 3>& tableForms() {
    static constexpr std::array<TableForm, 3> all{
        {{"comma", ',', '.', "csv"}, {"semicolon", ';', ',', "csv"}, {"tab", '\t', '.', "tsv"}}};
    return all;
}

const TableForm* findTableForm(const QString& id) {
    const auto found = std::ranges::find_if(
        tableForms(), [&id](const TableForm& form) { return id == QLatin1String(form.id); });
    return found == tableForms().end() ? nullptr : &*found;
}

QByteArray inForm(const QByteArray& table, const TableForm& form) {
    if (form.separator == tableForms().front().separator) return table;
    QByteArray text;
    text.reserve(table.size() + table.size() / 8);
    qsizetype from = 0;
    bool isQuoted = false, isInQuotes = false;
    for (qsizetype at = 0; at < table.size(); ++at) {
        const char c = table[at];
        if (c == '"') isQuoted = true, isInQuotes = !isInQuotes;
        if (isInQuotes || (c != ',' && c != '\n')) continue;
        const QByteArray cell = table.sliced(from, at - from);
        text += isQuoted ? cell : plainCellIn(cell, form);
        text += c == ',' ? form.separator : c;
        from = at + 1;
        isQuoted = false;
    }
    return text + table.sliced(from);
}

QString withDecimal(QString number, char decimal) {
    return decimal == '.' ? number : unambiguous(std::move(number), decimal);
}

} // namespace talweg
