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

/// Equations set as equations: fractions, roots and scripts of what is written in plain text.
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

    /// Nothing where the text cannot be read: see `readEquations`.
    static std::optional<Equation> set(const QString& text, const QFont& font);

    /// With the room around it that keeps overhanging letters whole.
    QRectF bounds() const { return m_bounds; }
    const std::vector<Mark>& marks() const { return m_marks; }
    /// The left end of its base line comes to `at`.
    void paint(QPainter& painter, const QPointF& at, const QColor& ink) const;
    /// On clear ground, sharp where a pixel is `scale` of the screen's.
    QImage image(const QColor& ink, qreal scale) const;

private:
    std::vector<Mark> m_marks;
    QRectF m_bounds;
};

} // namespace talweg
