#pragma once

#include "systems/run.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace talweg {

/// The energy given to a motion, all in one unit: J or J/kg. No term of the motion's ledger can exceed it.
struct EnergyGiven {
    double start = 0; ///< kinetic and potential energy at the start, the latter from the lowest place within
                      ///< reach
    double power = 0; ///< upper limit of the power that drives the motion, such as that of wind, ≥ 0
    double floor = 0; ///< lower limit of the scale, for starts with hardly any energy

    double until(double t) const { return start + power * t; }
    /// The scale of deviations at time t.
    double scale(double t) const { return std::max(until(t), floor); }
};

/// Findings of an audit of the terms. The energies are the worst cases, as fractions of the scale; 0 if none.
struct Breaches {
    bool isInfinite = false; ///< whether a number is not finite
    bool isOutside = false;  ///< whether a time lies outside the run, or before the previous one
    double regained = 0;     ///< energy regained by a loss that is negative or decreases
    double excess = 0;       ///< energy by which a term exceeds the given energy
    double risen = 0;        ///< rise of the mechanical energy beyond what the driving power allows
};

/// The terms of an energy ledger at one time.
struct LedgerTerms {
    double t = 0; ///< time since the start, s
    double kinetic = 0;
    double potential = 0;           ///< counted from the lowest place within reach
    std::span<const double> losses; ///< losses since the start, each of which can only grow
    double work = 0;                ///< work of the driving forces since the start, of either sign
    double rounding = 0;            ///< rounding error of the sum; smaller deviations count as zero
};

/// Checks the terms of an energy ledger one by one. Wrong terms that cancel leave no residual, but exceed a
/// bound that comes from the given energy instead of the terms.
class TermAudit {
public:
    TermAudit(const EnergyGiven& given, double tEnd) : m_given(given), m_tEnd(tEnd) {}

    void enter(const LedgerTerms& terms);
    /// Checks a time of the run that is not in the ledger: it must be finite and within the run.
    void enterTime(double t);

    const Breaches& breaches() const { return m_breaches; }
    /// The scale at the latest time entered, which is not after the end of the run.
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

/// Adds the doubts about the numbers and times of a run.
void doubtNumbers(const Breaches& breaches, std::vector<Doubt>& doubts);
/// Adds these doubts, one for the residual, and one for each kind of breach that the residual does not
/// explain.
void doubtLedger(double residual, const Breaches& breaches, std::vector<Doubt>& doubts);

} // namespace talweg
