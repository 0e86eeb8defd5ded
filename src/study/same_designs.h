#pragma once

#include "study/sweep.h"

namespace talweg {

/// Finds the designs that a study has in common with a baseline, which is another study of the same system.
/// Designs are the same if all inputs that either study varies have the same values. If only one study varies
/// an input, the input has its fixed value in the other. Inputs that neither study varies may differ: their
/// effect is what the comparison shows.
///
/// Nothing is interpolated: values are the same if they differ only by rounding. Each axis can be compared by
/// itself, so the common designs of two grids form a grid again.
class SameDesigns {
public:
    /// Both must be whole results, not shards.
    SameDesigns(const SweepResult& result, const SweepResult& baseline);

    /// Why no design is in both, as a sentence; empty if one is.
    const std::string& whyNone() const { return m_whyNone; }
    /// A sentence about the designs of the study that are omitted because the baseline lacks their values;
    /// empty if there are none, or if the studies have no common design.
    std::string leftOut() const;
    /// Whether the baseline has designs with the value at an index of one of the axes of the study; requires
    /// that one design is in both.
    bool has(std::size_t axis, std::size_t place) const { return m_places[axis][place].has_value(); }
    /// The design of the baseline that equals one of the study; nothing if there is none.
    std::optional<std::size_t> of(std::size_t design) const;

private:
    using Places = std::vector<std::optional<std::size_t>>;

    void addOwnAxis(const SweepResult& result, const SweepResult& baseline, const Axis& axis);
    void addOtherAxis(const SweepResult& result, const Axis& axis, std::size_t step);

    std::string m_whyNone;
    std::vector<Axis> m_axes;         ///< axes of the study
    std::vector<std::string> m_names; ///< names of their inputs
    /// Per axis of the study: the amount that an index adds to the baseline's design number.
    std::vector<Places> m_places;
    std::size_t m_first = 0; ///< contribution of the axes that only the baseline has
};

/// Difference of the mean of a measure between a design and the same design of the baseline; NaN if there is
/// no such design or the baseline lacks the measure. The relative difference is also NaN if the mean of the
/// baseline is zero.
struct MeanDifference {
    double absolute, relative; ///< relative: divided by the absolute mean of the baseline
};
MeanDifference meanDifference(const SweepResult& result, std::size_t design, std::size_t measure,
                              const SweepResult& baseline, std::optional<std::size_t> other);

} // namespace talweg
