#pragma once

#include "study/distribution.h"
#include "study/named_expression.h"

namespace talweg {

/// An input computed from others: sampled ones, and linked ones earlier in the list.
struct Tie {
    std::string parameter;  ///< id
    std::string expression; ///< of ids of number inputs, each in its own unit, such as "0.8*mu"

    friend bool operator==(const Tie&, const Tie&) = default;
};

/// The values with the linked inputs computed from the others, for ties without problems. If an expression
/// has no value, the linked input is NaN, which `problems` of the values reports.
Values withTies(const System& system, Values values, const std::vector<Tie>& ties);

/// Computes linked inputs after the others were sampled.
class Ties {
public:
    /// The ties must have no tieProblems. `drawn` has the ids of the sampled inputs.
    Ties(const System& system, const Values& base, const std::vector<std::string>& drawn,
         const std::vector<Tie>& ties);

    bool empty() const { return m_ties.empty(); }
    /// Writes the linked inputs of a run after the sampled ones: the columns are those of the sampled inputs,
    /// then those of the linked inputs in order. False if one is not a number or out of range.
    bool workOut(std::vector<std::vector<double>>& columns, std::size_t place) const;

private:
    struct Tied {
        const Parameter* parameter;
        NamedExpression expression;
        std::size_t name; ///< index of its own name; the number of names if it has none
    };
    std::vector<Tied> m_ties;
    std::vector<double> m_values; ///< for each name that is not sampled
    std::vector<std::size_t>
        m_names; ///< for each sampled input: index of its name; the number of names if it has none
};

/// The errors of ties: inputs that do not exist, are varied (`drawn`) or already linked; expressions that are
/// invalid, use inputs that are linked later in the list or have no number, or mix angles with numbers.
std::vector<Problem> tieProblems(const System& system, const Values& base,
                                 const std::vector<std::string>& drawn, const std::vector<Tie>& ties);

} // namespace talweg
