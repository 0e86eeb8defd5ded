#pragma once

#include "study/distribution.h"
#include "study/named_expression.h"

namespace talweg {

/// An input that is computed from other inputs by a formula. Inputs earlier in the list of ties may be used.
struct Tie {
    std::string parameter;  ///< id
    std::string expression; ///< formula with ids of number inputs, each in its own unit, such as "0.8*mu"

    friend bool operator==(const Tie&, const Tie&) = default;
};

/// The values with the linked inputs computed from the others. The ties must be valid. If a formula has no
/// value, the linked input is NaN, which checks of the values report.
Values withTies(const System& system, Values values, const std::vector<Tie>& ties);

/// Computes the linked inputs of runs after the other inputs were sampled.
class Ties {
public:
    /// tieProblems must be empty for these ties. `drawn` has the ids of the sampled inputs.
    Ties(const System& system, const Values& base, const std::vector<std::string>& drawn,
         const std::vector<Tie>& ties);

    bool empty() const { return m_ties.empty(); }
    /// Computes the linked inputs of the run in row `place`. The columns are those of the sampled inputs,
    /// then those of the linked inputs in order. Returns false if a result is not a number or out of range.
    bool workOut(std::vector<std::vector<double>>& columns, std::size_t place) const;

private:
    struct Tied {
        const Parameter* parameter;
        NamedExpression expression;
        std::size_t name; ///< index of its own name in the formulas; the number of names if it has none
    };
    std::vector<Tied> m_ties;
    std::vector<double> m_values;     ///< by name: its value, used if the name is not sampled
    std::vector<std::size_t> m_names; ///< for each sampled input: index of its name in the formulas; the
                                      ///< number of names if it has none
};

/// The errors of ties: inputs that do not exist, are varied (`drawn`) or already linked; formulas that are
/// invalid, mix angles with numbers, or use inputs that have no number or are linked later in the list.
std::vector<Problem> tieProblems(const System& system, const Values& base,
                                 const std::vector<std::string>& drawn, const std::vector<Tie>& ties);

} // namespace talweg
