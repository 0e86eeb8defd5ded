#pragma once

#include "figures/theme.h"

#include <QFont>
#include <QSizeF>
#include <QStringList>

class QPainter;

namespace talweg {

/// The names of the sketches that explain symbols, such as "valley".
QStringList sketchNames();

/// Draws a sketch with its origin at (0, 0): the ground, the bodies, and the symbols of inputs and
/// quantities, typeset as in equations. Does nothing if the name is unknown.
void drawSketch(const QString& name, QPainter& painter, const QFont& font, const Theme& theme);

/// Size of a sketch in screen pixels before scaling; null if the name is unknown.
QSizeF sketchSize(const QString& name);

/// The symbols in a sketch, in drawing order, as in the tables of inputs and quantities.
QStringList sketchSymbols(const QString& name);

} // namespace talweg
