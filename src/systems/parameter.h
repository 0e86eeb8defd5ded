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

/// The content of a table cell: a number in the unit of the column, or a word or text.
using Cell = std::variant<double, std::string>;

/// Rows of cells in the order of the columns.
using Table = std::vector<std::vector<Cell>>;

/// The value of an input in documents, forms and on the command line: a number in the parameter's unit, a
/// word (the id of a choice, or the word for a computed value) or other text, points, or a table.
using Value = std::variant<double, std::string, Points, Table>;

/// All inputs of a system by parameter id. Complete: a missing id is a programming error.
using Values = std::map<std::string, Value, std::less<>>;

/// Allowed range of a number. An excluded end reads "greater than", an included one "at least".
struct Range {
    double min = -std::numeric_limits<double>::infinity();
    double max = std::numeric_limits<double>::infinity();
    bool minIncluded = true;
    bool maxIncluded = true;
};

/// One option of a choice.
struct Choice {
    std::string id = {};    ///< id in files and on the command line
    std::string label = {}; ///< label in the form
    std::string help = {};  ///< one or two sentences
};

/// Position of a cell.
struct CellPlace {
    std::string table = {};          ///< the parameter's id
    std::size_t row = 0, column = 0; ///< from 0
};

struct Parameter;

/// Returns why an input has no effect with these values, as a complete sentence; empty if it has an effect.
using IdleRule = std::function<std::string(const Parameter& parameter,
                                           const std::vector<Parameter>& parameters, const Values& values)>;

/// One input of a system, declared once: forms, tool tips, validation, files, the command line, CSV headers
/// and undo texts are all generated from it.
struct Parameter {
    enum class Kind {
        number,       ///< Value holds double
        numberOrWord, ///< Value holds double, or the string `word`
        choice,       ///< Value holds the id of one of `choices`
        points,       ///< Value holds Points, with x ordered as `order` says
        text,         ///< Value holds text that `misunderstands` accepts, such as an expression
        table         ///< Value holds a Table; made by tableOf
    };

    std::string id = {};     ///< id in files and on the command line, and name of the form's widget
    std::string symbol = {}; ///< symbol in the field's literature, e.g. "β"; may be empty
    std::string label = {};  ///< sentence case, e.g. "Decline angle"
    std::string unit = {};   ///< e.g. "m/s", "°"; empty for a pure number
    std::string group = {};  ///< heading in the form, e.g. "Terrain"
    Kind kind = Kind::number;
    Value defaultValue = 0.0; ///< the default value
    Range range = {};         ///< allowed range of a number
    double step = 0.1;        ///< step of the arrows in the form, in the unit
    std::vector<Choice> choices = {};
    std::string word = {}; ///< the word that a numberOrWord accepts, e.g. "rolling"
    /// For texts: why a text is not understood, as the end of a sentence that begins with the parameter and
    /// the text ("… has no ')' for the '(' at position 4."); empty if it is understood.
    std::function<std::string(std::string_view text)> misunderstands = {};
    std::string help = {};   ///< meaning of the input and of its sign
    std::string source = {}; ///< document and equation number; may be empty
    /// If not empty, the parameter matters only while the choice parameter `first` has one of the ids in
    /// `second`; otherwise forms hide or dim it.
    std::pair<std::string, std::vector<std::string>> onlyFor = {};
    /// For an input that may have no effect although `onlyFor` holds, such as wind in a vacuum: forms mark
    /// it, but accept values.
    IdleRule idle = {};
    /// For an input that gives the same quantity as another input in a different way, such as J and k: its
    /// value, computed from the other inputs while `onlyFor` says that it is not used. Empty if no value
    /// follows from them.
    std::function<std::optional<double>(const Values& values)> follows = {};
    /// Order of the points: x increases, as in the graph of a function; ground, which may have walls (see
    /// terrain/profile.h); or any order.
    enum class Order { increasing, ground, any } order = Order::increasing;

    // Members for tables.
    std::string row = {};                                ///< name of a row, e.g. "body"
    std::string (*counted)(std::int64_t rows) = nullptr; ///< number of rows in words, e.g. "4 bodies"
    std::size_t minRows = 1, maxRows = 100;              ///< allowed number of rows
    /// The columns of a table: numbers, numbers or a word, choices and texts. An omitted cell has the default
    /// value of its column.
    std::vector<Parameter> columns = {};
    /// One parameter for every cell of the largest allowed table, row by row: a copy of the column with the
    /// id that studies and the command line use, such as "bodies[1].k".
    std::vector<Parameter> cells = {};
    std::optional<CellPlace> place = {}; ///< for such a cell: its position
};

/// An error in an input: `message` says what was entered and what is allowed.
struct Problem {
    std::string parameter = {}; ///< id of the parameter; empty if several inputs cause the error
    std::string message = {};   ///< complete sentence, names symbol, value and unit
};

/// A value read from text, or the error.
struct Reading {
    std::optional<Value> value;
    std::string error;
};

/// The parameter with this id, which may be a table cell such as "bodies[1].k"; or null.
const Parameter* find(const std::vector<Parameter>& parameters, std::string_view id);
/// The parameter with this id, which must exist.
const Parameter& parameterOf(const std::vector<Parameter>& parameters, std::string_view id);

/// Every parameter at its default value.
Values defaultValues(const std::vector<Parameter>& parameters);

Value valueOf(const Cell& cell);
/// The value of a cell, which is a number or a text.
Cell cellOf(const Value& value);

/// The value of a parameter, or of a cell in an existing row.
Value valueOf(const Parameter& parameter, const Values& values);

/// Sets a parameter, or a cell in an existing row.
void assign(Values& values, const Parameter& parameter, Value value);

/// Binds a parameter to a member of a system's typed inputs.
template <class Inputs>
struct Bound {
    Parameter parameter;
    std::function<void(Inputs&, const Value&)> assign;
};

/// The parameters of a table of bindings, in order.
template <class Inputs>
std::vector<Parameter> parametersOf(const std::vector<Bound<Inputs>>& table) {
    std::vector<Parameter> parameters;
    parameters.reserve(table.size());
    for (const auto& row : table)
        parameters.push_back(row.parameter);
    return parameters;
}

/// Converts complete, valid values to typed inputs.
template <class Inputs>
Inputs inputsOf(const std::vector<Bound<Inputs>>& table, const Values& values) {
    Inputs inputs;
    for (const auto& row : table)
        row.assign(inputs, values.find(row.parameter.id)->second);
    return inputs;
}

} // namespace talweg
