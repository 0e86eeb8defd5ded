#pragma once

#include "figures/theme.h"

#include <QFont>
#include <QSizeF>
#include <QStringList>

class QPainter;

namespace talweg {

/// The names of the sketches that explain symbols, e.g. "valley".
QStringList sketchNames();

/// Draws a sketch of the ground, the bodies, and the symbols of inputs and quantities. The top left corner is
/// at (0, 0). Symbols are typeset as in equations. Does nothing if the name is unknown.
void drawSketch(const QString& name, QPainter& painter, const QFont& font, const Theme& theme);

/// Size of a sketch in screen pixels before scaling; null if the name is unknown.
QSizeF sketchSize(const QString& name);

/// The symbols in a sketch, in drawing order, written as in the tables of inputs and quantities.
QStringList sketchSymbols(const QString& name);

} // namespace talweg
