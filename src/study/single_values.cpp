#include "study/single_values.h"

#include <algorithm>
#include <numeric>

namespace talweg {

namespace {

/// The weight of each of a distribution's single values; 1 where they are equally likely.
double weightOf(const Distribution& distribution, std::size_t i) {
    return i < distribution.weights.size() ? distribution.weights[i] : 1;
}

} // namespace

double countedBetween(const Distribution& distribution, double min, double max) {
    double inside = 0, all = 0;
    for (std::size_t i = 0; i < distribution.numbers.size(); ++i) {
        const double weight = weightOf(distribution, i), value = distribution.numbers[i];
        all += weight;
        if (value >= min && value <= max) inside += weight;
    }
    return inside / all;
}

std::vector<double> countedAt(const Distribution& distribution, const std::vector<double>& values) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto valueAt = [&values](std::size_t place) { return values[place]; };
    std::ranges::sort(order, {}, valueAt);
    std::vector<double> weights(values.size());
    double sum = 0;
    for (std::size_t i = 0; i < distribution.numbers.size(); ++i) {
        const double number = distribution.numbers[i], weight = weightOf(distribution, i);
        const auto above = std::ranges::lower_bound(order, number, {}, valueAt);
        if (above == order.end() || (above == order.begin() && values[*above] > number)) continue;
        sum += weight;
        const std::size_t next = *above, last = above == order.begin() ? next : *(above - 1);
        const double up = values[next] - number, down = number - values[last];
        const double atNext = next == last || up < down ? 1 : down < up ? 0 : 0.5;
        weights[next] += atNext * weight;
        weights[last] += (1 - atNext) * weight;
    }
    if (!(sum > 0)) return {};
    for (double& weight : weights)
        weight /= sum;
    return weights;
}

} // namespace talweg
