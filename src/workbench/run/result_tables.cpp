#include "workbench/run/result_tables.h"

#include "base/to_qt.h"
#include "figures/run/run_style.h"
#include "workbench/common/column_widths.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_table.h"
#include "workbench/common/table_tools.h"
#include "workbench/common/wording.h"

#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Largest height of a primary table, in rows, with its header and scroll bar. Longer tables scroll. If too
/// large, the figures have too little space.
constexpr int mostRows = 6;

} // namespace

void ResultTableModel::setTable(std::shared_ptr<const Run> run, std::size_t table) {
    beginResetModel();
    m_run = std::move(run);
    m_number = table;
    std::vector<std::string> names;
    for (const auto& row : this->table().rows) {
        const auto* name = row.empty() ? nullptr : std::get_if<std::string>(&row.front());
        names.push_back(name ? *name : std::string());
    }
    m_lines = bodyLines(*m_run, names);
    endResetModel();
}

int ResultTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_run ? 0 : static_cast<int>(table().rows.size());
}

int ResultTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_run ? 0 : static_cast<int>(table().columns.size());
}

bool ResultTableModel::isText(int column) const {
    return !table().rows.empty()
           && std::holds_alternative<std::string>(table().rows.front()[static_cast<std::size_t>(column)]);
}

QVariant ResultTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((isText(index.column()) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::DecorationRole && index.column() == 0) return colorOf(index.row());
    if (role != Qt::DisplayRole && role != exactRole) return {};
    const auto& row = table().rows[static_cast<std::size_t>(index.row())];
    const auto& cell = row[static_cast<std::size_t>(index.column())];
    if (const auto* text = std::get_if<std::string>(&cell)) return toQt(*text);
    const double number = std::get<double>(cell);
    if (role == exactRole) return number;
    return std::isfinite(number) ? readable(number) : QStringLiteral("–");
}

/// If a row begins with the name of a body, returns the colour of that body in the figures.
QVariant ResultTableModel::colorOf(int row) const {
    const auto line = m_lines[static_cast<std::size_t>(row)];
    const auto& colors = currentTheme().lines;
    return line ? QVariant(colors[*line % colors.size()]) : QVariant();
}

QVariant ResultTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) return {};
    if (role == Qt::TextAlignmentRole) return data(index(0, section), role);
    const Quantity& quantity = table().columns[static_cast<std::size_t>(section)];
    if (role == Qt::ToolTipRole) return explained(quantity);
    return role == Qt::DisplayRole ? columnTitle(quantity) : QVariant();
}

ResultTables::ResultTables(Which which, QWidget* parent)
    : QWidget(parent), m_which(which), m_layout(new QVBoxLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    if (which == Which::leading) setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    hide();
}

void ResultTables::setRun(const std::shared_ptr<const Run>& run) {
    const auto tables = tablesOf(run.get());
    makeViews(run.get(), tables);
    for (std::size_t i = 0; i < tables.size(); ++i) {
        m_views[i]->findChild<ResultTableModel*>()->setTable(run, tables[i]);
        fitColumns(*m_views[i]);
    }
    setVisible(!tables.empty());
}

/// The indices in the run of the tables that this widget shows.
std::vector<std::size_t> ResultTables::tablesOf(const Run* run) const {
    std::vector<std::size_t> numbers;
    for (std::size_t number = 0; run && number < run->tables.size(); ++number) {
        const ResultTable& table = run->tables[number];
        if (!table.onRequest && table.leads == (m_which == Which::leading)) numbers.push_back(number);
    }
    return numbers;
}

/// Creates the table views. If the run has the same tables as the previous one, the views are reused.
void ResultTables::makeViews(const Run* run, const std::vector<std::size_t>& tables) {
    std::vector<std::string> ids;
    for (const std::size_t table : tables)
        ids.push_back(run->tables[table].id);
    if (ids == m_ids) return;
    for (QTableView* view : m_views) {
        view->hide();
        view->deleteLater();
    }
    m_ids = std::move(ids);
    m_views.clear();
    for (const std::size_t table : tables) {
        m_views.push_back(makeView(run->tables[table]));
        m_layout->addWidget(m_views.back(), 1);
    }
}

QTableView* ResultTables::makeView(const ResultTable& table) {
    auto* view = new QTableView(this);
    view->setObjectName("table_" + toQt(table.id));
    view->setAccessibleName(toQt(table.title));
    showSorted(*view, *new ResultTableModel(view));
    makePlain(*view).setShown("tables/" + toQt(table.id));
    view->verticalHeader()->hide();
    if (m_which == Which::leading) {
        view->setSizeAdjustPolicy(QTableView::AdjustToContents);
        view->setMaximumHeight(mostRows * view->verticalHeader()->defaultSectionSize());
    }
    return view;
}

} // namespace talweg

#include "moc_result_tables.cpp"
