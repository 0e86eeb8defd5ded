#pragma once

#include "systems/parameter.h"
#include "terrain/expression.h"

#include <functional>
#include <span>
#include <variant>

namespace talweg {

/// An expression of named numbers, such as "0.8*mu", where names can be inputs. Each number is in its own
/// unit, and the result is in the unit given to `read`. Results of angle expressions are in degrees if that
/// unit is the degree.
class NamedExpression {
public:
    /// A name that may occur in the expression.
    struct Name {
        std::string name;
        bool isDegrees = false; ///< the number is an angle in degrees
    };

    /// Returns the error message if the text is not a valid expression.
    static std::variant<NamedExpression, std::string>
    read(const std::string& text, const std::vector<Name>& names, std::string_view unit);

    /// Indices of the names that the expression uses, each once. They refer to the list given to `read`.
    std::vector<std::size_t> namesUsed() const { return m_expression.namesUsed(); }
    /// The value for given numbers, one for each name given to `read`, in order. Not finite if undefined.
    double valueWith(std::span<const double> numbers) const;

private:
    explicit NamedExpression(Expression expression);

    Expression m_expression;
    bool m_makesAngle;
};

/// The names and kinds of the parameters that can have numbers, for NamedExpression::read.
std::vector<NamedExpression::Name> namesOf(const std::vector<Parameter>& parameters);

/// Replaces every name in `text` by the result of `replacement`; a name stays if that result is empty.
std::string withNamesReplaced(std::string_view text,
                              const std::function<std::string(std::string_view name)>& replacement);

} // namespace talweg
