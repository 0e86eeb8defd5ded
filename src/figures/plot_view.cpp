#include "figures/plot_view.h"

#include "figures/empty_note.h"
#include "figures/legend_bar.h"
#include "figures/plot_content.h"
#include "figures/plot_mouse.h"
#include "figures/style.h"
#include "figures/zoom.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QToolTip>

namespace talweg {

PlotView::PlotView(const QString& whenEmpty, QWidget* parent)
    : QCustomPlot(parent), m_legend(new LegendBar(this)), m_empty(new EmptyNote(this, whenEmpty)),
      m_mouse(std::make_unique<PlotMouse>(*this)) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setInteractions(QCP::Interactions());
    arrange();
}

PlotView::~PlotView() = default;

void PlotView::setContent(std::unique_ptr<PlotContent> content) {
    m_content = std::move(content);
    m_zoom = std::make_unique<Zoom>(*this, m_content->isToScale());
    restyle();
    contentChanged();
}

void PlotView::arrange() {
    legend->setVisible(false);
    axisRect()->setMinimumMargins({12, 10, 16, 6});
    auto* margins = new QCPMarginGroup(this);
    axisRect()->setMarginGroup(QCP::msLeft, margins);
    m_legend->setMarginGroup(QCP::msLeft, margins);
    m_legend->setAutoMargins(QCP::msLeft);
    m_legend->setMargins({0, 0, 12, 0});
    plotLayout()->insertRow(0);
    plotLayout()->addElement(0, 0, m_legend);
    plotLayout()->setRowStretchFactor(0, 1e-6);
    plotLayout()->setRowSpacing(0);
    setMinimumSize(minimumSizeHint());
}

void PlotView::restyle() {
    styleAxes(*this, m_theme);
    m_legend->setTheme(m_theme, smallFont(font()));
    m_empty->setTheme(m_theme);
    m_content->setTheme(m_theme);
    m_fitted = {};
    refreshLegend();
}

void PlotView::setTheme(const Theme& theme) {
    m_theme = theme;
    restyle();
    refresh();
}

void PlotView::setResolution(double dpi) {
    m_content->setResolution(dpi);
}

void PlotView::setTitle(const QString& title) {
    m_title = title;
    refreshLegend();
    refresh();
}

void PlotView::resetZoom() {
    m_zoom->reset();
    refresh();
    xZoomed();
}

std::optional<FigureWindow> PlotView::zoom() const {
    if (!m_zoom->isZoomed()) return {};
    return FigureWindow{xAxis->range().lower, xAxis->range().upper, yAxis->range().lower,
                        yAxis->range().upper};
}

FigureWindow PlotView::everything() const {
    return m_content->everything();
}

void PlotView::setZoom(const FigureWindow& window) {
    m_zoom->set(window);
    refresh();
}

void PlotView::zoomTo(const FigureWindow& window) {
    const QCPRange before = xAxis->range();
    m_zoom->set(window);
    refresh();
    if (before != xAxis->range()) xZoomed();
}

void PlotView::toggleEntry(int entry) {
    const auto index = static_cast<std::size_t>(entry);
    setEntryShown(index, !m_legend->entries()[index].shown);
}

void PlotView::setEntryShown(std::size_t entry, bool shown) {
    if (entry >= m_legend->entries().size()) return;
    m_content->setEntryShown(entry, shown);
    contentChanged();
}

std::vector<bool> PlotView::entriesShown() const {
    std::vector<bool> shown;
    for (const LegendEntry& entry : m_legend->entries())
        shown.push_back(entry.shown);
    return shown;
}

void PlotView::contentChanged() {
    const bool empty = m_content->isEmpty();
    m_empty->setVisible(empty);
    axisRect()->setVisible(!empty);
    m_zoom->setEverything(m_content->everything());
    refreshLegend();
    refresh();
}

void PlotView::refreshLegend() {
    const QString caption = m_content->isEmpty() ? QString() : m_content->caption();
    m_legend->setCaption(m_title.isEmpty() || caption.isEmpty() ? m_title + caption
                                                                : m_title + ": " + caption);
    m_legend->setEntries(m_content->isEmpty() ? std::vector<LegendEntry>() : m_content->legend());
    refreshReadout();
}

void PlotView::refreshReadout() {
    const auto texts = m_content->readout();
    for (std::size_t i = 0; i < texts.size(); ++i)
        m_legend->setValue(i, texts[i]);
}

void PlotView::refresh() {
    m_stale = !isVisible();
    if (!m_stale) replot(rpQueuedReplot);
}

void PlotView::refreshOverlay() {
    if (isVisible())
        layer("overlay")->replot();
    else
        m_stale = true;
}

void PlotView::showEvent(QShowEvent* event) {
    QCustomPlot::showEvent(event);
    if (m_stale) refresh();
}

void PlotView::updateLayout() {
    QCustomPlot::updateLayout();
    fitTicks(*this, m_content->xLabel(), m_content->yLabel());
    const bool again = m_zoom->apply();
    if (again || axisRect()->size() != m_fitted) QCustomPlot::updateLayout();
    m_zoom->apply();
    m_fitted = axisRect()->size();
}

void PlotView::copyToClipboard() {
    constexpr double mmPerPixel = 25.4 / 96;
    const FigureSize size{width() * mmPerPixel, height() * mmPerPixel, 192};
    const QPicture drawing = picture(m_theme, size);
    auto* data = new QMimeData;
    data->setImageData(imageOf(drawing, size));
    data->setData("image/svg+xml", svgOf(drawing, size));
    QGuiApplication::clipboard()->setMimeData(data);
}

QSize PlotView::sizeHint() const {
    return {640, 400};
}

QSize PlotView::minimumSizeHint() const {
    return {160, 120};
}

bool PlotView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QCustomPlot::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), m_content->toolTip(help->pos()), this);
    return true;
}

void PlotView::mousePressEvent(QMouseEvent* event) {
    m_mouse->press(event);
}

void PlotView::mouseMoveEvent(QMouseEvent* event) {
    m_mouse->move(event);
}

void PlotView::mouseReleaseEvent(QMouseEvent* event) {
    m_mouse->release(event);
}

void PlotView::mouseDoubleClickEvent(QMouseEvent*) {
    resetZoom();
}

void PlotView::wheelEvent(QWheelEvent* event) {
    m_mouse->wheel(event);
}

void PlotView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        copyToClipboard();
    else if (event->key() == Qt::Key_R && event->modifiers() == Qt::NoModifier)
        resetZoom();
    else
        QCustomPlot::keyPressEvent(event);
}

void PlotView::contextMenuEvent(QContextMenuEvent* event) {
    if (!m_mouse->draggedRight()) showMenu(event->globalPos());
}

void PlotView::fillMenu(QMenu& menu) {
    menu.addAction(tr("Reset zoom"), this, &PlotView::resetZoom);
}

void PlotView::showMenu(const QPoint& place) {
    QMenu menu(this);
    fillMenu(menu);
    menu.addSeparator();
    menu.addAction(tr("Copy to clipboard"), this, &PlotView::copyToClipboard)
        ->setEnabled(!m_content->isEmpty());
    menu.addAction(tr("Export…"), this, &PlotView::exportRequested)->setEnabled(!m_content->isEmpty());
    menu.addAction(tr("Export data…"), this, &PlotView::dataExportRequested)
        ->setEnabled(!m_content->isEmpty());
    menu.exec(place);
}

void PlotView::changeEvent(QEvent* event) {
    QCustomPlot::changeEvent(event);
    if (event->type() != QEvent::FontChange || !m_content) return;
    restyle();
    refresh();
}

} // namespace talweg
