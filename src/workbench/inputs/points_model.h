#pragma once

#include "workbench/inputs/list_model.h"

#include <functional>

namespace talweg {

/// Points as a table with the columns x and y.
class PointsModel : public ListModel<Points> {
    Q_OBJECT
public:
    /// Returns why points are invalid; empty if they are valid.
    using Complaint = std::function<QString(const Points& points)>;

    /// `unit` is the unit of length of the points.
    PointsModel(Complaint complaint, std::string unit, QObject* parent = nullptr);

    const Points& points() const { return m_list; }

    void setValue(const Value& value) override;
    /// Inserts a point half-way to the next point, or one unit of x beyond the last point. For −1, inserts
    /// the origin at the top.
    void insertBehind(int row) override;
    bool isCell(const QModelIndex& index, const QString& text) const override;
    QString nameOf(const QModelIndex& cell) const override;
    QString textOf(const QModelIndex& cell) const override;
    QString count() const override;

    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString complaintAbout(const Points& points) const override { return m_complaint(points); }

    Complaint m_complaint;
    std::string m_unit;
};

} // namespace talweg
