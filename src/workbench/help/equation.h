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

/// Typesets equations from plain text, with fractions, roots, subscripts and superscripts.
class Equation {
public:
    /// Glyphs, or a filled shape such as the bar of a fraction. Lengths are in screen pixels before scaling,
    /// measured from the left end of the first line's baseline, with y downward.
    struct Mark {
        QString text = {};
        QFont font = {};
        QPointF at = {};         ///< position of the text, on its baseline
        QPainterPath shape = {}; ///< used instead of a text
        QRectF box = {};         ///< area covered by the mark
    };

    /// Nothing if the text cannot be parsed; see `readEquations`.
    static std::optional<Equation> set(const QString& text, const QFont& font);

    /// The area of the equation, including a margin so that overhanging letters are not cut off.
    QRectF bounds() const { return m_bounds; }
    const std::vector<Mark>& marks() const { return m_marks; }
    /// Draws the equation with the left end of its baseline at `at`.
    void paint(QPainter& painter, const QPointF& at, const QColor& ink) const;
    /// The equation on a transparent background; `scale` is the number of pixels per screen unit.
    QImage image(const QColor& ink, qreal scale) const;

private:
    std::vector<Mark> m_marks;
    QRectF m_bounds;
};

} // namespace talweg
