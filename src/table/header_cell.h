#pragma once

#include <QString>
#include <optional>
#include <string>
#include <string_view>

namespace talweg {

/// A cell of a header: "Distance [km]", "speed (km/h)", "x_ft", "Height in m".
struct HeaderCell {
    QString name; ///< without the unit, white space made single blanks
    QString unit; ///< as it is written; empty where there is none

    friend bool operator==(const HeaderCell&, const HeaderCell&) = default;
};
HeaderCell headerCell(const QString& text);

/// Whether two names of columns are the same, letter case and kinds of white space aside.
bool isSameName(const QString& a, const QString& b);

/// The program's name of a unit as people write it, "Feet" for "ft", which can be made into `wanted`; nothing
/// where it is of another kind or no unit.
std::optional<std::string> unitFitting(const QString& written, std::string_view wanted);

/// The program's name of a unit of any kind; nothing where there is none.
std::optional<std::string> anyUnit(const QString& written);

} // namespace talweg
