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

/// A text from which rows of an input are read.
struct RowsText {
    Parameter parameter; ///< of Kind::points or Kind::table
    DecodedText text;
    QString file = {};          ///< name of the file; empty if the text was pasted
    DisplayUnits assumed = {};  ///< units of columns whose header states none
    TextTableOptions told = {}; ///< options chosen by the user
};

/// Rows read from a text, or an error.
struct RowsReading {
    std::optional<Value> rows = {}; ///< in the parameter's units
    QString error = {};             ///< complete sentences; empty on success
    QString summary = {};           ///< describes what was read and how
    FoundTable found = {};          ///< the table that was detected, even if there is an error
};
RowsReading readRows(const RowsText& text);

/// A list of numbers, one per line, for one column of an input.
struct NumbersReading {
    std::vector<double> numbers = {}; ///< in the column's unit
    QString error = {};               ///< complete sentences; empty on success
};
NumbersReading readNumbers(const RowsText& text, int column);

/// Rows as a text table that `readRows` can read. Its header names the units.
QString writtenRows(const Parameter& parameter, const Value& rows, const DisplayUnits& units,
                    char decimal = '.');

} // namespace talweg
