#pragma once

#include <QString>

namespace talweg {

/// A cell as CSV writes it, in quotes where it needs them.
QString csvCell(const QString& text);

/// A number as CSV writes it; empty when not finite.
QString csvCell(double number);

} // namespace talweg
