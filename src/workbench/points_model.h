#pragma once

#include "terrain/points.h"

#include <QAbstractTableModel>

namespace talweg {

/// Points as a table of x and y that can be typed into.
class PointsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    const Points& points() const { return m_points; }
    void setPoints(const Points& points);
    /// Adds a point behind `row`, half-way to the next or one metre beyond the last.
    void insertBehind(int row);
    void removeAt(int row);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    /// The user changed the points.
    void pointsEdited();

private:
    Points m_points;
};

} // namespace talweg
