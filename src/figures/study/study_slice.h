#pragma once

#include "figures/study/study_figure.h"

namespace talweg {

/// The designs of a result that a figure shows: a table with one row per line (or row of a map) and one
/// column per value of x.
class StudySlice {
public:
    /// The slice that a figure shows. Nothing if the result is a shard, or lacks an axis or the measure of
    /// the figure.
    static std::optional<StudySlice> of(const SweepResult& result, const StudyFigure& figure,
                                        const Values& chosen);

    const std::vector<double>& xs() const { return m_result->sweep.axes[m_x].values; }
    /// The drawn indices along the axis of the family (the input that distinguishes the lines), in order; a
    /// single 0 without a family.
    const std::vector<std::size_t>& rows() const { return m_rows; }
    /// The family's value in a row; requires a family.
    double familyValue(std::size_t row) const { return familyAxis().values[m_rows[row]]; }
    std::size_t design(std::size_t row, std::size_t column) const;
    /// Index of the figure's measure in Sweep::measures.
    std::size_t measure() const { return m_measure; }
    /// The row and column nearest to the chosen design; nothing if the design has no value of that input.
    std::optional<std::size_t> chosenRow() const { return m_chosenRow; }
    std::optional<std::size_t> chosenColumn() const { return m_chosenColumn; }
    /// Whether the chosen design is on this slice, that is, has its values of the fixed axes.
    bool hasChosen() const { return m_chosenRow && m_chosenColumn && m_onSlice; }
    /// The values along the axes that are neither x nor family.
    const std::vector<std::pair<std::string, double>>& fixed() const { return m_fixed; }
    /// Whether a design, given by its places along all axes, is in a row: all places except that along x must
    /// be equal.
    bool isOnRow(std::size_t row, const std::vector<std::size_t>& places) const;

private:
    const Axis& familyAxis() const { return m_result->sweep.axes[*m_family]; }

    const SweepResult* m_result = nullptr;
    std::size_t m_x = 0;
    std::optional<std::size_t> m_family;
    std::size_t m_measure = 0;
    std::vector<std::size_t> m_places; ///< along all axes; those of x and family are not used
    std::vector<std::size_t> m_rows;
    std::optional<std::size_t> m_chosenRow, m_chosenColumn;
    bool m_onSlice = true;
    std::vector<std::pair<std::string, double>> m_fixed;
};

/// The index of the value nearest to `value`.
std::size_t nearest(const std::vector<double>& values, double value);
/// The index along an axis nearest to the value of its input in `values`; 0 if that is missing or a word.
std::size_t nearestPlace(const Axis& axis, const Values& values);

} // namespace talweg
