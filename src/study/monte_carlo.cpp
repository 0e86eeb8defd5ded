#include "study/monte_carlo.h"

#include "base/text.h"
#include "base/translation.h"
#include "study/complaints.h"
#include "study/csv.h"
#include "study/draws.h"
#include "study/many_runs.h"
#include "study/parallel.h"
#include "study/sobol_points.h"
#include "study/table_format.h"
#include "systems/reading.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <type_traits>

namespace talweg {

namespace {

/// Id of a kind of interval, for tables.
const char* idOf(IntervalKind kind) {
    switch (kind) {
    case IntervalKind::student:
        return "student";
    case IntervalKind::capped:
        return "capped";
    case IntervalKind::shifts:
        return "shifts";
    case IntervalKind::bounded:
        break;
    }
    return "bounded";
}

/// The values of an input that must be compatible with other inputs: the whole range of its samples. Of a
/// distribution with tails, it is only the median, because incompatible samples from the tails are replaced.
Ends endsOf(const System& system, const Distribution& input, const Quantile& quantile) {
    const Parameter* parameter = find(system.parameters, input.parameter);
    if (quantile.hasTails()) return {parameter, quantile(0.5), quantile(0.5)};
    if (input.kind == Distribution::Kind::beta) return {parameter, quantile.min(), quantile.max()};
    const auto [min, max] = std::ranges::minmax(input.numbers);
    return {parameter, std::max(min, quantile.min()), std::min(max, quantile.max())};
}

void checkInputs(const System& system, const MonteCarlo& study, Complaints& found) {
    if (study.inputs.empty())
        found.add("", tr("No input has a distribution. Set one for at least one input."));
    for (const Distribution& input : study.inputs) {
        checkPresence(system, input.parameter, study.base, found);
        if (const std::string why = complaint(system, input); !why.empty())
            found.add(input.parameter, why);
        else if (std::ranges::count(study.inputs, input.parameter, &Distribution::parameter) > 1)
            found.add(input.parameter, tr("%1 has more than one distribution.", inQuotes(input.parameter)));
    }
}

void checkNumbers(const MonteCarlo& study, std::size_t shards, Complaints& found) {
    const double max = std::min(static_cast<double>(maxRuns) * static_cast<double>(shards), maxRunsInAll);
    // The number of Sobol' points is rounded up to a power of two, which less than doubles it.
    const double most = study.sampling == Sampling::sobol ? std::floor(max / 2) : max;
    if (study.runs < 2 || static_cast<double>(study.runs) > most)
        found.add("runs",
                  tr("The number of runs of a Monte-Carlo study must lie between 2 and %2 (you entered %1).",
                     study.runs, static_cast<std::uint64_t>(most)));
    if (!(study.confidence > 0 && study.confidence < 1))
        found.add("confidence",
                  tr("The confidence must be greater than 0 % and less than 100 % (you entered %1 %).",
                     shortest(100 * study.confidence)));
}

void checkSobol(const MonteCarlo& study, Complaints& found) {
    if (study.inputs.size() < MonteCarlo::minSobolInputs)
        found.add("", tr("Sobol' points need at least %1 uncertain inputs; with fewer inputs, accuracy can "
                         "be overestimated. Use independent runs instead.",
                         MonteCarlo::minSobolInputs));
    if (study.inputs.size() > MonteCarlo::maxSobolInputs)
        found.add("", tr("Sobol' points allow at most %1 uncertain inputs.", MonteCarlo::maxSobolInputs));
    if (!study.bounds.empty())
        found.add("bounds", tr("Bounds need independent runs; omit either the bounds or the Sobol' points."));
}

MonteCarloResult emptyResult(std::shared_ptr<const System> system, const MonteCarlo& study,
                             const Shard& shard) {
    MonteCarloResult result;
    result.system = std::move(system);
    result.study = study;
    result.study.runs = runsOf(study);
    result.shard = shard;
    const std::size_t runs = sizeOf(shard, result.study.runs);
    if (study.sampling == Sampling::sobol) {
        const std::size_t strata = strataOf(*result.system, study);
        for (std::size_t run = 0; run < runs; ++run)
            result.shift.push_back(static_cast<std::uint8_t>(shiftOf(shard.number(run), strata)));
    }
    result.success.resize(runs);
    result.doubtful.resize(runs);
    if (!result.system->endings.empty()) result.endings.resize(runs);
    result.redrawn.resize(runs);
    result.inputs.assign(variedIn(study).size(), std::vector<double>(runs));
    for (std::size_t m = 0; m < study.measures.size(); ++m)
        result.values.emplace_back(runs);
    return result;
}

/// The bounds of a measure; null if they are unknown.
const Interval* boundsOf(const MonteCarlo& study, const std::string& measure) {
    const auto found = std::ranges::find(study.bounds, measure, &MeasureBounds::measure);
    return found == study.bounds.end() ? nullptr : &found->bounds;
}

void requireWithin(const Interval& bounds, std::span<const double> values, const std::string& measure) {
    for (std::size_t run = 0; run < values.size(); ++run)
        if (!(values[run] >= bounds.low && values[run] <= bounds.high))
            throw std::runtime_error(tr("Run %1 has %2 = %3, which is outside the bounds %4 to %5.", run + 1,
                                        measure, shortest(values[run]), shortest(bounds.low),
                                        shortest(bounds.high)));
}

/// Each missing value may be any number between the bounds.
MeanInterval intervalOf(const MonteCarloResult& result, const std::string& measure,
                        std::span<const double> values, double mean) {
    const MonteCarlo& study = result.study;
    const Interval* bounds = boundsOf(study, measure);
    if (std::isnan(mean)) {
        if (!bounds) return {{mean, mean}, IntervalKind::student, 0};
        const auto withMissing = [&](double as) {
            std::vector<double> all(values.begin(), values.end());
            std::ranges::replace_if(
                all, [](double value) { return std::isnan(value); }, as);
            return intervalOf(result, measure, all, as);
        };
        MeanInterval found = withMissing(bounds->low);
        found.interval.high = withMissing(bounds->high).interval.high;
        return found;
    }
    if (!result.shift.empty()) return shiftedMeanInterval(values, result.shift, study.confidence);
    if (!bounds) return meanIntervalOf(values, study.confidence);
    requireWithin(*bounds, values, measure);
    return boundedMeanInterval(values, *bounds, study.confidence);
}

Estimate estimateOf(const MonteCarloResult& result, const std::string& measure,
                    std::span<const double> values) {
    const Spread spread = spreadOf(values);
    const auto count = static_cast<double>(values.size());
    return {spread.mean, intervalOf(result, measure, values, spread.mean),
            spread.sd * std::sqrt(count / (count - 1)), spread.min, spread.max};
}

/// Minimum number of successes and of failures for using only the scatter of the eight shifts. With fewer,
/// this scatter is not normally distributed, and the interval also includes that of the same number of
/// independent runs. If too small, intervals are too narrow; if too large, Sobol' points lose their advantage
/// for rare events.
constexpr std::size_t fewEvents = 80;

/// Confidence interval of the probability of success, from 0 to 1. `values` are 1 for successful runs.
Interval intervalAfter(const MonteCarloResult& result, const std::vector<double>& values) {
    const MonteCarlo& study = result.study;
    const auto successes = static_cast<std::size_t>(std::ranges::count(values, 1.0));
    if (result.shift.empty()) return probabilityInterval(successes, study.runs, study.confidence);
    // If all runs have the same outcome, the shifts do not scatter, although further runs might differ. The
    // interval is then that of independent runs; their number is the smallest possible number of points.
    if (successes == 0 || successes == study.runs) {
        const std::size_t points = std::max<std::size_t>(1, study.runs / MonteCarlo::maxStrata);
        return probabilityInterval(successes == 0 ? 0 : points, points, study.confidence);
    }
    const Interval shifts = unboundedInterval(meansOfShifts(values, result.shift), study.confidence);
    const Interval inside{std::max(shifts.low, 0.0), std::min(shifts.high, 1.0)};
    if (std::min(successes, study.runs - successes) >= fewEvents) return inside;
    const Interval independent = probabilityInterval(successes, study.runs, study.confidence);
    return {std::min(inside.low, independent.low), std::max(inside.high, independent.high)};
}

/// Interval of the probability of success, from 0 to 1. Runs that do not decide success count as failures for
/// the lower end and as successes for the upper end.
Interval successInterval(const MonteCarloResult& result) {
    std::vector<double> values(result.success.begin(), result.success.end());
    const Interval least = intervalAfter(result, values);
    if (result.undecidedRuns() == 0) return least;
    for (std::size_t run = 0; run < values.size(); ++run)
        if (result.isUndecided(run)) values[run] = 1;
    return {least.low, intervalAfter(result, values).high};
}

/// Aggregates all runs. `asked` are the sampled inputs, whose columns come first. Each column is aggregated
/// by one thread, so that the result does not depend on the number of threads.
void aggregate(MonteCarloResult& result, const std::vector<Asked>& asked, unsigned threads) {
    const MonteCarlo& study = result.study;
    const std::size_t runs = study.runs;
    const auto successes = static_cast<std::size_t>(std::ranges::count(result.success, 1));
    result.percentage = 100 * static_cast<double>(successes) / static_cast<double>(runs);
    result.doubtfulRuns = static_cast<std::size_t>(std::ranges::count(result.doubtful, 1));
    result.redraws = std::accumulate(result.redrawn.begin(), result.redrawn.end(), std::size_t{0});
    const std::size_t measures = result.values.size();
    result.estimates.resize(measures);
    result.drawn.resize(asked.size());
    const auto column = [&](std::size_t i) {
        if (i < measures)
            result.estimates[i] = estimateOf(result, study.measures[i], result.values[i]);
        else if (i < measures + asked.size())
            result.drawn[i - measures] = drawnInput(asked[i - measures], result.inputs[i - measures]);
        else {
            const auto [low, high] = successInterval(result);
            result.percentageInterval = {100 * low, 100 * high};
        }
    };
    inParallel(measures + asked.size() + 1, {.stretch = 1, .threads = threads}, {}, {},
               [&column](std::size_t first, std::size_t) { column(first); });
}

std::vector<Asked> everyAsked(const MonteCarloResult& result) {
    std::vector<Asked> asked;
    for (const Distribution& input : result.study.inputs)
        asked.push_back(askedOf(*result.system, input));
    return asked;
}

double secondsSince(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// Everything on which the runs depend, as text.
std::string description(const System& system, const MonteCarlo& study) {
    std::string text = system.id + "\n" + std::to_string(study.seed);
    Values base = study.base;
    for (const std::string& id : variedIn(study))
        base.erase(id);
    for (const auto& [id, value] : base)
        text += "\n" + id + "=" + write(parameterOf(system.parameters, id), value);
    for (const Distribution& input : study.inputs)
        text += "\n" + input.parameter + "~" + write(input);
    for (const Distribution& input : study.inputs)
        if (input.kind == Distribution::Kind::file)
            for (const double value : input.numbers)
                text += "\n" + shortest(value);
    for (const Tie& tie : study.ties)
        text += "\n" + tie.parameter + "=" + tie.expression;
    for (const Correlation& one : study.correlations)
        text += "\n" + one.first + "," + one.second + "=" + shortest(one.rank);
    for (const std::string& measure : study.measures)
        text += "\nmeasure=" + measure;
    if (study.sampling == Sampling::sobol) text += "\nsobol";
    return text;
}

/// Removes the text up to and including the character `end`. Returns it without that character.
std::string_view takeUpTo(char end, std::string_view& text) {
    const auto at = std::min(text.find(end), text.size());
    const std::string_view taken = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return taken;
}

/// Reads a cell of a table: the ending of a run, as an index in System::endings.
std::uint8_t endingIn(const System& system, std::string_view cell) {
    const auto found = std::ranges::find(system.endings, cell, &Ending::id);
    if (found == system.endings.end())
        throw std::runtime_error(tr("A table of runs contains the outcome %1, which %2 does not have.",
                                    inQuotes(cell), system.name));
    return static_cast<std::uint8_t>(found - system.endings.begin());
}

/// Reads a cell of a table: the index of the shift of a run. The table counts shifts from 1.
std::uint8_t shiftIn(double number) {
    if (!(number >= 1 && number <= static_cast<double>(sobolShifts)))
        throw std::runtime_error(
            tr("A table of runs contains the invalid number %1.", inQuotes(shortest(number))));
    return static_cast<std::uint8_t>(number - 1);
}

/// Reads a cell of a table: the number of rejected samples of a run.
std::uint32_t redrawsIn(double number) {
    if (!(number >= 0 && number < 4e9)) // the largest number that fits into the result
        throw std::runtime_error(
            tr("A table of runs contains the invalid number %1.", inQuotes(shortest(number))));
    return static_cast<std::uint32_t>(number);
}

/// Reads a number in a table written by Talweg. Empty cells are numbers that are not finite.
double numberIn(std::string_view cell) {
    if (cell.empty()) return std::numeric_limits<double>::quiet_NaN();
    double number = 0;
    const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), number);
    if (error != std::errc() || end != cell.data() + cell.size())
        throw std::runtime_error(tr("A table of runs contains the invalid number %1.", inQuotes(cell)));
    return number;
}

} // namespace

