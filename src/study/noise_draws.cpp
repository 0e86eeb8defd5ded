#include "study/noise_draws.h"

#include "base/translation.h"
#include "study/parallel.h"
#include "study/random.h"
#include "systems/reading.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace talweg {

namespace {

/// Maximum number of samples for one run; see maxAttempts in draws.cpp.
constexpr std::uint32_t maxDraws = 10'000;

std::vector<std::string> idsOf(const std::vector<Uncertain>& inputs) {
    std::vector<std::string> ids;
    for (const Uncertain& input : inputs)
        ids.push_back(input.parameter);
    return ids;
}

bool isSwept(const NoiseStudy& study, const std::string& id) {
    return std::ranges::count(study.sweep.axes, id, &Axis::parameter) > 0;
}

/// The ids of the inputs that formulas of linked inputs may use: those of the axes and the other uncertain
/// inputs.
std::vector<std::string> givenIn(const NoiseStudy& study) {
    std::vector<std::string> ids;
    for (const Axis& axis : study.sweep.axes)
        ids.push_back(axis.parameter);
    for (const Uncertain& input : study.inputs)
        if (!isSwept(study, input.parameter)) ids.push_back(input.parameter);
    return ids;
}

/// The quantile function of a distribution without tails, restricted to an interval. Probabilities are scaled
/// to the part inside the interval.
std::function<double(double)> cutQuantile(const Distribution& distribution, const Range& range,
                                          const Interval& between) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const double below = outsideOf(distribution, {between.low, infinity}),
                 above = outsideOf(distribution, {-infinity, between.high});
    return [whole = Quantile(distribution, range), below, above, between](double p) {
        return std::clamp(whole(below + p * (1 - below - above)), between.low, between.high);
    };
}

/// A discrete distribution restricted to the values in an interval; their relative weights stay the same.
Distribution valuesBetween(const Distribution& distribution, const Interval& between) {
    Distribution inside{distribution.parameter, distribution.kind, {}};
    for (std::size_t i = 0; i < distribution.numbers.size(); ++i) {
        const double value = distribution.numbers[i];
        if (value < between.low || value > between.high) continue;
        inside.numbers.push_back(value);
        if (!distribution.weights.empty()) inside.weights.push_back(distribution.weights[i]);
    }
    return inside;
}

std::function<double(double)> drawnBy(const Distribution& distribution, const Range& range,
                                      const std::optional<Interval>& between) {
    const Quantile whole(distribution, range);
    if (!between) return whole;
    if (!whole.singleValues().empty()) return Quantile(valuesBetween(distribution, *between), range);
    if (whole.hasTails()) return Quantile(distribution, {between->low, between->high});
    return cutQuantile(distribution, range, *between);
}

/// One distribution that covers all values which a swept input can have in any design.
Distribution hullOf(const Uncertain& input) {
    Distribution hull = input.of.front();
    for (const Distribution& one : input.of) {
        hull.numbers.front() = std::min(hull.numbers.front(), one.numbers.front());
        hull.numbers.back() = std::max(hull.numbers.back(), one.numbers.back());
    }
    return hull;
}

} // namespace

std::size_t designsOf(const NoiseStudy& study) {
    std::size_t designs = 1;
    for (const Axis& axis : study.sweep.axes)
        designs *= axis.values.size();
    return designs;
}

RunRange roundOf(const NoiseStudy& study, std::size_t run) {
    if (!study.untilDecided) return {0, study.runs};
    // Sizes of rounds are powers of two, so that rounds do not overlap. Smaller rounds would rarely decide a
    // design.
    constexpr std::size_t least = 64;
    const std::size_t size = std::max(least, std::bit_floor(run) / 4), first = run - run % size;
    return {first, std::min(first + size, study.runs)};
}

NoiseStudy onlyDesign(const NoiseStudy& study, const std::vector<std::size_t>& places, std::uint64_t seed) {
    NoiseStudy one = study;
    one.seed = seed;
    for (std::size_t a = 0; a < places.size(); ++a) {
        one.sweep.axes[a].values = {study.sweep.axes[a].values[places[a]]};
        const auto input = std::ranges::find(one.inputs, one.sweep.axes[a].parameter, &Uncertain::parameter);
        if (input != one.inputs.end()) input->of = {Distribution(input->of[places[a]])};
    }
    return one;
}

std::vector<std::string> variedIn(const NoiseStudy& study) {
    std::vector<std::string> ids = givenIn(study);
    for (const Tie& tie : study.sweep.ties)
        ids.push_back(tie.parameter);
    return ids;
}

