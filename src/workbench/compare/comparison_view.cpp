#include "workbench/compare/comparison_view.h"

#include "figures/theme.h"
#include "workbench/common/column_widths.h"
#include "workbench/common/look.h"
#include "workbench/compare/comparison_model.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <utility>

namespace talweg {

namespace {

/// Sizes in pixels: padding at the sides of a cell; padding above and below a sentence; width of a column of
/// sentences; height of a line; largest width of a row heading.
constexpr int side = 7, above = 4, sentenceWidth = 132, lineHeight = 24, mostTitleWidth = 236;

int decimalsWidth(const QFontMetrics& metrics, int characters) {
    if (characters == 0) return 0;
    return metrics.horizontalAdvance(u'.') + metrics.horizontalAdvance(QString(characters - 1, u'0'));
}

} // namespace

void ComparisonDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const bool differs = index.data(ComparisonModel::differs).toBool();
    const QString text = std::exchange(cell.text, QString());
    const Theme& theme = currentTheme();
    if (index.data(ComparisonModel::isHeading).toBool()) {
        cell.backgroundBrush = theme.panel;
    } else if (differs) {
        QColor tint = theme.accent;
        tint.setAlphaF(theme.dark ? 0.16F : 0.09F);
        cell.backgroundBrush = tint;
    }
    const QWidget* widget = option.widget;
    (widget ? widget->style() : QApplication::style())
        ->drawControl(QStyle::CE_ItemViewItem, &cell, painter, widget);
    if (index.data(ComparisonModel::startsRun).toBool() && !cell.backgroundBrush.isOpaque()) {
        painter->setPen(theme.grid);
        painter->drawLine(option.rect.topLeft(), option.rect.bottomLeft());
    }
    if (text.isEmpty()) return;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setFont(option.font);
    painter->setPen(selected ? option.palette.color(QPalette::HighlightedText)
                             : (differs || index.column() == 0 ? theme.text : theme.mutedText));
    const QRect room = option.rect.adjusted(side, 0, -side, 0);
    if (index.data(ComparisonModel::isNumber).toBool()) {
        painter->setLayoutDirection(Qt::LeftToRight); // numbers run from left to right in every language
        const QFontMetrics metrics(painter->font());
        const int decimals = decimalsWidth(metrics, index.data(ComparisonModel::decimals).toInt());
        const auto point = text.contains(u'e') ? -1 : text.indexOf(u'.');
        const QString whole = text.left(point), rest = point < 0 ? QString() : text.mid(point);
        const int middle = room.right() + 1 - (text.contains(u'e') ? 0 : decimals);
        painter->drawText(QRect(room.left() - side, room.top(), middle - room.left() + side, room.height()),
                          Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, whole);
        painter->drawText(QRect(middle, room.top(), decimals + side, room.height()),
                          Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, rest);
    } else if (index.data(ComparisonModel::spans).toInt() > 1 && index.column() == 0) {
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                          QFontMetrics(painter->font()).elidedText(text, Qt::ElideRight, room.width()));
    } else {
        painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter | Qt::TextWordWrap, text);
    }
    painter->restore();
}

QSize ComparisonDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QFontMetrics metrics(option.font);
    const QString text = index.data().toString();
    const int line = metrics.height() + 2 * above;
    if (text.isEmpty()) return {2 * side, line};
    const auto* model = qobject_cast<const ComparisonModel*>(index.model());
    if (model && model->table().rows[static_cast<std::size_t>(index.row())].cells.empty())
        return {2 * side, line};
    if (!index.data(ComparisonModel::isNumber).toBool()) {
        const int words = metrics.horizontalAdvance(text) + 2 * side + 2;
        if (words <= sentenceWidth) return {words, line};
        int width = sentenceWidth;
        const auto* table = qobject_cast<const QTableView*>(option.widget);
        if (table) {
            width = 0;
            for (int i = 0; i < index.data(ComparisonModel::spans).toInt(); ++i)
                width += table->columnWidth(index.column() + i);
        }
        const QRect lines = metrics.boundingRect(QRect(0, 0, width - 2 * side, 10'000),
                                                 Qt::AlignRight | Qt::TextWordWrap, text);
        const int spanned = std::max(1, index.data(ComparisonModel::spans).toInt());
        return {sentenceWidth / spanned, lines.height() + 2 * above};
    }
    const bool isPower = text.contains(u'e');
    const int decimals = isPower ? 0 : decimalsWidth(metrics, index.data(ComparisonModel::decimals).toInt());
    const QString whole = isPower ? text : text.left(text.indexOf(u'.'));
    return {metrics.horizontalAdvance(whole) + decimals + 2 * side + 2, line};
}

