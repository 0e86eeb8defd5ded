#include "figures/plot/hatch.h"

#include <QLineF>
#include <QList>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace talweg {

namespace {

/// Distance between adjacent hatch lines, perpendicular to them, and their width, in pixels.
constexpr double lineStep = 5, lineThickness = 1.1;

/// Calls `draw` for each multiple of `step` between `from` and `to`.
void eachMultiple(double from, double to, double step, auto&& draw) {
    for (double at = std::ceil(from / step) * step; at < to; at += step)
        draw(at);
}

/// Adds the lines y = slope · x + n · step inside a rectangle, for whole n. The slope is 1 or −1.
void addSlanting(QList<QLineF>& lines, const QRectF& rect, double slope) {
    const double step = lineStep * std::numbers::sqrt2;
    const auto offset = [&](double x, double y) { return y - slope * x; };
    const double atLeft = offset(rect.left(), slope > 0 ? rect.top() : rect.bottom());
    const double atRight = offset(rect.right(), slope > 0 ? rect.top() : rect.bottom());
    const double other = offset(slope > 0 ? rect.left() : rect.right(), rect.bottom());
    const double from = std::min({atLeft, atRight, offset(rect.left(), rect.top())});
    const double to = std::max({atLeft, atRight, other});
    eachMultiple(from, to, step, [&](double c) {
        const double x1 = slope > 0 ? rect.top() - c : c - rect.bottom();
        const double x2 = slope > 0 ? rect.bottom() - c : c - rect.top();
        const double left = std::max(rect.left(), x1), right = std::min(rect.right(), x2);
        if (left < right) lines << QLineF(left, slope * left + c, right, slope * right + c);
    });
}

QList<QLineF> hatchLines(const QRectF& rect, Hatch hatch) {
    QList<QLineF> lines;
    if (hatch == Hatch::rising || hatch == Hatch::diamonds)
        addSlanting(lines, rect, -1); // rises, because y points downwards
    if (hatch == Hatch::falling || hatch == Hatch::diamonds) addSlanting(lines, rect, 1);
    if (hatch == Hatch::level || hatch == Hatch::squares)
        eachMultiple(rect.top(), rect.bottom(), lineStep,
                     [&](double y) { lines << QLineF(rect.left(), y, rect.right(), y); });
    if (hatch == Hatch::upright || hatch == Hatch::squares)
        eachMultiple(rect.left(), rect.right(), lineStep,
                     [&](double x) { lines << QLineF(x, rect.top(), x, rect.bottom()); });
    return lines;
}

} // namespace

void fillHatched(QPainter& painter, const QRectF& rect, const Fill& fill) {
    if (rect.isEmpty()) return;
    painter.fillRect(rect, fill.ground);
    const bool isSmooth = fill.hatch != Hatch::level && fill.hatch != Hatch::upright;
    const bool before = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing, isSmooth);
    painter.setPen(QPen(fill.ink, lineThickness, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(hatchLines(rect, fill.hatch));
    painter.setRenderHint(QPainter::Antialiasing, before);
}

} // namespace talweg
