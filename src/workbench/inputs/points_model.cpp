#include "workbench/inputs/points_model.h"

#include "study/typed_number.h"
#include "systems/number.h"
#include "workbench/common/icons.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"

#include <algorithm>
#include <functional>

namespace talweg {

PointsModel::PointsModel(Complaint complaint, QObject* parent)
    : QAbstractTableModel(parent), m_complaint(std::move(complaint)) {}

void PointsModel::setPoints(const Points& points) {
    forgetRefused();
    if (points == m_points) return;
    beginResetModel();
    m_points = points;
    endResetModel();
}

void PointsModel::forgetRefused() {
    if (!m_refused) return;
    const QModelIndex cell = index(m_refused->row, m_refused->column);
    m_refused.reset();
    emit dataChanged(cell, cell);
}

/// Takes other points where they are allowed.
bool PointsModel::change(Points points) {
    const QString why = m_complaint(points);
    emit changeRefused(why);
    if (!why.isEmpty()) return false;
    setPoints(points);
    emit pointsEdited();
    return true;
}

void PointsModel::insertBehind(int row) {
    const std::ptrdiff_t at = m_points.empty() ? 0 : row + 1;
    Point point(0, 0);
    if (at > 0) {
        const Point before = m_points[static_cast<std::size_t>(row)];
        const bool last = at == rowCount();
        point = last ? Point(before.x() + 1, before.y())
                     : Point((before + m_points[static_cast<std::size_t>(at)]) / 2);
    }
    Points more = m_points;
    more.insert(more.begin() + at, point);
    change(std::move(more));
}

void PointsModel::replace(int first, int count, const Points& points) {
    Points others = m_points;
    const auto at = others.erase(others.begin() + first, others.begin() + first + count);
    others.insert(at, points.begin(), points.end());
    change(std::move(others));
}

void PointsModel::remove(std::vector<int> rows) {
    std::ranges::sort(rows, std::greater<>());
    Points fewer = m_points;
    for (const int row : rows)
        fewer.erase(fewer.begin() + row);
    change(std::move(fewer));
}

int PointsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_points.size());
}

int PointsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 2;
}

QVariant PointsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const bool wrong = m_refused && m_refused->row == index.row() && m_refused->column == index.column();
    switch (role) {
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::DisplayRole:
    case Qt::EditRole:
        return QString::fromStdString(
            shortest(m_points[static_cast<std::size_t>(index.row())][index.column()]));
    case Qt::ForegroundRole:
        return wrong ? QVariant(currentTheme().bad) : QVariant();
    case Qt::DecorationRole:
        return wrong ? QVariant(icon(Icon::bad, currentTheme().bad)) : QVariant();
    case Qt::ToolTipRole:
        return wrong ? QVariant(plainTip(m_refused->why)) : QVariant();
    default:
        return {};
    }
}

bool PointsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || role != Qt::EditRole) return false;
    const QString text = value.toString();
    const TypedNumber typed = readTyped(text.toStdString(), "m");
    Points points = m_points;
    double& place = points[static_cast<std::size_t>(index.row())][index.column()];
    if (typed.number) place = *typed.number;
    const QString why = typed.number ? m_complaint(points) : QString::fromStdString(typed.error);
    forgetRefused();
    if (why.isEmpty()) return points == m_points ? (emit changeRefused({}), true) : change(std::move(points));
    m_refused = Refused{index.row(), index.column(), text, why};
    emit dataChanged(index, index);
    emit changeRefused(why);
    return false;
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
