#include "study/tolerance_box.h"

#include "base/number.h"
#include "base/translation.h"
#include "study/parallel.h"
#include "systems/reading.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg {

namespace {

/// Number of points inside a box, besides its corners and the centres of its faces. These points find an
/// inner region that misses the requirement if it fills a few hundredths of the box. The computing time is
/// proportional to their number.
constexpr std::size_t innerPoints = 64;

/// Points of a box; the coordinate along each input is from −1 to 1.
using BoxPlaces = std::vector<std::vector<double>>;

void addCorners(BoxPlaces& places, std::size_t inputs) {
    for (std::size_t corner = 0; corner < std::size_t{1} << inputs; ++corner) {
        places.emplace_back(inputs);
        for (std::size_t i = 0; i < inputs; ++i)
            places.back()[i] = (corner >> i) % 2 ? 1 : -1;
    }
}

void addMiddlesOfFaces(BoxPlaces& places, std::size_t inputs) {
    for (std::size_t i = 0; i < inputs; ++i)
        for (const double end : {-1.0, 1.0}) {
            places.emplace_back(inputs);
            places.back()[i] = end;
        }
}

/// Adds low-discrepancy points by the additive recurrence of the generalised golden ratio (M. Roberts 2018),
/// which works in any number of dimensions. The ratio is the root of x^(n+1) = x + 1.
void addInner(BoxPlaces& places, std::size_t inputs) {
    double ratio = 2;
    constexpr int enough = 64; // each fixed-point iteration at least halves the error
    for (int i = 0; i < enough; ++i)
        ratio = std::pow(1 + ratio, 1 / static_cast<double>(inputs + 1));
    for (std::size_t point = 1; point <= innerPoints; ++point) {
        places.emplace_back(inputs);
        double step = 1;
        for (double& place : places.back()) {
            step /= ratio;
            const double turns = 0.5 + static_cast<double>(point) * step;
            place = 2 * (turns - std::floor(turns)) - 1;
        }
    }
}

BoxPlaces placesIn(std::size_t inputs) {
    BoxPlaces places(1, std::vector<double>(inputs));
    if (inputs == 0) return places;
    addCorners(places, inputs);
    if (inputs > 1) addMiddlesOfFaces(places, inputs);
    addInner(places, inputs);
    return places;
}

/// The value of an input in a design.
double numberOf(const SweepResult& result, std::size_t design, const std::string& id) {
    const auto& axes = result.sweep.axes;
    const auto axis = std::ranges::find(axes, id, &Axis::parameter);
    if (axis != axes.end())
        return axis->values[result.placesOf(design)[static_cast<std::size_t>(axis - axes.begin())]];
    return std::get<double>(valueOf(parameterOf(result.system->parameters, id), result.sweep.base));
}

/// The sweep of a single design, in the form for checking its inputs. It has no axes, because each of their
/// values would be checked separately. If the system has a batch solver, checks take longer than runs. The
/// input over which designs are evaluated is then checked only at its ends, unless inputs are linked.
Sweep withoutAxes(const System& system, Sweep one) {
    for (const Axis& axis : one.axes)
        assign(one.base, parameterOf(system.parameters, axis.parameter), axis.values.front());
    one.axes.clear();
    one.likely.reset();
    const std::vector<double>& over = one.over.values;
    if (system.batch && one.ties.empty() && over.size() > 2) one.over.values = {over.front(), over.back()};
    return one;
}

/// Why a single design cannot be run; empty if it can.
std::string whyImpossible(const System& system, const Sweep& one, const std::vector<Deviation>& off) {
    for (const Deviation& each : off) {
        const Parameter& parameter = parameterOf(system.parameters, each.parameter);
        const auto axis = std::ranges::find(one.axes, each.parameter, &Axis::parameter);
        const Value value =
            axis == one.axes.end() ? valueOf(parameter, one.base) : Value(axis->values.front());
        if (std::string why = complaint(parameter, value); !why.empty()) return why;
    }
    const std::vector<Problem> found = problems(system, withoutAxes(system, one));
    return found.empty() ? std::string() : found.front().message;
}

} // namespace

double BoxVerdict::rank() const {
    return impossible > 0 || std::isnan(worst) ? -std::numeric_limits<double>::infinity() : worst;
}

Sweep sweepOfDesign(const SweepResult& result, std::size_t design, const std::vector<Deviation>& off) {
    Sweep one = result.sweep;
    for (Axis& axis : one.axes)
        axis.values = {numberOf(result, design, axis.parameter)};
    for (const Deviation& each : off) {
        const double value = withoutRoundingDust(numberOf(result, design, each.parameter) + each.by);
        const auto axis = std::ranges::find(one.axes, each.parameter, &Axis::parameter);
        if (axis != one.axes.end())
            axis->values = {value};
        else
            assign(one.base, parameterOf(result.system->parameters, each.parameter), value);
    }
    return one;
}

