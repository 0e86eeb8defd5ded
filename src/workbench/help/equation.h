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

/// Typesets equations: fractions, roots and scripts from plain text.
class Equation {
public:
    /// Glyphs, or a shape that is filled, such as the bar of a fraction. Lengths are pixels of the screen
    /// before scaling, places from the left end of the first line's base line, y downward.
    struct Mark {
        QString text = {};
        QFont font = {};
        QPointF at = {};         ///< of the text, on its base line
        QPainterPath shape = {}; ///< where there is no text
        QRectF box = {};         ///< what it covers
    };

    /// Nothing if the text cannot be parsed: see `readEquations`.
    static std::optional<Equation> set(const QString& text, const QFont& font);

    /// Including the margin that keeps overhanging letters complete.
    QRectF bounds() const { return m_bounds; }
    const std::vector<Mark>& marks() const { return m_marks; }
    /// Places the left end of its base line at `at`.
    void paint(QPainter& painter, const QPointF& at, const QColor& ink) const;
    /// On a transparent background, sharp at `scale` pixels per screen unit.
    QImage image(const QColor& ink, qreal scale) const;

private:
    std::vector<Mark> m_marks;
    QRectF m_bounds;
};

} // namespace talweg
