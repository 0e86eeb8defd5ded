#pragma once

#include "figures/theme.h"

class QPalette;
class QVariant;
class QWidget;

namespace talweg {

/// The colours of the window.
enum class ColorScheme { system, light, dark, blackOnWhite, whiteOnBlack };

/// The theme for the palette of a desktop: light, dark, or in the palette's own colours if it is a
/// high-contrast palette, such as one without shades.
Theme themeOf(const QPalette& desktop);

/// The theme for a choice of colours; `system` uses the palette that the program started with.
Theme themeFor(ColorScheme scheme);

/// The colours the user chose last, remembered between sessions.
ColorScheme chosenColorScheme();
void chooseColorScheme(ColorScheme scheme);

/// Applies a theme to the whole program: Fusion, palette and style sheet.
void applyLook(const Theme& theme);

/// The theme last applied.
const Theme& currentTheme();

/// Sets a property used by the style sheet, such as "wrong" or "tone", and restyles the widget.
void setState(QWidget* widget, const char* property, const QVariant& value);

} // namespace talweg
