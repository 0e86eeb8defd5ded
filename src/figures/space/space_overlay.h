#pragma once

#include "figures/space/space_camera.h"
#include "figures/theme.h"

#include <QFont>
#include <QPainter>

namespace talweg {

/// The largest number of the form 1, 2 or 5 times a power of ten that does not exceed `max`, which must be
/// positive.
double roundStep(double max);

/// Draws the directions of the coordinate axes as small arrows with letters, in a square of size `triadSize`
/// around `middle`.
void drawTriad(QPainter& painter, const SpaceProjection& projection, const QPointF& middle,
               const Theme& theme, const QFont& font);
inline constexpr double triadSize = 84;

/// Draws a scale bar of a round length, with the length and its unit above it. `left` is the bar's lower left
/// end.
void drawScaleBar(QPainter& painter, const SpaceProjection& projection, const QPointF& left,
                  const QString& unit, const Theme& theme, const QFont& font);

} // namespace talweg
