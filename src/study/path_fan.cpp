#include "study/path_fan.h"

#include "base/translation.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace talweg {

namespace {

/// Number of places or times at which quantiles are computed: one every few pixels of a figure; enough for a
/// table.
constexpr std::size_t places = 241;

/// Linear interpolation between two samples.
double between(double x0, double y0, double x1, double y1, double x) {
    return x1 == x0 ? y1 : y0 + (y1 - y0) * ((x - x0) / (x1 - x0));
}

/// A range of places.
struct Reach {
    double from = nothing, to = nothing;
};

Reach reachOf(std::span<const RunPath> paths, std::size_t fewest) {
    std::vector<double> lows, highs;
    for (const RunPath& path : paths) {
        Reach reach;
        for (const double x : path.x)
            if (std::isfinite(x)) reach = {std::fmin(reach.from, x), std::fmax(reach.to, x)};
        if (!std::isfinite(reach.from)) continue;
        lows.push_back(reach.from);
        highs.push_back(reach.to);
    }
    if (lows.size() < fewest) return {};
    const auto rank = static_cast<std::ptrdiff_t>(fewest) - 1;
    std::ranges::nth_element(lows, lows.begin() + rank);
    std::ranges::nth_element(highs, highs.begin() + rank, std::greater());
    return {lows[fewest - 1], highs[fewest - 1]};
}

Quantity timeQuantity() {
    return {PathOf::time, "t", tr("Time"), "s", tr("Time since the start of the run.")};
}

void addQuantiles(PathFan& fan, std::span<const RunPath> paths, std::size_t fewest) {
    const bool overTime = fan.of.x == PathOf::time;
    std::vector<std::vector<double>> numbers(fan.at.size());
    for (const RunPath& path : paths) {
        const std::vector<double> values = firstPassing(path, fan.at, overTime);
        for (std::size_t i = 0; i < values.size(); ++i)
            if (std::isfinite(values[i])) numbers[i].push_back(values[i]);
    }
    for (std::vector<double>& here : numbers) {
        fan.there.push_back(here.size());
        for (std::size_t q = 0; q < fan.shares.size(); ++q)
            fan.quantiles[q].push_back(here.size() < fewest ? nothing : quantileOf(here, fan.shares[q]));
    }
    fan.own = firstPassing(fan.nominal, fan.at, overTime);
}

} // namespace

std::vector<double> firstPassing(const RunPath& path, const std::vector<double>& at, bool overTime) {
    std::vector<double> values(at.size(), nothing);
    // The places passed so far always form one interval, which can grow at either end.
    double least = nothing, most = nothing, xBefore = nothing, yBefore = nothing;
    for (std::size_t k = 0; k < path.x.size(); ++k) {
        const double x = path.x[k], y = path.y[k];
        if (!std::isfinite(x)) continue;
        const auto pass = [&](double from, double to) {
            for (auto place = std::ranges::lower_bound(at, from); place < at.end() && *place <= to; ++place)
                if (double& value = values[static_cast<std::size_t>(place - at.begin())]; std::isnan(value))
                    value = std::isnan(xBefore) ? y : between(xBefore, yBefore, x, y, *place);
        };
        if (std::isnan(least)) {
            pass(x, x);
            least = most = x;
        } else if (x > most) {
            pass(most, x);
            most = x;
        } else if (x < least) {
            pass(x, least);
            least = x;
        }
        xBefore = x;
        yBefore = y;
    }
    if (!overTime || !path.staysAtItsEnd || path.x.empty()) return values;
    for (auto place = std::ranges::upper_bound(at, path.x.back()); place < at.end(); ++place)
        values[static_cast<std::size_t>(place - at.begin())] = path.y.back();
    return values;
}

PathFan fanOf(const RunPaths& paths, std::size_t most) {
    PathFan fan;
    const Run& run = *paths.nominalRun();
    fan.of = paths.of();
    fan.columns = columnsOf(paths.system(), run);
    const auto named = [&fan](const std::string& id) {
        const Quantity* found = find(fan.columns, id);
        return found ? *found : Quantity{id};
    };
    fan.y = named(fan.of.y);
    fan.x = fan.of.x == PathOf::time ? timeQuantity() : named(fan.of.x);
    if (!run.scene.bodies.empty()) {
        fan.place = named(run.scene.bodies.front().x);
        fan.isScene = fan.of == PathOf{run.scene.bodies.front().y, run.scene.bodies.front().x};
    }
    fan.nominal = paths.nominal();
    fan.nominalRun = paths.nominalRun();
    const auto solved = std::span(paths.paths()).first(std::min(most, paths.paths().size()));
    fan.runs = solved.size();
    const std::size_t fewest = std::min(PathFan::fewest, std::max<std::size_t>(2, fan.runs / 2));
    const Reach reach = reachOf(solved, fewest);
    if (reach.from < reach.to) {
        for (std::size_t i = 0; i < places; ++i)
            fan.at.push_back(reach.from
                             + (reach.to - reach.from) * static_cast<double>(i)
                                   / static_cast<double>(places - 1));
        fan.at.back() = reach.to;
        addQuantiles(fan, solved, fewest);
    }
    const auto first = solved.first(std::min(fan.runs, PathFan::mostSingles));
    fan.singles.assign(first.begin(), first.end());
    return fan;
}

} // namespace talweg
