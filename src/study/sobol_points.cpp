#include "study/sobol_points.h"

#include <boost/random/sobol.hpp>
#include <cmath>

namespace talweg {

std::vector<std::vector<std::uint64_t>> sobolDigits(std::size_t dimensions, std::size_t points) {
    std::vector<std::vector<std::uint64_t>> digits(dimensions, std::vector<std::uint64_t>(points));
    boost::random::sobol sequence(dimensions); // Boost omits the first point, the origin, whose digits are 0
    for (std::size_t point = 1; point < points; ++point)
        for (auto& dimension : digits)
            dimension[point] = sequence();
    return digits;
}

std::array<double, sobolShifts> meansOfShifts(std::span<const double> values,
                                              std::span<const std::uint8_t> shift) {
    std::array<double, sobolShifts> means{};
    for (std::size_t run = 0; run < values.size(); ++run)
        means[shift[run]] += values[run];
    for (double& mean : means)
        mean *= static_cast<double>(sobolShifts) / static_cast<double>(values.size());
    return means;
}

} // namespace talweg
