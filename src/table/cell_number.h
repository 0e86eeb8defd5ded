#pragma once

#include <QStringView>
#include <optional>
#include <string>

namespace talweg {

/// The finite number of a cell where `decimal`, a point or a comma, is the decimal sign. Groups of three
/// digits may be parted by the other sign, by apostrophes, and by thin or no-break spaces. Exponents are E
/// or D; minus signs may be true ones.
std::optional<double> numberWith(QStringView cell, QChar decimal);

/// A cell's number by each decimal sign.
struct CellNumber {
    std::optional<double> point, comma;

    bool isNumber() const { return point || comma; }
    /// Whether the decimal sign makes a difference: 1,250 is 1.25 or 1250.
    bool isAmbiguous() const { return point && comma && *point != *comma; }
};
CellNumber cellNumber(QStringView cell);

/// Whether a cell says that its number is missing: empty, nan, NA, #N/A, null, -.
bool isGap(QStringView cell);

/// Whether people write the number where there is none: -9999 and the like.
bool isNoData(double number);

/// A row of a header has words, not numbers.
bool isWord(QStringView cell);

} // namespace talweg
