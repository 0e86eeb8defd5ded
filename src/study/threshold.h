#pragma once

#include "study/requirement.h"

namespace talweg {

/// Along one axis of a sweep, all else equal: the smallest value that meets a requirement and goes on
/// meeting it at every larger one.
struct Threshold {
    std::vector<std::size_t> places; ///< along all axes; at the threshold where there is one
    std::optional<double> value;     ///< nothing: not met at the largest value
    double margin = 0;               ///< at the threshold, or at the largest value where there is none
    double minMargin = 0;            ///< from the threshold on
    /// The first stretch of values that meet it, whether or not larger ones do: from `first` to `firstEnd`.
    std::optional<double> first, firstEnd;
    bool scattered = false; ///< others before the threshold meet it too, apart from that stretch
    /// Of a requirement on the percentage, where that comes out smaller: the smallest value from which on
    /// the only values that miss it, `except`, miss it by one run or less.
    std::optional<double> nearly;
    std::vector<double> except; ///< by increasing value
    /// Values of which it is undecided whether they meet it (verdictOf), by increasing value. They do not
    /// count as meeting it.
    std::vector<double> undecided;
};

/// One threshold for each combination of the other axes, in their order. The axis is one of the sweep's, and
/// the result no shard.
std::vector<Threshold> thresholds(const SweepResult& result, const Requirement& requirement,
                                  std::string_view axis);

/// The same along one line only: the one on which a design lies.
Threshold threshold(const SweepResult& result, const Requirement& requirement, std::string_view axis,
                    std::size_t design);

/// Where along a line of designs a quantity stops to increase: the e_crit of Hartl 2006, of equation 5.1 for
/// the percentage and of section 5.2 for a measure's mean. One that differs from the highest by no more than
/// `tolerance` counts as highest: a run more or less, or two standard errors of the highest where that is
/// more.
struct CriticalValue {
    std::vector<std::size_t> places; ///< along all axes, where the quantity first is highest
    /// The value there: an upper bound, since what the quantity gains on the way up to it may be chance.
    /// Nothing where it still increases at the end, or nowhere increases by more than the tolerance.
    std::optional<double> value = {};
    /// From here to `value` the quantity is as good as highest: a lower bound.
    std::optional<double> low = {};
    bool rises = false;               ///< somewhere it is lower than the highest by more than the tolerance
    std::optional<double> level = {}; ///< up to here it is as good as at the smallest value: region I
    std::optional<double> falls =
        {};               ///< beyond `value`: the first that is lower again by more than the tolerance
    double tolerance = 0; ///< in the quantity's unit
};
/// What a requirement judges by, where it speaks of the percentage (empty) or of one measure alone; nothing
/// where it speaks of several or of single runs. Without a requirement the percentage, and where the system
/// knows no success the first measure.
std::optional<std::string> criticalQuantity(const SweepResult& result, const Requirement* requirement);
/// One for each combination of the other axes, in their order. The axis is one of the sweep's, and the result
/// no shard. The quantity is that of a measure's mean, or empty: the percentage.
std::vector<CriticalValue> criticalValues(const SweepResult& result, std::string_view axis,
                                          std::string_view quantity = {});
/// The same along one line only: the one on which a design lies.
CriticalValue criticalValue(const SweepResult& result, std::string_view axis, std::size_t design,
                            std::string_view quantity = {});

/// The line on which a design lies, to be judged at more values of the input that is aggregated over: at the
/// middles of so many times as many parts. Aggregates over middles are those of evenly spread values, of
/// which a grid that begins and ends with the range counts both ends too much, and an uneven one some of its
/// parts.
Sweep refinedLine(const SweepResult& result, std::string_view axis, std::size_t design, std::size_t parts);

/// The values in the middle of equal parts between the least and the greatest of these: `parts` for each gap
/// between neighbours. In any order; of one value none.
std::vector<double> middles(const std::vector<double>& values, std::size_t parts);

/// What a line comes to where each design is judged at more values.
struct FinerThreshold {
    std::size_t runs = 0; ///< of each design
    Threshold threshold;
};
/// At ten and at a hundred values for each gap between neighbours, as far as that takes a second or so for so
/// many lines. Empty when cancelled. @throws as solveSweep
std::vector<FinerThreshold> finerThresholds(const SweepResult& result, const Requirement& requirement,
                                            std::string_view axis, std::size_t design, std::size_t lines,
                                            const SweepOptions& options, const std::stop_token& stop);

} // namespace talweg
