#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace talweg {

/// Numbers of values in classes of equal width.
struct Histogram {
    double from = 0;  ///< lower end of the first class
    double width = 1; ///< of each class, which includes its lower end but not its upper end
    std::vector<std::vector<std::size_t>> counts; ///< by group, then by class
    std::size_t leftOut = 0;                      ///< number of values that are not finite
    bool isOneValue = false;                      ///< all values are equal except for rounding

    std::size_t classes() const { return counts.empty() ? 0 : counts.front().size(); }
    /// Number of values in a class, over all groups.
    std::size_t count(std::size_t place) const;
};

/// Maximum number of classes. More could not be distinguished on a page.
inline constexpr std::size_t maxClasses = 80;

/// Counts values, each of which belongs to one of several groups. The class width follows Freedman and
/// Diaconis 1981 (On the histogram as a density estimator): twice the interquartile range over the cube root
/// of the number of values, rounded up to 1, 2 or 5 times a power of ten. Classes begin at multiples of the
/// width. The width is increased if there would be more than maxClasses. Equal values get a single class
/// around them.
Histogram histogramOf(std::span<const double> values, std::span<const std::uint8_t> groups,
                      std::size_t groupCount);

} // namespace talweg
