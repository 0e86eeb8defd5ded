#pragma once

#include "terrain/points.h"

#include <QAbstractTableModel>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

namespace talweg {

/// Points as a table of x and y that can be typed into. A change that is not allowed is refused as a whole:
/// the points stay as they are, and a cell it was typed into is marked.
class PointsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// What is wrong with some points; empty when they are allowed.
    using Complaint = std::function<QString(const Points& points)>;
    /// A text that was typed into a cell and refused.
    struct Refused {
        int row = 0, column = 0;
        QString text, why;
    };

    explicit PointsModel(Complaint complaint, QObject* parent = nullptr);

    const Points& points() const { return m_points; }
    void setPoints(const Points& points);
    /// Adds a point behind `row`, half-way to the next or one metre beyond the last.
    void insertBehind(int row);
    /// Puts points in the place of some rows in a stretch.
    void replace(int first, int count, const Points& points);
    void remove(std::vector<int> rows);
    const std::optional<Refused>& refused() const { return m_refused; }
    void forgetRefused();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    /// The user changed the points.
    void pointsEdited();
    /// The user wanted a change that is not allowed, and why not; empty when all is fine again.
    void changeRefused(const QString& why);

private:
    bool change(Points points);

    Complaint m_complaint;
    Points m_points;
    std::optional<Refused> m_refused;
};

} // namespace talweg
