#pragma once

#include "figures/theme.h"

#include <QFont>
#include <QSizeF>
#include <QStringList>

class QPainter;

namespace talweg {

/// The names of the sketches that explain symbols, such as "valley".
QStringList sketchNames();

/// Draws a sketch with its origin at 0, 0: its ground, its bodies, and the symbols of inputs and quantities,
/// typeset as in equations. Does nothing for an unknown name.
void drawSketch(const QString& name, QPainter& painter, const QFont& font, const Theme& theme);

/// Size of the sketch in screen pixels before scaling; null for an unknown name.
QSizeF sketchSize(const QString& name);

/// The symbols in a sketch, in drawing order, as in the tables of inputs and quantities.
QStringList sketchSymbols(const QString& name);

} // namespace talweg
