#include "workbench/points_model.h"

#include "systems/parameter.h"
#include "workbench/number_text.h"

#include <cmath>

namespace talweg {

void PointsModel::setPoints(const Points& points) {
    if (points == m_points) return;
    beginResetModel();
    m_points = points;
    endResetModel();
}

void PointsModel::insertBehind(int row) {
    const int at = m_points.empty() ? 0 : row + 1;
    Point point(0, 0);
    if (at > 0) {
        const Point before = m_points[static_cast<std::size_t>(row)];
        const bool last = at == rowCount();
        point = last ? Point(before.x() + 1, before.y())
                     : Point((before + m_points[static_cast<std::size_t>(at)]) / 2);
    }
    beginInsertRows({}, at, at);
    m_points.insert(m_points.begin() + at, point);
    endInsertRows();
    emit pointsEdited();
}

void PointsModel::removeAt(int row) {
    beginRemoveRows({}, row, row);
    m_points.erase(m_points.begin() + row);
    endRemoveRows();
    emit pointsEdited();
}

int PointsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_points.size());
}

int PointsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 2;
}

QVariant PointsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::EditRole) return {};
    const Point& point = m_points[static_cast<std::size_t>(index.row())];
    return QString::fromStdString(shortest(point[index.column()]));
}

bool PointsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || role != Qt::EditRole) return false;
    const TypedNumber typed = readTyped(value.toString(), QStringLiteral("m"));
    if (!typed.number) return false;
    double& place = m_points[static_cast<std::size_t>(index.row())][index.column()];
    if (place == *typed.number) return true;
    place = *typed.number;
    emit dataChanged(index, index);
    emit pointsEdited();
    return true;
}

QVariant PointsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole) return {};
    if (orientation == Qt::Vertical) return section + 1;
    return section == 0 ? tr("x (m)") : tr("y (m)");
}

Qt::ItemFlags PointsModel::flags(const QModelIndex& index) const {
    return index.isValid() ? QAbstractTableModel::flags(index) | Qt::ItemIsEditable : Qt::NoItemFlags;
}

} // namespace talweg
