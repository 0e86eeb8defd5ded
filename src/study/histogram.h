#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace talweg {

/// How often values fall into classes of equal width.
struct Histogram {
    double from = 0;  ///< where the first class begins
    double width = 1; ///< of each class, which holds what is at its lower end and above, and below its upper
    std::vector<std::vector<std::size_t>> counts; ///< by group, then by class
    std::size_t leftOut = 0;                      ///< values that are no numbers, or infinite
    bool isOneValue = false;                      ///< all are the same but for rounding

    std::size_t classes() const { return counts.empty() ? 0 : counts.front().size(); }
    /// Of all groups.
    std::size_t count(std::size_t place) const;
};

/// At most so many classes: more cannot be told apart on a page.
inline constexpr std::size_t maxClasses = 80;

/// Of values that each belong to one of so many groups. The classes are as wide as Freedman and Diaconis 1981
/// (On the histogram as a density estimator) have them, twice the distance of the quartiles over the cube
/// root of how many there are, rounded up to 1, 2 or 5 of some power of ten, and begin at multiples of that;
/// they are wider where there would be more than maxClasses. Values that are all the same make one class
/// about them.
Histogram histogramOf(std::span<const double> values, std::span<const std::uint8_t> groups,
                      std::size_t groupCount);

} // namespace talweg
