#pragma once

#include <QStringView>
#include <optional>
#include <string>

namespace talweg {

/// The finite number in a cell whose decimal sign is `decimal`, a point or a comma. Groups of three digits
/// may be separated by the other sign, apostrophes, thin or no-break spaces. Exponents start with E or D;
/// minus signs may be U+2212.
std::optional<double> numberWith(QStringView cell, QChar decimal);

/// The number in a cell, read once with each decimal sign.
struct CellNumber {
    std::optional<double> point, comma;

    bool isNumber() const { return point || comma; }
    /// Whether the decimal sign makes a difference: 1,250 is 1.25 or 1250.
    bool isAmbiguous() const { return point && comma && *point != *comma; }
};
CellNumber cellNumber(QStringView cell);

/// Whether a cell marks a missing number: empty, nan, NA, #N/A, null, -.
bool isGap(QStringView cell);

/// Whether people use this number to mark missing data: -9999 and the like.
bool isNoData(double number);

/// Whether a cell contains a word. A header row consists of words, not numbers.
bool isWord(QStringView cell);

} // namespace talweg