double MonteCarloResult::redrawnShare() const {
    return static_cast<double>(redraws) / static_cast<double>(redraws + study.runs);
}

std::size_t MonteCarloResult::undecidedRuns() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        endings, [this](std::uint8_t ending) { return !system->endings[ending].decided; }));
}

DrawnInput drawnInput(const Asked& asked, std::span<const double> sample) {
    const Spread spread = spreadOf(sample);
    const auto count = static_cast<double>(sample.size());
    const double sd = spread.sd * std::sqrt(count / (count - 1));
    const double fourth = sumOf(sample,
                                [&spread](double x) {
                                    const double z = (x - spread.mean) / spread.sd;
                                    return z * z * z * z;
                                })
                          / count;
    // The standard error of a standard deviation follows from the kurtosis. The larger of two kurtoses is
    // used. With a long tail, the kurtosis of the sample is usually too small. The kurtosis of the requested
    // distribution may be too small if values outside the input's range are excluded.
    const double kurtosis = spread.sd > 0 ? std::max(fourth, asked.moments.kurtosis) : 1;
    constexpr double errors = 4;
    return {asked,
            {spread.mean, sd, fourth},
            {errors * asked.moments.sd / std::sqrt(count),
             errors * asked.moments.sd * std::sqrt((kurtosis - 1) / (4 * count))}};
}

