#include "workbench/inputs/rows_model.h"

#include "workbench/common/icons.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"

namespace talweg {

void RowsModel::forgetRefused() {
    if (!m_refused) return;
    const QModelIndex cell = index(m_refused->row, m_refused->column);
    m_refused.reset();
    emit dataChanged(cell, cell);
}

void RowsModel::refuse(const QModelIndex& cell, const QString& text, const QString& why) {
    m_refused = Refused{cell.row(), cell.column(), text, why};
    emit dataChanged(cell, cell);
    emit changeRefused(why);
}

QVariant RowsModel::mark(const QModelIndex& cell, int role) const {
    if (!m_refused || m_refused->row != cell.row() || m_refused->column != cell.column()) return {};
    switch (role) {
    case Qt::ForegroundRole:
        return currentTheme().bad;
    case Qt::DecorationRole:
        return icon(Icon::bad, currentTheme().bad);
    case Qt::ToolTipRole:
        return plainTip(m_refused->why);
    default:
        return {};
    }
}

Qt::ItemFlags RowsModel::flags(const QModelIndex& index) const {
    return index.isValid() ? QAbstractTableModel::flags(index) | Qt::ItemIsEditable : Qt::NoItemFlags;
}

} // namespace talweg

#include "moc_rows_model.cpp"
