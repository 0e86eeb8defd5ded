#include "study/sensitivity.h"

#include "base/translation.h"
#include "study/complaints.h"
#include "study/csv.h"
#include "study/draws.h"
#include "study/many_runs.h"
#include "study/mean_interval.h"
#include "study/parallel.h"
#include "study/random.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <limits>
#include <stdexcept>

namespace talweg {

namespace {

/// The function's outputs in all runs, accessed by sample (A, B or AB_i) and shift.
class Block {
public:
    Block(const SobolDesign& design, std::span<const double> outputs)
        : m_samples(design.samples()), m_outputs(outputs) {}

    std::span<const double> a(std::size_t shift) const { return of(0, shift); }
    std::span<const double> b(std::size_t shift) const { return of(1, shift); }
    std::span<const double> ab(std::size_t input, std::size_t shift) const { return of(2 + input, shift); }

private:
    std::span<const double> of(std::size_t block, std::size_t shift) const {
        const std::size_t length = m_samples / SobolDesign::shifts;
        return m_outputs.subspan(block * m_samples + shift * length, length);
    }

    std::size_t m_samples;
    std::span<const double> m_outputs;
};

using ByShift = std::array<double, SobolDesign::shifts>;

/// The ratio of a numerator to the variance. Numerators and variances are given for each shift.
Estimated ratioOf(const ByShift& numerators, const ByShift& variances, double variance, double confidence) {
    const double ratio = spreadOf(numerators).mean / variance;
    ByShift estimates;
    for (std::size_t shift = 0; shift < estimates.size(); ++shift)
        estimates[shift] = ratio + (numerators[shift] - ratio * variances[shift]) / variance;
    return {ratio, unboundedInterval(estimates, confidence)};
}

ByShift variancesOf(const Block& block, double mean) {
    ByShift variances{};
    for (std::size_t shift = 0; shift < variances.size(); ++shift) {
        const auto a = block.a(shift), b = block.b(shift);
        for (std::size_t j = 0; j < a.size(); ++j)
            variances[shift] += (a[j] - mean) * (a[j] - mean) + (b[j] - mean) * (b[j] - mean);
        variances[shift] /= 2 * static_cast<double>(a.size());
    }
    return variances;
}

SobolIndex indexOf(const Block& block, std::size_t input, double mean, const ByShift& variances,
                   double variance, double confidence) {
    ByShift first{}, total{};
    for (std::size_t shift = 0; shift < SobolDesign::shifts; ++shift) {
        const auto a = block.a(shift), b = block.b(shift), ab = block.ab(input, shift);
        for (std::size_t j = 0; j < a.size(); ++j) {
            first[shift] += (b[j] - mean) * (ab[j] - a[j]);
            total[shift] += (a[j] - ab[j]) * (a[j] - ab[j]) / 2;
        }
        first[shift] /= static_cast<double>(a.size());
        total[shift] /= static_cast<double>(a.size());
    }
    return {ratioOf(first, variances, variance, confidence), ratioOf(total, variances, variance, confidence)};
}

/// Relative standard deviation up to which outputs count as constant: about 45 units in the last place of the
/// mean, the size of rounding errors. Indices of constant outputs are NaN.
constexpr double constantSpread = 1e-14;

} // namespace

std::size_t SobolDesign::roundedUp(std::size_t samples) {
    return shifts * std::bit_ceil((samples + shifts - 1) / shifts);
}

SobolDesign::SobolDesign(std::size_t inputs, std::size_t samples, std::uint64_t seed)
    : m_inputs(inputs), m_samples(roundedUp(samples)) {
    const std::size_t length = m_samples / shifts, dimensions = 2 * inputs;
    m_columns.assign(dimensions, std::vector<double>(m_samples));
    const auto digits = sobolDigits(dimensions, length);
    for (std::uint32_t d = 0; d < dimensions; ++d)
        for (std::size_t shift = 0; shift < shifts; ++shift)
            for (std::size_t point = 0; point < length; ++point)
                m_columns[d][shift * length + point] =
                    unitNumber(digits[d][point] ^ randomBits(seed, shift, d));
}

void SobolDesign::fill(std::size_t input, std::size_t first, std::size_t count, double* column) const {
    for (std::size_t at = 0; at < count;) {
        const std::size_t block = (first + at) / m_samples, place = (first + at) % m_samples;
        const std::size_t here = std::min(m_samples - place, count - at);
        const bool fromB = block == 1 || block == 2 + input;
        std::copy_n(m_columns[fromB ? m_inputs + input : input].data() + place, here, column + at);
        at += here;
    }
}

std::vector<SobolIndex> sobolIndices(const SobolDesign& design, std::span<const double> outputs,
                                     double confidence) {
    // Mean and variance are those of A and B together.
    const Spread spread = spreadOf(outputs.first(2 * design.samples()));
    const bool isConstant = spread.sd <= constantSpread * std::abs(spread.mean);
    const double variance = isConstant ? std::numeric_limits<double>::quiet_NaN() : spread.sd * spread.sd;
    const Block block(design, outputs);
    const ByShift variances = variancesOf(block, spread.mean);
    std::vector<SobolIndex> indices(design.inputs());
    for (std::size_t input = 0; input < indices.size(); ++input)
        indices[input] = indexOf(block, input, spread.mean, variances, variance, confidence);
    return indices;
}

std::vector<Problem> sensitivityProblems(const System& system, const MonteCarlo& study) {
    std::vector<Problem> problems = talweg::problems(system, study);
    if (!problems.empty()) return problems;
    Complaints found;
    const std::size_t samples = SobolDesign::roundedUp(study.runs);
    if (study.inputs.size() > SobolDesign::maxInputs)
        found.add("",
                  tr("A sensitivity analysis allows at most %1 uncertain inputs.", SobolDesign::maxInputs));
    if (samples * (study.inputs.size() + 2) > maxRuns)
        found.add("runs", tr("A sensitivity analysis of %1 samples needs %2 runs; at most %3 are allowed.",
                             study.runs, samples * (study.inputs.size() + 2), maxRuns));
    if (!study.correlations.empty())
        found.add("correlations",
                  tr("A sensitivity analysis needs independent inputs; remove the correlations."));
    std::vector<Ends> ends;
    for (const Distribution& input : study.inputs) {
        const Quantile quantile(input, rangeOf(system, input));
        ends.push_back(
            {find(system.parameters, input.parameter), quantile(rareTail), quantile(1 - rareTail)});
    }
    forEachCornerOf(system, study, ends, [&](const Values& values) {
        for (const Problem& problem : talweg::problems(system, values))
            found.add(problem.parameter, tr("Samples in the tails of the distributions have incompatible "
                                            "inputs, but a sensitivity analysis cannot omit samples. %1 Use "
                                            "a uniform distribution or a list of values for this input.",
                                            problem.message));
    });
    return found.take();
}

namespace {

/// Computes the inputs of the runs of a design.
class DesignedInputs {
public:
    DesignedInputs(const System& system, const MonteCarlo& study, const SobolDesign& design)
        : m_design(design), m_dimensions(study.inputs.size()),
          m_ties(system, study.base, drawnIn(study), study.ties) {
        const auto places = alphabetical(drawnIn(study));
        for (std::size_t rank = 0; rank < places.size(); ++rank)
            m_dimensions[places[rank]] = rank;
        for (const Distribution& input : study.inputs)
            m_quantiles.emplace_back(input, rangeOf(system, input));
    }

