#pragma once

#include <string>
#include <string_view>

namespace talweg {

/// A column of a table in a distribution: "NAME.csv:COLUMN".
struct MeasuredSource {
    std::string file; ///< with table options, "wind.csv?gaps=skip"
    std::string column;
};

/// The column begins after the first colon that follows a table extension such as .csv, so its name may
/// contain colons. For other names it begins after the last colon. Either part may be empty.
MeasuredSource measuredSource(std::string_view text);

} // namespace talweg
