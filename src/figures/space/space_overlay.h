#pragma once

#include "figures/space/space_camera.h"
#include "figures/theme.h"

#include <QFont>
#include <QPainter>

namespace talweg {

/// 1, 2 or 5 times a power of ten, the largest that is not above `most` (positive).
double roundStep(double max);

/// The axes of space as small arrows with their letters, in a square of `triadSize` about `middle`.
void drawTriad(QPainter& painter, const SpaceProjection& projection, const QPointF& middle,
               const Theme& theme, const QFont& font);
inline constexpr double triadSize = 84;

/// A bar of a round length with that length and its unit above it, from `left` (its lower left end) to the
/// right.
void drawScaleBar(QPainter& painter, const SpaceProjection& projection, const QPointF& left,
                  const QString& unit, const Theme& theme, const QFont& font);

} // namespace talweg
