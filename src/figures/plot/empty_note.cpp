#include "figures/plot/empty_note.h"

#include <QCoreApplication>

namespace talweg {

namespace {

/// Allow several lines for a reason.
constexpr int reasonFlags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap | Qt::TextDontClip;

} // namespace

EmptyNote::EmptyNote(QCustomPlot* plot, QString text) : FigureItem(plot, "overlay"), m_text(std::move(text)) {
    setClipToAxisRect(false);
    setParentLayerable(nullptr); // visible while the axes are hidden
}

void EmptyNote::draw(QCPPainter* painter) {
    const QRectF view = mParentPlot->viewport();
    const double height = QFontMetricsF(mParentPlot->font()).height();
    const QRectF title(view.left(), view.center().y() - 1.4 * height, view.width(), 1.3 * height);
    QFont bold = mParentPlot->font();
    bold.setBold(true);
    painter->setFont(bold);
    painter->setPen(m_theme.text);
    painter->drawText(title, Qt::AlignCenter | Qt::TextDontClip,
                      m_reason.isEmpty() ? QCoreApplication::translate("talweg", "Nothing to show yet")
                                         : QCoreApplication::translate("talweg", "Nothing to show"));
    painter->setFont(mParentPlot->font());
    painter->setPen(m_theme.mutedText);
    if (m_reason.isEmpty())
        painter->drawText(title.translated(0, 1.5 * height), Qt::AlignCenter | Qt::TextDontClip, m_text);
    else
        painter->drawText(title.translated(0, 1.65 * height), reasonFlags, m_reason);
}

} // namespace talweg