ToleranceBox::ToleranceBox(std::shared_ptr<const SweepResult> result, Requirement requirement,
                           std::vector<Tolerance> tolerances)
    : m_result(std::move(result)), m_requirement(std::move(requirement)),
      m_tolerances(std::move(tolerances)) {}

std::size_t ToleranceBox::runsOfEach() const {
    return placesIn(m_tolerances.size()).size() * m_result->runsPerDesign;
}

std::vector<ToleranceBox::Point> ToleranceBox::pointsAround(std::size_t design) const {
    std::vector<Deviation> ends;
    for (const Tolerance& tolerance : m_tolerances)
        if (const double by = tolerance.about(numberOf(*m_result, design, tolerance.parameter)); by > 0)
            ends.push_back({tolerance.parameter, by});
    std::vector<Point> points;
    for (const std::vector<double>& place : placesIn(ends.size())) {
        Point point;
        for (std::size_t i = 0; i < ends.size(); ++i)
            if (place[i] != 0) point.where.push_back({ends[i].parameter, place[i] * ends[i].by});
        points.push_back(std::move(point));
    }
    return points;
}

/// Evaluates the margin of a point, or the reason why it cannot be run. Returns false when cancelled.
bool ToleranceBox::judge(Point& point, std::size_t design, const std::stop_token& stop) const {
    if (point.where.empty()) {
        point.margin = m_requirement.margin(*m_result, design);
        return true;
    }
    const Sweep one = sweepOfDesign(*m_result, design, point.where);
    point.why = whyImpossible(*m_result->system, one, point.where);
    if (!point.why.empty()) return true;
    const auto solved = solveSweep(m_result->system, one, {1, {}}, stop, {});
    if (solved) point.margin = m_requirement.margin(*solved, 0);
    return solved != nullptr;
}

std::optional<BoxVerdict> ToleranceBox::around(std::size_t design, const std::stop_token& stop,
                                               unsigned threads) const {
    std::vector<Point> points = pointsAround(design);
    const auto work = [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i)
            if (!judge(points[i], design, stop)) return;
    };
    if (!inParallel(points.size(), {1, threads}, stop, {}, work)) return {};
    BoxVerdict verdict;
    verdict.points = points.size();
    verdict.worst = points.front().margin;
    for (const Point& point : points) {
        if (!point.why.empty()) {
            if (verdict.impossible++ == 0) {
                verdict.why = point.why;
                verdict.impossibleAt = point.where;
            }
            continue;
        }
        if (Requirement::meets(point.margin)) ++verdict.met;
        // A NaN margin is the worst and is kept. Of points with equal margins, the one with the fewest
        // deviating inputs is kept, because it is the most informative.
        const bool simpler = point.margin == verdict.worst && point.where.size() < verdict.where.size();
        if (!std::isnan(verdict.worst) && (simpler || !(point.margin >= verdict.worst))) {
            verdict.worst = point.margin;
            verdict.where = point.where;
        }
    }
    return verdict;
}

// --- decision between equal margins ------------------------------------------------------------------

bool hasDecidingMeasure(const System& system) {
    return std::ranges::count(system.studyMeasures, decidingMeasure) > 0;
}

std::vector<double> decidingMeans(const SweepResult& result, const std::vector<std::size_t>& designs,
                                  const std::stop_token& stop, unsigned threads) {
    std::vector<double> means(designs.size(), std::numeric_limits<double>::quiet_NaN());
    if (!hasDecidingMeasure(*result.system)) return means;
    const auto& measures = result.sweep.measures;
    const auto listed = std::ranges::find(measures, decidingMeasure);
    const auto place = static_cast<std::size_t>(listed - measures.begin());
    const auto meanOf = [&](std::size_t design) -> double {
        if (listed != measures.end()) return result.spread(design, place).mean;
        Sweep one = sweepOfDesign(result, design);
        one.measures = {decidingMeasure};
        const auto solved = solveSweep(result.system, one, {1, {}}, stop, {});
        return solved ? solved->spread(0).mean : std::numeric_limits<double>::quiet_NaN();
    };
    const auto work = [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i)
            means[i] = meanOf(designs[i]);
    };
    if (!inParallel(designs.size(), {1, threads}, stop, {}, work)) return {};
    return means;
}

} // namespace talweg