ComparisonView::ComparisonView(QWidget* parent) : QTableView(parent) {
    setProperty("plain", true);
    setTabKeyNavigation(false);
    verticalHeader()->setDefaultSectionSize(lineHeight);
    horizontalHeader()->setHighlightSections(false);
    setObjectName("comparison");
    setAccessibleName(tr("Comparison of runs"));
    setSelectionBehavior(SelectItems);
    setSelectionMode(ExtendedSelection);
    setAlternatingRowColors(false);
    setShowGrid(false);
    setWordWrap(true);
    setHorizontalScrollMode(ScrollPerPixel);
    setItemDelegate(new ComparisonDelegate(this));
    setCornerButtonEnabled(false);
    verticalHeader()->setSectionsClickable(false);
    verticalHeader()->setMaximumWidth(mostTitleWidth);
    verticalHeader()->setTextElideMode(Qt::ElideMiddle); // units at the end of headings stay visible
    verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setTextElideMode(Qt::ElideRight);
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(horizontalHeader(), &QWidget::customContextMenuRequested, this, [this](const QPoint& place) {
        showMenu(horizontalHeader()->mapToGlobal(place), horizontalHeader()->logicalIndexAt(place));
    });
    connect(this, &QTableView::activated, this, [this](const QModelIndex& index) {
        const auto& rows = m_model->table().rows;
        if (rows[static_cast<std::size_t>(index.row())].kind == ComparisonTable::Row::Kind::alike)
            emit listWanted();
    });
}

void ComparisonView::setComparison(ComparisonModel& model) {
    m_model = &model;
    setModel(&model);
    connect(&model, &QAbstractItemModel::modelReset, this, &ComparisonView::fit);
    connect(&model, &QAbstractItemModel::dataChanged, this, &ComparisonView::widen);
    fit();
}

/// Fits the columns to their numbers. Sentences span several columns and wrap.
void ComparisonView::fit() {
    clearSpans();
    for (int column = 0; column < m_model->columnCount(); ++column)
        setColumnWidth(column, wantedWidth(*this, column));
    for (int row = 0; row < m_model->rowCount(); ++row) {
        for (int column = 0; column < m_model->columnCount(); ++column) {
            const int spans = m_model->index(row, column).data(ComparisonModel::spans).toInt();
            if (spans > 1) setSpan(row, column, 1, spans);
            column += spans - 1;
        }
        using Kind = ComparisonTable::Row::Kind;
        if (m_model->table().rows[static_cast<std::size_t>(row)].kind == Kind::outcome)
            resizeRowToContents(row);
    }
}

/// Widens columns for runs and numbers that arrive later. Columns are never narrowed here, because they would
/// jump while the user drags an input.
void ComparisonView::widen() {
    for (int column = 0; column < m_model->columnCount(); ++column)
        if (const int width = wantedWidth(*this, column); width > columnWidth(column))
            setColumnWidth(column, width);
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_model->table().rows[static_cast<std::size_t>(row)].kind == ComparisonTable::Row::Kind::outcome)
            resizeRowToContents(row);
}

void ComparisonView::copy() const {
    const QModelIndexList selected = selectionModel()->selectedIndexes();
    QApplication::clipboard()->setText(m_model->asText(selected.size() > 1 ? selected : QModelIndexList()));
}

void ComparisonView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) return copy();
    QTableView::keyPressEvent(event);
}

void ComparisonView::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex cell = byKey ? currentIndex() : indexAt(event->pos());
    const QPoint place =
        byKey && cell.isValid() ? viewport()->mapToGlobal(visualRect(cell).center()) : event->globalPos();
    showMenu(place, cell.column());
}

void ComparisonView::showMenu(const QPoint& place, int column) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (column >= 0 && m_model->runAt(column) > 0)
        menu->addAction(tr("Compare with this run"), this,
                        [this, run = m_model->runAt(column)] { emit baselineWanted(run); });
    menu->addAction(tr("Copy"), this, &ComparisonView::copy);
    menu->addAction(tr("Select all"), this, &QTableView::selectAll);
    menu->addAction(tr("Show identical inputs"), this, &ComparisonView::listWanted);
    menu->addAction(tr("Export CSV…"), this, &ComparisonView::exportWanted);
    menu->popup(place);
}

} // namespace talweg

#include "moc_comparison_view.cpp"
