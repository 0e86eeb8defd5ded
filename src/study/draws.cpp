#include "study/draws.h"

#include "base/translation.h"
#include "study/random.h"
#include "study/sobol_points.h"

#include <algorithm>
#include <array>
#include <bit>
#include <stdexcept>

namespace talweg {

namespace {

/// Maximum number of samples for one run. If all have incompatible inputs, the study fails. If one sample in
/// a thousand is compatible, 5 of 100 000 runs reach this limit; with a tenth of this limit, a third of the
/// runs would.
constexpr std::uint32_t maxAttempts = 10'000;

/// Replaces the number of an attempt to select the random numbers of a shift.
constexpr std::uint32_t ofShift = ~std::uint32_t{0};

} // namespace

std::size_t runsOf(const MonteCarlo& study) {
    return study.sampling == Sampling::independent ? study.runs
                                                   : std::bit_ceil(std::max(study.runs, sobolShifts));
}

std::size_t strataOf(const System& system, const MonteCarlo& study) {
    const bool stratified = study.sampling == Sampling::sobol
                            && std::ranges::count(study.inputs, system.studyOver, &Distribution::parameter);
    if (!stratified) return 1;
    return std::clamp<std::size_t>(runsOf(study) / (sobolShifts * MonteCarlo::minPoints), 1,
                                   MonteCarlo::maxStrata);
}

std::size_t shiftOf(std::size_t run, std::size_t strata) {
    return run / strata % sobolShifts;
}

std::vector<std::string> drawnIn(const MonteCarlo& study) {
    std::vector<std::string> ids;
    for (const Distribution& input : study.inputs)
        ids.push_back(input.parameter);
    return ids;
}

std::vector<std::string> variedIn(const MonteCarlo& study) {
    std::vector<std::string> ids = drawnIn(study);
    for (const Tie& tie : study.ties)
        ids.push_back(tie.parameter);
    return ids;
}

void forEachCornerOf(const System& system, const MonteCarlo& study, const std::vector<Ends>& ends,
                     const std::function<void(const Values&)>& look) {
    const Ties ties(system, study.base, drawnIn(study), study.ties);
    std::vector<std::vector<double>> columns(variedIn(study).size(), std::vector<double>(1));
    forEachCorner(study.base, ends, [&](const Values& corner) {
        Values values = corner;
        for (std::size_t i = 0; i < ends.size(); ++i)
            columns[i][0] = std::get<double>(valueOf(*ends[i].parameter, corner));
        ties.workOut(columns, 0);
        for (std::size_t i = 0; i < study.ties.size(); ++i)
            assign(values, parameterOf(system.parameters, study.ties[i].parameter),
                   columns[ends.size() + i][0]);
        look(values);
    });
}

Draws::Draws(const System& system, const MonteCarlo& study)
    : m_system(system), m_study(study), m_streams(streamsOf(drawnIn(study))),
      m_copula(drawnIn(study), study.correlations), m_ties(system, study.base, drawnIn(study), study.ties) {
    for (const std::string& id : variedIn(study))
        m_parameters.push_back(find(system.parameters, id));
    std::vector<Ends> tails;
    for (const Distribution& input : study.inputs) {
        const Quantile& quantile = m_quantiles.emplace_back(input, rangeOf(system, input));
        tails.push_back({m_parameters[tails.size()], quantile(rareTail), quantile(1 - rareTail)});
    }
    if (study.sampling == Sampling::sobol) {
        m_strata = strataOf(system, study);
        const std::size_t points = runsOf(study) / m_strata / sobolShifts;
        auto digits = sobolDigits(study.inputs.size(), points);
        m_digits.resize(digits.size());
        const auto places = alphabetical(drawnIn(study));
        for (std::size_t rank = 0; rank < places.size(); ++rank)
            m_digits[places[rank]] = std::move(digits[rank]);
        if (m_strata > 1)
            m_inner = static_cast<std::size_t>(
                std::ranges::find(study.inputs, system.studyOver, &Distribution::parameter)
                - study.inputs.begin());
    }
    // Linked inputs can be incompatible between the corners, so every sample is checked.
    m_looked = !m_ties.empty();
    if (!m_looked)
        forEachCorner(study.base, tails, [this](const Values& values) {
            m_looked |= !m_system.prepare(values).problems.empty();
        });
}

std::uint32_t Draws::draw(std::size_t run, std::vector<std::vector<double>>& columns, std::size_t place,
                          Memory& memory) const {
    if (!m_looked) {
        drawEven(run, columns, place, memory);
        return 0;
    }
    if (m_strata > 1) {
        if (const std::size_t point = run / m_strata; point != memory.point)
            memory = {point, pointFits(point)};
        if (memory.fits && drawEven(run, columns, place, memory)) return 0;
    }
    memory.evenRun = Memory::none;
    Values values = m_study.base;
    for (std::uint32_t attempt = 0; attempt < maxAttempts; ++attempt)
        if (drawOnce(run, attempt, columns, place) && fits(values, columns, place)) return attempt;
    throw std::runtime_error(tr("All %1 attempts to sample the inputs of a run gave incompatible inputs; "
                                "make the distributions narrower.",
                                maxAttempts));
}

bool Draws::drawEven(std::size_t run, std::vector<std::vector<double>>& columns, std::size_t place,
                     Memory& memory) const {
    const bool shares = memory.evenRun + 1 == run && run % m_strata != 0 && m_copula.isIndependent();
    memory.evenRun = run;
    if (!shares) return drawOnce(run, 0, columns, place);
    for (std::size_t i = 0; i < m_quantiles.size(); ++i)
        columns[i][place] = i == m_inner ? m_quantiles[i](sobolProbability(i, run)) : columns[i][place - 1];
    return m_ties.empty() || m_ties.workOut(columns, place);
}

bool Draws::pointFits(std::size_t point) const {
    std::vector<std::vector<double>> columns(m_parameters.size(), std::vector<double>(1));
    Values values = m_study.base;
    return std::ranges::all_of(
        std::array{point * m_strata, (point + 1) * m_strata - 1},
        [&](std::size_t run) { return drawOnce(run, 0, columns, 0) && fits(values, columns, 0); });
}

bool Draws::fits(Values& values, const std::vector<std::vector<double>>& columns, std::size_t place) const {
    for (std::size_t i = 0; i < columns.size(); ++i)
        assign(values, *m_parameters[i], columns[i][place]);
    return m_system.prepare(values).problems.empty();
}

std::vector<double> Draws::probabilities(std::size_t run, std::uint32_t attempt) const {
    std::vector<double> all(m_streams.size());
    const bool even = !m_digits.empty() && attempt == 0;
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = even ? sobolProbability(i, run)
                      : unitNumber(randomBits(m_study.seed, run, m_streams[i], attempt));
    return all;
}

double Draws::sobolProbability(std::size_t input, std::size_t run) const {
    const std::size_t shift = shiftOf(run, m_strata);
    const std::uint64_t digits = m_digits[input][run / m_strata / sobolShifts];
    const double p = unitNumber(digits ^ randomBits(m_study.seed, shift, m_streams[input], ofShift));
    if (input != m_inner) return p;
    return (static_cast<double>(run % m_strata) + p) / static_cast<double>(m_strata);
}

bool Draws::drawOnce(std::size_t run, std::uint32_t attempt, std::vector<std::vector<double>>& columns,
                     std::size_t place) const {
    std::vector<double> drawn = probabilities(run, attempt);
    if (!m_copula.isIndependent()) m_copula.correlate(drawn);
    for (std::size_t i = 0; i < drawn.size(); ++i)
        columns[i][place] = m_quantiles[i](drawn[i]);
    return m_ties.empty() || m_ties.workOut(columns, place);
}

} // namespace talweg