    /// The index of the design's dimension for a sampled input.
    std::size_t dimension(std::size_t input) const { return m_dimensions[input]; }

    /// The samples of an input in runs first … first + count − 1.
    std::vector<double> column(std::size_t input, std::size_t first, std::size_t count) const {
        std::vector<double> values(count);
        m_design.fill(m_dimensions[input], first, count, values.data());
        std::ranges::transform(values, values.begin(), m_quantiles[input]);
        return values;
    }

    /// The columns of the sampled inputs, then those of the linked inputs; `tied` is the number of linked
    /// inputs.
    std::vector<std::vector<double>> columns(std::size_t tied, std::size_t first, std::size_t count) const {
        std::vector<std::vector<double>> all;
        for (std::size_t input = 0; input < m_quantiles.size(); ++input)
            all.push_back(column(input, first, count));
        all.resize(all.size() + tied, std::vector<double>(count));
        for (std::size_t run = 0; run < count && tied > 0; ++run)
            if (!m_ties.workOut(all, run))
                throw std::runtime_error(tr("A linked input is out of range in some runs, but a sensitivity "
                                            "analysis needs all runs; make the distributions narrower."));
        return all;
    }

private:
    const SobolDesign& m_design;
    std::vector<std::size_t> m_dimensions; ///< dimension of each sampled input
    std::vector<Quantile> m_quantiles;
    Ties m_ties;
};

} // namespace

std::shared_ptr<const SensitivityResult> solveSensitivity(std::shared_ptr<const System> system,
                                                          const MonteCarlo& study, unsigned threads,
                                                          std::stop_token stop, const Progress& progress) {
    const auto start = std::chrono::steady_clock::now();
    const SobolDesign design(study.inputs.size(), study.runs, study.seed);
    const DesignedInputs designed(*system, study, design);
    const ManyRuns runs(system, {study.base, variedIn(study), study.measures});
    std::vector<std::uint8_t> success(design.runs()), doubtful(design.runs());
    std::vector<std::vector<double>> outputs(1 + study.measures.size(), std::vector<double>(design.runs()));
    const auto work = [&](std::size_t first, std::size_t last) {
        const std::size_t count = last - first;
        const auto inputs = designed.columns(study.ties.size(), first, count);
        BatchRuns batch{count, {}, success.data() + first, {}, doubtful.data() + first};
        for (const auto& column : inputs)
            batch.inputs.push_back(column.data());
        for (std::size_t m = 1; m < outputs.size(); ++m)
            batch.measures.push_back(outputs[m].data() + first);
        runs.solve(batch, stop);
        std::copy_n(success.data() + first, count, outputs[0].data() + first);
    };
    if (!inParallel(design.runs(), {runs.stretch(), threads}, stop, progress, work)) return nullptr;
    auto result = std::make_shared<SensitivityResult>();
    if (system->success.id.empty())
        outputs.erase(outputs.begin());
    else {
        const auto sampled = std::span(success).first(2 * design.samples());
        const auto successes = static_cast<std::size_t>(std::ranges::count(sampled, 1));
        result->events = std::min(successes, sampled.size() - successes);
    }
    result->study = study;
    result->samples = design.samples();
    result->runs = design.runs();
    result->doubtfulRuns = static_cast<std::size_t>(std::ranges::count(doubtful, 1));
    for (const auto& output : outputs) {
        const auto found = sobolIndices(design, output, study.confidence);
        auto& indices = result->indices.emplace_back();
        for (std::size_t input = 0; input < study.inputs.size(); ++input)
            indices.push_back(found[designed.dimension(input)]);
    }
    for (std::size_t input = 0; input < study.inputs.size(); ++input)
        result->drawn.push_back(drawnInput(askedOf(*system, study.inputs[input]),
                                           designed.column(input, 0, 2 * design.samples())));
    result->warnings = warningsAmong(
        *system, study, designed.columns(study.ties.size(), 0, lookedAt(study.runs)), threads, stop);
    result->system = std::move(system);
    result->seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return result;
}

std::string sensitivityTable(const SensitivityResult& result) {
    std::vector<std::string> outputs = result.study.measures;
    if (!result.system->success.id.empty()) outputs.insert(outputs.begin(), result.system->success.id);
    std::string text =
        "output,input,first,first_low,first_high,total,total_low,total_high,asked_mean,asked_sd,"
        "drawn_mean,drawn_sd,samples,seed,confidence_percent\n";
    Csv csv;
    for (std::size_t o = 0; o < outputs.size(); ++o)
        for (std::size_t i = 0; i < result.study.inputs.size(); ++i) {
            const auto& [first, total] = result.indices[o][i];
            csv.cell(outputs[o]);
            csv.cell(result.study.inputs[i].parameter);
            for (const Estimated& index : {first, total})
                for (const double number : {index.value, index.interval.low, index.interval.high})
                    csv.cell(number);
            const auto& [asked, drawn, chance] = result.drawn[i];
            for (const double number : {asked.moments.mean, asked.moments.sd, drawn.mean, drawn.sd})
                csv.cell(number);
            csv.count(result.samples);
            csv.count(result.study.seed);
            csv.cell(100 * result.study.confidence);
            csv.endRow();
        }
    return text + csv.take();
}

} // namespace talweg