double DrawnInput::excess() const {
    if (asked.moments.sd == 0) return 0;
    const auto beyond = [](double drawnOne, double askedOne, double byChance) {
        return std::max(0.0, std::abs(drawnOne - askedOne) - byChance);
    };
    return std::max(beyond(drawn.mean, asked.moments.mean, chance.mean),
                    beyond(drawn.sd, asked.moments.sd, chance.sd))
           / asked.moments.sd;
}

MonteCarloResult readRuns(std::shared_ptr<const System> system, MonteCarlo study,
                          const std::vector<Asked>& asked, std::string_view runs) {
    MonteCarloResult result;
    result.study = std::move(study);
    result.study.measures.clear();
    result.inputs.resize(asked.size());
    // For each column, the function that reads its cells.
    std::vector<std::function<void(std::string_view)>> take;
    std::vector<std::vector<double>> values(system->measures.size());
    std::string_view header = takeUpTo('\n', runs);
    while (!header.empty()) {
        const std::string_view name = takeUpTo(',', header);
        const auto measure = std::ranges::find(system->measures, name, &Quantity::column);
        const auto input = std::ranges::find(asked, name, &Asked::parameter);
        if (name == "doubtful")
            take.emplace_back([&](std::string_view cell) { result.doubtful.push_back(numberIn(cell) != 0); });
        else if (name == "outcome" && !system->endings.empty())
            take.emplace_back([&result, &known = *system](std::string_view cell) {
                result.endings.push_back(endingIn(known, cell));
            });
        else if (name == "redrawn")
            take.emplace_back(
                [&](std::string_view cell) { result.redrawn.push_back(redrawsIn(numberIn(cell))); });
        else if (name == "shift")
            take.emplace_back(
                [&](std::string_view cell) { result.shift.push_back(shiftIn(numberIn(cell))); });
        else if (input != asked.end()) {
            auto& column = result.inputs[static_cast<std::size_t>(input - asked.begin())];
            take.emplace_back([&column](std::string_view cell) { column.push_back(numberIn(cell)); });
        } else if (!system->success.id.empty() && name == system->success.id)
            take.emplace_back([&](std::string_view cell) { result.success.push_back(numberIn(cell) != 0); });
        else if (measure != system->measures.end()) {
            auto& column = values[static_cast<std::size_t>(measure - system->measures.begin())];
            take.emplace_back([&column](std::string_view cell) { column.push_back(numberIn(cell)); });
            result.study.measures.push_back(measure->id);
        } else
            take.emplace_back([](std::string_view) {});
    }
    while (!runs.empty()) {
        std::string_view row = takeUpTo('\n', runs);
        for (const auto& one : take)
            one(takeUpTo(',', row));
    }
    result.study.runs = result.doubtful.size();
    result.success.resize(result.study.runs);
    for (const std::string& id : result.study.measures)
        result.values.push_back(std::move(
            values[static_cast<std::size_t>(talweg::find(system->measures, id) - system->measures.data())]));
    result.system = std::move(system);
    for (const Problem& problem : boundsProblems(result.study.measures, result.study.bounds))
        throw std::runtime_error(problem.message);
    aggregate(result, asked, 1);
    return result;
}

