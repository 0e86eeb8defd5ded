#include "study/response_curves.h"

#include "study/csv.h"
#include "study/draws.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace talweg {

namespace {

/// Maximum number of points of a curve, and minimum number of runs for each point.
constexpr std::size_t maxPoints = 20, runsOfEach = 50;
/// Variance, as a fraction of the squared mean, below which an output counts as constant: the size of
/// rounding errors.
constexpr double constantVariance = 1e-28;
/// Maximum number of parts into which each input is divided to find interactions.
constexpr std::size_t maxParts = 8;

/// Divides the runs into parts by their input. Returns the part of each run. Parts have about equally many
/// runs, and runs with equal input are in the same part.
std::vector<std::size_t> partsOf(const std::vector<double>& input, std::size_t parts) {
    std::vector<std::size_t> order(input.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&input](std::size_t run) { return std::pair(input[run], run); });
    std::vector<std::size_t> part(input.size());
    std::size_t number = 0;
    for (std::size_t at = 0; at < order.size(); ++at) {
        const bool due = at * parts >= (number + 1) * order.size();
        if (at > 0 && due && input[order[at]] != input[order[at - 1]]) number = at * parts / order.size();
        part[order[at]] = number;
    }
    return part;
}

struct Group {
    std::vector<double> values;
    std::size_t undecided = 0; ///< number of its runs that do not decide success
    double from = std::numeric_limits<double>::infinity(), to = -from;
};

/// The values of one output, and the inputs of the runs that have a value.
struct Output {
    std::string id;
    bool isSuccess = false;
    std::vector<double> values;
    std::vector<std::vector<double>> inputs;
    std::vector<std::uint8_t> undecided; ///< by run; only for success
};

/// Groups the values by part; parts without runs are omitted.
std::vector<Group> grouped(const std::vector<std::size_t>& part, const std::vector<double>& input,
                           const Output& output) {
    std::vector<Group> groups(part.empty() ? 0 : 1 + *std::ranges::max_element(part));
    for (std::size_t run = 0; run < part.size(); ++run) {
        Group& group = groups[part[run]];
        group.values.push_back(output.values[run]);
        group.undecided += output.isSuccess && output.undecided[run];
        group.from = std::min(group.from, input[run]);
        group.to = std::max(group.to, input[run]);
    }
    std::erase_if(groups, [](const Group& group) { return group.values.empty(); });
    return groups;
}

/// ε²: the share of the variance that is between groups, corrected for chance. May be negative.
double explained(const std::vector<Group>& groups) {
    double sum = 0, count = 0;
    for (const Group& group : groups) {
        sum += std::accumulate(group.values.begin(), group.values.end(), 0.0);
        count += static_cast<double>(group.values.size());
    }
    double between = 0, within = 0;
    for (const Group& group : groups) {
        const Spread spread = spreadOf(group.values);
        const auto size = static_cast<double>(group.values.size());
        between += size * std::pow(spread.mean - sum / count, 2);
        within += size * spread.sd * spread.sd;
    }
    const auto number = static_cast<double>(groups.size());
    const double rounding = sum * sum / count * constantVariance;
    if (count <= number || !(between + within > rounding)) return std::numeric_limits<double>::quiet_NaN();
    return (between - (number - 1) * within / (count - number)) / (between + within);
}

ResponsePoint pointOf(const Group& group, bool isSuccess, double confidence) {
    const Spread spread = spreadOf(group.values);
    const std::size_t runs = group.values.size();
    if (!isSuccess)
        return {group.from, group.to, runs, spread.mean, meanIntervalOf(group.values, confidence).interval};
    const auto successes = static_cast<std::size_t>(std::ranges::count(group.values, 100.0));
    const double low = probabilityInterval(successes, runs, confidence).low,
                 high = probabilityInterval(successes + group.undecided, runs, confidence).high;
    return {group.from, group.to, runs, spread.mean, {100 * low, 100 * high}};
}

