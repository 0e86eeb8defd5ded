#include "workbench/run/result_tables.h"
#include "figures/run/run_style.h"

#include "workbench/common/look.h"
#include "workbench/common/plain_table.h"
#include "workbench/common/wording.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace talweg {

ResultTableModel::ResultTableModel(std::shared_ptr<const Run> run, std::size_t table, QObject* parent)
    : QAbstractTableModel(parent), m_run(std::move(run)), m_table(m_run->tables.at(table)) {
    std::vector<std::string> names;
    for (const auto& row : m_table.rows) {
        const auto* name = row.empty() ? nullptr : std::get_if<std::string>(&row.front());
        names.push_back(name ? *name : std::string());
    }
    m_lines = bodyLines(*m_run, names);
}

int ResultTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int ResultTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

bool ResultTableModel::isText(int column) const {
    return !m_table.rows.empty()
           && std::holds_alternative<std::string>(m_table.rows.front()[static_cast<std::size_t>(column)]);
}

QVariant ResultTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((isText(index.column()) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::DecorationRole && index.column() == 0) return colorOf(index.row());
    if (role != Qt::DisplayRole) return {};
    const auto& row = m_table.rows[static_cast<std::size_t>(index.row())];
    const auto& cell = row[static_cast<std::size_t>(index.column())];
    if (const auto* text = std::get_if<std::string>(&cell)) return QString::fromStdString(*text);
    const double number = std::get<double>(cell);
    return std::isfinite(number) ? readable(number) : QStringLiteral("–");
}

/// Rows that begin with a body's name have the colour that the body has in the figures.
QVariant ResultTableModel::colorOf(int row) const {
    const auto line = m_lines[static_cast<std::size_t>(row)];
    const auto& colors = currentTheme().lines;
    return line ? QVariant(colors[*line % colors.size()]) : QVariant();
}

QVariant ResultTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) return {};
    if (role == Qt::TextAlignmentRole) return data(index(0, section), role);
    const Quantity& quantity = m_table.columns[static_cast<std::size_t>(section)];
    if (role == Qt::ToolTipRole) return explained(quantity);
    return role == Qt::DisplayRole ? columnTitle(quantity) : QVariant();
}

ResultTables::ResultTables(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    hide();
}

void ResultTables::setRun(const std::shared_ptr<const Run>& run) {
    if (m_tables) {
        m_tables->hide();
        m_tables->deleteLater();
        m_tables = nullptr;
    }
    const auto isBeside = [](const ResultTable& table) { return !table.onRequest; };
    setVisible(run && std::ranges::any_of(run->tables, isBeside));
    if (isHidden()) return;
    m_tables = new QWidget(this);
    auto* layout = new QVBoxLayout(m_tables);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (std::size_t table = 0; table < run->tables.size(); ++table)
        if (isBeside(run->tables[table])) layout->addWidget(makeTable(run, table), 1);
    m_layout->addWidget(m_tables);
}

QWidget* ResultTables::makeTable(const std::shared_ptr<const Run>& run, std::size_t table) {
    auto* view = new QTableView;
    view->setObjectName("table_" + QString::fromStdString(run->tables[table].id));
    view->setAccessibleName(QString::fromStdString(run->tables[table].title));
    view->setModel(new ResultTableModel(run, table, view));
    makePlain(*view);
    view->verticalHeader()->hide();
    view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    return view;
}

} // namespace talweg

#include "moc_result_tables.cpp"