std::vector<Problem> boundsProblems(const std::vector<std::string>& measures,
                                    const std::vector<MeasureBounds>& bounds) {
    Complaints found;
    for (const auto& [measure, between] : bounds)
        if (!std::ranges::count(measures, measure))
            found.add(
                "bounds",
                tr("Bounds are set for %1, which is not a result of this study; available results are %2.",
                   inQuotes(measure), listed(measures)));
        else if (std::ranges::count(bounds, measure, &MeasureBounds::measure) > 1)
            found.add("bounds", tr("Bounds of %1 are listed more than once.", measure));
        else if (!(between.low < between.high))
            found.add("bounds", tr("Bounds of %1: the lower bound %2 must be less than the upper bound %3.",
                                   measure, shortest(between.low), shortest(between.high)));
    return found.take();
}

std::vector<Problem> problems(const System& system, const MonteCarlo& study, std::size_t shards) {
    Complaints found;
    checkInputs(system, study, found);
    checkMeasures(system, study.measures, found);
    checkNumbers(study, shards, found);
    if (study.sampling == Sampling::sobol) checkSobol(study, found);
    for (const auto& more : {tieProblems(system, study.base, drawnIn(study), study.ties),
                             correlationProblems(drawnIn(study), study.correlations),
                             boundsProblems(study.measures, study.bounds)})
        for (const Problem& problem : more)
            found.add(problem.parameter, problem.message);
    if (!found.empty()) return found.take();
    std::vector<Ends> ends;
    for (const Distribution& input : study.inputs)
        ends.push_back(endsOf(system, input, Quantile(input, rangeOf(system, input))));
    forEachCornerOf(system, study, ends, [&](const Values& values) {
        for (const Problem& problem : problems(system, values))
            found.add(problem.parameter, problem.message);
    });
    return found.take();
}

