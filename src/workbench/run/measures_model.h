#pragma once

#include "figures/run/shown.h"

#include <QAbstractTableModel>
#include <optional>

namespace talweg {

/// The results of the shown run, one per row, next to those of the pinned runs. For races, the table contains
/// only results of the first body. Those of the other bodies are in the table of bodies.
class MeasuresModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setRun(std::shared_ptr<const Run> run);
    void setPinned(const std::vector<Pinned>& pinned);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// The number in a column; nothing if the run of that column does not have this result.
    std::optional<double> numberAt(const Measure& measure, int column) const;

    std::shared_ptr<const Run> m_run;
    std::vector<Measure> m_listed;
    std::vector<Pinned> m_pinned;
};

} // namespace talweg
