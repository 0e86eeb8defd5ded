#include "study/draws.h"

#include "base/translation.h"
#include "study/random.h"

#include <stdexcept>

namespace talweg {

namespace {

/// Ends drawing the inputs of a run anew where they do not go together, and the study with it. Where one draw
/// in a thousand fits, 5 of 100 000 runs come to this end; with a tenth of it a third would.
constexpr std::uint32_t maxAttempts = 10'000;

} // namespace

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
    // What expressions make between the corners is not known before.
    m_looked = !m_ties.empty();
    if (!m_looked)
        forEachCorner(study.base, tails, [this](const Values& values) {
            m_looked |= !m_system.prepare(values).problems.empty();
        });
}

std::uint32_t Draws::draw(std::size_t run, std::vector<std::vector<double>>& columns,
                          std::size_t place) const {
    if (!m_looked) {
        drawOnce(run, 0, columns, place);
        return 0;
    }
    Values values = m_study.base;
    for (std::uint32_t attempt = 0; attempt < maxAttempts; ++attempt)
        if (drawOnce(run, attempt, columns, place) && fits(values, columns, place)) return attempt;
    throw std::runtime_error(
        tr("Of %1 draws none had inputs that go together; make the distributions narrower.", maxAttempts));
}

bool Draws::fits(Values& values, const std::vector<std::vector<double>>& columns, std::size_t place) const {
    for (std::size_t i = 0; i < columns.size(); ++i)
        assign(values, *m_parameters[i], columns[i][place]);
    return m_system.prepare(values).problems.empty();
}

bool Draws::drawOnce(std::size_t run, std::uint32_t attempt, std::vector<std::vector<double>>& columns,
                     std::size_t place) const {
    std::vector<double> probabilities(m_streams.size());
    for (std::size_t i = 0; i < probabilities.size(); ++i)
        probabilities[i] = unitNumber(randomBits(m_study.seed, run, m_streams[i], attempt));
    if (!m_copula.isIndependent()) m_copula.correlate(probabilities);
    for (std::size_t i = 0; i < probabilities.size(); ++i)
        columns[i][place] = m_quantiles[i](probabilities[i]);
    return m_ties.empty() || m_ties.workOut(columns, place);
}

} // namespace talweg
