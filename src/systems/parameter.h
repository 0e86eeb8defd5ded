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

/// The value of an input in projects, in forms and on the command line: a number in the parameter's unit; a
/// word (the id of a choice, or the word for a computed value) or another text; points; or a table.
using Value = std::variant<double, std::string, Points, Table>;

/// All inputs of a system by parameter id. Always complete: a missing id is a programming error.
using Values = std::map<std::string, Value, std::less<>>;

/// Allowed range of a number. In messages an excluded end is "greater than", an included end "at least".
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
        points,       ///< Value holds Points; `order` restricts their x
        text,         ///< Value holds text without an error from `misunderstands`, e.g. an expression
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
    double step = 0.1;        ///< step of the field's arrows in the form, in `unit`
    std::vector<Choice> choices = {};
    std::string word = {}; ///< the word that a numberOrWord accepts, e.g. "rolling"
    /// For texts: the error in `text`, as the end of a sentence that begins with the parameter and the text
    /// ("… has no ')' for the '(' at position 4."). Empty if the text is valid.
    std::function<std::string(std::string_view text)> misunderstands = {};
    std::string help = {};   ///< meaning of the input and of its sign
    std::string source = {}; ///< publication and equation number; may be empty
    /// If not empty, the parameter is used only while the choice parameter `first` has one of the ids in
    /// `second`. Otherwise forms hide or dim it.
    std::pair<std::string, std::vector<std::string>> onlyFor = {};
    /// For an input that may have no effect although `onlyFor` holds, e.g. wind in a vacuum: forms mark it,
    /// but accept values.
    IdleRule idle = {};
    /// For an input that gives a quantity in another way, e.g. J instead of k: computes its value from the
    /// other inputs while `onlyFor` excludes it. Returns no value if it cannot be computed.
    std::function<std::optional<double>(const Values& values)> follows = {};
    /// Order of the points. `increasing`: x increases, as in the graph of a function. `ground`: as in a
    /// terrain profile, which may have vertical walls (see terrain/profile.h).
    enum class Order { increasing, ground, any } order = Order::increasing;

    // Members for tables.
    std::string row = {};                                ///< noun for a row, e.g. "body"
    std::string (*counted)(std::int64_t rows) = nullptr; ///< number of rows in words, e.g. "4 bodies"
    std::size_t minRows = 1, maxRows = 100;              ///< allowed number of rows
    /// The columns of a table: numbers, numbers or a word, choices and texts. The default of a column is the
    /// value of cells that are omitted in texts.
    std::vector<Parameter> columns = {};
    /// One parameter for each cell of the largest allowed table, row by row. Each is a copy of its column
    /// with an id for studies and the command line, e.g. "bodies[1].k".
    std::vector<Parameter> cells = {};
    std::optional<CellPlace> place = {}; ///< for a parameter in `cells`: its position
};

/// An error in an input. `message` states the entered value and the allowed ones.
struct Problem {
    std::string parameter = {}; ///< id of the parameter; empty if several inputs conflict
    std::string message = {};   ///< complete sentence with symbol, value and unit
};

/// A value read from text, or the error.
struct Reading {
    std::optional<Value> value;
    std::string error;
};

/// The parameter with this id, or null. The id may be that of a cell, e.g. "bodies[1].k".
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

/// A parameter and the function that assigns its value to a member of the system's typed inputs.
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
