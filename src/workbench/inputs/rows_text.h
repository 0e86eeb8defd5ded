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

/// A text with rows for an input.
struct RowsText {
    Parameter parameter; ///< of Kind::points or Kind::table
    DecodedText text;
    QString file = {};          ///< its name; empty if the text was pasted
    DisplayUnits assumed = {};  ///< units of columns whose header has none
    TextTableOptions told = {}; ///< options chosen by the user
};

/// Rows read from a text, or the reason why they could not be read.
struct RowsReading {
    std::optional<Value> rows = {}; ///< in the program's own units
    QString error = {};             ///< complete sentences; empty on success
    QString summary = {};           ///< what was read and how
    FoundTable found = {};          ///< the table that was recognized, even if there is an error
};
RowsReading readRows(const RowsText& text);

/// A list of numbers, one per line, for a column of the input.
struct NumbersReading {
    std::vector<double> numbers = {}; ///< in the column's own unit
    QString error = {};               ///< complete sentences; empty on success
};
NumbersReading readNumbers(const RowsText& text, int column);

/// Rows as a text table with units in the header, which `readRows` can read.
QString writtenRows(const Parameter& parameter, const Value& rows, const DisplayUnits& units,
                    char decimal = '.');

} // namespace talweg
