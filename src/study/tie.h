#pragma once

#include "study/distribution.h"
#include "study/named_expression.h"

namespace talweg {

/// An input that follows from others: drawn ones, and those tied before it in a list.
struct Tie {
    std::string parameter;  ///< id
    std::string expression; ///< of ids of inputs that are numbers, such as "0.8*mu", each in its own unit

    friend bool operator==(const Tie&, const Tie&) = default;
};

/// The values with the tied ones worked out of the others: of ties that have no problems. Where an expression
/// has no number the value is none either, as `problems` of the values says.
Values withTies(const System& system, Values values, const std::vector<Tie>& ties);

/// Works out tied inputs, after the others were drawn.
class Ties {
public:
    /// Of ties that have no problems: see below. `drawn` are the ids of the inputs that are drawn.
    Ties(const System& system, const Values& base, const std::vector<std::string>& drawn,
         const std::vector<Tie>& ties);

    bool empty() const { return m_ties.empty(); }
    /// Writes the tied inputs of a run behind the drawn ones: the columns are those of the drawn inputs, then
    /// those of the tied ones in order. False where one is no number or out of its range.
    bool workOut(std::vector<std::vector<double>>& columns, std::size_t place) const;

private:
    struct Tied {
        const Parameter* parameter;
        NamedExpression expression;
        std::size_t name; ///< where its own name is; the number of names if it has none
    };
    std::vector<Tied> m_ties;
    std::vector<double> m_values; ///< of each name, where it is not drawn
    std::vector<std::size_t>
        m_names; ///< of each drawn input, where its name is; the number of names if it has none
};

/// What is wrong with ties: inputs that there are not, or that are varied (`drawn`) or tied already;
/// expressions that are not understood, speak of what is tied no earlier in the list or has no number, or mix
/// angles with numbers.
std::vector<Problem> tieProblems(const System& system, const Values& base,
                                 const std::vector<std::string>& drawn, const std::vector<Tie>& ties);

} // namespace talweg
