#pragma once

#include "base/contract.h"
#include "systems/parameter.h"
#include "systems/table.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace talweg {

/// The class and the type of a member, from a pointer to the member.
template <class>
struct MemberOf;
template <class Owner, class Member>
struct MemberOf<Member Owner::*> {
    using Class = Owner;
    using Type = Member;
};
template <auto member>
using RowOf = Bound<typename MemberOf<decltype(member)>::Class>;

/// A row for a number; the parameter and the member that it sets.
template <auto member>
RowOf<member> number(Parameter p) {
    return {std::move(p), [](auto& in, const Value& v) { in.*member = std::get<double>(v); }};
}

/// A row for a number or a word; the member becomes empty for the word.
template <auto member>
RowOf<member> numberOrWord(Parameter p) {
    p.kind = Parameter::Kind::numberOrWord;
    return {std::move(p), [](auto& in, const Value& v) {
                const double* n = std::get_if<double>(&v);
                in.*member = n ? std::optional(*n) : std::nullopt;
            }};
}

/// An option of a choice and the value that it assigns.
template <class Meaning>
struct Option {
    Meaning meaning;
    Choice word;
};

/// A row for a choice; the first option is the default unless the parameter names one.
template <auto member>
RowOf<member> choice(Parameter p, std::vector<Option<typename MemberOf<decltype(member)>::Type>> options) {
    p.kind = Parameter::Kind::choice;
    if (!std::holds_alternative<std::string>(p.defaultValue)) p.defaultValue = options.front().word.id;
    for (const auto& option : options)
        p.choices.push_back(option.word);
    return {std::move(p), [options = std::move(options)](auto& in, const Value& v) {
                const auto option = std::ranges::find(options, std::get<std::string>(v),
                                                      [](const auto& o) { return o.word.id; });
                TALWEG_EXPECTS(option != options.end());
                in.*member = option->meaning;
            }};
}

/// A row for a table. Each row of the value becomes an element of the member, filled by the columns from left
/// to right.
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
