#pragma once

#include "systems/system.h"

#include <QAbstractTableModel>
#include <memory>

namespace talweg {

/// The events of a run as a table: time, event, place, and the event columns of the system.
class EventsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Sets the run; null for none.
    void setRun(std::shared_ptr<const System> system, std::shared_ptr<const Run> run);
    /// The row of the last event at or before the time `t` (s); −1 if there is none.
    int rowAt(double t) const;
    /// The time (s) of the event in this row.
    double timeOf(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const RunEvent& event, int column) const;
    static QVariant exact(const RunEvent& event, int column);
    QString placeTitle(std::string SceneBody::*coordinate, const QString& otherwise) const;

    std::shared_ptr<const System> m_system;
    std::shared_ptr<const Run> m_run;
};

} // namespace talweg
