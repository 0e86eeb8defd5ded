#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QString>
#include <memory>

class QTextLayout;

namespace talweg {

/// The font and colour of a text. Its first characters may be emphasised.
struct ReportLettering {
    QFont font = {};
    QColor color = 0x1f2328;
    qsizetype lead = 0; ///< number of emphasised characters at the beginning, in bold
    QColor leadColor = 0x1f2328;
};

/// A text broken into lines of a given width. Copies share their data.
class ReportLines {
public:
    ReportLines(const QString& text, const ReportLettering& lettering, double width);

    int count() const;
    /// Distance between lines.
    double spacing() const { return m_spacing; }
    double height() const { return count() * m_spacing; }
    /// Widths of the widest line and of one line.
    /// @{
    double width() const;
    double width(int line) const;
    /// @}
    /// Paints a line with its top left corner at `place`.
    void paint(QPainter& painter, int line, QPointF place) const;

private:
    std::shared_ptr<QTextLayout> m_layout;
    QColor m_color;
    double m_spacing = 0;
};

} // namespace talweg
