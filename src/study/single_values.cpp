#include "study/single_values.h"

#include <algorithm>
#include <numeric>

namespace talweg {

namespace {

double weightOf(const std::vector<double>& weights, std::size_t i) {
    return i < weights.size() ? weights[i] : 1;
}

} // namespace

double countedBetween(const std::vector<double>& numbers, const std::vector<double>& weights, double min,
                      double max) {
    double inside = 0, all = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const double weight = weightOf(weights, i), value = numbers[i];
        all += weight;
        if (value >= min && value <= max) inside += weight;
    }
    return inside / all;
}

std::vector<double> countedAt(const std::vector<double>& numbers, const std::vector<double>& weights,
                              const std::vector<double>& values) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto valueAt = [&values](std::size_t place) { return values[place]; };
    std::ranges::sort(order, {}, valueAt);
    std::vector<double> parts(values.size());
    double sum = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const double number = numbers[i], weight = weightOf(weights, i);
        const auto above = std::ranges::lower_bound(order, number, {}, valueAt);
        if (above == order.end() || (above == order.begin() && values[*above] > number)) continue;
        sum += weight;
        const std::size_t next = *above, last = above == order.begin() ? next : *(above - 1);
        const double up = values[next] - number, down = number - values[last];
        const double atNext = next == last || up < down ? 1 : down < up ? 0 : 0.5;
        parts[next] += atNext * weight;
        parts[last] += (1 - atNext) * weight;
    }
    if (!(sum > 0)) return {};
    for (double& part : parts)
        part /= sum;
    return parts;
}

} // namespace talweg
