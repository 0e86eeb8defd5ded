#include "workbench/run/events_table.h"
#include "workbench/common/plain_table.h"

#include <QHeaderView>
#include <QScopedValueRollback>
#include <QSet>
#include <algorithm>

namespace talweg {

namespace {

constexpr int usualWidth = 84;
/// So many rows are measured for the columns' widths: all of a long table would hold up the window.
constexpr int measuredRows = 100;

/// What a text looks like but for its digits, which are all as wide as one another.
QString shapeOf(QString text) {
    for (QChar& letter : text)
        if (letter.isDigit()) letter = u'0';
    return text;
}

} // namespace

EventsTable::EventsTable(QWidget* parent) : QTableView(parent), m_model(new EventsModel(this)) {
    setModel(m_model);
    makePlain(*this);
    setSelectionMode(SingleSelection);
    setWordWrap(false);
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    horizontalHeader()->setMinimumSectionSize(64);
    horizontalHeader()->setResizeContentsPrecision(measuredRows);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!m_quiet && index.isValid()) emit chosen(index.row(), m_model->timeOf(index.row()));
            });
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) { take(index.row()); });
}

void EventsTable::setRun(std::shared_ptr<const System> system, std::shared_ptr<const Run> run) {
    const QScopedValueRollback quiet(m_quiet, true);
    const int columns = m_model->columnCount();
    m_model->setRun(std::move(system), std::move(run));
    m_others = m_others || m_model->columnCount() != columns;
    if (isVisible()) widenColumns();
}

void EventsTable::showEvent(QShowEvent* event) {
    QTableView::showEvent(event);
    widenColumns();
}

void EventsTable::widenColumns() {
    for (int column = 0; column < m_model->columnCount(); ++column)
        setColumnWidth(column, std::max(wantedWidth(column), m_others ? usualWidth : columnWidth(column)));
    m_others = false;
}

/// Laying out a text takes long: of those of one shape one is measured.
int EventsTable::wantedWidth(int column) const {
    ensurePolished();
    int width = horizontalHeader()->sectionSizeHint(column);
    QSet<QString> measured;
    for (int row = 0; row < std::min(m_model->rowCount(), measuredRows); ++row) {
        const QModelIndex index = m_model->index(row, column);
        const QString shape = shapeOf(index.data().toString());
        if (measured.contains(shape)) continue;
        measured.insert(shape);
        width = std::max(width, sizeHintForIndex(index).width());
    }
    return width;
}

void EventsTable::fitColumns() {
    for (int column = 0; column < m_model->columnCount(); ++column)
        setColumnWidth(column, std::max(wantedWidth(column), usualWidth));
}

void EventsTable::setCursor(double t) {
    const int current = currentIndex().row();
    if (current >= 0 && m_model->timeOf(current) == t) return;
    const int row = m_model->rowAt(t);
    if (row != current) choose(row);
}

void EventsTable::take(int row) {
    choose(row);
    emit chosen(row, m_model->timeOf(row));
}

void EventsTable::choose(int row) {
    const QScopedValueRollback quiet(m_quiet, true);
    setCurrentIndex(m_model->index(row, 0));
}

} // namespace talweg

#include "moc_events_table.cpp"