std::shared_ptr<const MonteCarloResult> solveMonteCarlo(std::shared_ptr<const System> system,
                                                        const MonteCarlo& study, unsigned threads,
                                                        std::stop_token stop, const Progress& progress,
                                                        const Shard& shard) {
    MonteCarloRuns runs(std::move(system), study, shard);
    if (!runs.solve(runs.size(), threads, stop, progress)) return nullptr;
    return runs.takeAll();
}

// --- solving in portions ----------------------------------------------------------------------------

/// Solves runs and stores their results in the columns of the result.
class MonteCarloRuns::Solver {
public:
    explicit Solver(MonteCarloResult& result)
        : m_result(result),
          m_runs(result.system, {result.study.base, variedIn(result.study), result.study.measures}),
          m_draws(*result.system, result.study) {}

    bool solve(std::size_t first, std::size_t count, unsigned threads, const std::stop_token& stop,
               const Progress& progress) {
        return inParallel(
            count, {m_runs.stretch(), threads}, stop, progress,
            [&](std::size_t from, std::size_t to) { solveStretch(first + from, first + to, stop); });
    }

private:
    void solveStretch(std::size_t first, std::size_t last, const std::stop_token& stop) {
        BatchRuns batch{
            last - first, {}, m_result.success.data() + first, {}, m_result.doubtful.data() + first};
        if (!m_result.endings.empty()) batch.endings = m_result.endings.data() + first;
        Draws::Memory memory;
        for (std::size_t run = first; run < last; ++run)
            m_result.redrawn[run] = m_draws.draw(m_result.shard.number(run), m_result.inputs, run, memory);
        for (const auto& column : m_result.inputs)
            batch.inputs.push_back(column.data() + first);
        for (auto& values : m_result.values)
            batch.measures.push_back(values.data() + first);
        m_runs.solve(batch, stop);
    }

