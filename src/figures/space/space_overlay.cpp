#include "figures/space/space_overlay.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace talweg {

namespace {

constexpr double arrowLength = 26, headLength = 7, headHalfWidth = 2.8, letterGap = 9;
/// Arrows that appear shorter than this, in pixels, are drawn as points.
constexpr double minArrow = 3;
constexpr double maxBar = 120, tick = 4;

struct Axis {
    QPointF way; ///< direction in the picture; length 1 if the axis is perpendicular to the line of sight
    double depth;
    char letter;
};

void drawAxis(QPainter& painter, const Axis& axis, const QPointF& middle, const QColor& color) {
    const double length = arrowLength * std::hypot(axis.way.x(), axis.way.y());
    painter.setPen(QPen(color, 1.5, Qt::SolidLine, Qt::FlatCap));
    painter.setBrush(color);
    if (length < minArrow) {
        painter.drawEllipse(middle, 2, 2);
        return;
    }
    const QPointF along = axis.way * (arrowLength / length), tip = middle + arrowLength * axis.way;
    const double head = std::min(headLength, length);
    const QPointF foot = tip - head * along, side = headHalfWidth * QPointF(-along.y(), along.x());
    painter.drawLine(middle, foot);
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(QPolygonF{{tip, foot + side, foot - side}});
    painter.setPen(color);
    const QPointF letter = tip + letterGap * along;
    painter.drawText(QRectF(letter - QPointF(10, 10), QSizeF(20, 20)), Qt::AlignCenter, QChar(axis.letter));
}

/// Draws a patch behind text, so that the text can be read on any background.
void drawPatch(QPainter& painter, const QRectF& rect, const Theme& theme) {
    QColor color = theme.background;
    color.setAlphaF(0.75F);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRoundedRect(rect, 5, 5);
    painter.setBrush(Qt::NoBrush);
}

} // namespace

double roundStep(double max) {
    const double power = std::pow(10, std::floor(std::log10(max)));
    const double mantissa = max / power;
    return power * (mantissa >= 5 ? 5 : mantissa >= 2 ? 2 : 1);
}

void drawTriad(QPainter& painter, const SpaceProjection& projection, const QPointF& middle,
               const Theme& theme, const QFont& font) {
    std::array<Axis, 3> axes;
    for (int i = 0; i < 3; ++i)
        axes[static_cast<std::size_t>(i)] = {
            {projection.right()[i], -projection.up()[i]}, projection.towards()[i], "xyz"[i]};
    std::ranges::sort(axes, {}, &Axis::depth);
    QFont letters = smallFont(font);
    letters.setItalic(true);
    painter.setFont(letters);
    for (const Axis& axis : axes)
        drawAxis(painter, axis, middle, axis.depth < -0.05 ? muted(theme.text, theme) : theme.text);
}

void drawScaleBar(QPainter& painter, const SpaceProjection& projection, const QPointF& left,
                  const QString& unit, const Theme& theme, const QFont& font) {
    const double across = roundStep(maxBar / projection.scale());
    const double length = across * projection.scale();
    const QFont small = smallFont(font);
    const double height = QFontMetricsF(small).height();
    drawPatch(painter,
              QRectF(left.x(), left.y() - tick - height, length, tick + height).adjusted(-8, -2, 8, 6),
              theme);
    painter.setPen(QPen(theme.text, 1.3, Qt::SolidLine, Qt::FlatCap));
    const QPointF right = left + QPointF(length, 0), up(0, -tick);
    painter.drawPolyline(QPolygonF{{left + up, left, right, right + up}});
    painter.setFont(small);
    painter.drawText(QRectF(left.x() - 40, left.y() - tick - height, length + 80, height), Qt::AlignCenter,
                     QStringLiteral("%1 %2").arg(across, 0, 'g', 6).arg(unit));
}

} // namespace talweg
