#pragma once

#include "study/advisor.h"
#include "workbench/study/live_study.h"

#include <QAbstractTableModel>

namespace talweg {

/// Ranked designs, best first: their varied inputs, the margin, and the margin left when any input is off
/// by one step.
class AdviceModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setAdvice(std::shared_ptr<const SweepResult> result, std::vector<Advice> advice);

    const Advice& at(int row) const { return m_advice.at(static_cast<std::size_t>(row)); }
    /// The row of a design; −1 when it is not among them.
    int rowOf(std::size_t design) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    int axes() const { return m_result ? static_cast<int>(m_result->sweep.axes.size()) : 0; }

    std::shared_ptr<const SweepResult> m_result;
    std::vector<Advice> m_advice;
};

} // namespace talweg
