#include "systems/term_audit.h"

#include "base/contract.h"
#include "base/number.h"
#include "base/translation.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace talweg {

namespace {

/// Tolerance for times, as a fraction of the time limit. If too small, rounding of summed times raises
/// doubts; if too large, a wrong time near the end is not detected.
constexpr double timeRounding = 1e-9;

bool isFinite(const LedgerTerms& terms) {
    return std::isfinite(terms.kinetic) && std::isfinite(terms.potential) && std::isfinite(terms.work)
           && std::ranges::all_of(terms.losses, [](double loss) { return std::isfinite(loss); });
}

} // namespace

void TermAudit::enterTime(double t) {
    const double slack = timeRounding * m_tEnd;
    if (!std::isfinite(t)) m_breaches.isInfinite = true;
    if (t < m_latest - slack || t > m_tEnd + slack) m_breaches.isOutside = true;
    if (t > m_latest) m_latest = std::min(t, m_tEnd);
}

void TermAudit::enter(const LedgerTerms& terms) {
    TALWEG_EXPECTS(terms.losses.size() <= maxLosses);
    const double before = m_latest;
    enterTime(terms.t);
    if (!isFinite(terms)) {
        m_breaches.isInfinite = true;
        return;
    }
    enterMechanical(terms.kinetic + terms.potential, m_latest - before, terms.rounding);
    for (std::size_t i = 0; i < terms.losses.size(); ++i)
        enterLoss(i, terms.losses[i], terms.rounding);
    for (const double term : {terms.kinetic, std::abs(terms.potential), std::abs(terms.work)})
        enterTerm(term, terms.rounding);
}

/// The upper limit of the mechanical energy falls with every loss and rises by the work that the driving
/// power could have done.
void TermAudit::enterMechanical(double mechanical, double elapsed, double rounding) {
    if (m_ceiling) {
        *m_ceiling += m_given.power * elapsed;
        record(m_breaches.risen, mechanical - *m_ceiling - rounding);
    }
    m_ceiling = m_ceiling ? std::min(*m_ceiling, mechanical) : mechanical;
}

void TermAudit::enterLoss(std::size_t i, double loss, double rounding) {
    record(m_breaches.regained, m_greatest[i] - loss - rounding);
    m_greatest[i] = std::max(m_greatest[i], loss);
    enterTerm(loss, rounding);
}

void TermAudit::enterTerm(double term, double rounding) {
    record(m_breaches.excess, term - m_given.until(m_latest) - rounding);
}

void TermAudit::record(double& worst, double amount) const {
    if (amount > 0) worst = std::max(worst, amount / scale());
}

void doubtNumbers(const Breaches& breaches, std::vector<Doubt>& doubts) {
    if (breaches.isInfinite)
        doubts.push_back({Doubt::Kind::ledger,
                          tr("A number in this run is not finite. The results of this run are doubtful.")});
    if (breaches.isOutside)
        doubts.push_back({Doubt::Kind::ledger, tr("A time in this run is outside the duration of the run or "
                                                  "out of order. The results of this run are doubtful.")});
}

void doubtLedger(double residual, const Breaches& breaches, std::vector<Doubt>& doubts) {
    doubtResidual(residual, doubts);
    doubtNumbers(breaches, doubts);
    const double explained = residual > maxResidual ? residual : maxResidual;
    const auto add = [&doubts](std::string sentence) {
        doubts.push_back({Doubt::Kind::ledger, std::move(sentence)});
    };
    if (breaches.regained > explained)
        add(tr("An energy loss decreases by %1 of the energy given to the run, although losses can only "
               "grow. The results of this run are doubtful.",
               scientific(breaches.regained, 1)));
    if (breaches.excess > explained)
        add(tr("An energy term exceeds the energy given to the run by %1 of that energy. The results of this "
               "run are doubtful.",
               scientific(breaches.excess, 1)));
    if (breaches.risen > explained)
        add(tr("Mechanical energy increases by %1 of the energy given to the run, without a physical cause. "
               "The results of this run are doubtful.",
               scientific(breaches.risen, 1)));
}

} // namespace talweg
