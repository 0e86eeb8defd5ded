#pragma once

#include <QStyledItemDelegate>

namespace talweg {

class TableModel;

/// Creates the editors for the cells of a table: a combo box for choices, a text line for all other cells.
class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    CellDelegate(const TableModel* model, QObject* parent);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

private:
    const TableModel* m_model;
};

} // namespace talweg
