#pragma once

#include "figures/study/study_figure.h"

namespace talweg {

/// The designs of a result that a figure shows, as a table: a row for each line (or row of a map) and a
/// column for each value of x.
class StudySlice {
public:
    /// The slice that a figure shows. Nothing if the result is a shard or lacks an axis or the measure of the
    /// figure.
    static std::optional<StudySlice> of(const SweepResult& result, const StudyFigure& figure,
                                        const Values& chosen);

    const std::vector<double>& xs() const { return m_result->sweep.axes[m_x].values; }
    /// The indices, along the axis of the family, of the drawn values, in order. The family is the input in
    /// which lines differ; without one, there is a single 0.
    const std::vector<std::size_t>& rows() const { return m_rows; }
    /// The value of the family in a row. There must be a family.
    double familyValue(std::size_t row) const { return familyAxis().values[m_rows[row]]; }
    std::size_t design(std::size_t row, std::size_t column) const;
    /// The index of the figure's measure in Sweep::measures.
    std::size_t measure() const { return m_measure; }
    /// The row and the column nearest to the chosen design; nothing if the chosen values lack that input.
    std::optional<std::size_t> chosenRow() const { return m_chosenRow; }
    std::optional<std::size_t> chosenColumn() const { return m_chosenColumn; }
    /// Whether the chosen design has the slice's values on the axes other than x and the family, so that it
    /// is shown.
    bool hasChosen() const { return m_chosenRow && m_chosenColumn && m_onSlice; }
    /// Ids and values of the axes that are neither x nor the family.
    const std::vector<std::pair<std::string, double>>& fixed() const { return m_fixed; }
    /// Whether a design is in a row. `places` has its indices along all axes; only that along x may differ
    /// from the row.
    bool isOnRow(std::size_t row, const std::vector<std::size_t>& places) const;

private:
    const Axis& familyAxis() const { return m_result->sweep.axes[*m_family]; }

    const SweepResult* m_result = nullptr;
    std::size_t m_x = 0;
    std::optional<std::size_t> m_family;
    std::size_t m_measure = 0;
    std::vector<std::size_t> m_places; ///< indices along all axes; those of x and the family are not used
    std::vector<std::size_t> m_rows;
    std::optional<std::size_t> m_chosenRow, m_chosenColumn;
    bool m_onSlice = true;
    std::vector<std::pair<std::string, double>> m_fixed;
};

/// The index of the value nearest to `value`.
std::size_t nearest(const std::vector<double>& values, double value);
/// The index on an axis of the value nearest to that of its input in `values`; 0 if that is missing or a
/// word.
std::size_t nearestPlace(const Axis& axis, const Values& values);

} // namespace talweg
