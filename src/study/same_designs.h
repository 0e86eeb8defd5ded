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
    /// Both are whole, no shards.
    SameDesigns(const SweepResult& result, const SweepResult& baseline);

    /// Why no design is in both, a sentence; empty where one is.
    const std::string& whyNone() const { return m_whyNone; }
    /// What of the study is left out since the baseline has no such values, a sentence; empty for nothing,
    /// and where no design is in both.
    std::string leftOut() const;
    /// Whether the baseline has designs with the value at a place of one of the study's axes; where one
    /// design is in both.
    bool has(std::size_t axis, std::size_t place) const { return m_places[axis][place].has_value(); }
    /// The baseline's design that is the same as one of the study; nothing where there is none.
    std::optional<std::size_t> of(std::size_t design) const;

private:
    using Places = std::vector<std::optional<std::size_t>>;

    void addOwnAxis(const SweepResult& result, const SweepResult& baseline, const Axis& axis);
    void addOtherAxis(const SweepResult& result, const Axis& axis, std::size_t step);

    std::string m_whyNone;
    std::vector<Axis> m_axes;         ///< of the study
    std::vector<std::string> m_names; ///< of their inputs
    std::vector<Places> m_places; ///< of each axis: what a place adds to the number of the baseline's design
    std::size_t m_first = 0;      ///< what the axes add that only the baseline has
};

/// Of the mean of a measure at a design from that at a design of the baseline; not a number where there is no
/// such design, or the baseline lacks the measure, and relative where the baseline's is zero.
struct MeanDifference {
    double absolute, relative; ///< relative: over the size of the baseline's
};
MeanDifference meanDifference(const SweepResult& result, std::size_t design, std::size_t measure,
                              const SweepResult& baseline, std::optional<std::size_t> other);

} // namespace talweg
