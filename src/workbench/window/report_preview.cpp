#include "workbench/window/report_preview.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

constexpr int aroundPages = 12;

} // namespace

ReportPreview::ReportPreview(QWidget* parent) : QAbstractScrollArea(parent) {
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setMinimumSize(320, 360);
}

void ReportPreview::setPages(std::shared_ptr<const ReportPages> pages) {
    const double before = m_pages && pageHeight() > 0 ? verticalScrollBar()->value() / pageHeight() : 0;
    m_pages = std::move(pages);
    arrange();
    verticalScrollBar()->setValue(static_cast<int>(std::lround(before * pageHeight())));
    viewport()->update();
}

/// Screen pixels per unit of length of the pages.
double ReportPreview::scale() const {
    return m_pages ? std::max(1, viewport()->width() - 2 * aroundPages) / m_pages->size().width() : 0;
}

/// Height of a page and the gap below it, in pixels.
double ReportPreview::pageHeight() const {
    return m_pages ? m_pages->size().height() * scale() + aroundPages : 0;
}

int ReportPreview::page() const {
    if (!m_pages || pageHeight() <= 0) return 0;
    const double top = verticalScrollBar()->value() + viewport()->height() / 3.0;
    return std::clamp(static_cast<int>(top / pageHeight()), 0, pages() - 1);
}

void ReportPreview::showPage(int page) {
    verticalScrollBar()->setValue(static_cast<int>(std::lround(page * pageHeight())));
}

void ReportPreview::arrange() {
    const auto all = static_cast<int>(std::ceil(pages() * pageHeight() + aroundPages));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(40);
    verticalScrollBar()->setRange(0, std::max(0, all - viewport()->height()));
}

void ReportPreview::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    arrange();
}

void ReportPreview::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), palette().color(QPalette::Mid));
    if (!m_pages) return;
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const QSizeF size = m_pages->size() * scale();
    for (int page = 0; page < pages(); ++page) {
        const double top = aroundPages + page * pageHeight() - verticalScrollBar()->value();
        if (top > viewport()->height() || top + size.height() < 0) continue;
        const QRectF sheet(QPointF(aroundPages, top), size);
        painter.fillRect(sheet, Qt::white);
        painter.save();
        painter.setClipRect(sheet);
        painter.translate(sheet.topLeft());
        painter.scale(scale(), scale());
        m_pages->paint(painter, page);
        painter.restore();
    }
}

} // namespace talweg

#include "moc_report_preview.cpp"
