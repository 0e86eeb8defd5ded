#pragma once

#include "figures/theme.h"

#include <QFont>
#include <QSizeF>
#include <QStringList>

class QPainter;

namespace talweg {

/// The names of the sketches that explain symbols, such as "valley".
QStringList sketchNames();

/// Draws one of them from 0, 0 on: its ground, its bodies, and the symbols of inputs and quantities, set as
/// in equations. Nothing for a name that is none.
void drawSketch(const QString& name, QPainter& painter, const QFont& font, const Theme& theme);

/// How large that sketch is, in pixels of the screen before scaling; null for a name that is none.
QSizeF sketchSize(const QString& name);

/// The symbols that a sketch names, in the order drawn, as they are in the tables of inputs and quantities.
QStringList sketchSymbols(const QString& name);

} // namespace talweg
