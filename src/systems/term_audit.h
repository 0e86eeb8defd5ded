#pragma once

#include "systems/run.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace talweg {

/// The energy supplied to a motion, as an upper limit for the terms of its ledger. All in one unit: J or
/// J/kg.
struct EnergyGiven {
    double start = 0; ///< kinetic and potential energy at the start; potential energy counts from the lowest
                      ///< point within reach
    double power = 0; ///< upper limit of the power of driving forces, e.g. wind, ≥ 0
    double floor = 0; ///< lower limit of the scale, for motions that start with hardly any energy

    double until(double t) const { return start + power * t; }
    /// The energy at time t to which errors are relative.
    double scale(double t) const { return std::max(until(t), floor); }
};

/// Errors found by TermAudit. The energies are the worst cases as fractions of EnergyGiven::scale; 0 if there
/// are none.
struct Breaches {
    bool isInfinite = false; ///< a number is not finite
    bool isOutside = false;  ///< a time is outside the run or before the previous one
    double regained = 0;     ///< decrease of a loss, or a negative loss
    double excess = 0;       ///< amount by which a term exceeds the supplied energy
    double risen = 0; ///< increase of the mechanical energy beyond the work that the driving power allows
};

/// The terms of an energy ledger at one time.
struct LedgerTerms {
    double t = 0; ///< time since the start, s
    double kinetic = 0;
    double potential = 0;           ///< from the lowest point within reach
    std::span<const double> losses; ///< losses since the start; none of them may decrease
    double work = 0;                ///< work of the driving forces since the start, of either sign
    double rounding = 0;            ///< rounding error of the sum; smaller errors are ignored
};

/// Checks the terms of an energy ledger separately. Wrong terms that cancel each other leave no residual, but
/// exceed a limit computed from the supplied energy.
class TermAudit {
public:
    TermAudit(const EnergyGiven& given, double tEnd) : m_given(given), m_tEnd(tEnd) {}

    void enter(const LedgerTerms& terms);
    /// Checks a time of the run that is not in the ledger: it must be finite, within the run and in order.
    void enterTime(double t);

    const Breaches& breaches() const { return m_breaches; }
    /// EnergyGiven::scale at the latest entered time, at most the end of the run.
    double scale() const { return m_given.scale(m_latest); }

private:
    static constexpr std::size_t maxLosses = 8;

    void enterMechanical(double mechanical, double elapsed, double rounding);
    void enterLoss(std::size_t i, double loss, double rounding);
    void enterTerm(double term, double rounding);
    void record(double& worst, double amount) const;

    EnergyGiven m_given;
    double m_tEnd;
    double m_latest = 0;                        ///< latest time entered, within the run, s
    std::optional<double> m_ceiling;            ///< upper limit of the mechanical energy
    std::array<double, maxLosses> m_greatest{}; ///< greatest value of each loss so far
    Breaches m_breaches;
};

/// Adds doubts if a number is not finite or a time is impossible.
void doubtNumbers(const Breaches& breaches, std::vector<Doubt>& doubts);
/// Adds all doubts: for the residual, and for each kind of error that is larger than the residual.
void doubtLedger(double residual, const Breaches& breaches, std::vector<Doubt>& doubts);

} // namespace talweg
