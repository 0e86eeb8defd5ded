#pragma once

#include "base/display_units.h"
#include "systems/parameter.h"
#include "table/encoding.h"
#include "table/found_table.h"
#include "table/table_options.h"

#include <QString>
#include <optional>
#include <vector>

namespace talweg {

/// A text that holds rows for an input.
struct RowsText {
    Parameter parameter; ///< of Kind::points or Kind::table
    DecodedText text;
    QString file = {};          ///< its name; empty: pasted
    DisplayUnits assumed = {};  ///< of columns whose header names no unit
    TextTableOptions told = {}; ///< how it is read
};

/// Rows read from a text, or why they cannot be.
struct RowsReading {
    std::optional<Value> rows = {}; ///< in the program's own units
    QString error = {};             ///< complete sentences; empty on success
    QString summary = {};           ///< what was read and how
    FoundTable found = {};          ///< also where there is an error
};
RowsReading readRows(const RowsText& text);

/// A list of numbers, one a line, for the cells of a column of the input.
struct NumbersReading {
    std::vector<double> numbers = {}; ///< in the column's own unit
    QString error = {};               ///< complete sentences; empty on success
};
NumbersReading readNumbers(const RowsText& text, int column);

/// Rows as a table of text that `readRows` reads back, under a header with units.
QString writtenRows(const Parameter& parameter, const Value& rows, const DisplayUnits& units,
                    char decimal = '.');

} // namespace talweg
