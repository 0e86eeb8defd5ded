#pragma once

#include "systems/parameter.h"

namespace talweg {

/// Turns a parameter with columns into one of Kind::table and adds its cells.
Parameter tableOf(Parameter parameter);

/// A row in which every cell has its default value.
std::vector<Cell> defaultRow(const Parameter& table);

/// Reads rows separated by commas. A row is either all its cells in order, separated by colons ("1:-0.5:0"),
/// or the first cell followed by named cells ("solid-sphere m=2 name=Ball"). Texts that contain separators
/// are enclosed in double quotes, with inner quotes doubled. In a text without quotes, an underscore means a
/// space.
Reading readTable(const Parameter& table, std::string_view text);

/// The text from which readTable reads the same rows.
std::string writeTable(const Parameter& table, const Table& rows);

/// The format of a row for messages: "m:x:y", "shape name=… m=…".
std::string formOfRow(const Parameter& table);

/// The error in a table: too few rows, too many rows, or the first invalid cell. Empty if it is valid.
std::string complaintAboutTable(const Parameter& table, const Table& rows);

/// The cell in which two values of a table differ. Null if no cell or several cells differ, or if the values
/// are not tables with the same number of rows.
const Parameter* onlyDifferentCell(const Parameter& table, const Value& one, const Value& other);

/// Converts `changes` to changes of whole parameters: ids of cells are replaced by their tables. The row of
/// each cell must exist in `values` or in `changes`.
Values wholeChanges(const std::vector<Parameter>& parameters, const Values& values, const Values& changes);

/// Reads a table from `text`. @throws std::invalid_argument if the text is invalid
Value tableFrom(const Parameter& table, std::string_view text);

} // namespace talweg
