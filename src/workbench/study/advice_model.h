#pragma once

#include "study/advisor.h"
#include "workbench/study/live_study.h"

#include <QAbstractTableModel>

namespace talweg {

/// The designs that meet the requirement, best first, as a table: their varied inputs and the margin. If
/// inputs have tolerances, also the smallest margin within the tolerances, and how many of the points
/// examined there meet the requirement.
class AdviceModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Sets the designs. Their inputs and margins are in the original units and are shown in `units`.
    /// `marginUnit` is the original unit of margins.
    void setAdvice(std::shared_ptr<const SweepResult> result, std::vector<Advice> advice, bool tolerances,
                   const DisplayUnits& units = {}, const std::string& marginUnit = {});

    const Advice& at(int row) const { return m_advice.at(static_cast<std::size_t>(row)); }
    /// Whether the first design has been examined within its tolerances.
    bool hasBoxes() const { return !m_advice.empty() && m_advice.front().box != nullptr; }
    /// The row of a design; −1 if the design is not in the list.
    int rowOf(std::size_t design) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    enum class Column { input, margin, worst, met };
    const Parameter& inputAt(std::size_t axis) const;
    Column columnAt(int section) const;
    QString shownMargin(double margin) const;
    QString boxText(const Advice& advice, Column column) const;
    int axes() const { return m_result ? static_cast<int>(m_result->sweep.axes.size()) : 0; }

    std::shared_ptr<const SweepResult> m_result;
    std::vector<Advice> m_advice;
    bool m_tolerances = false;
    DisplayUnits m_units;
    std::string m_marginUnit; ///< original unit of margins
};

/// A margin as text, e.g. "12.30" or "−4.00"; "none" if the margin is NaN.
QString marginText(double margin);

} // namespace talweg
