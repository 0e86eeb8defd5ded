#pragma once

#include "study/sweep.h"

namespace talweg {

/// Finds the designs that a study shares with a baseline, which is another study of the same system. Two
/// designs are the same if all inputs that either study varies have the same values. An input that only one
/// study varies has its fixed value in the other study. Inputs that neither study varies may differ; the
/// comparison then shows their effect.
///
/// Nothing is interpolated: values are the same if they differ only by rounding. Each axis is compared on its
/// own, so the common designs of two grids form a grid again.
class SameDesigns {
public:
    /// Both must be whole results, not shards.
    SameDesigns(const SweepResult& result, const SweepResult& baseline);

    /// A sentence that explains why no design is in both studies; empty if there are common designs.
    const std::string& whyNone() const { return m_whyNone; }
    /// A sentence about the designs of the study that are omitted because the baseline lacks their values.
    /// Empty if no design is omitted, or if there is no common design.
    std::string leftOut() const;
    /// Whether the baseline has designs with one value of an axis of the study; `place` is its index. There
    /// must be a common design.
    bool has(std::size_t axis, std::size_t place) const { return m_places[axis][place].has_value(); }
    /// The baseline's index of a design of the study; nothing if the baseline lacks the design.
    std::optional<std::size_t> of(std::size_t design) const;

private:
    using Places = std::vector<std::optional<std::size_t>>;

    void addOwnAxis(const SweepResult& result, const SweepResult& baseline, const Axis& axis);
    void addOtherAxis(const SweepResult& result, const Axis& axis, std::size_t step);

    std::string m_whyNone;
    std::vector<Axis> m_axes;         ///< axes of the study
    std::vector<std::string> m_names; ///< names of the inputs in `m_axes`
    /// By axis and index of the study: contribution to the index of the baseline's design; nothing if it
    /// lacks the value.
    std::vector<Places> m_places;
    /// Contribution of the axes that only the baseline has to the index of its design.
    std::size_t m_first = 0;
};

/// Difference of the mean of a measure between a design and the same design of the baseline. NaN if the
/// baseline lacks the design or the measure. The relative difference is also NaN if the mean of the baseline
/// is zero.
struct MeanDifference {
    double absolute, relative; ///< relative: divided by the absolute mean of the baseline
};
MeanDifference meanDifference(const SweepResult& result, std::size_t design, std::size_t measure,
                              const SweepResult& baseline, std::optional<std::size_t> other);

} // namespace talweg
