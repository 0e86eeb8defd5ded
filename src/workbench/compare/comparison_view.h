#pragma once

#include <QStyledItemDelegate>
#include <QTableView>

namespace talweg {

class ComparisonModel;

/// Draws the cells of a comparison: the points of a column's numbers below one another, what differs from the
/// baseline set off, sentences in as many lines as they take.
class ComparisonDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// The table of a comparison. Names of rows stay in sight whichever columns are shown.
class ComparisonView : public QTableView {
    Q_OBJECT
public:
    explicit ComparisonView(QWidget* parent = nullptr);

    void setComparison(ComparisonModel& model);
    /// Copies the selected cells or, where no more than one is, all of them.
    void copy() const;

signals:
    /// The user wants the run of this column for the baseline.
    void baselineWanted(std::size_t run);
    void exportWanted();
    /// The user wants to see what a row that stands for several stands for, or no more.
    void listWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void showMenu(const QPoint& place, int column);
    void fit();
    void widen();

    ComparisonModel* m_model = nullptr;
};

} // namespace talweg
