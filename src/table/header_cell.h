#pragma once

#include <QString>
#include <optional>
#include <string>
#include <string_view>

namespace talweg {

/// A cell of a header: "Distance [km]", "speed (km/h)", "x_ft", "Height in m".
struct HeaderCell {
    QString name; ///< without the unit, white space replaced by single blanks
    QString unit; ///< as written; empty if there is none

    friend bool operator==(const HeaderCell&, const HeaderCell&) = default;
};
HeaderCell headerCell(const QString& text);

/// Whether two column names are equal, ignoring case and kinds of white space.
bool isSameName(const QString& a, const QString& b);

/// The program's name of a written unit, "ft" for "Feet", if it can be converted to `wanted`; nothing if it
/// cannot, or is not a unit.
std::optional<std::string> unitFitting(const QString& written, std::string_view wanted);

/// The program's name of a unit of any kind; nothing if it is not a unit.
std::optional<std::string> anyUnit(const QString& written);

} // namespace talweg
