#pragma once

#include "systems/parameter.h"
#include "systems/table.h"

#include <optional>
#include <type_traits>

namespace talweg {

/// The class of which a pointer to a member takes the member.
template <class>
struct OwnerOf;
template <class Owner, class Member>
struct OwnerOf<Member Owner::*> {
    using type = Owner;
};
template <auto member>
using RowOf = Bound<typename OwnerOf<decltype(member)>::type>;

/// A row of a system's table for a number.
template <auto member>
RowOf<member> number(Parameter p) {
    return {std::move(p), [](auto& in, const Value& v) { in.*member = std::get<double>(v); }};
}

/// For a number, or nothing where the parameter's word stands in its place.
template <auto member>
RowOf<member> numberOrWord(Parameter p) {
    p.kind = Parameter::Kind::numberOrWord;
    return {std::move(p), [](auto& in, const Value& v) {
                const double* n = std::get_if<double>(&v);
                in.*member = n ? std::optional(*n) : std::nullopt;
            }};
}

/// For an enumeration; the enumerators stand in the order of the choices.
template <auto member>
RowOf<member> choice(Parameter p) {
    p.kind = Parameter::Kind::choice;
    p.standard = p.choices.front().id;
    return {p, [choices = p.choices](auto& in, const Value& v) {
                using Enum = std::remove_reference_t<decltype(in.*member)>;
                for (std::size_t i = 0; i < choices.size(); ++i)
                    if (choices[i].id == std::get<std::string>(v)) in.*member = static_cast<Enum>(i);
            }};
}

/// For a table: every row is one element of the member, which the columns fill from left to right.
template <auto member, class Element>
RowOf<member> table(Parameter p, std::vector<Bound<Element>> columns) {
    p.columns = parametersOf(columns);
    return {tableOf(std::move(p)), [columns = std::move(columns)](auto& in, const Value& v) {
                for (const auto& cells : std::get<Table>(v)) {
                    Element& element = (in.*member).emplace_back();
                    for (std::size_t c = 0; c < columns.size(); ++c)
                        columns[c].assign(element, valueOf(cells[c]));
                }
            }};
}

} // namespace talweg
