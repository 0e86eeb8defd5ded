#pragma once

#include <QColor>
#include <QFont>
#include <QImage>
#include <QPainterPath>
#include <QString>
#include <optional>
#include <vector>

class QPainter;

namespace talweg {

/// Typesets equations given as plain text, with fractions, roots, subscripts and superscripts.
class Equation {
public:
    /// A text, or a filled shape, e.g. the bar of a fraction. Lengths are in screen pixels before scaling.
    /// The origin is the left end of the first line's baseline; y points down.
    struct Mark {
        QString text = {};
        QFont font = {};
        QPointF at = {};         ///< left end of the text on its baseline
        QPainterPath shape = {}; ///< drawn instead of a text
        QRectF box = {};         ///< area covered by the mark
    };

    /// Typesets `text`. Returns nothing if the text cannot be parsed; see `readEquations`.
    static std::optional<Equation> set(const QString& text, const QFont& font);

    /// The area of the equation. It includes a margin, so that overhanging letters are not cut off.
    QRectF bounds() const { return m_bounds; }
    const std::vector<Mark>& marks() const { return m_marks; }
    /// Draws the equation with the left end of its first baseline at `at`.
    void paint(QPainter& painter, const QPointF& at, const QColor& ink) const;
    /// The equation on a transparent background. `scale` is the number of image pixels per screen pixel.
    QImage image(const QColor& ink, qreal scale) const;

private:
    std::vector<Mark> m_marks;
    QRectF m_bounds;
};

} // namespace talweg
