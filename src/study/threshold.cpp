#include "study/threshold.h"

#include "study/verdict.h"
#include "systems/reading.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace talweg {

namespace {

std::size_t placeOf(const std::vector<Axis>& axes, std::string_view parameter) {
    return static_cast<std::size_t>(std::ranges::find(axes, parameter, &Axis::parameter) - axes.begin());
}

/// The indices of the values of an axis, by increasing value.
std::vector<std::size_t> ascending(const Axis& axis) {
    std::vector<std::size_t> order(axis.values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&axis](std::size_t place) { return axis.values[place]; });
    return order;
}

/// The designs on a line along one axis, by increasing value.
struct Line {
    const SweepResult& result;
    std::size_t axis;
    std::vector<std::size_t> designs;

    Line(const SweepResult& of, std::size_t along, const std::vector<std::size_t>& order, std::size_t through)
        : result(of), axis(along) {
        auto places = result.placesOf(through);
        for (const std::size_t place : order) {
            places[axis] = place;
            designs.push_back(result.designAt(places));
        }
    }
    double valueOf(std::size_t design) const {
        return result.sweep.axes[axis].values[result.placesOf(design)[axis]];
    }
};

/// Computes `look(line)` for the line at each combination of the other axes, in order.
template <class Look>
auto ofEachLine(const SweepResult& result, std::size_t axis, const Look& look) {
    std::vector<decltype(look(std::declval<Line>()))> found;
    const auto order = ascending(result.sweep.axes[axis]);
    for (std::size_t design = 0; design < result.designs; ++design)
        if (result.placesOf(design)[axis] == 0) found.push_back(look(Line(result, axis, order, design)));
    return found;
}

/// Finds values that miss a requirement by at most one run. With this number of runs, a study cannot
/// distinguish them from values that meet it.
void addNearMisses(Threshold& threshold, const Line& line, const std::vector<double>& margins,
                   const Requirement& requirement) {
    const std::string& success = line.result.system->success.id;
    if (success.empty() || !requirement.level(success)) return;
    constexpr double rounding = 1e-9;
    const double oneRun = 100 / static_cast<double>(line.result.runsPerDesign) + rounding;
    const auto begin =
        std::find_if(margins.rbegin(), margins.rend(), [&](double m) { return !(m >= -oneRun); }).base();
    const auto first = std::find_if(begin, margins.end(), [&](double m) { return requirement.meets(m); });
    if (first == margins.end()) return;
    const auto valueOf = [&](auto it) {
        return line.valueOf(line.designs[static_cast<std::size_t>(it - margins.begin())]);
    };
    if (threshold.value && valueOf(first) >= *threshold.value) return;
    threshold.nearly = valueOf(first);
    for (auto at = first; at != margins.end(); ++at)
        if (!requirement.meets(*at)) threshold.except.push_back(valueOf(at));
}

Threshold thresholdOf(const Line& line, const Requirement& requirement) {
    std::vector<double> margins;
    for (const std::size_t design : line.designs)
        margins.push_back(requirement.margin(line.result, design));
    const auto meets = [&](double margin) { return requirement.meets(margin); };
    const auto kept = std::find_if_not(margins.rbegin(), margins.rend(), meets).base();
    const auto first = std::ranges::find_if(margins, meets);
    const bool isKept = kept != margins.end();
    const auto chosen = isKept ? kept : margins.end() - 1;
    const auto designOf = [&](auto it) {
        return line.designs[static_cast<std::size_t>(it - margins.begin())];
    };
    Threshold threshold;
    threshold.places = line.result.placesOf(designOf(chosen));
    threshold.margin = *chosen;
    threshold.minMargin = *std::min_element(chosen, margins.end());
    if (isKept) threshold.value = line.valueOf(designOf(kept));
    if (first != margins.end()) {
        threshold.first = line.valueOf(designOf(first));
        const auto end = std::find_if_not(first, margins.end(), meets);
        threshold.firstEnd = line.valueOf(designOf(end - 1));
        threshold.scattered = end < kept && std::any_of(end, kept, meets);
    }
    addNearMisses(threshold, line, margins, requirement);
    for (std::size_t i = 0; i < margins.size(); ++i)
        if (!meets(margins[i])
            && verdictOf(line.result, requirement, line.designs[i]) == NoiseVerdict::undecided)
            threshold.undecided.push_back(line.valueOf(line.designs[i]));
    return threshold;
}

/// The value of the quantity in a design, and its standard error.
struct Looked {
    double value = 0, error = 0;
};

Looked lookedAt(const SweepResult& result, std::size_t design, std::string_view quantity) {
    const auto runs = static_cast<double>(result.runsPerDesign);
    if (quantity.empty()) {
        // One success and one failure are added, so that the standard error of 0 % and 100 % is not zero.
        const double share = (result.percentage[design] / 100 * runs + 1) / (runs + 2);
        return {result.percentage[design], 100 * std::sqrt(share * (1 - share) / (runs + 2))};
    }
    const auto& measures = result.sweep.measures;
    const auto measure = static_cast<std::size_t>(std::ranges::find(measures, quantity) - measures.begin());
    const Spread& spread = result.spread(design, measure);
    return {spread.mean, spread.sd / std::sqrt(runs)};
}

