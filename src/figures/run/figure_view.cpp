#include "figures/run/figure_view.h"

#include "base/to_qt.h"
#include "base/translation.h"
#include "figures/file/figure_size.h"
#include "figures/plot/figure_window.h"
#include "figures/plot/plot_picture.h"
#include "figures/plot/style.h"
#include "figures/plot/zoom.h"
#include "figures/run/figure_content.h"
#include "figures/run/fine_samples.h"
#include "figures/run/scene_content.h"
#include "figures/run/table_content.h"
#include "figures/run/time_content.h"
#include "figures/theme.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg {

namespace {

constexpr double anyDistance = std::numeric_limits<double>::infinity();
/// Maximum distance between a click and a path that it selects, in pixels.
constexpr double clickReach = 10;
/// Number that identifies the time cursor among draggable objects. Handles have numbers from 0.
constexpr int theCursor = -1;

std::unique_ptr<FigureContent> makeContent(QCustomPlot& plot, std::shared_ptr<const System> system,
                                           const FigureRecipe& recipe) {
    if (recipe.kind == FigureRecipe::Kind::scene)
        return std::make_unique<SceneContent>(plot, std::move(system), recipe);
    if (recipe.kind == FigureRecipe::Kind::table) return std::make_unique<TableContent>(plot, recipe);
    return std::make_unique<TimeContent>(plot, std::move(system), recipe);
}

/// Whether a figure can draw a measured track: over time only if the track has one of its quantities.
bool draws(const FigureRecipe& recipe, const Shown& track) {
    if (recipe.kind != FigureRecipe::Kind::time)
        return recipe.kind == FigureRecipe::Kind::scene || recipe.kind == FigureRecipe::Kind::phase;
    return std::ranges::any_of(recipe.series, [&track](const Series& series) {
        const auto column = columnOf(*track.system, *track.run, series.quantity);
        return column && std::ranges::any_of(track.samples->columns[*column], [](double value) {
                   return std::isfinite(value);
               });
    });
}

} // namespace

FigureView::FigureView(FigureRecipe recipe, QWidget* parent)
    : PlotView(tr("The figure appears when the run is solved."), parent), m_recipe(std::move(recipe)),
      m_cursor(std::numeric_limits<double>::quiet_NaN()) {
    setObjectName(toQt("figure_" + m_recipe.id));
    setAccessibleName(toQt(m_recipe.title));
}

FigureView::FigureView(std::shared_ptr<const System> system, FigureRecipe recipe, QWidget* parent)
    : FigureView(std::move(recipe), parent) {
    useContent(makeContent(*this, std::move(system), m_recipe));
}

void FigureView::useContent(std::unique_ptr<FigureContent> content) {
    m_content = content.get();
    m_cursorContent = dynamic_cast<CursorContent*>(m_content);
    m_eventContent = dynamic_cast<EventContent*>(m_content);
    m_handleContent = dynamic_cast<HandleContent*>(m_content);
    setContent(std::move(content));
}

FigureView::~FigureView() = default;

void FigureView::setShown(Shown shown) {
    m_shown = std::move(shown);
    m_content->show(m_shown);
    setConclusion(m_shown.isEmpty() ? QString() : toQt(m_shown.run->outcome.sentence));
    contentChanged();
}

void FigureView::setPinned(std::vector<Pinned> pinned) {
    std::erase_if(pinned,
                  [this](const Pinned& one) { return one.isMeasured && !draws(m_recipe, one.shown); });
    m_pinned = std::move(pinned);
    m_content->showPinned(m_pinned);
    contentChanged();
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
    if (!m_handleContent) return;
    m_handleContent->setHandles(std::move(handles));
    refreshOverlay();
}

void FigureView::setTimeRange(QCPRange range) {
    if (m_recipe.kind != FigureRecipe::Kind::time || range == xAxis->range()) return;
    zoomer().setX(range);
    refresh();
}

std::vector<double> FigureView::cursorValues() const {
    return m_content->cursorValues();
}

QPicture FigureView::picture(const Theme& theme, const FigureSize& size, const OnView& parts) const {
    return drawing(theme, size, parts).draw();
}

FigureDrawing FigureView::drawing(const Theme& theme, const FigureSize& size, const OnView& parts) const {
    auto view = another(parts);
    view->setShown(sampledFor(m_shown, size));
    view->setPinned(sampledFor(m_pinned, size));
    view->setLog(log());
    if (parts.instant) view->setCursor(m_cursor);
    return {std::move(view), theme, size, parts.part ? zoom() : std::nullopt, entriesShown()};
}

std::unique_ptr<FigureView> FigureView::another(const OnView&) const {
    return std::make_unique<FigureView>(m_shown.system, m_recipe);
}

