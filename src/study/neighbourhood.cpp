#include "study/neighbourhood.h"

#include "base/number.h"
#include "study/parallel.h"
#include "study/tolerance_box.h"
#include "systems/reading.h"
#include "systems/wording.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Half of the step of an input in System::studyAxes; nothing if the input has no step there.
std::optional<double> halfStep(const System& system, const std::string& id) {
    const auto usual = std::ranges::find(system.studyAxes, id, &Study::Swept::parameter);
    if (usual == system.studyAxes.end() || usual->values.find(':') == std::string::npos) return {};
    const AxisReading reading = readAxis(system, id, usual->values);
    if (!reading.axis || reading.axis->values.size() < 2) return {};
    return withoutRoundingDust(std::abs(reading.axis->values[1] - reading.axis->values[0]) / 2);
}

/// The nearest number in a range.
double clipped(const Range& range, double number) {
    if (number < range.min || (number == range.min && !range.minIncluded))
        return range.minIncluded ? range.min : std::nextafter(range.min, range.max);
    if (number > range.max || (number == range.max && !range.maxIncluded))
        return range.maxIncluded ? range.max : std::nextafter(range.max, range.min);
    return number;
}

Neighbourhood::Side sideAround(const Parameter& parameter, double value, double half, std::size_t count) {
    Neighbourhood::Side side{parameter.id, {}, false};
    const double low = clipped(parameter.range, value - half), high = clipped(parameter.range, value + half);
    side.isCut = low != value - half || high != value + half;
    const auto last = static_cast<double>(count - 1);
    for (std::size_t i = 0; i < count; ++i) {
        const double part = static_cast<double>(i) / last;
        side.values.push_back(side.isCut ? low + part * (high - low) : value + (2 * part - 1) * half);
    }
    side.values.back() = high; // exactly
    return side;
}

} // namespace

std::vector<Neighbourhood::Side> neighbourSides(const System& system, const Values& values,
                                                std::size_t count) {
    std::vector<Neighbourhood::Side> sides;
    if (system.success.id.empty()) return {};
    for (const std::string& id : {system.studySmallest, system.studyOver}) {
        const Parameter* parameter = find(system.parameters, id);
        const auto half = parameter ? halfStep(system, id) : std::nullopt;
        if (!half || !missingRow(system.parameters, *parameter, values).empty()
            || !whyIdle(system.parameters, *parameter, values).empty())
            return {};
        const Value value = valueOf(*parameter, values);
        const double* number = std::get_if<double>(&value);
        if (!number) return {};
        sides.push_back(sideAround(*parameter, *number, *half, count));
    }
    return sides;
}

namespace {

std::unique_ptr<const Batch> batchAround(const System& system, const Values& values,
                                         const std::vector<Neighbourhood::Side>& sides) {
    if (sides.empty() || !system.batch || system.studyMeasures.empty()) return nullptr;
    return system.batch({values, {sides[0].parameter, sides[1].parameter}, {}});
}

} // namespace

bool hasNeighbours(const System& system, const Values& values) {
    return batchAround(system, values, neighbourSides(system, values)) != nullptr;
}

std::optional<Neighbourhood> neighbourhoodOf(const std::shared_ptr<const System>& system,
                                             const Values& values, const std::stop_token& stop,
                                             unsigned threads) {
    Neighbourhood found{neighbourSides(*system, values), 0, 0, 0};
    const auto batch = batchAround(*system, values, found.sides);
    if (!batch) return {};
    const auto &outer = found.sides[0], &inner = found.sides[1];
    const Sweep sweep{values,
                      {{outer.parameter, outer.values}},
                      {inner.parameter, inner.values},
                      {system->studyMeasures.front()}};
    if (!problems(*system, sweep).empty()) return {};
    const std::size_t row = inner.values.size();
    found.runs = outer.values.size() * row;
    std::vector<std::uint8_t> succeeded(found.runs), endings(found.runs);
    const auto work = [&](std::size_t first, std::size_t last) {
        for (std::size_t at = first; at < last; at += row) {
            const std::vector<double> same(row, outer.values[at / row]);
            BatchRuns runs{row, {same.data(), inner.values.data()}, succeeded.data() + at, {}};
            if (!system->endings.empty()) runs.endings = endings.data() + at;
            batch->solve(runs);
        }
    };
    // A block is one row, so that a stop request is noticed soon even if single runs take long.
    if (!inParallel(found.runs, {row, threads}, stop, {}, work)) return {};
    found.succeeded = static_cast<std::size_t>(std::ranges::count(succeeded, 1));
    if (!system->endings.empty())
        found.undecided = static_cast<std::size_t>(std::ranges::count_if(
            endings, [&](std::uint8_t ending) { return !system->endings[ending].decided; }));
    return found;
}

