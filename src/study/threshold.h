#pragma once

#include "study/requirement.h"

namespace talweg {

/// The threshold of a requirement along one axis of a sweep, with the other axes fixed: the smallest value
/// such that this and all larger values meet the requirement.
struct Threshold {
    std::vector<std::size_t> places; ///< indices along all axes, of the threshold if there is one
    std::optional<double> value; ///< the threshold; empty if the largest value does not meet the requirement
    double margin = 0;           ///< at the threshold, or at the largest value if there is none
    double minMargin = 0;        ///< smallest margin of the threshold and all larger values
    /// Ends of the first range of consecutive values that meet the requirement, whether or not larger values
    /// meet it.
    std::optional<double> first, firstEnd;
    /// Whether other values below the threshold, outside that range, also meet the requirement.
    bool scattered = false;
    /// A threshold that ignores near misses, for a requirement on the percentage of success. Above this
    /// value, only the values in `except` miss the requirement, each by at most one run. Empty if it is not
    /// smaller than `value`.
    std::optional<double> nearly;
    std::vector<double> except; ///< by increasing value
    /// Values with an undecided verdict (see verdictOf), increasing. They count as not meeting the
    /// requirement.
    std::vector<double> undecided;
};

/// The thresholds along an axis of the sweep, one for each combination of the values of the other axes, in
/// their order. The result must not be a shard.
std::vector<Threshold> thresholds(const SweepResult& result, const Requirement& requirement,
                                  std::string_view axis);

/// The threshold on the line through one design.
Threshold threshold(const SweepResult& result, const Requirement& requirement, std::string_view axis,
                    std::size_t design);

/// The value along an axis at which a quantity stops increasing: the e_crit of Hartl 2006, from equation 5.1
/// for the percentage of success and from section 5.2 for the mean of a measure. A value of the quantity
/// counts as highest if it differs from the maximum by at most `tolerance`: by one run, or by two standard
/// errors of the maximum if these are more.
struct CriticalValue {
    std::vector<std::size_t> places; ///< indices along all axes of the first design with the maximum
    /// The value of the axis at `places`. It is an upper bound, because the increase just before it may be
    /// chance. Nothing if the quantity still increases at the end of the axis, or never increases by more
    /// than the tolerance.
    std::optional<double> value = {};
    /// The smallest value from which on, up to `value`, the quantity counts as highest. A lower bound.
    std::optional<double> low = {};
    bool rises = false; ///< whether a value before the maximum is lower by more than the tolerance
    /// Up to here, the quantity is at most `tolerance` above its first value: region I.
    std::optional<double> level = {};
    /// First value beyond `value` at which the quantity is again lower by more than the tolerance.
    std::optional<double> falls = {};
    double tolerance = 0; ///< in the quantity's unit
};
/// The quantity that a requirement depends on: the percentage of success (an empty string) or one measure.
/// Nothing if the requirement uses several quantities, or single runs. Without a requirement, it is the
/// percentage of success, or the first measure if the system defines no success.
std::optional<std::string> criticalQuantity(const SweepResult& result, const Requirement* requirement);
/// The critical values along an axis of the sweep, one for each combination of the values of the other axes,
/// in their order. `quantity` is the id of a measure, whose mean is used; if empty, the percentage of success
/// is used. The result must not be a shard.
std::vector<CriticalValue> criticalValues(const SweepResult& result, std::string_view axis,
                                          std::string_view quantity = {});
/// The critical value on the line through one design.
CriticalValue criticalValue(const SweepResult& result, std::string_view axis, std::size_t design,
                            std::string_view quantity = {});

/// The designs on the line through `design`, evaluated at more values: at the midpoints of `parts` equal
/// parts of each gap between adjacent values. Midpoints represent all parts of the range equally. A grid that
/// includes both ends of the range gives them too much weight, and an uneven grid gives too much weight to
/// some parts.
Sweep refinedLine(const SweepResult& result, std::string_view axis, std::size_t design, std::size_t parts);

/// The midpoints of equal parts between the least and the greatest of these values, with `parts` parts for
/// each gap between adjacent values. The values may be in any order; a single value gives no midpoints.
std::vector<double> middles(const std::vector<double>& values, std::size_t parts);

/// The threshold on a line whose designs are evaluated at more values.
struct FinerThreshold {
    std::size_t runs = 0; ///< number of runs of each design
    Threshold threshold;
};
/// The thresholds with 10 and with 100 values for each gap between adjacent values. Refinements are omitted
/// if they would take more than about a second for `lines` lines. Empty when cancelled. @throws as solveSweep
std::vector<FinerThreshold> finerThresholds(const SweepResult& result, const Requirement& requirement,
                                            std::string_view axis, std::size_t design, std::size_t lines,
                                            const SweepOptions& options, const std::stop_token& stop);

} // namespace talweg
