#include "figures/figure_view.h"

#include "figures/empty_note.h"
#include "figures/figure_content.h"
#include "figures/figure_mouse.h"
#include "figures/legend_bar.h"
#include "figures/scene_content.h"
#include "figures/style.h"
#include "figures/time_content.h"
#include "figures/zoom.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QToolTip>
#include <cmath>

namespace talweg {

std::unique_ptr<FigureContent> makeContent(QCustomPlot& plot, std::shared_ptr<const System> system,
                                           const FigureRecipe& recipe) {
    if (recipe.kind == FigureRecipe::Kind::scene)
        return std::make_unique<SceneContent>(plot, std::move(system));
    return std::make_unique<TimeContent>(plot, std::move(system), recipe);
}

FigureView::FigureView(std::shared_ptr<const System> system, FigureRecipe recipe, QWidget* parent)
    : QCustomPlot(parent), m_recipe(std::move(recipe)), m_cursor(std::numeric_limits<double>::quiet_NaN()),
      m_legend(new LegendBar(this)), m_empty(new EmptyNote(this)),
      m_content(makeContent(*this, std::move(system), m_recipe)),
      m_zoom(std::make_unique<Zoom>(*this, m_content->isToScale())),
      m_mouse(std::make_unique<FigureMouse>(*this)) {
    setObjectName(QString::fromStdString("figure_" + m_recipe.id));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setInteractions(QCP::Interactions());
    arrange();
    restyle();
    setShown({});
}

FigureView::~FigureView() = default;

void FigureView::arrange() {
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

void FigureView::restyle() {
    styleAxes(*this, m_theme);
    m_legend->setTheme(m_theme, smallFont(font()));
    m_empty->setTheme(m_theme);
    m_content->setTheme(m_theme);
    m_fitted = {};
    refreshLegend();
}

void FigureView::setTheme(const Theme& theme) {
    m_theme = theme;
    restyle();
    refresh();
}

void FigureView::setShown(Shown shown) {
    m_shown = std::move(shown);
    m_content->show(m_shown);
    const bool empty = m_shown.isEmpty();
    m_empty->setVisible(empty);
    axisRect()->setVisible(!empty);
    showEverything();
    refreshLegend();
    refresh();
}

void FigureView::setPinned(std::vector<Pinned> pinned) {
    m_pinned = std::move(pinned);
    m_content->showPinned(m_pinned);
    showEverything();
    refreshLegend();
    refresh();
}

void FigureView::showEverything() {
    m_zoom->setEverything(m_content->everything());
}

void FigureView::setCursor(double t) {
    const bool appears = std::isfinite(t) != std::isfinite(m_cursor);
    if (t == m_cursor) return;
    m_cursor = t;
    m_content->setCursor(t);
    if (appears) {
        refreshLegend();
        return refresh();
    }
    refreshReadout();
    refreshOverlay();
}

void FigureView::setSelectedEvent(int index) {
    m_content->setSelectedEvent(index);
    refreshOverlay();
}

void FigureView::setHandles(std::vector<Handle> handles) {
    m_content->setHandles(std::move(handles));
    refreshOverlay();
}

std::vector<double> FigureView::cursorValues() const {
    return m_content->cursorValues();
}

void FigureView::resetZoom() {
    m_zoom->reset();
    refresh();
    if (m_recipe.kind == FigureRecipe::Kind::time) emit timeRangeChanged(xAxis->range());
}

void FigureView::setTimeRange(QCPRange range) {
    if (m_recipe.kind != FigureRecipe::Kind::time || range == xAxis->range()) return;
    m_zoom->setX(range);
    refresh();
}

std::optional<FigureWindow> FigureView::zoom() const {
    if (!m_zoom->isZoomed()) return {};
    return FigureWindow{xAxis->range().lower, xAxis->range().upper, yAxis->range().lower,
                        yAxis->range().upper};
}

void FigureView::setZoom(const FigureWindow& window) {
    m_zoom->set(window);
    refresh();
}

void FigureView::zoomTo(const FigureWindow& window) {
    const QCPRange before = xAxis->range();
    m_zoom->set(window);
    refresh();
    if (m_recipe.kind == FigureRecipe::Kind::time && before != xAxis->range())
        emit timeRangeChanged(xAxis->range());
}

void FigureView::toggleEntry(int entry) {
    const auto index = static_cast<std::size_t>(entry);
    setEntryShown(index, !m_legend->entries()[index].shown);
}

void FigureView::setEntryShown(std::size_t entry, bool shown) {
    if (entry >= m_legend->entries().size()) return;
    m_content->setEntryShown(entry, shown);
    showEverything();
    refreshLegend();
    refresh();
}

void FigureView::refreshLegend() {
    m_legend->setEntries(m_shown.isEmpty() ? std::vector<LegendEntry>() : m_content->legend());
    refreshReadout();
}

void FigureView::refreshReadout() {
    const auto texts = m_content->readout();
    for (std::size_t i = 0; i < texts.size(); ++i)
        m_legend->setValue(i, texts[i]);
}

void FigureView::refresh() {
    m_stale = !isVisible();
    if (!m_stale) replot(rpQueuedReplot);
}

void FigureView::refreshOverlay() {
    if (isVisible())
        layer("overlay")->replot();
    else
        m_stale = true;
}

void FigureView::showEvent(QShowEvent* event) {
    QCustomPlot::showEvent(event);
    if (m_stale) refresh();
}

void FigureView::updateLayout() {
    QCustomPlot::updateLayout();
    fitTicks(*this, m_content->xLabel(), m_content->yLabel());
    const bool again = m_zoom->apply();
    if (again || axisRect()->size() != m_fitted) QCustomPlot::updateLayout();
    m_zoom->apply();
    m_fitted = axisRect()->size();
}

QPicture FigureView::picture(const Theme& theme, const FigureSize& size) const {
    std::vector<bool> entries;
    for (const LegendEntry& entry : m_legend->entries())
        entries.push_back(entry.shown);
    return drawFigure(m_shown, m_recipe, theme, size, m_pinned, zoom(), entries);
}

void FigureView::copyToClipboard() {
    constexpr double mmPerPixel = 25.4 / 96;
    const FigureSize size{width() * mmPerPixel, height() * mmPerPixel, 192};
    const QPicture drawing = picture(m_theme, size);
    auto* data = new QMimeData;
    data->setImageData(imageOf(drawing, size));
    data->setData("image/svg+xml", svgOf(drawing, size));
    QGuiApplication::clipboard()->setMimeData(data);
}

void FigureView::moveCursorBy(double part) {
    if (m_shown.isEmpty()) return;
    const double duration = m_shown.run->duration;
    const double from = std::isfinite(m_cursor) ? m_cursor : 0;
    emit cursorDragged(std::clamp(from + part * duration, 0.0, duration));
}

QSize FigureView::sizeHint() const {
    return {640, 400};
}

QSize FigureView::minimumSizeHint() const {
    return {160, 120};
}

bool FigureView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QCustomPlot::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), m_content->toolTip(help->pos()), this);
    return true;
}

