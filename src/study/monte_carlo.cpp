#include "study/monte_carlo.h"

#include "base/text.h"
#include "base/translation.h"
#include "study/complaints.h"
#include "study/csv.h"
#include "study/many_runs.h"
#include "study/parallel.h"
#include "study/random.h"
#include "study/table_format.h"
#include "systems/reading.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <functional>
#include <limits>
#include <stdexcept>

namespace talweg {

namespace {

/// Between which values inputs must go together: all that may be drawn; of a normal distribution, the mean,
/// since its tails are drawn anew where they do not.
Ends endsOf(const System& system, const Distribution& input, const Quantile& quantile) {
    const Parameter* parameter = find(system.parameters, input.parameter);
    if (input.kind == Distribution::Kind::normal) return {parameter, quantile(0.5), quantile(0.5)};
    const auto [min, max] = std::ranges::minmax(input.numbers);
    return {parameter, std::max(min, quantile.min()), std::min(max, quantile.max())};
}

void checkInputs(const System& system, const MonteCarlo& study, Complaints& found) {
    if (study.inputs.empty())
        found.add("", tr("No input has a distribution; give one to at least one input."));
    for (const Distribution& input : study.inputs) {
        checkPresence(system, input.parameter, study.base, found);
        const auto reading = readDistribution(system, input.parameter, write(input));
        if (!reading.distribution)
            found.add(input.parameter, reading.error);
        else if (std::ranges::count(study.inputs, input.parameter, &Distribution::parameter) > 1)
            found.add(input.parameter,
                      tr("%1 has more than one distribution; give it one.", inQuotes(input.parameter)));
    }
}

void checkNumbers(const MonteCarlo& study, std::size_t shards, Complaints& found) {
    const double max = std::min(static_cast<double>(maxRuns) * static_cast<double>(shards), maxRunsInAll);
    if (study.runs < 2 || static_cast<double>(study.runs) > max)
        found.add("runs", tr("A Monte-Carlo study of %1 runs is not possible; allowed are 2 to %2.",
                             study.runs, static_cast<std::uint64_t>(max)));
    if (!(study.confidence > 0 && study.confidence < 1))
        found.add("confidence",
                  tr("The confidence of intervals is %1 %; it must be greater than 0 % and less than 100 %.",
                     shortest(100 * study.confidence)));
}

/// Draws the inputs of runs.
class Draws {
public:
    Draws(const System& system, const MonteCarlo& study) : m_system(system), m_study(study) {
        std::vector<Ends> tails;
        for (const Distribution& input : study.inputs) {
            m_quantiles.emplace_back(input, rangeOf(system, input));
            m_parameters.push_back(find(system.parameters, input.parameter));
            tails.push_back(
                {m_parameters.back(), m_quantiles.back()(rareTail), m_quantiles.back()(1 - rareTail)});
        }
        forEachCorner(study.base, tails, [this](const Values& values) { m_looked |= !fits(values); });
    }

    /// Writes the inputs of a run into a place in the columns.
    void draw(std::size_t run, std::vector<std::vector<double>>& columns, std::size_t place) const {
        if (!m_looked) return drawOnce(run, 0, columns, place);
        Values values = m_study.base;
        for (std::uint32_t attempt = 0; attempt < maxAttempts; ++attempt) {
            drawOnce(run, attempt, columns, place);
            for (std::size_t i = 0; i < columns.size(); ++i)
                assign(values, *m_parameters[i], columns[i][place]);
            if (fits(values)) return;
        }
        throw std::runtime_error(tr(
            "Of %1 draws none had inputs that go together; make the distributions narrower.", maxAttempts));
    }

private:
    /// Ends drawing the inputs of a run anew where they do not go together, and the study with it. Where
    /// one draw in a thousand fits, 5 of 100 000 runs come to this end; with a tenth of it a third would.
    static constexpr std::uint32_t maxAttempts = 10'000;

    bool fits(const Values& values) const { return m_system.prepare(values).problems.empty(); }

    void drawOnce(std::size_t run, std::uint32_t attempt, std::vector<std::vector<double>>& columns,
                  std::size_t place) const {
        for (std::uint32_t i = 0; i < columns.size(); ++i)
            columns[i][place] = m_quantiles[i](unitNumber(randomBits(m_study.seed, run, i, attempt)));
    }

