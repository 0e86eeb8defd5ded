#pragma once

#include <string>
#include <string_view>

namespace talweg {

/// Name of a table column as used in distributions: "NAME.csv:COLUMN".
struct MeasuredSource {
    std::string file; ///< with table options, "wind.csv?gaps=skip"
    std::string column;
};

/// Splits "NAME.csv:COLUMN". The column begins after the first colon that follows a table extension such as
/// .csv, so that it may contain colons. Without such an extension, it begins after the last colon. Either
/// part may be empty.
MeasuredSource measuredSource(std::string_view text);

} // namespace talweg
