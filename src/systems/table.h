#pragma once

#include "systems/parameter.h"

namespace talweg {

/// Makes a parameter one of Kind::table, with its cells made from its columns.
Parameter tableOf(Parameter parameter);

/// A row in which every cell has its default value.
std::vector<Cell> defaultRow(const Parameter& table);

/// Reads rows separated by commas. A row has all its cells in order and colons between them, "1:-0.5:0", or
/// the first cell and any others by name, "solid-sphere m=2 name=Ball". Texts that contain separators are
/// enclosed in double quotes, with inner quotes doubled; without quotes an underscore means a space.
Reading readTable(const Parameter& table, std::string_view text);

/// The text from which readTable reads the same rows.
std::string writeTable(const Parameter& table, const Table& rows);

/// The format of a row in this text: "m:x:y", "shape name=… m=…".
std::string formOfRow(const Parameter& table);

/// The error in the rows: too few, too many, or the first wrong cell. Empty if they are valid.
std::string complaintAboutTable(const Parameter& table, const Table& rows);

/// The only cell that differs between two values of a table. Null if no cell, or more than one, differs, or
/// if the values are not tables with the same number of rows.
const Parameter* onlyDifferentCell(const Parameter& table, const Value& one, const Value& other);

/// Converts `changes`, in which cells may be listed by their ids, to changes of whole parameters. Every cell
/// must have its row in `values` or in `changes`.
Values wholeChanges(const std::vector<Parameter>& parameters, const Values& values, const Values& changes);

/// The table's value read from `text`. Throws std::invalid_argument if the text is invalid.
Value tableFrom(const Parameter& table, std::string_view text);

} // namespace talweg