    MonteCarloResult& m_result;
    ManyRuns m_runs;
    Draws m_draws;
};

MonteCarloRuns::MonteCarloRuns(std::shared_ptr<const System> system, const MonteCarlo& study,
                               const Shard& shard) {
    const auto start = std::chrono::steady_clock::now();
    m_result = std::make_shared<MonteCarloResult>(emptyResult(std::move(system), study, shard));
    m_solver = std::make_unique<Solver>(*m_result);
    m_seconds = secondsSince(start);
}

MonteCarloRuns::~MonteCarloRuns() = default;

std::size_t MonteCarloRuns::size() const {
    return m_result->success.size();
}

bool MonteCarloRuns::solve(std::size_t count, unsigned threads, const std::stop_token& stop,
                           const Progress& progress) {
    const auto start = std::chrono::steady_clock::now();
    count = std::min(count, size() - m_solved);
    m_threads = threads;
    if (!m_solver->solve(m_solved, count, threads, stop, progress)) return false;
    m_solved += count;
    m_seconds += secondsSince(start);
    return true;
}

std::vector<RunColumn> MonteCarloRuns::columns() const {
    MonteCarloResult& result = *m_result;
    std::vector<RunColumn> columns{RunColumn::of(result.redrawn), RunColumn::of(result.success),
                                   RunColumn::of(result.doubtful), RunColumn::of(result.endings)};
    for (auto* several : {&result.inputs, &result.values})
        for (auto& one : *several)
            columns.push_back(RunColumn::of(one));
    return columns;
}

std::string MonteCarloRuns::state() const {
    return bytesOf({m_solved, m_seconds}, columns());
}

std::size_t MonteCarloRuns::stateSize() const {
    return sizeInBytes(m_solved, columns());
}

bool MonteCarloRuns::restore(std::string_view state) {
    const auto finished = takeBytes(state, columns(), size());
    if (!finished) return false;
    m_solved = finished->runs;
    m_seconds = finished->seconds;
    return true;
}

std::shared_ptr<const MonteCarloResult> MonteCarloRuns::soFar() const {
    const auto first = [this](const auto& all) {
        using Column = std::remove_cvref_t<decltype(all)>;
        const std::size_t count = std::min(m_solved, all.size());
        return Column(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count));
    };
    auto some = std::make_shared<MonteCarloResult>();
    some->system = m_result->system;
    some->study = m_result->study;
    some->study.runs = m_solved;
    some->shard = m_result->shard;
    for (const auto& column : m_result->inputs)
        some->inputs.push_back(first(column));
    some->redrawn = first(m_result->redrawn);
    some->shift = first(m_result->shift);
    some->success = first(m_result->success);
    some->doubtful = first(m_result->doubtful);
    some->endings = first(m_result->endings);
    for (const auto& column : m_result->values)
        some->values.push_back(first(column));
    aggregate(*some, everyAsked(*some), m_threads);
    some->seconds = m_seconds;
    return some;
}

std::shared_ptr<const MonteCarloResult> MonteCarloRuns::takeAll() {
    const auto start = std::chrono::steady_clock::now();
    m_solver.reset();
    if (m_result->shard.count == 1) aggregate(*m_result, everyAsked(*m_result), m_threads);
    m_result->seconds = m_seconds + secondsSince(start);
    return std::move(m_result);
}

