#pragma once

#include "systems/parameter.h"
#include "terrain/expression.h"

#include <functional>
#include <span>
#include <variant>

namespace talweg {

/// An expression of other numbers, each in its own unit, that makes a number in a unit: of inputs, such as
/// "0.8*mu". What it makes of angles is in degrees where the unit is.
class NamedExpression {
public:
    /// A number that it may speak of.
    struct Name {
        std::string name;
        bool isDegrees = false; ///< its number is an angle in degrees
    };

    /// Or why there is none.
    static std::variant<NamedExpression, std::string>
    read(const std::string& text, const std::vector<Name>& names, std::string_view unit);

    /// Places of the names that it speaks of, in the list it was read with, each once.
    std::vector<std::size_t> namesUsed() const { return m_expression.namesUsed(); }
    /// With a number for each name, in their order; not finite where it has no value.
    double valueWith(std::span<const double> numbers) const;

private:
    explicit NamedExpression(Expression expression);

    Expression m_expression;
    bool m_makesAngle;
};

/// The inputs of a table that can have a number, as an expression may name them.
std::vector<NamedExpression::Name> namesOf(const std::vector<Parameter>& parameters);

/// `text` with every name in it replaced by what `replacement` makes of it; what this leaves empty stays.
std::string withNamesReplaced(std::string_view text,
                              const std::function<std::string(std::string_view name)>& replacement);

} // namespace talweg
