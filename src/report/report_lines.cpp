#include "report/report_lines.h"

#include <QRegularExpression>
#include <QTextLayout>
#include <algorithm>

namespace talweg {

namespace {

/// Distance between lines, relative to the font size.
constexpr double lineSpacing = 1.38;

QTextLayout::FormatRange formatRange(qsizetype length, const QColor& color) {
    QTextLayout::FormatRange range;
    range.start = 0;
    range.length = static_cast<int>(length);
    range.format.setForeground(color);
    return range;
}

/// Keeps a unit such as m/s² from being divided at its slash: breaks the line before the number instead.
void keepUnits(QTextLine& line, const QString& text) {
    const int from = line.textStart(), end = from + line.textLength();
    if (end >= text.size() || end < 2 || text[end - 1] != u'/' || !text[end].isLetter()) return;
    const auto blank = static_cast<int>(text.lastIndexOf(u' ', end - 1));
    if (blank > from) line.setLineWidth(line.cursorToX(blank) - line.cursorToX(from));
}

/// Replaces spaces between numbers and units by no-break spaces.
QString bound(QString text) {
    static const QRegularExpression unit(
        QStringLiteral("(?<=\\d) (?=(m|s|kg|J|N|rad|°|%|m/s²?|rad/s|J/kg|m²|kg/s)([ ,.;:)]|$))"));
    return text.replace(unit, QString(QChar(0x00A0)));
}

} // namespace

ReportLines::ReportLines(const QString& text, const ReportLettering& lettering, double width)
    : m_layout(std::make_shared<QTextLayout>(bound(text), lettering.font)), m_color(lettering.color),
      m_spacing(lettering.font.pixelSize() * lineSpacing) {
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout->setTextOption(option);
    auto lead = formatRange(lettering.lead, lettering.leadColor);
    lead.format.setFontWeight(QFont::Bold);
    m_layout->setFormats({formatRange(text.size(), lettering.color), lead});
    m_layout->beginLayout();
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(width);
        keepUnits(line, m_layout->text());
    }
    m_layout->endLayout();
}

int ReportLines::count() const {
    return m_layout->lineCount();
}

double ReportLines::width() const {
    double widest = 0;
    for (int i = 0; i < count(); ++i)
        widest = std::max(widest, width(i));
    return widest;
}

double ReportLines::width(int line) const {
    return m_layout->lineAt(line).naturalTextWidth();
}

void ReportLines::paint(QPainter& painter, int number, QPointF place) const {
    const QTextLine line = m_layout->lineAt(number);
    painter.setPen(m_color);
    // Centres the line vertically in the line distance, which does not depend on fallback fonts.
    line.draw(&painter, place + QPointF(0, (m_spacing - line.height()) / 2) - line.position());
}

} // namespace talweg