QStringList FigureView::pictureText(const OnView& parts) const {
    QStringList texts = PlotView::pictureText(parts);
    const bool hasInstants = m_recipe.kind != FigureRecipe::Kind::table;
    if (hasInstants && parts.instant && std::isfinite(m_cursor) && !m_shown.isEmpty())
        texts << tr("the time t = %1 s").arg(readable(m_cursor, m_shown.run->duration));
    const auto tracks = static_cast<std::int64_t>(std::ranges::count(m_pinned, true, &Pinned::isMeasured));
    if (const std::int64_t runs = std::ssize(m_pinned) - tracks; runs > 0)
        texts << toQt(areCompared(m_pinned) ? trCount(runs, "%n compared run", "%n compared runs")
                                            : trCount(runs, "%n pinned run", "%n pinned runs"));
    if (tracks > 0) texts << toQt(trCount(tracks, "%n measured track", "%n measured tracks"));
    return texts;
}

bool FigureView::isOnCursor(const QPointF& place) const {
    return m_cursorContent && m_cursorContent->cursorAt(place);
}

int FigureView::eventAt(const QPointF& place) const {
    return m_eventContent ? m_eventContent->eventAt(place) : -1;
}

int FigureView::handleAt(const QPointF& place) const {
    return m_handleContent ? m_handleContent->handleAt(place) : -1;
}

std::optional<int> FigureView::grabAt(const QPointF& place) const {
    if (const int handle = handleAt(place); handle >= 0) return handle;
    if (isOnCursor(place)) return theCursor;
    return {};
}

void FigureView::setGrabbed(std::optional<int> what) {
    if (m_handleContent) m_handleContent->setHandleInUse(what && *what != theCursor ? *what : -1);
}

void FigureView::dragGrabbed(int what, const QPointF& place, bool finished) {
    if (what != theCursor)
        emit handleMoved(what, xAxis->pixelToCoord(place.x()), yAxis->pixelToCoord(place.y()), finished);
    else if (const auto t = m_content->timeAt(place, anyDistance); t && !finished)
        emit cursorDragged(*t);
}

void FigureView::clicked(const QPointF& place) {
    if (handleAt(place) >= 0) return;
    if (const int index = eventAt(place); index >= 0)
        emit eventClicked(index);
    else if (const auto t = m_content->timeAt(place, clickReach))
        emit cursorDragged(*t);
}

Qt::CursorShape FigureView::shapeAt(const QPointF& place) const {
    const bool inside = axisRect()->rect().contains(place.toPoint());
    if (inside && handleAt(place) >= 0) return Qt::SizeAllCursor;
    if (inside && eventAt(place) >= 0) return Qt::PointingHandCursor;
    if (!isOnCursor(place)) return Qt::ArrowCursor;
    return m_content->isToScale() ? Qt::OpenHandCursor : Qt::SplitHCursor;
}

void FigureView::xZoomed() {
    if (m_recipe.kind == FigureRecipe::Kind::time) emit timeRangeChanged(xAxis->range());
}

void FigureView::keyPressEvent(QKeyEvent* event) {
    constexpr double step = 0.01; // fraction of the run; a hundred key presses cover the run
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier | Qt::AltModifier));
    if (plain && event->key() == Qt::Key_Left)
        moveCursorBy(-step);
    else if (plain && event->key() == Qt::Key_Right)
        moveCursorBy(step);
    else
        PlotView::keyPressEvent(event);
}

void FigureView::mouseMoveEvent(QMouseEvent* event) {
    PlotView::mouseMoveEvent(event);
    showHandlesNear(event->position());
}

void FigureView::leaveEvent(QEvent* event) {
    PlotView::leaveEvent(event);
    showHandlesNear({});
}

void FigureView::showHandlesNear(const std::optional<QPointF>& mouse) {
    if (m_handleContent && m_handleContent->setMouse(mouse)) refreshOverlay();
}

void FigureView::moveCursorBy(double part) {
    if (m_shown.isEmpty()) return;
    const double duration = m_shown.run->duration;
    const double from = std::isfinite(m_cursor) ? m_cursor : 0;
    emit cursorDragged(std::clamp(from + part * duration, 0.0, duration));
}

// --- FigureDrawing ---------------------------------------------------------------------------------

FigureDrawing::FigureDrawing(std::unique_ptr<FigureView> view, const Theme& theme, const FigureSize& size,
                             const std::optional<FigureWindow>& window, const std::vector<bool>& entries)
    : m_view(std::move(view)), m_theme(theme), m_size(size), m_window(window), m_entries(entries) {}

FigureDrawing::FigureDrawing(FigureDrawing&& other) noexcept = default;
FigureDrawing::~FigureDrawing() = default;

QPicture FigureDrawing::draw() {
    return drawPlot(*m_view, m_theme, m_size, m_window, m_entries);
}

QPicture FigureDrawing::drawAt(double t) {
    m_view->setCursor(t);
    return draw();
}

} // namespace talweg

#include "moc_figure_view.cpp"
