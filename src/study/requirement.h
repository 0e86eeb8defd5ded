#pragma once

#include "study/sweep.h"

#include <functional>
#include <memory>

namespace talweg {

/// A condition on a design's aggregates, such as "crossed >= 80" or "height_mean - 1*height_sd > -15".
/// Names: the success outcome's id (percentage of runs), and for each measure its id with _mean, _sd,
/// _min or _max, in the measure's unit.
class Requirement {
public:
    struct Reading;
    /// Reads an expression, one of >=, >, <=, <, and an expression.
    static Reading read(const System& system, const std::vector<std::string>& measures,
                        std::string_view text);

    const std::string& text() const { return m_text; }
    /// By how much a design meets it, in the unit of its sides: positive where it does, negative where not;
    /// zero meets "at least" and "at most" only.
    double margin(const SweepResult& result, std::size_t design) const;
    bool isMet(const SweepResult& result, std::size_t design) const;
    /// Whether a margin is enough.
    bool meets(double margin) const { return m_strict ? margin > 0 : margin >= 0; }
    /// The level that is asked of one quantity (the success outcome's id, or a measure's): the number on one
    /// side of the comparison where the other side speaks of that quantity alone, such as -15 for "height" in
    /// "height_mean-1*height_sd>-15".
    std::optional<double> level(std::string_view quantity) const;

private:
    std::string m_text;
    bool m_strict = false;
    std::string m_quantity; ///< the only one spoken of, where the other side is a number; or empty
    double m_level = 0;
    /// The margin from the aggregates, in the order of names(): percentage, then mean, sd, min, max of each
    /// measure.
    std::function<double(std::span<const double>)> m_margin;
};

struct Requirement::Reading {
    std::optional<Requirement> requirement;
    std::string error; ///< complete sentence, with the position of the mistake where it has one
};

/// Along one axis of a sweep, all else equal: the smallest value that meets a requirement and goes on
/// meeting it at every larger one.
struct Threshold {
    std::vector<std::size_t> places; ///< along all axes; at the threshold where there is one
    std::optional<double> value;     ///< nothing: not met at the largest value
    double margin = 0;               ///< at the threshold, or at the largest value where there is none
    double minMargin = 0;            ///< from the threshold on
    /// The first stretch of values that meet it, whether or not larger ones do: from `first` to `firstEnd`.
    std::optional<double> first, firstEnd;
};

/// One threshold for each combination of the other axes, in their order. The axis is one of the sweep's, and
/// the result no shard.
std::vector<Threshold> thresholds(const SweepResult& result, const Requirement& requirement,
                                  std::string_view axis);

/// The same along one line only: the one on which a design lies.
Threshold threshold(const SweepResult& result, const Requirement& requirement, std::string_view axis,
                    std::size_t design);

/// The e_crit of Hartl 2006, section 5: the smallest value of the axis from which the percentage no longer
/// increases, that is where it first is as high as it ever gets along a line of designs. Steps and dips on
/// the way up do not count. Nothing where it still increases at the end.
struct CriticalValue {
    std::vector<std::size_t> places; ///< along all axes, where the percentage first is highest
    std::optional<double> value;
};
/// One for each combination of the other axes, in their order. The axis is one of the sweep's, and the result
/// no shard.
std::vector<CriticalValue> criticalValues(const SweepResult& result, std::string_view axis);
/// The same along one line only: the one on which a design lies.
CriticalValue criticalValue(const SweepResult& result, std::string_view axis, std::size_t design);

} // namespace talweg