std::string summaryTable(const MonteCarloResult& result, const std::string& diagnostics) {
    const System& system = *result.system;
    const bool hasSuccess = !system.success.id.empty();
    Csv csv;
    for (const char* name : {"runs", "seed", "confidence_percent"})
        csv.cell(name);
    if (hasSuccess)
        for (const char* ending : {"", "_low", "_high"})
            csv.cell(column(system.success, ending));
    for (const std::string& measure : result.study.measures) {
        for (const char* ending : {"_mean", "_mean_low", "_mean_high", "_sd", "_min", "_max"})
            csv.cell(column(measureOf(system, measure), ending));
        for (const char* ending : {"_interval", "_differing", "_trusted", "_warning"})
            csv.cell(measure + ending);
    }
    for (const DrawnInput& input : result.drawn)
        for (const char* ending :
             {"_asked_mean", "_asked_sd", "_drawn_mean", "_drawn_sd", "_outside_percent"})
            csv.cell(input.asked.parameter + ending);
    csv.cell("redrawn_percent");
    if (!system.endings.empty()) csv.cell("undecided");
    csv.cell("doubtful");
    csv.cell("diagnostics");
    csv.endRow();
    csv.count(result.study.runs);
    csv.count(result.study.seed);
    csv.cell(100 * result.study.confidence);
    if (hasSuccess)
        for (const double number :
             {result.percentage, result.percentageInterval.low, result.percentageInterval.high})
            csv.cell(number);
    for (const Estimate& of : result.estimates) {
        const auto& [interval, kind, differing, isSkewed] = of.meanInterval;
        for (const double number : {of.mean, interval.low, interval.high, of.sd, of.min, of.max})
            csv.cell(number);
        csv.cell(idOf(kind));
        csv.count(differing);
        csv.count(of.meanInterval.isTrusted());
        csv.cell(of.meanInterval.warning());
    }
    for (const auto& [asked, drawn, chance] : result.drawn)
        for (const double number :
             {asked.moments.mean, asked.moments.sd, drawn.mean, drawn.sd, 100 * asked.outside})
            csv.cell(number);
    csv.cell(100 * result.redrawnShare());
    if (!system.endings.empty()) csv.count(result.undecidedRuns());
    csv.count(result.doubtfulRuns);
    csv.cell(diagnostics);
    csv.endRow();
    return csv.take();
}

StudyMark markOf(const System& system, const MonteCarlo& study) {
    return {checksum(description(system, study)), study.runs};
}

std::string runTable(const MonteCarloResult& result, bool asPart) {
    const System& system = *result.system;
    const bool hasSuccess = !system.success.id.empty();
    const std::string study = asPart ? markOf(system, result.study).checksum : "";
    Csv csv;
    if (asPart) csv.cell(partOfDraws.substr(0, partOfDraws.size() - 1));
    for (const char* name : {"run", "runs", "seed"})
        csv.cell(name);
    if (asPart)
        for (const Asked& asked : everyAsked(result))
            csv.cell(withAsked(asked));
    else
        for (const Distribution& input : result.study.inputs)
            csv.cell(input.parameter);
    for (const Tie& tie : result.study.ties)
        csv.cell(tie.parameter);
    csv.cell("redrawn");
    if (!result.shift.empty()) csv.cell("shift");
    if (hasSuccess) csv.cell(system.success.id);
    for (const std::string& measure : result.study.measures)
        csv.cell(measureOf(system, measure).column());
    csv.cell("doubtful");
    if (!system.endings.empty()) csv.cell("outcome");
    csv.endRow();
    for (std::size_t run = 0; run < result.success.size(); ++run) {
        if (asPart) {
            csv.cell(study);
            csv.cell(system.id);
        }
        csv.count(1 + result.shard.number(run));
        csv.count(result.study.runs);
        csv.count(result.study.seed);
        for (const auto& drawn : result.inputs)
            csv.cell(drawn[run]);
        csv.count(result.redrawn[run]);
        if (!result.shift.empty()) csv.count(1 + std::size_t{result.shift[run]});
        if (hasSuccess) csv.count(result.success[run]);
        for (const auto& values : result.values)
            csv.cell(values[run]);
        csv.count(result.doubtful[run]);
        if (!system.endings.empty()) csv.cell(system.endings[result.endings[run]].id);
        csv.endRow();
    }
    return asPart ? withRowChecks(csv.take()) : csv.take();
}

} // namespace talweg