    const System& m_system;
    const MonteCarlo& m_study;
    std::vector<Quantile> m_quantiles;
    std::vector<const Parameter*> m_parameters; ///< of the inputs
    bool m_looked = false;                      ///< some draws do not go together: each is looked at
};

MonteCarloResult emptyResult(std::shared_ptr<const System> system, const MonteCarlo& study,
                             const Shard& shard) {
    MonteCarloResult result;
    result.system = std::move(system);
    result.study = study;
    result.shard = shard;
    const std::size_t runs = sizeOf(shard, study.runs);
    result.success.resize(runs);
    result.doubtful.resize(runs);
    for (std::size_t i = 0; i < study.inputs.size(); ++i)
        result.inputs.emplace_back(runs);
    for (std::size_t m = 0; m < study.measures.size(); ++m)
        result.values.emplace_back(runs);
    return result;
}

bool solveRuns(MonteCarloResult& result, unsigned threads, const std::stop_token& stop,
               const Progress& progress) {
    BatchOrder order{result.study.base, {}, result.study.measures};
    for (const Distribution& input : result.study.inputs)
        order.varied.push_back(input.parameter);
    const ManyRuns runs(result.system, std::move(order));
    const Draws draws(*result.system, result.study);
    const auto work = [&](std::size_t first, std::size_t last) {
        BatchRuns batch{last - first, {}, result.success.data() + first, {}, result.doubtful.data() + first};
        for (std::size_t run = first; run < last; ++run)
            draws.draw(result.shard.number(run), result.inputs, run);
        for (const auto& column : result.inputs)
            batch.inputs.push_back(column.data() + first);
        for (auto& values : result.values)
            batch.measures.push_back(values.data() + first);
        runs.solve(batch, stop);
    };
    return inParallel(result.success.size(), {runs.stretch(), threads}, stop, progress, work);
}

Estimate estimateOf(std::span<const double> values, double confidence) {
    const Spread spread = spreadOf(values);
    const auto count = static_cast<double>(values.size());
    const double sd = spread.sd * std::sqrt(count / (count - 1));
    return {spread.mean, meanInterval(spread.mean, sd, values.size(), confidence), sd, spread.min,
            spread.max};
}

void aggregate(MonteCarloResult& result) {
    const std::size_t runs = result.study.runs;
    const auto successes = static_cast<std::size_t>(std::ranges::count(result.success, 1));
    result.percentage = 100 * static_cast<double>(successes) / static_cast<double>(runs);
    const auto [low, high] = probabilityInterval(successes, runs, result.study.confidence);
    result.percentageInterval = {100 * low, 100 * high};
    result.doubtfulRuns = static_cast<std::size_t>(std::ranges::count(result.doubtful, 1));
    for (const auto& values : result.values)
        result.estimates.push_back(estimateOf(values, result.study.confidence));
}

/// Everything the runs depend on, as text.
std::string description(const MonteCarloResult& result) {
    const MonteCarlo& study = result.study;
    std::string text = result.system->id + "\n" + std::to_string(study.seed);
    Values base = study.base;
    for (const Distribution& input : study.inputs)
        base.erase(input.parameter);
    for (const auto& [id, value] : base)
        text += "\n" + id + "=" + write(parameterOf(result.system->parameters, id), value);
    for (const Distribution& input : study.inputs)
        text += "\n" + input.parameter + "~" + write(input);
    for (const std::string& measure : study.measures)
        text += "\nmeasure=" + measure;
    return text;
}

/// Takes the text up to a character off another, with that character.
std::string_view takeUpTo(char end, std::string_view& text) {
    const auto at = std::min(text.find(end), text.size());
    const std::string_view taken = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return taken;
}

/// Of a table that this program wrote: nothing stands for what is not finite.
double numberIn(std::string_view cell) {
    if (cell.empty()) return std::numeric_limits<double>::quiet_NaN();
    double number = 0;
    const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), number);
    if (error != std::errc() || end != cell.data() + cell.size())
        throw std::runtime_error(tr("A table of runs holds %1 where a number belongs.", inQuotes(cell)));
    return number;
}

} // namespace

