#pragma once

#include "study/requirement.h"

namespace talweg {

/// The smallest value along one axis of a sweep, with the other axes fixed, such that this and all larger
/// values meet a requirement.
struct Threshold {
    std::vector<std::size_t> places; ///< indices along all axes, at the threshold if there is one
    std::optional<double> value;     ///< empty if not met at the largest value
    double margin = 0;               ///< at the threshold, or at the largest value if there is none
    double minMargin = 0;            ///< smallest margin at the threshold and all larger values
    /// The first range of consecutive values that meet the requirement, whether or not larger values do: from
    /// `first` to `firstEnd`.
    std::optional<double> first, firstEnd;
    bool scattered = false; ///< other values below the threshold meet it too, outside that range
    /// Only for a requirement on the percentage: the smallest value above which only the values in `except`
    /// miss the requirement, each by at most one run. Empty if it is not smaller than `value`.
    std::optional<double> nearly;
    std::vector<double> except; ///< by increasing value
    /// Values for which the verdict is undecided (verdictOf), increasing. They do not count as meeting the
    /// requirement.
    std::vector<double> undecided;
};

/// One threshold for each combination of the other axes, in order. The axis must belong to the sweep, and the
/// result must not be a shard.
std::vector<Threshold> thresholds(const SweepResult& result, const Requirement& requirement,
                                  std::string_view axis);

/// The same, only along the line through a design.
Threshold threshold(const SweepResult& result, const Requirement& requirement, std::string_view axis,
                    std::size_t design);

/// The point along a line of designs where a quantity stops increasing: the e_crit of Hartl 2006, from
/// equation 5.1 for the percentage and from section 5.2 for the mean of a measure. A value that differs from
/// the highest by at most `tolerance` counts as highest: by one run, or by two standard errors of the highest
/// if that is more.
struct CriticalValue {
    std::vector<std::size_t> places; ///< indices along all axes of the first highest value
    /// The value there: an upper bound, because the increase just before it may be chance. Nothing if the
    /// quantity still increases at the end, or never increases by more than the tolerance.
    std::optional<double> value = {};
    /// From here to `value` the quantity counts as highest: a lower bound.
    std::optional<double> low = {};
    bool rises = false; ///< whether the quantity is anywhere below the highest by more than the tolerance
    std::optional<double> level = {}; ///< up to here the quantity equals that at the smallest value: region I
    std::optional<double> falls =
        {}; ///< beyond `value`: the first value where it is lower again by more than the tolerance
    double tolerance = 0; ///< in the quantity's unit
};
/// The quantity that a requirement depends on: the percentage (empty) or one measure; nothing if it uses
/// several, or single runs. Without a requirement, it is the percentage, or the first measure if the system
/// defines no success.
std::optional<std::string> criticalQuantity(const SweepResult& result, const Requirement* requirement);
/// One critical value for each combination of the other axes, in order. The axis must belong to the sweep,
/// and the result must not be a shard. `quantity` is the id of a measure, whose mean is used; if empty, the
/// percentage is used.
std::vector<CriticalValue> criticalValues(const SweepResult& result, std::string_view axis,
                                          std::string_view quantity = {});
/// The same, only along the line through a design.
CriticalValue criticalValue(const SweepResult& result, std::string_view axis, std::size_t design,
                            std::string_view quantity = {});

/// The line of designs through `design`, with more values of the input that designs are evaluated over: the
/// midpoints of `parts` equal parts of each gap between adjacent values. Midpoints represent all parts of the
/// range equally. A grid that includes both ends of the range gives them too much weight, and an uneven grid
/// some of its parts.
Sweep refinedLine(const SweepResult& result, std::string_view axis, std::size_t design, std::size_t parts);

/// The midpoints of equal parts between the least and the greatest of these values: `parts` for each gap
/// between adjacent values. The values may be in any order; a single value has no midpoints.
std::vector<double> middles(const std::vector<double>& values, std::size_t parts);

/// The threshold of a line whose designs are evaluated at more values.
struct FinerThreshold {
    std::size_t runs = 0; ///< number of runs of each design
    Threshold threshold;
};
/// The thresholds with 10 and with 100 values for each gap between adjacent values. Refinements that would
/// take more than about a second for this many lines are omitted. Empty when cancelled. @throws as solveSweep
std::vector<FinerThreshold> finerThresholds(const SweepResult& result, const Requirement& requirement,
                                            std::string_view axis, std::size_t design, std::size_t lines,
                                            const SweepOptions& options, const std::stop_token& stop);

} // namespace talweg
