#include "workbench/common/table_tools.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "table/table_form.h"
#include "workbench/common/plain_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QSettings>
#include <QTableView>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

const QString formKey = QStringLiteral("tableForm");
const QString hiddenKey = QStringLiteral("hiddenColumns/");

/// The text without tabs and line breaks, because these separate cells and lines.
QString oneCell(QString text) {
    return text.replace(u'\t', u' ').replace(u'\n', u' ');
}

QString textOf(const QModelIndex& cell, char decimal) {
    const QVariant exact = cell.data(exactRole);
    if (exact.typeId() != QMetaType::Double) return oneCell(cell.data().toString());
    const double number = exact.toDouble();
    return std::isfinite(number) ? withDecimal(toQt(shortest(number)), decimal) : QString();
}

std::vector<int> columnsOnView(const QTableView& table) {
    std::vector<int> columns;
    for (int place = 0; place < table.model()->columnCount(); ++place)
        if (const int column = table.horizontalHeader()->logicalIndex(place); !table.isColumnHidden(column))
            columns.push_back(column);
    return columns;
}

std::vector<int> rowsOf(const QTableView& table, bool all) {
    std::vector<int> rows;
    if (!all)
        for (const QModelIndex& chosen : table.selectionModel()->selectedRows())
            rows.push_back(chosen.row());
    if (rows.empty())
        for (int row = 0; row < table.model()->rowCount(); ++row)
            rows.push_back(row);
    std::ranges::sort(rows);
    return rows;
}

} // namespace

const TableForm& chosenTableForm() {
    const TableForm* form = findTableForm(QSettings().value(formKey).toString());
    return form ? *form : tableForms().front();
}

void chooseTableForm(const TableForm& form) {
    QSettings().setValue(formKey, QString(form.id));
}

QString nameOfForm(const TableForm& form) {
    if (form.separator == ';') return TableTools::tr("Semicolons, decimal commas");
    if (form.separator == '\t') return TableTools::tr("Tabs, decimal points");
    return TableTools::tr("Commas, decimal points");
}

QString tabSeparated(const QTableView& table, bool all) {
    const std::vector<int> columns = columnsOnView(table);
    const char decimal = chosenTableForm().decimal;
    QStringList lines, cells;
    for (const int column : columns)
        cells << oneCell(table.model()->headerData(column, Qt::Horizontal).toString());
    lines << cells.join(u'\t');
    for (const int row : rowsOf(table, all)) {
        cells.clear();
        for (const int column : columns)
            cells << textOf(table.model()->index(row, column), decimal);
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

void selectOnly(QAbstractItemView& view, const QModelIndex& row) {
    view.selectionModel()->setCurrentIndex(row,
                                           QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

TableTools::TableTools(QTableView& table) : QObject(&table), m_table(table) {
    table.setSelectionMode(QTableView::ExtendedSelection);
    table.setContextMenuPolicy(Qt::CustomContextMenu);
    table.horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    table.installEventFilter(this);
    connect(&table, &QTableView::customContextMenuRequested, this,
            [this](const QPoint& place) { openMenu(m_table.viewport()->mapToGlobal(place)); });
    connect(table.horizontalHeader(), &QHeaderView::customContextMenuRequested, this,
            [this](const QPoint& place) { openMenu(m_table.horizontalHeader()->mapToGlobal(place)); });
    connect(table.model(), &QAbstractItemModel::modelReset, this, &TableTools::hideColumns);
}

bool TableTools::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy))
        return QObject::eventFilter(watched, event);
    QGuiApplication::clipboard()->setText(tabSeparated(m_table));
    return true;
}

void TableTools::openMenu(const QPoint& place) {
    QMenu menu(&m_table);
    const auto copy = [this](bool all) { QGuiApplication::clipboard()->setText(tabSeparated(m_table, all)); };
    QAction* rows = menu.addAction(tr("Copy rows"), [copy] { copy(false); });
    rows->setShortcut(QKeySequence::Copy);
    rows->setEnabled(m_table.selectionModel()->hasSelection());
    QAction* all = menu.addAction(tr("Copy table"), [copy] { copy(true); });
    all->setEnabled(m_table.model()->rowCount() > 0);
    addColumns(*menu.addMenu(tr("Columns")));
    menu.exec(place);
}

void TableTools::addColumns(QMenu& menu) {
    const bool isLast = columnsOnView(m_table).size() < 2;
    for (int column = 0; column < m_table.model()->columnCount(); ++column) {
        QAction* action = menu.addAction(menuText(title(column)));
        const bool isShown = !m_table.isColumnHidden(column);
        action->setCheckable(true);
        action->setChecked(isShown);
        action->setEnabled(!(isShown && isLast));
        connect(action, &QAction::toggled, this, [this, column](bool shown) {
            if (shown)
                m_hidden.remove(title(column));
            else
                m_hidden.insert(title(column));
            hideColumns();
            remember();
        });
    }
    menu.addSeparator();
    menu.addAction(tr("Show all"), this,
                   [this] {
                       m_hidden.clear();
                       hideColumns();
                       remember();
                   })
        ->setEnabled(!m_hidden.isEmpty());
}

/// Hides the columns in m_hidden. The last column stays visible if all columns would be hidden.
void TableTools::hideColumns() {
    const int columns = m_table.model()->columnCount();
    bool any = false;
    for (int column = 0; column < columns; ++column) {
        const bool isHidden = m_hidden.contains(title(column)) && (any || column + 1 < columns);
        m_table.setColumnHidden(column, isHidden);
        any = any || !isHidden;
    }
}

void TableTools::setShown(const QString& what) {
    if (what == m_shown) return;
    m_shown = what;
    const QStringList hidden = QSettings().value(hiddenKey + what).toStringList();
    m_hidden = QSet<QString>(hidden.begin(), hidden.end());
    hideColumns();
}

void TableTools::remember() const {
    if (m_shown.isEmpty()) return;
    if (m_hidden.isEmpty())
        QSettings().remove(hiddenKey + m_shown);
    else
        QSettings().setValue(hiddenKey + m_shown, QStringList(m_hidden.begin(), m_hidden.end()));
}

QString TableTools::title(int column) const {
    return m_table.model()->headerData(column, Qt::Horizontal).toString();
}

} // namespace talweg