// --- maps --------------------------------------------------------------------------------------------

namespace {

/// An axis in which each value of `axis` is replaced by the values of its neighbours.
Axis refined(const System& system, const Axis& axis) {
    const Parameter& parameter = parameterOf(system.parameters, axis.parameter);
    Axis fine{axis.parameter, {}};
    for (const double value : axis.values) {
        const auto side = sideAround(parameter, value, *halfStep(system, axis.parameter), neighboursOfACell);
        fine.values.insert(fine.values.end(), side.values.begin(), side.values.end());
    }
    return fine;
}

/// Sorts the runs of a fine grid by the cells of the coarse grid. The fine grid has `row` runs per row, and
/// each cell has neighboursOfACell runs in either direction.
template <class T>
std::vector<T> byCells(const std::vector<T>& fine, std::size_t row) {
    constexpr std::size_t side = neighboursOfACell;
    std::vector<T> cells;
    cells.reserve(fine.size());
    for (std::size_t first = 0; first < fine.size(); first += side * row)
        for (std::size_t column = 0; column < row; column += side)
            for (std::size_t i = 0; i < side; ++i) {
                const auto from = fine.begin() + static_cast<std::ptrdiff_t>(first + i * row + column);
                cells.insert(cells.end(), from, from + static_cast<std::ptrdiff_t>(side));
            }
    return cells;
}

void aggregateCells(SweepResult& map) {
    for (std::size_t design = 0; design < map.designs; ++design) {
        const std::size_t first = design * map.runsPerDesign;
        const auto runs = std::span(map.success).subspan(first, map.runsPerDesign);
        map.percentage.push_back(100 * static_cast<double>(std::ranges::count(runs, 1))
                                 / static_cast<double>(map.runsPerDesign));
        for (const auto& values : map.values)
            map.spreads.push_back(spreadOf(std::span(values).subspan(first, map.runsPerDesign)));
    }
}

} // namespace

bool hasNeighbours(const System& system, const Sweep& sweep, std::string_view axis) {
    const auto along = std::ranges::find(sweep.axes, axis, &Axis::parameter);
    if (along == sweep.axes.end() || axis != system.studySmallest || sweep.over.parameter != system.studyOver
        || system.success.id.empty() || !system.batch || !halfStep(system, along->parameter)
        || !halfStep(system, sweep.over.parameter))
        return false;
    const std::size_t cells = along->values.size() * sweep.over.values.size();
    return cells <= maxNeighbours / (neighboursOfACell * neighboursOfACell);
}

std::shared_ptr<const SweepResult> neighbourMap(const SweepResult& result, std::size_t design,
                                                const std::stop_token& stop, unsigned threads) {
    const System& system = *result.system;
    auto map = std::make_shared<SweepResult>();
    map->system = result.system;
    map->sweep = sweepOfDesign(result, design);
    map->sweep.likely.reset();
    Sweep fine = map->sweep;
    const auto place = static_cast<std::size_t>(
        std::ranges::find(fine.axes, system.studySmallest, &Axis::parameter) - fine.axes.begin());
    map->sweep.axes[place] = result.sweep.axes[place];
    fine.axes[place] = refined(system, result.sweep.axes[place]);
    fine.over = refined(system, fine.over);
    map->sweep.axes.push_back(map->sweep.over);
    if (!problems(system, fine).empty()) return nullptr;
    const auto solved = solveSweep(result.system, fine, {threads, {}}, stop, {});
    if (!solved) return nullptr;
    map->runsPerDesign = neighboursOfACell * neighboursOfACell;
    map->designs = solved->success.size() / map->runsPerDesign;
    const std::size_t row = fine.over.values.size();
    map->success = byCells(solved->success, row);
    map->doubtful = byCells(solved->doubtful, row);
    map->endings = byCells(solved->endings, row);
    for (const auto& values : solved->values)
        map->values.push_back(byCells(values, row));
    map->seconds = solved->seconds;
    aggregateCells(*map);
    return map;
}

bool isNeighbourMap(const SweepResult& result) {
    return std::ranges::count(result.sweep.axes, result.sweep.over.parameter, &Axis::parameter) > 0;
}

} // namespace talweg
