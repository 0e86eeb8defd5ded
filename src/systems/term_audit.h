#pragma once

#include "systems/run.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace talweg {

/// The energy given to a motion, all in one unit: J or J/kg. No term of its ledger can exceed it.
struct EnergyGiven {
    double start = 0; ///< kinetic and potential at the start, the latter from the lowest place within reach
    double power = 0; ///< bound on the power of what drives the motion, such as wind, ≥ 0
    double floor = 0; ///< least scale, for starts with hardly any energy

    double until(double t) const { return start + power * t; }
    /// The scale of deviations.
    double scale(double t) const { return std::max(until(t), floor); }
};

/// Findings of an audit of the terms. The energies are the worst cases, as fractions of the scale; 0: none.
struct Breaches {
    bool isInfinite = false; ///< a number is not finite
    bool isOutside = false;  ///< a time lies outside the run, or before the previous one
    double regained = 0;     ///< by a loss that is negative or shrinks
    double excess = 0;       ///< by which a term exceeds what was given
    double risen = 0;        ///< by which the mechanical energy rises beyond what can drive it
};

/// The terms of an energy ledger at a time.
struct LedgerTerms {
    double t = 0; ///< since the start, s
    double kinetic = 0;
    double potential = 0;           ///< from the lowest place within reach
    std::span<const double> losses; ///< since the start, each of which can only grow
    double work = 0;                ///< done by what drives the motion since the start, of either sign
    double rounding = 0;            ///< of the sum; smaller deviations count as none
};

/// Checks the terms of an energy ledger one by one. Wrong terms that cancel leave no residual, but exceed a
/// bound that comes from the given energy instead of the terms.
class TermAudit {
public:
    TermAudit(const EnergyGiven& given, double tEnd) : m_given(given), m_tEnd(tEnd) {}

    void enter(const LedgerTerms& terms);
    /// Checks numbers of the run that are not in the ledger: finite, and within the run.
    void enterTime(double t);

    const Breaches& breaches() const { return m_breaches; }
    /// The energy given until the latest time, but not after the end of the run.
    double scale() const { return m_given.scale(m_latest); }

private:
    static constexpr std::size_t maxLosses = 8;

    void enterMechanical(double mechanical, double elapsed, double rounding);
    void enterLoss(std::size_t i, double loss, double rounding);
    void enterTerm(double term, double rounding);
    void record(double& worst, double amount) const;

    EnergyGiven m_given;
    double m_tEnd;
    double m_latest = 0;                        ///< s, within the run
    std::optional<double> m_ceiling;            ///< of the mechanical energy
    std::array<double, maxLosses> m_greatest{}; ///< so far, of each loss
    Breaches m_breaches;
};

/// Adds the doubts about the numbers and times of a run.
void doubtNumbers(const Breaches& breaches, std::vector<Doubt>& doubts);
/// Adds those, and a doubt for the residual and for each kind of breach that the residual does not explain.
void doubtLedger(double residual, const Breaches& breaches, std::vector<Doubt>& doubts);

} // namespace talweg
