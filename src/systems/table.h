#pragma once

#include "systems/parameter.h"

namespace talweg {

/// The parameter as one of Kind::table, with its cells made from its columns.
Parameter tableOf(Parameter parameter);

/// A row in which every cell has its default value.
std::vector<Cell> defaultRow(const Parameter& table);

/// Reads rows separated by commas. A row has all its cells in order and colons between them, "1:-0.5:0", or
/// the first cell and any others by name, "solid-sphere m=2 name=Ball". Texts with characters that separate
/// stand in double quotes, doubled within them; without quotes an underscore is a space.
Reading readTable(const Parameter& table, std::string_view text);

/// The text that readTable reads back as the same rows.
std::string writeTable(const Parameter& table, const Table& rows);

/// The form of a row in such a text: "m:x:y", "shape name=… m=…".
std::string formOfRow(const Parameter& table);

/// What is wrong with the rows: too few, too many, or the first wrong cell. Empty when they are fine.
std::string complaintAboutTable(const Parameter& table, const Table& rows);

/// The cell that alone differs between two values of a table; null where there is more to it, or another
/// parameter.
const Parameter* onlyDifferentCell(const Parameter& table, const Value& one, const Value& other);

/// `changes`, in which cells may stand under their ids, as changes of whole parameters. Every cell has its
/// row in `values` or in `changes`.
Values wholeChanges(const std::vector<Parameter>& parameters, const Values& values, const Values& changes);

/// The table's value as `text` has it. Throws std::invalid_argument where there is anything wrong with it.
Value tableFrom(const Parameter& table, std::string_view text);

} // namespace talweg