void FigureView::mousePressEvent(QMouseEvent* event) {
    m_mouse->press(event);
}

void FigureView::mouseMoveEvent(QMouseEvent* event) {
    m_mouse->move(event);
}

void FigureView::mouseReleaseEvent(QMouseEvent* event) {
    m_mouse->release(event);
}

void FigureView::mouseDoubleClickEvent(QMouseEvent*) {
    resetZoom();
}

void FigureView::wheelEvent(QWheelEvent* event) {
    m_mouse->wheel(event);
}

void FigureView::keyPressEvent(QKeyEvent* event) {
    constexpr double step = 0.01;
    if (event->matches(QKeySequence::Copy))
        copyToClipboard();
    else if (event->key() == Qt::Key_R && event->modifiers() == Qt::NoModifier)
        resetZoom();
    else if (event->key() == Qt::Key_Left)
        moveCursorBy(-step);
    else if (event->key() == Qt::Key_Right)
        moveCursorBy(step);
    else
        QCustomPlot::keyPressEvent(event);
}

void FigureView::contextMenuEvent(QContextMenuEvent* event) {
    if (m_mouse->draggedRight()) return;
    QMenu menu(this);
    menu.addAction(tr("Reset zoom"), this, &FigureView::resetZoom);
    menu.addSeparator();
    menu.addAction(tr("Copy to clipboard"), this, &FigureView::copyToClipboard)
        ->setEnabled(!m_shown.isEmpty());
    menu.addAction(tr("Export…"), this, &FigureView::exportRequested)->setEnabled(!m_shown.isEmpty());
    menu.addAction(tr("Export data…"), this, &FigureView::dataExportRequested)
        ->setEnabled(!m_shown.isEmpty());
    menu.exec(event->globalPos());
}

void FigureView::changeEvent(QEvent* event) {
    QCustomPlot::changeEvent(event);
    if (event->type() != QEvent::FontChange || !m_content) return;
    restyle();
    refresh();
}

} // namespace talweg
