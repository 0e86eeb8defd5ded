#pragma once

#include <QString>
#include <optional>
#include <string>
#include <string_view>

namespace talweg {

/// A header cell divided into name and unit: "Distance [km]", "speed (km/h)", "x_ft", "Height in m".
struct HeaderCell {
    QString name; ///< without the unit; white space is replaced by single blanks
    QString unit; ///< as written; empty if there is none

    friend bool operator==(const HeaderCell&, const HeaderCell&) = default;
};
HeaderCell headerCell(const QString& text);

/// Whether two column names are equal. Case and kinds of white space are ignored.
bool isSameName(const QString& a, const QString& b);

/// The program's name of a unit, for example "ft" for "Feet". Nothing if `written` is not a unit or cannot be
/// converted to `wanted`.
std::optional<std::string> unitFitting(const QString& written, std::string_view wanted);

/// The program's name of a unit of any kind; nothing if `written` is not a unit.
std::optional<std::string> anyUnit(const QString& written);

} // namespace talweg
