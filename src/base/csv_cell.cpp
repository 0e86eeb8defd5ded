#include "base/csv_cell.h"

#include "base/number.h"

#include <cmath>

namespace talweg {

std::string csvCell(const std::string& text) {
    const bool isLikeNumber = text.find('.') != std::string::npos && readNumber(text);
    if (text.find_first_of(",\"\r\n") == std::string::npos && trimmed(text) == text && !isLikeNumber)
        return text;
    std::string quoted = "\"";
    for (const char letter : text)
        quoted += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    return quoted + '"';
}

std::string csvCell(double number) {
    return std::isfinite(number) ? shortest(number + 0.0) : std::string(); // −0 + 0 = 0
}

} // namespace talweg