CriticalValue criticalValueOf(const Line& line, std::string_view quantity) {
    std::vector<double> values;
    for (const std::size_t design : line.designs)
        values.push_back(lookedAt(line.result, design, quantity).value);
    const auto highest = std::ranges::max_element(values);
    const auto numberOf = [&](auto it) { return static_cast<std::size_t>(it - values.begin()); };
    const auto valueAt = [&](auto it) { return line.valueOf(line.designs[numberOf(it)]); };
    const std::size_t top = line.designs[numberOf(highest)];
    const double oneRun = quantity.empty() ? 100 / static_cast<double>(line.result.runsPerDesign) : 0;
    CriticalValue critical{line.result.placesOf(top)};
    critical.tolerance = std::max(oneRun, 2 * lookedAt(line.result, top, quantity).error);
    const auto isLower = [&](double value) { return !(*highest - value <= critical.tolerance); };
    const auto lastLower = std::find_if(std::make_reverse_iterator(highest), values.rend(), isLower).base();
    critical.rises = std::any_of(values.begin(), highest, isLower);
    const auto falls = std::find_if(highest, values.end(), isLower);
    if (falls != values.end()) critical.falls = valueAt(falls);
    if (!critical.rises || lastLower + 1 == values.end()) return critical;
    critical.low = valueAt(lastLower);
    if (highest + 1 != values.end()) critical.value = valueAt(highest);
    const auto above = std::find_if(
        values.begin(), highest, [&](double value) { return value - values.front() > critical.tolerance; });
    if (above != values.begin()) critical.level = valueAt(above - 1);
    return critical;
}

} // namespace

std::vector<Threshold> thresholds(const SweepResult& result, const Requirement& requirement,
                                  std::string_view axis) {
    return ofEachLine(result, placeOf(result.sweep.axes, axis),
                      [&](const Line& line) { return thresholdOf(line, requirement); });
}

Threshold threshold(const SweepResult& result, const Requirement& requirement, std::string_view axis,
                    std::size_t design) {
    const std::size_t along = placeOf(result.sweep.axes, axis);
    return thresholdOf(Line(result, along, ascending(result.sweep.axes[along]), design), requirement);
}

std::optional<std::string> criticalQuantity(const SweepResult& result, const Requirement* requirement) {
    const std::string& success = result.system->success.id;
    for (const std::string& measure : result.sweep.measures)
        if (requirement && requirement->level(measure)) return measure;
    if (requirement && !requirement->level(success)) return {};
    return success.empty() ? result.sweep.measures.front() : std::string();
}

std::vector<CriticalValue> criticalValues(const SweepResult& result, std::string_view axis,
                                          std::string_view quantity) {
    return ofEachLine(result, placeOf(result.sweep.axes, axis),
                      [&](const Line& line) { return criticalValueOf(line, quantity); });
}

CriticalValue criticalValue(const SweepResult& result, std::string_view axis, std::size_t design,
                            std::string_view quantity) {
    const std::size_t along = placeOf(result.sweep.axes, axis);
    return criticalValueOf(Line(result, along, ascending(result.sweep.axes[along]), design), quantity);
}

std::vector<double> middles(const std::vector<double>& values, std::size_t parts) {
    if (values.empty()) return {};
    const auto [least, greatest] = std::ranges::minmax(values);
    std::vector<double> all((values.size() - 1) * parts);
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] =
            least + (greatest - least) * (static_cast<double>(i) + 0.5) / static_cast<double>(all.size());
    return all;
}

Sweep refinedLine(const SweepResult& result, std::string_view axis, std::size_t design, std::size_t parts) {
    const std::size_t along = placeOf(result.sweep.axes, axis);
    const auto places = result.placesOf(design);
    Sweep sweep = result.sweep;
    for (std::size_t a = 0; a < places.size(); ++a) {
        const Axis& other = result.sweep.axes[a];
        if (a != along)
            assign(sweep.base, parameterOf(result.system->parameters, other.parameter),
                   other.values[places[a]]);
    }
    sweep.axes = {result.sweep.axes[along]};
    sweep.over.values = middles(sweep.over.values, parts);
    return sweep;
}

std::vector<FinerThreshold> finerThresholds(const SweepResult& result, const Requirement& requirement,
                                            std::string_view axis, std::size_t design, std::size_t lines,
                                            const SweepOptions& options, const std::stop_token& stop) {
    // Number of runs that take about a second. Without a batch solver, runs take a thousand times longer.
    const double affordable = result.system->batch ? 2e7 : 2e4;
    std::vector<FinerThreshold> found;
    for (const std::size_t parts : {10U, 100U}) {
        const Sweep sweep = refinedLine(result, axis, design, parts);
        const auto runs = static_cast<double>(sweep.axes.front().values.size() * sweep.over.values.size());
        if (runs == 0 || runs * static_cast<double>(lines) > affordable
            || !problems(*result.system, sweep).empty())
            break;
        const auto fine = solveSweep(result.system, sweep, options, stop, {});
        if (!fine) return {};
        found.push_back({fine->runsPerDesign, threshold(*fine, requirement, axis, 0)});
    }
    return found;
}

} // namespace talweg
