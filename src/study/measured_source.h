#pragma once

#include <string>
#include <string_view>

namespace talweg {

/// A column of a table as distributions name it: "NAME.csv:COLUMN".
struct MeasuredSource {
    std::string file; ///< with what is told of the table, "wind.csv?gaps=skip"
    std::string column;
};

/// The column begins behind the first colon after an ending of tables, such as .csv, so that it may have
/// colons itself; of other names, behind the last colon. Either part may be empty.
MeasuredSource measuredSource(std::string_view text);

} // namespace talweg
