#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QString>
#include <memory>

class QTextLayout;

namespace talweg {

/// What the lines of a text look like: a part in front may be set off.
struct ReportLettering {
    QFont font = {};
    QColor color = 0x1f2328;
    qsizetype lead = 0; ///< letters in front that are bold
    QColor leadColor = 0x1f2328;
};

/// A text in lines of a width. Copies share it.
class ReportLines {
public:
    ReportLines(const QString& text, const ReportLettering& lettering, double width);

    int count() const;
    /// From line to line.
    double spacing() const { return m_spacing; }
    double height() const { return count() * m_spacing; }
    /// Of the widest line, and of one.
    /// @{
    double width() const;
    double width(int line) const;
    /// @}
    /// Paints a line with its top left at a place.
    void paint(QPainter& painter, int line, QPointF place) const;

private:
    std::shared_ptr<QTextLayout> m_layout;
    QColor m_color;
    double m_spacing = 0;
};

} // namespace talweg
