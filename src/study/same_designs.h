#pragma once

#include "study/sweep.h"

namespace talweg {

/// Which designs of a study are designs of a baseline too, another study of the same system: those with the
/// same values of all inputs that either varies. An input that one varies and the other does not is at the
/// one value that it has there. What neither varies may differ: that is what the two are compared for.
///
/// Nothing is interpolated: a value is the same but for rounding, or it is another. What is the same can be
/// told for each axis alone, so that on a grid of designs these are again a grid.
class SameDesigns {
public:
    /// Both must be whole results, not shards.
    SameDesigns(const SweepResult& result, const SweepResult& baseline);

    /// Why no design is in both, as a sentence; empty if one is.
    const std::string& whyNone() const { return m_whyNone; }
    /// A sentence about the designs of the study that are omitted because the baseline lacks their values;
    /// empty if there are none, or if no design is in both.
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
    std::vector<Axis> m_axes;         ///< of the study
    std::vector<std::string> m_names; ///< of their inputs
    std::vector<Places> m_places;     ///< of each axis: what an index adds to the baseline's design number
    std::size_t m_first = 0;          ///< contribution of the axes that only the baseline has
};

/// Difference of the mean of a measure between a design and the same design of the baseline; not a number if
/// there is no such design or the baseline lacks the measure, and the relative one if the mean of the
/// baseline is zero.
struct MeanDifference {
    double absolute, relative; ///< relative: divided by the absolute mean of the baseline
};
MeanDifference meanDifference(const SweepResult& result, std::size_t design, std::size_t measure,
                              const SweepResult& baseline, std::optional<std::size_t> other);

} // namespace talweg