MonteCarlo withDrawnDesigns(const NoiseStudy& study) {
    MonteCarlo drawn{study.sweep.base, {}, study.sweep.measures};
    drawn.seed = study.seed;
    drawn.confidence = study.confidence;
    drawn.ties = study.sweep.ties;
    drawn.correlations = study.correlations;
    for (const std::string& id : givenIn(study)) {
        const auto input = std::ranges::find(study.inputs, id, &Uncertain::parameter);
        const auto axis = std::ranges::find(study.sweep.axes, id, &Axis::parameter);
        if (input == study.inputs.end())
            drawn.inputs.push_back({id, Distribution::Kind::list, axis->values});
        else if (axis != study.sweep.axes.end())
            drawn.inputs.push_back(hullOf(*input));
        else if (input->between)
            drawn.inputs.push_back(
                {id, Distribution::Kind::list, {input->between->low, input->between->high}});
        else
            drawn.inputs.push_back(input->of.front());
    }
    return drawn;
}

NoiseDraws::NoiseDraws(const System& system, const NoiseStudy& study)
    : m_system(system), m_study(study), m_copula(idsOf(study.inputs), study.correlations),
      m_ties(system, study.sweep.base, givenIn(study), study.sweep.ties) {
    const std::vector<std::string> varied = variedIn(study);
    for (const std::string& id : varied)
        m_parameters.push_back(find(system.parameters, id));
    const std::vector<std::uint32_t> streams = streamsOf(idsOf(study.inputs));
    for (const Uncertain& uncertain : study.inputs) {
        if (uncertain.parameter == study.sweep.over.parameter) m_over = m_inputs.size();
        Input input;
        for (const Distribution& one : uncertain.of)
            input.quantiles.push_back(drawnBy(one, rangeOf(system, one), uncertain.between));
        input.column =
            static_cast<std::size_t>(std::ranges::find(varied, uncertain.parameter) - varied.begin());
        input.stream = streams[m_inputs.size()];
        m_inputs.push_back(std::move(input));
    }
    // Linked inputs can be incompatible between the corners, so every sample is checked.
    m_looked = !m_ties.empty();
    if (!m_looked)
        forEachCorner(study.sweep.base, tails(), [this](const Values& values) {
            m_looked |= !m_system.prepare(values).problems.empty();
        });
}

/// Ranges of the inputs that contain the values of the axes and nearly all samples.
std::vector<Ends> NoiseDraws::tails() const {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    std::vector<Ends> ends;
    for (std::size_t i = 0; i < m_parameters.size() - m_study.sweep.ties.size(); ++i)
        ends.push_back({m_parameters[i], infinity, -infinity});
    const auto add = [&ends](std::size_t column, double value) {
        ends[column].first = std::min(ends[column].first, value);
        ends[column].last = std::max(ends[column].last, value);
    };
    for (std::size_t a = 0; a < m_study.sweep.axes.size(); ++a)
        for (const double value : m_study.sweep.axes[a].values)
            add(a, value);
    for (const Input& input : m_inputs)
        for (const auto& quantile : input.quantiles)
            for (const double p : {rareTail, 1 - rareTail})
                add(input.column, quantile(p));
    return ends;
}

bool NoiseDraws::prepare(unsigned threads, const std::stop_token& stop) {
    for (Input& input : m_inputs)
        input.first.resize(m_study.runs);
    // A block takes far less than the 50 ms within which a stop request must be noticed.
    constexpr std::size_t stretch = 1024;
    return inParallel(m_study.runs, {stretch, threads}, stop, {},
                      [this](std::size_t first, std::size_t last) {
                          for (std::size_t run = first; run < last; ++run)
                              drawFirst(run);
                      });
}

std::vector<double> NoiseDraws::probabilities(std::size_t run, std::uint32_t attempt) const {
    std::vector<double> found;
    for (const Input& input : m_inputs)
        found.push_back(unitNumber(randomBits(m_study.seed, run, input.stream, attempt)));
    if (attempt == 0) {
        const auto [first, last] = roundOf(m_study, run);
        found[m_over] =
            std::min((static_cast<double>(run - first) + found[m_over]) / static_cast<double>(last - first),
                     std::nextafter(1.0, 0.0));
    }
    if (!m_copula.isIndependent()) m_copula.correlate(found);
    return found;
}

void NoiseDraws::drawFirst(std::size_t run) {
    const std::vector<double> drawn = probabilities(run, 0);
    for (std::size_t i = 0; i < m_inputs.size(); ++i)
        m_inputs[i].first[run] =
            m_inputs[i].quantiles.size() == 1 ? m_inputs[i].quantiles.front()(drawn[i]) : drawn[i];
}

