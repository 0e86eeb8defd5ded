#pragma once

#include "figures/theme.h"

class QPalette;
class QVariant;
class QWidget;

namespace talweg {

/// The colours of the window.
enum class ColorScheme { system, light, dark, blackOnWhite, whiteOnBlack };

/// The theme that matches a desktop's palette: light or dark, or the palette's own colours if the palette has
/// high contrast.
Theme themeOf(const QPalette& desktop);

/// The theme for a choice of colours. `system` uses the palette with which the program started.
Theme themeFor(ColorScheme scheme);

/// The colours that the user chose last, saved between sessions.
ColorScheme chosenColorScheme();
void chooseColorScheme(ColorScheme scheme);

/// Applies a theme to the whole program: the Qt style Fusion, the palette and the style sheet.
void applyLook(const Theme& theme);

/// The theme that was applied last.
const Theme& currentTheme();

/// Sets a property that the style sheet uses, e.g. "wrong" or "tone", and restyles the widget.
void setState(QWidget* widget, const char* property, const QVariant& value);

} // namespace talweg
