#include "figures/plot/empty_note.h"

#include <QCoreApplication>

namespace talweg {

EmptyNote::EmptyNote(QCustomPlot* plot, QString text) : FigureItem(plot, "overlay"), m_text(std::move(text)) {
    setClipToAxisRect(false);
    setParentLayerable(nullptr); // seen while the axes are not
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
                      QCoreApplication::translate("talweg", "Nothing to show yet"));
    painter->setFont(mParentPlot->font());
    painter->setPen(m_theme.mutedText);
    painter->drawText(title.translated(0, 1.5 * height), Qt::AlignCenter | Qt::TextDontClip, m_text);
}

} // namespace talweg
