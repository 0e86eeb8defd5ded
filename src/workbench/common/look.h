#pragma once

#include "figures/theme.h"

class QPalette;
class QVariant;
class QWidget;

namespace talweg {

/// Which colours the window has.
enum class ColorScheme { system, light, dark, blackOnWhite, whiteOnBlack };

/// The theme that goes with the palette of a desktop: light or dark, or in its own colours where their
/// contrast is high, as of those that have no shades.
Theme themeOf(const QPalette& desktop);

/// The theme for a choice of colours; `system` goes by the palette the program started with.
Theme themeFor(ColorScheme scheme);

/// The colours the user chose last, remembered between sessions.
ColorScheme chosenColorScheme();
void chooseColorScheme(ColorScheme scheme);

/// Gives the whole program the look of a theme: Fusion, palette and style sheet.
void applyLook(const Theme& theme);

/// The theme last applied.
const Theme& currentTheme();

/// Sets a property the style sheet goes by, such as "wrong" or "tone", and restyles the widget.
void setState(QWidget* widget, const char* property, const QVariant& value);

} // namespace talweg
