#pragma once

#include "systems/parameter.h"
#include "terrain/expression.h"

#include <functional>
#include <span>
#include <variant>

namespace talweg {

/// An expression of named numbers, such as inputs, each in its own unit, whose result has a unit: "0.8*mu".
/// Results of angle expressions are in degrees if the unit is.
class NamedExpression {
public:
    /// A name that may occur in the expression.
    struct Name {
        std::string name;
        bool isDegrees = false; ///< its number is an angle in degrees
    };

    /// Returns the reason if the text is not a valid expression.
    static std::variant<NamedExpression, std::string>
    read(const std::string& text, const std::vector<Name>& names, std::string_view unit);

    /// Indices of the names that the expression uses, in the list given to `read`, each once.
    std::vector<std::size_t> namesUsed() const { return m_expression.namesUsed(); }
    /// Value for given numbers, one for each name in order; not finite if undefined.
    double valueWith(std::span<const double> numbers) const;

private:
    explicit NamedExpression(Expression expression);

    Expression m_expression;
    bool m_makesAngle;
};

/// The inputs in a list of parameters that can have numbers, by the names that expressions use.
std::vector<NamedExpression::Name> namesOf(const std::vector<Parameter>& parameters);

/// `text` with every name replaced by the result of `replacement`; if that is empty, the name stays.
std::string withNamesReplaced(std::string_view text,
                              const std::function<std::string(std::string_view name)>& replacement);

} // namespace talweg
