#pragma once

#include "base/number.h"
#include "base/point.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace talweg {

/// What stands in one place of a table: a number in the column's unit, or a word or text.
using Cell = std::variant<double, std::string>;

/// Rows of cells in the order of the columns.
using Table = std::vector<std::vector<Cell>>;

/// The value of one input as documents, forms and the command line know it: a number in the
/// parameter's unit, a word (a choice's id, or the word that stands for "work it out") or other text,
/// points, or a table.
using Value = std::variant<double, std::string, Points, Table>;

/// Every input of a system by parameter id. Complete: a missing id is a programming error.
using Values = std::map<std::string, Value, std::less<>>;

/// What a number may be. An excluded end reads "greater than", an included one "at least".
struct Range {
    double min = -std::numeric_limits<double>::infinity();
    double max = std::numeric_limits<double>::infinity();
    bool minIncluded = true;
    bool maxIncluded = true;
};

/// One of the words a choice accepts.
struct Choice {
    std::string id = {};    ///< as in files and on the command line
    std::string label = {}; ///< as in the form
    std::string help = {};  ///< one or two sentences
};

/// Where a cell stands.
struct CellPlace {
    std::string table = {};          ///< the parameter's id
    std::size_t row = 0, column = 0; ///< from 0
};

struct Parameter;

/// Says why an input has no effect with these values, as a complete sentence; empty when it has.
using IdleRule = std::function<std::string(const Parameter& parameter,
                                           const std::vector<Parameter>& parameters, const Values& values)>;

/// One input of a system, declared once: forms, tool tips, validation, files, the command line,
/// CSV headers and undo texts are all read off this.
struct Parameter {
    enum class Kind {
        number,       ///< Value holds double
        numberOrWord, ///< Value holds double, or the string `word`
        choice,       ///< Value holds the id of one of `choices`
        points,       ///< Value holds Points, whose x go on as `order` says
        text,         ///< Value holds text that `misunderstands` nothing of, such as an expression
        table         ///< Value holds a Table; made by tableOf
    };

    std::string id = {};     ///< in files, on the command line, the name of the form's widget
    std::string symbol = {}; ///< as in the field's literature, e.g. "β"; may be empty
    std::string label = {};  ///< sentence case, e.g. "Decline angle"
    std::string unit = {};   ///< e.g. "m/s", "°"; empty for a pure number
    std::string group = {};  ///< heading in the form, e.g. "Terrain"
    Kind kind = Kind::number;
    Value defaultValue = 0.0; ///< the value when nothing is said
    Range range = {};         ///< for numbers
    double step = 0.1;        ///< of the form's arrows, in the unit
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
    /// Of an input that may have no effect although `onlyFor` holds, as a wind in a vacuum: forms mark it,
    /// and take values all the same.
    IdleRule idle = {};
    /// Of an input that gives the same quantity as another in another way, such as J beside k: its value as
    /// it follows from the others while `onlyFor` says that it does not count; nothing where none follows.
    std::function<std::optional<double>(const Values& values)> follows = {};
    /// Of points, from each to the next: x increases, as in the graph of a function; they are ground, which
    /// may have walls (see terrain/profile.h); or anything.
    enum class Order { increasing, ground, any } order = Order::increasing;

    // Of tables.
    std::string row = {};                                ///< what a row is, e.g. "body"
    std::string (*counted)(std::int64_t rows) = nullptr; ///< so many rows in words, e.g. "4 bodies"
    std::size_t minRows = 1, maxRows = 100;              ///< so many rows are allowed
    /// What stands in the cells of a row: numbers, numbers or a word, choices and texts. A cell that is left
    /// out has its column's default value.
    std::vector<Parameter> columns = {};
    /// Every cell of the most rows there can be, row by row: its column under the id by which studies and
    /// the command line know it, such as "bodies[1].k".
    std::vector<Parameter> cells = {};
    std::optional<CellPlace> place = {}; ///< of one of those cells
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

/// The parameter of that id, which may be a table's cell such as "bodies[1].k"; or null.
const Parameter* find(const std::vector<Parameter>& parameters, std::string_view id);
/// The one of an id that is known to be there.
const Parameter& parameterOf(const std::vector<Parameter>& parameters, std::string_view id);

/// Every parameter at its default value.
Values defaultValues(const std::vector<Parameter>& parameters);

Value valueOf(const Cell& cell);
/// The value of a cell, which is a number or a text.
Cell cellOf(const Value& value);

/// What `values` have for a parameter, or for a cell in a row that there is.
Value valueOf(const Parameter& parameter, const Values& values);

/// Gives a parameter, or a cell in a row that there is, another value.
void assign(Values& values, const Parameter& parameter, Value value);

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
