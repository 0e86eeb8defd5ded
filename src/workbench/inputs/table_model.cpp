#include "workbench/inputs/table_model.h"

#include "base/contract.h"
#include "base/number.h"
#include "base/to_qt.h"
#include "study/typed_number.h"
#include "systems/reading.h"
#include "systems/table.h"
#include "systems/wording.h"
#include "workbench/common/plain_text.h"

namespace talweg {

namespace {

using Kind = Parameter::Kind;

/// The heading of a column, e.g. "m (kg)".
QString headingOf(const Parameter& column) {
    const QString name = toQt(column.symbol.empty() ? column.label : column.symbol);
    return column.unit.empty() ? name : name + QStringLiteral(" (%1)").arg(toQt(column.unit));
}

QString explanationOf(const Parameter& column) {
    QString text = TableModel::tr("%1. %2").arg(toQt(fullName(column)), toQt(column.help));
    if (const std::string range = allowed(column); !range.empty())
        text = TableModel::tr("%1 Allowed: %2.").arg(text, toQt(range));
    if (column.word.empty()) return text;
    return TableModel::tr("%1 Enter “%2” to set the value automatically.").arg(text, toQt(column.word));
}

} // namespace

TableModel::TableModel(Parameter table, QObject* parent) : ListModel(parent), m_table(std::move(table)) {}

const Parameter& TableModel::parameterOf(const QModelIndex& cell) const {
    return m_table.cells[static_cast<std::size_t>(cell.row()) * m_table.columns.size()
                         + static_cast<std::size_t>(cell.column())];
}

const Cell& TableModel::cellAt(const QModelIndex& cell) const {
    return row(cell)[static_cast<std::size_t>(cell.column())];
}

/// Replaces the rows. The current cell stays current if the number of rows is unchanged.
void TableModel::setValue(const Value& value) {
    forgetRefused();
    const auto& rows = std::get<Table>(value);
    if (rows == m_list) return;
    if (rows.size() == m_list.size()) {
        m_list = rows;
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    reset(rows);
}

QString TableModel::complaintAbout(const Table& rows) const {
    return toQt(complaintAboutTable(m_table, rows));
}

void TableModel::insertBehind(int row) {
    TALWEG_EXPECTS(row >= -1 && row < rowCount());
    Table more = m_list;
    const auto at = static_cast<std::size_t>(row + 1);
    more.insert(more.begin() + row + 1, at > 0 ? m_list[at - 1] : defaultRow(m_table));
    change(std::move(more));
}

/// Parses the text typed into a cell: a number or an expression with its unit, a word, or the id of a choice.
Reading TableModel::read(const QModelIndex& cell, const QString& text) const {
    const Parameter& parameter = parameterOf(cell);
    const std::string typed = text.trimmed().toStdString();
    Reading reading;
    if (parameter.kind == Kind::choice || parameter.kind == Kind::text
        || (parameter.kind == Kind::numberOrWord && (typed.empty() || typed == parameter.word))) {
        reading.value = parameter.kind == Kind::numberOrWord ? parameter.word : typed;
    } else {
        const TypedNumber number = readTyped(typed, parameter.unit);
        if (number.number) reading.value = *number.number;
        reading.error = number.error;
    }
    if (reading.value) reading.error = complaint(parameter, *reading.value);
    return reading;
}

bool TableModel::isCell(const QModelIndex& index, const QString& text) const {
    const bool several = text.contains(u'\n') || text.contains(u'\t') || text.contains(u';');
    return !several && read(index, text).error.empty();
}

QString TableModel::nameOf(const QModelIndex& cell) const {
    return toQt(inSentence(parameterOf(cell)));
}

QString TableModel::textOf(const QModelIndex& cell) const {
    return toQt(valueText(parameterOf(cell), valueOf(cellAt(cell))));
}

QString TableModel::count() const {
    return toQt(countOfRows(m_table, m_list.size()));
}

int TableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

QVariant TableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Cell& cell = cellAt(index);
    const double* number = std::get_if<double>(&cell);
    switch (role) {
    case Qt::TextAlignmentRole: {
        const bool ofNumbers = !column(index.column()).unit.empty() || number;
        return QVariant((ofNumbers ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    case Qt::EditRole:
        return toQt(number ? shortest(*number) : std::get<std::string>(cell));
    case Qt::DisplayRole: {
        if (number) return toQt(shortest(*number));
        const auto& word = std::get<std::string>(cell);
        const auto& choices = column(index.column()).choices;
        const auto choice = std::ranges::find(choices, word, &Choice::id);
        return toQt(choice == choices.end() ? word : choice->label);
    }
    default:
        return mark(index, role);
    }
}

bool TableModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || role != Qt::EditRole) return false;
    const QString text = value.toString();
    const Reading reading = read(index, text);
    forgetRefused();
    if (!reading.error.empty()) {
        refuse(index, text, toQt(reading.error));
        return false;
    }
    Table rows = m_list;
    rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())] =
        cellOf(*reading.value);
    return changeCell(std::move(rows));
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (role == Qt::DisplayRole) return headingOf(column(section));
    if (role == Qt::ToolTipRole) return plainTip(explanationOf(column(section)));
    return {};
}

} // namespace talweg

#include "moc_table_model.cpp"
