#pragma once

#include <QStyledItemDelegate>
#include <QTableView>

namespace talweg {

class ComparisonModel;

/// Draws the cells of a comparison. Numbers are aligned at their decimal points, differences from the
/// baseline are highlighted, and sentences are wrapped.
class ComparisonDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// The table of a comparison. Row headings stay visible while the user scrolls sideways.
class ComparisonView : public QTableView {
    Q_OBJECT
public:
    explicit ComparisonView(QWidget* parent = nullptr);

    void setComparison(ComparisonModel& model);
    /// Copies the selected cells, or the whole table if at most one cell is selected.
    void copy() const;

signals:
    /// The user requested that this run become the baseline.
    void baselineWanted(std::size_t run);
    void exportWanted();
    /// The user requested that a row of identical inputs be expanded or collapsed.
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