Output outputOf(const MonteCarloResult& result, std::string id, bool isSuccess,
                const std::vector<double>& values) {
    Output output{
        std::move(id), isSuccess, {}, std::vector<std::vector<double>>(result.study.inputs.size()), {}};
    for (std::size_t run = 0; run < values.size(); ++run) {
        if (!std::isfinite(values[run])) continue;
        output.values.push_back(values[run]);
        for (std::size_t i = 0; i < output.inputs.size(); ++i)
            output.inputs[i].push_back(result.inputs[i][run]);
    }
    return output;
}

std::vector<Output> outputsOf(const MonteCarloResult& result) {
    std::vector<Output> outputs;
    if (const std::string& success = result.system->success.id; !success.empty()) {
        std::vector<double> values(result.success.begin(), result.success.end());
        for (double& value : values)
            value *= 100;
        outputs.push_back(outputOf(result, success, true, values));
        for (std::size_t run = 0; run < values.size(); ++run)
            outputs.back().undecided.push_back(result.isUndecided(run));
    }
    for (std::size_t m = 0; m < result.values.size(); ++m)
        outputs.push_back(outputOf(result, result.study.measures[m], false, result.values[m]));
    return outputs;
}

/// The share explained by two inputs together, minus the shares explained by each alone, with the same parts.
double togetherOnly(const Output& output, std::size_t first, std::size_t second) {
    const auto root = static_cast<std::size_t>(
        std::sqrt(static_cast<double>(output.values.size()) / static_cast<double>(runsOfEach)));
    const std::size_t parts = std::clamp<std::size_t>(root, 1, maxParts);
    const auto a = partsOf(output.inputs[first], parts), b = partsOf(output.inputs[second], parts);
    std::vector<std::size_t> cells(a.size());
    for (std::size_t run = 0; run < cells.size(); ++run)
        cells[run] = a[run] * parts + b[run];
    const auto share = [&](const std::vector<std::size_t>& part) {
        return explained(grouped(part, output.inputs[first], output));
    };
    return share(cells) - share(a) - share(b);
}

} // namespace

Responses responsesOf(const MonteCarloResult& result) {
    Responses all;
    for (const Output& output : outputsOf(result)) {
        const std::size_t points = std::clamp<std::size_t>(output.values.size() / runsOfEach, 1, maxPoints);
        std::vector<std::pair<double, std::size_t>> strongest;
        for (std::size_t i = 0; i < output.inputs.size(); ++i) {
            const auto groups = grouped(partsOf(output.inputs[i], points), output.inputs[i], output);
            ResponseCurve curve{output.id, result.study.inputs[i].parameter, {}, explained(groups)};
            for (const Group& group : groups)
                curve.points.push_back(pointOf(group, output.isSuccess, result.study.confidence));
            strongest.emplace_back(std::isnan(curve.firstOrder) ? 0 : -curve.firstOrder, i);
            all.curves.push_back(std::move(curve));
        }
        if (strongest.size() < 2) continue;
        std::ranges::sort(strongest);
        const std::size_t first = strongest[0].second, second = strongest[1].second;
        all.interactions.push_back({output.id, result.study.inputs[first].parameter,
                                    result.study.inputs[second].parameter,
                                    togetherOnly(output, first, second)});
    }
    return all;
}

std::string responseTable(const Responses& responses) {
    Csv csv;
    for (const char* name : {"output", "input", "from", "to", "runs", "mean", "low", "high", "first_order"})
        csv.cell(name);
    csv.endRow();
    for (const ResponseCurve& curve : responses.curves)
        for (const ResponsePoint& point : curve.points) {
            csv.cell(curve.output);
            csv.cell(curve.input);
            csv.cell(point.from);
            csv.cell(point.to);
            csv.count(point.runs);
            for (const double number :
                 {point.mean, point.interval.low, point.interval.high, curve.firstOrder})
                csv.cell(number);
            csv.endRow();
        }
    for (const Interaction& one : responses.interactions) {
        csv.cell(one.output);
        csv.cell(one.first + "*" + one.second);
        for (int empty = 0; empty < 6; ++empty)
            csv.cell("");
        csv.cell(one.share);
        csv.endRow();
    }
    return csv.take();
}

} // namespace talweg