std::vector<std::size_t> NoiseDraws::placesOf(std::size_t design) const {
    const auto& axes = m_study.sweep.axes;
    std::vector<std::size_t> places(axes.size());
    for (std::size_t a = axes.size(); a-- > 0;) {
        places[a] = design % axes[a].values.size();
        design /= axes[a].values.size();
    }
    return places;
}

double NoiseDraws::valueOf(const Input& input, const std::vector<std::size_t>& places,
                           double probability) const {
    return input.quantiles[places[input.column]](probability);
}

bool NoiseDraws::drawFirst(std::size_t design, std::size_t run, std::vector<std::vector<double>>& columns,
                           std::size_t place) const {
    const auto places = placesOf(design);
    for (std::size_t a = 0; a < places.size(); ++a)
        columns[a][place] = m_study.sweep.axes[a].values[places[a]];
    for (const Input& input : m_inputs)
        columns[input.column][place] =
            input.quantiles.size() == 1 ? input.first[run] : valueOf(input, places, input.first[run]);
    return m_ties.empty() || m_ties.workOut(columns, place);
}

std::uint32_t NoiseDraws::draw(std::size_t design, std::size_t run, std::vector<std::vector<double>>& columns,
                               std::size_t place, Values& scratch) const {
    const bool isInRange = drawFirst(design, run, columns, place);
    if (!m_looked || (isInRange && fits(columns, place, scratch))) return 0;
    for (std::uint32_t attempt = 1; attempt < maxDraws; ++attempt)
        if (drawAgain(design, run, attempt, columns, place) && fits(columns, place, scratch)) return attempt;
    throw std::runtime_error(tr("All %1 attempts to sample the inputs of a run gave incompatible inputs; "
                                "make the distributions narrower.",
                                maxDraws));
}

std::vector<std::uint32_t> NoiseDraws::drawStretch(std::span<const Run> runs,
                                                   std::vector<std::vector<double>>& columns,
                                                   Values& scratch) const {
    std::vector<std::uint32_t> redrawn(runs.size());
    bool isInRange = true;
    for (std::size_t at = 0; at < runs.size(); ++at)
        isInRange &= drawFirst(runs[at].design, runs[at].number, columns, at);
    if (!m_looked || (isInRange && cornersFit(columns))) return redrawn;
    for (std::size_t at = 0; at < runs.size(); ++at)
        redrawn[at] = draw(runs[at].design, runs[at].number, columns, at, scratch);
    return redrawn;
}

bool NoiseDraws::cornersFit(const std::vector<std::vector<double>>& columns) const {
    // The corners are checked only if there are at least this many runs per corner.
    constexpr std::size_t fewer = 8;
    if (columns.size() >= 10 || fewer << columns.size() > columns.front().size()) return false;
    std::vector<Ends> ends;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const auto [least, greatest] = std::ranges::minmax(columns[i]);
        ends.push_back({m_parameters[i], least, greatest});
    }
    bool fit = true;
    forEachCorner(m_study.sweep.base, ends,
                  [&](const Values& values) { fit = fit && m_system.prepare(values).problems.empty(); });
    return fit;
}

void NoiseDraws::repeat(std::size_t design, std::size_t run, std::uint32_t redrawn,
                        std::vector<std::vector<double>>& columns, std::size_t place) const {
    if (redrawn == 0)
        drawFirst(design, run, columns, place);
    else
        drawAgain(design, run, redrawn, columns, place);
}

bool NoiseDraws::drawAgain(std::size_t design, std::size_t run, std::uint32_t attempt,
                           std::vector<std::vector<double>>& columns, std::size_t place) const {
    const auto places = placesOf(design);
    const std::vector<double> drawn = probabilities(run, attempt);
    for (std::size_t i = 0; i < m_inputs.size(); ++i) {
        const Input& input = m_inputs[i];
        columns[input.column][place] = input.quantiles.size() == 1 ? input.quantiles.front()(drawn[i])
                                                                   : valueOf(input, places, drawn[i]);
    }
    return m_ties.empty() || m_ties.workOut(columns, place);
}

bool NoiseDraws::fits(const std::vector<std::vector<double>>& columns, std::size_t place,
                      Values& scratch) const {
    for (std::size_t i = 0; i < columns.size(); ++i)
        assign(scratch, *m_parameters[i], columns[i][place]);
    return m_system.prepare(scratch).problems.empty();
}

} // namespace talweg