MonteCarloResult readRuns(std::shared_ptr<const System> system, std::uint64_t seed, double confidence,
                          std::string_view runs) {
    MonteCarloResult result;
    result.study.seed = seed;
    result.study.confidence = confidence;
    std::vector<std::function<void(double)>> take; // what is done with each column's numbers
    std::vector<std::vector<double>> values(system->measures.size());
    std::string_view header = takeUpTo('\n', runs);
    while (!header.empty()) {
        const std::string_view name = takeUpTo(',', header);
        const auto measure = std::ranges::find(system->measures, name, &Quantity::column);
        if (name == "doubtful")
            take.emplace_back([&](double x) { result.doubtful.push_back(x != 0); });
        else if (!system->success.id.empty() && name == system->success.id)
            take.emplace_back([&](double x) { result.success.push_back(x != 0); });
        else if (measure != system->measures.end()) {
            auto& column = values[static_cast<std::size_t>(measure - system->measures.begin())];
            take.emplace_back([&column](double x) { column.push_back(x); });
            result.study.measures.push_back(measure->id);
        } else
            take.emplace_back([](double) {});
    }
    while (!runs.empty()) {
        std::string_view row = takeUpTo('\n', runs);
        for (const auto& one : take)
            one(numberIn(takeUpTo(',', row)));
    }
    result.study.runs = result.doubtful.size();
    result.success.resize(result.study.runs);
    for (const std::string& id : result.study.measures)
        result.values.push_back(std::move(
            values[static_cast<std::size_t>(talweg::find(system->measures, id) - system->measures.data())]));
    result.system = std::move(system);
    aggregate(result);
    return result;
}

std::vector<Problem> problems(const System& system, const MonteCarlo& study, std::size_t shards) {
    Complaints found;
    checkInputs(system, study, found);
    checkMeasures(system, study.measures, found);
    checkNumbers(study, shards, found);
    if (!found.empty()) return found.take();
    std::vector<Ends> ends;
    for (const Distribution& input : study.inputs)
        ends.push_back(endsOf(system, input, Quantile(input, rangeOf(system, input))));
    forEachCorner(study.base, ends, [&](const Values& values) {
        for (const Problem& problem : problems(system, values))
            found.add(problem.parameter, problem.message);
    });
    return found.take();
}

std::shared_ptr<const MonteCarloResult> solveMonteCarlo(std::shared_ptr<const System> system,
                                                        const MonteCarlo& study, unsigned threads,
                                                        std::stop_token stop, const Progress& progress,
                                                        const Shard& shard) {
    const auto start = std::chrono::steady_clock::now();
    auto result = std::make_shared<MonteCarloResult>(emptyResult(std::move(system), study, shard));
    if (!solveRuns(*result, threads, stop, progress)) return nullptr;
    if (shard.count == 1) aggregate(*result);
    result->seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return result;
}

std::string summaryTable(const MonteCarloResult& result) {
    const System& system = *result.system;
    const bool hasSuccess = !system.success.id.empty();
    Csv csv;
    csv.cell("runs");
    csv.cell("seed");
    csv.cell("confidence_percent");
    if (hasSuccess)
        for (const char* ending : {"", "_low", "_high"})
            csv.cell(column(system.success, ending));
    for (const std::string& measure : result.study.measures)
        for (const char* ending : {"_mean", "_mean_low", "_mean_high", "_sd", "_min", "_max"})
            csv.cell(column(measureOf(system, measure), ending));
    csv.cell("doubtful");
    csv.endRow();
    csv.count(result.study.runs);
    csv.count(result.study.seed);
    csv.cell(100 * result.study.confidence);
    if (hasSuccess)
        for (const double number :
             {result.percentage, result.percentageInterval.low, result.percentageInterval.high})
            csv.cell(number);
    for (const Estimate& of : result.estimates)
        for (const double number :
             {of.mean, of.meanInterval.low, of.meanInterval.high, of.sd, of.min, of.max})
            csv.cell(number);
    csv.count(result.doubtfulRuns);
    csv.endRow();
    return csv.take();
}

std::string runTable(const MonteCarloResult& result, bool asPart) {
    const System& system = *result.system;
    const bool hasSuccess = !system.success.id.empty();
    const std::string study = asPart ? checksum(description(result)) : "";
    Csv csv;
    if (asPart) csv.cell(partOfDraws.substr(0, partOfDraws.size() - 1));
    csv.cell("run");
    for (const Distribution& input : result.study.inputs)
        csv.cell(input.parameter);
    if (hasSuccess) csv.cell(system.success.id);
    for (const std::string& measure : result.study.measures)
        csv.cell(measureOf(system, measure).column());
    csv.cell("doubtful");
    csv.endRow();
    for (std::size_t run = 0; run < result.success.size(); ++run) {
        if (asPart) {
            csv.cell(study);
            csv.cell(system.id);
            csv.count(result.study.seed);
            csv.count(result.study.runs);
        }
        csv.count(1 + result.shard.number(run));
        for (const auto& drawn : result.inputs)
            csv.cell(drawn[run]);
        if (hasSuccess) csv.count(result.success[run]);
        for (const auto& values : result.values)
            csv.cell(values[run]);
        csv.count(result.doubtful[run]);
        csv.endRow();
    }
    return csv.take();
}

} // namespace talweg
