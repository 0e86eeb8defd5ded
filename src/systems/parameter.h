#pragma once

#include "systems/number.h"
#include "terrain/points.h"

#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace talweg {

/// The value of one input as documents, forms and the command line know it: a number in the
/// parameter's unit, a word (a choice's id, or the word that stands for "work it out") or other text, or
/// points.
using Value = std::variant<double, std::string, Points>;

/// Every input of a system by parameter id. Complete: a missing id is a programming error.
using Values = std::map<std::string, Value, std::less<>>;

/// What a number may be. An excluded end reads "greater than", an included one "at least".
struct Range {
    double least = -std::numeric_limits<double>::infinity();
    double most = std::numeric_limits<double>::infinity();
    bool leastIncluded = true;
    bool mostIncluded = true;
};

/// One of the words a choice accepts.
struct Choice {
    std::string id = {};    ///< as in files and on the command line
    std::string label = {}; ///< as in the form
    std::string help = {};  ///< one or two sentences
};

/// One input of a system, declared once: forms, tool tips, validation, files, the command line,
/// CSV headers and undo texts are all read off this.
struct Parameter {
    enum class Kind {
        number,       ///< Value holds double
        numberOrWord, ///< Value holds double, or the string `word`
        choice,       ///< Value holds the id of one of `choices`
        points,       ///< Value holds Points, with x increasing unless `anyOrder`
        text          ///< Value holds text that `misunderstands` nothing of, such as an expression
    };

    std::string id = {};     ///< in files, on the command line, the name of the form's widget
    std::string symbol = {}; ///< as in the field's literature, e.g. "β"; may be empty
    std::string label = {};  ///< sentence case, e.g. "Decline angle"
    std::string unit = {};   ///< e.g. "m/s", "°"; empty for a pure number
    std::string group = {};  ///< heading in the form, e.g. "Terrain"
    Kind kind = Kind::number;
    Value standard = 0.0; ///< the value when nothing is said
    Range range = {};     ///< for numbers
    double step = 0.1;    ///< of the form's arrows, in the unit
    std::vector<Choice> choices = {};
    std::string word = {}; ///< what numberOrWord accepts beside numbers, e.g. "rolling"
    /// For texts: why a text cannot be understood, as the end of a sentence that begins with the parameter
    /// and the text ("… has no ')' for the '(' at position 4."); empty when it can.
    std::function<std::string(std::string_view text)> misunderstands = {};
    std::string help = {};   ///< what it means, what its sign says
    std::string source = {}; ///< document and equation number; may be empty
    /// Where not empty, the parameter matters only while the choice parameter `first` has one of the ids
    /// in `second`; forms hide or dim it otherwise.
    std::pair<std::string, std::vector<std::string>> onlyFor = {};
    bool anyOrder = false; ///< of points: x need not increase from one to the next
};

/// What is wrong with one input: `message` says what was given and what is allowed.
struct Problem {
    std::string parameter = {}; ///< its id; empty when several are to blame
    std::string message = {};   ///< complete sentence, names symbol, value and unit
};

/// A value read from text, or why it cannot be.
struct Reading {
    std::optional<Value> value;
    std::string error;
};

/// The parameter called `id`, or null.
const Parameter* find(const std::vector<Parameter>& parameters, std::string_view id);

/// Every parameter at its standard value.
Values standardValues(const std::vector<Parameter>& parameters);

/// `value` checked against the parameter's kind, choices and range. Empty when it is fine.
std::string complaint(const Parameter& parameter, const Value& value);

/// The problems of all values taken one at a time, in the order of the table.
std::vector<Problem> problems(const std::vector<Parameter>& parameters, const Values& values);

/// Reads text as files and the command line write it: a decimal point, no grouping, a word, or points
/// as "x:y, x:y, …". Checks the parameter's range as well.
Reading read(const Parameter& parameter, std::string_view text);

/// The text that `read` reads back as the same value.
std::string write(const Value& value);

/// The range in words, e.g. "at least 0 ° and less than 90 °"; empty when everything is allowed.
std::string allowed(const Parameter& parameter);

/// Binds a parameter to a member of a system's typed inputs.
template <class Inputs>
struct Bound {
    Parameter parameter;
    std::function<void(Inputs&, const Value&)> assign;
};

/// The parameters alone, in order.
template <class Inputs>
std::vector<Parameter> parametersOf(const std::vector<Bound<Inputs>>& table) {
    std::vector<Parameter> parameters;
    parameters.reserve(table.size());
    for (const auto& row : table)
        parameters.push_back(row.parameter);
    return parameters;
}

/// The typed inputs that complete, valid values describe.
template <class Inputs>
Inputs inputsOf(const std::vector<Bound<Inputs>>& table, const Values& values) {
    Inputs inputs;
    for (const auto& row : table)
        row.assign(inputs, values.find(row.parameter.id)->second);
    return inputs;
}

} // namespace talweg
