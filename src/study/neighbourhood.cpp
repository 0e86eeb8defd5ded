#include "study/neighbourhood.h"

#include "base/number.h"
#include "study/parallel.h"
#include "study/sweep.h"
#include "systems/reading.h"
#include "systems/wording.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Half of the step that an input has in the system's studies; nothing where it has none.
std::optional<double> halfStep(const System& system, const std::string& id) {
    const auto usual = std::ranges::find(system.studyAxes, id, &Study::Swept::parameter);
    if (usual == system.studyAxes.end() || usual->values.find(':') == std::string::npos) return {};
    const AxisReading reading = readAxis(system, id, usual->values);
    if (!reading.axis || reading.axis->values.size() < 2) return {};
    return withoutRoundingDust(std::abs(reading.axis->values[1] - reading.axis->values[0]) / 2);
}

/// The nearest number that is in the range.
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

std::optional<Neighbourhood> neighbourhoodOf(const std::shared_ptr<const System>& system,
                                             const Values& values, const std::stop_token& stop,
                                             unsigned threads) {
    Neighbourhood found{neighbourSides(*system, values), 0, 0, 0};
    if (found.sides.empty() || !system->batch || system->studyMeasures.empty()) return {};
    const auto& [outer, inner] = std::tie(found.sides[0], found.sides[1]);
    const Sweep sweep{values,
                      {{outer.parameter, outer.values}},
                      {inner.parameter, inner.values},
                      {system->studyMeasures.front()}};
    if (!problems(*system, sweep).empty()) return {};
    const auto batch = system->batch({values, {outer.parameter, inner.parameter}, {}});
    if (!batch) return {};
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
    // A row at a time, so that a request to stop is noticed soon even where single runs take long.
    if (!inParallel(found.runs, {row, threads}, stop, {}, work)) return {};
    found.succeeded = static_cast<std::size_t>(std::ranges::count(succeeded, 1));
    if (!system->endings.empty())
        found.undecided = static_cast<std::size_t>(std::ranges::count_if(
            endings, [&](std::uint8_t ending) { return !system->endings[ending].decided; }));
    return found;
}

} // namespace talweg
