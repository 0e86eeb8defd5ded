#include "workbench/inputs/cell_delegate.h"

#include "base/to_qt.h"
#include "workbench/inputs/table_model.h"

#include <QAbstractItemView>
#include <QComboBox>

namespace talweg {

CellDelegate::CellDelegate(const TableModel* model, QObject* parent)
    : QStyledItemDelegate(parent), m_model(model) {}

/// The list of a choice opens at once, and selecting an entry takes effect at once.
QWidget* CellDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                    const QModelIndex& index) const {
    const Parameter& column = m_model->column(index.column());
    if (column.kind != Parameter::Kind::choice)
        return QStyledItemDelegate::createEditor(parent, option, index);
    auto* box = new QComboBox(parent);
    for (const Choice& choice : column.choices) {
        box->addItem(toQt(choice.label), toQt(choice.id));
        box->setItemData(box->count() - 1, toQt(choice.help), Qt::ToolTipRole);
    }
    box->view()->setMinimumWidth(box->sizeHint().width()); // the list may be wider than the cell
    auto* self = const_cast<CellDelegate*>(this);          // Qt creates editors by this const function
    connect(box, &QComboBox::activated, self, [self, box] {
        emit self->commitData(box);
        emit self->closeEditor(box);
    });
    QMetaObject::invokeMethod(box, &QComboBox::showPopup, Qt::QueuedConnection);
    return box;
}

void CellDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    auto* box = qobject_cast<QComboBox*>(editor);
    if (!box) return QStyledItemDelegate::setEditorData(editor, index);
    box->setCurrentIndex(box->findData(index.data(Qt::EditRole)));
}

void CellDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    auto* box = qobject_cast<QComboBox*>(editor);
    if (!box) return QStyledItemDelegate::setModelData(editor, model, index);
    model->setData(index, box->currentData(), Qt::EditRole);
}

} // namespace talweg

#include "moc_cell_delegate.cpp"
