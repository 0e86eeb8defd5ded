#pragma once

#include <QStringView>
#include <optional>
#include <string>

namespace talweg {

/// The finite number in a cell; nothing if there is none. `decimal` is the decimal sign, a point or a comma.
/// Groups of three digits may be separated by the sign that is not the decimal sign, by apostrophes, and by
/// thin or no-break spaces. Exponents start with E or D. A minus sign may be U+2212.
std::optional<double> numberWith(QStringView cell, QChar decimal);

/// The number in a cell, once if points and once if commas are decimal signs.
struct CellNumber {
    std::optional<double> point, comma;

    bool isNumber() const { return point || comma; }
    /// Whether both readings differ: 1,250 is 1.25 or 1250.
    bool isAmbiguous() const { return point && comma && *point != *comma; }
};
CellNumber cellNumber(QStringView cell);

/// Whether a cell marks a missing number: it is empty, nan, NA, #N/A, null or -.
bool isGap(QStringView cell);

/// Whether a number is commonly used to mark missing data, for example -9999.
bool isNoData(double number);

/// Whether a cell contains a word and not a number. The cells of a header row are words.
bool isWord(QStringView cell);

} // namespace talweg
