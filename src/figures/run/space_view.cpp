#include "figures/run/space_view.h"

#include "base/contract.h"
#include "base/to_qt.h"
#include "figures/file/figure_size.h"
#include "figures/plot/figure_window.h"
#include "figures/plot/legend_bar.h"
#include "figures/run/space_content.h"
#include "figures/theme.h"

#include <QApplication>
#include <QMenu>
#include <QToolButton>
#include <cmath>
#include <utility>

namespace talweg {

namespace {

constexpr double degreesPerPixel = 0.4, degreesPerKey = 5;
/// Factor of the span per wheel notch, and fraction of the picture by which a key moves the view.
constexpr double wheelStep = 0.85, keyMove = 0.05;
/// Minimum and maximum span, relative to the span that shows everything.
constexpr double minZoom = 1e-4, maxZoom = 20;
/// Span that shows a followed body, relative to the body's size.
constexpr double followedSpan = 18;
/// Time without motion, ms, after which the scene is drawn in full resolution. If too small, this happens
/// during a slow drag; if too large, the user has to wait.
constexpr int standstill = 150;

} // namespace

SpaceView::SpaceView(std::shared_ptr<const System> system, FigureRecipe recipe, QWidget* parent)
    : FigureView(std::move(recipe), parent), m_button(new QToolButton(this)) {
    auto content = std::make_unique<SpaceContent>(*this, std::move(system));
    m_space = content.get();
    useContent(std::move(content));
    const SpaceDirection& usual = spaceDirections().front();
    m_space->item().setCamera({.azimuth = usual.azimuth, .elevation = usual.elevation}, true);
    m_button->setText(tr("View"));
    m_button->setToolTip(tr("Drag to rotate, Shift+drag or right-drag to move, scroll to zoom"));
    m_button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_button);
    m_redraw.setSingleShot(true);
    connect(&m_redraw, &QTimer::timeout, this, &SpaceView::refreshOverlay);
    m_still.setSingleShot(true);
    m_still.setInterval(standstill);
    connect(&m_still, &QTimer::timeout, this, &SpaceView::setStill);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        fillMenu(*menu);
    });
    m_button->setMenu(menu);
    addCornerButton(m_button);
}

// --- camera ----------------------------------------------------------------------------------------

SpaceCamera SpaceView::camera() const {
    return m_space->item().camera();
}

void SpaceView::setCamera(const SpaceCamera& camera) {
    m_space->item().setCamera(camera, false);
    redraw();
}

void SpaceView::lookFrom(std::size_t direction) {
    TALWEG_EXPECTS(direction < spaceDirections().size());
    const SpaceDirection& chosen = spaceDirections()[direction];
    lookFrom(chosen.azimuth, chosen.elevation);
}

void SpaceView::lookFrom(double azimuth, double elevation) {
    if (m_followed) {
        SpaceCamera turned = camera();
        turned.azimuth = azimuth;
        turned.elevation = elevation;
        return setCamera(turned);
    }
    m_space->item().setCamera({.azimuth = azimuth, .elevation = elevation}, true);
    redraw();
}

void SpaceView::resetZoom() {
    m_followed.reset();
    lookFrom(0);
}

void SpaceView::follow(std::optional<std::size_t> body) {
    if (body && *body >= m_space->bodyCount()) return;
    m_followed = body;
    SpaceCamera near = camera();
    if (body) near.span = followedSpan * 2 * SpaceSolid(m_space->body(*body)).reach();
    m_space->item().setCamera(near, !body);
    keepFollowing();
    redraw();
}

void SpaceView::followNext() {
    const std::size_t next = m_followed ? *m_followed + 1 : 0;
    follow(next < m_space->bodyCount() ? std::optional(next) : std::nullopt);
}

void SpaceView::keepFollowing() {
    if (!m_followed || *m_followed >= m_space->bodyCount()) return;
    SpaceCamera moved = camera();
    moved.target = m_space->bodyPlace(*m_followed);
    if (moved.target.allFinite()) m_space->item().setCamera(moved, false);
}

/// Redraws once for all moves that are pending. Axes and legend are not redrawn, because they do not depend
/// on the camera.
void SpaceView::redraw() {
    if (!m_redraw.isActive()) m_redraw.start();
}

void SpaceView::setInMotion() {
    m_space->item().setInMotion(true);
    m_still.start();
}

void SpaceView::setStill() {
    m_space->item().setInMotion(false);
    refreshOverlay();
}

void SpaceView::turnBy(double azimuth, double elevation) {
    SpaceCamera turned = camera();
    turned.azimuth = std::remainder(turned.azimuth + azimuth, 360);
    turned.elevation = std::clamp(turned.elevation + elevation, -90.0, 90.0);
    setInMotion();
    setCamera(turned);
}

void SpaceView::moveBy(const QPointF& way) {
    SpaceCamera moved = camera();
    const double metres = 1 / m_space->item().projection().scale();
    moved.target += metres * (way.y() * moved.up() - way.x() * moved.right());
    m_followed.reset();
    setInMotion();
    setCamera(moved);
}

void SpaceView::magnify(double factor, const QPointF& about) {
    SpaceCamera zoomed = camera();
    const double all = m_space->item().everythingSpan();
    const double span = std::clamp(zoomed.span * factor, minZoom * all, maxZoom * all);
    if (!m_followed) {
        const Point3 fixed = m_space->item().projection().toSpace(about.x(), about.y());
        zoomed.target = fixed + span / zoomed.span * (zoomed.target - fixed);
    }
    zoomed.span = span;
    setInMotion();
    setCamera(zoomed);
}

// --- setting what is shown -------------------------------------------------------------------------

void SpaceView::setShown(Shown shown) {
    FigureView::setShown(std::move(shown));
    keepFollowing();
}

void SpaceView::setCursor(double t) {
    if (t == cursorTime()) return;
    m_space->setCursor(t); // first, so that the camera follows before anything is drawn
    keepFollowing();
    if (isVisible()) setInMotion();
    FigureView::setCursor(t);
}

std::unique_ptr<FigureView> SpaceView::another(const OnView& parts) const {
    auto view = std::make_unique<SpaceView>(shown().system, recipe());
    const SpaceItem& item = m_space->item();
    if (parts.part) view->m_space->item().setCamera(item.camera(), item.isFitting());
    if (parts.part) view->m_followed = m_followed;
    return view;
}

QStringList SpaceView::pictureText(const OnView& parts) const {
    QStringList texts = FigureView::pictureText(parts);
    const SpaceCamera from = camera();
    const SpaceDirection& usual = spaceDirections().front();
    texts.front() = parts.part ? tr("the scene in its current view, from azimuth %1° and elevation %2°")
                                     .arg(from.azimuth, 0, 'f', 0)
                                     .arg(from.elevation, 0, 'f', 0)
                               : tr("the whole scene, “%1”").arg(toQt(usual.name));
    return texts;
}

// --- mouse and keys --------------------------------------------------------------------------------

void SpaceView::mousePressEvent(QMouseEvent* event) {
    if (m_gesture != Gesture::none) return;
    const bool moves = event->button() != Qt::LeftButton || (event->modifiers() & Qt::ShiftModifier);
    m_gesture = moves ? Gesture::move : Gesture::turn;
    m_pressed = event->position();
    m_pressedCamera = camera();
    m_moved = false;
}

void SpaceView::mouseMoveEvent(QMouseEvent* event) {
    const QPointF place = event->position(), way = place - m_pressed;
    if (m_gesture == Gesture::none) {
        const bool entry = legendBar().entryAt(place) >= 0 || legendBar().moreRect().contains(place);
        QWidget::setCursor(entry ? Qt::PointingHandCursor : Qt::ArrowCursor);
        return;
    }
    if (!m_moved && way.manhattanLength() < QApplication::startDragDistance() / 2) return;
    m_moved = true;
    QWidget::setCursor(Qt::ClosedHandCursor);
    m_space->item().setCamera(m_pressedCamera, false);
    if (m_gesture == Gesture::turn)
        turnBy(-degreesPerPixel * way.x(), degreesPerPixel * way.y());
    else
        moveBy(way);
}

void SpaceView::mouseReleaseEvent(QMouseEvent* event) {
    const Gesture gesture = std::exchange(m_gesture, Gesture::none);
    QWidget::setCursor(Qt::ArrowCursor);
    if (m_moved || gesture == Gesture::none) return;
    if (event->button() == Qt::LeftButton) click(event->position());
    if (event->button() == Qt::RightButton) showMenu(event->globalPosition().toPoint());
}

void SpaceView::click(const QPointF& place) {
    if (!clickLegend(place)) clicked(place);
}

void SpaceView::wheelEvent(QWheelEvent* event) {
    magnify(std::pow(wheelStep, event->angleDelta().y() / 120.0), event->position());
    event->accept();
}

bool SpaceView::arrowKey(QKeyEvent* event) {
    const bool turns = event->modifiers() & Qt::ShiftModifier,
               moves = event->modifiers() & Qt::ControlModifier;
    const QPointF way(event->key() == Qt::Key_Right  ? 1
                      : event->key() == Qt::Key_Left ? -1
                                                     : 0,
                      event->key() == Qt::Key_Down ? 1
                      : event->key() == Qt::Key_Up ? -1
                                                   : 0);
    if (way.isNull() || (!turns && !moves)) return false;
    if (turns)
        turnBy(-degreesPerKey * way.x(), degreesPerKey * way.y());
    else
        moveBy(-keyMove * width() * way);
    return true;
}

void SpaceView::keyPressEvent(QKeyEvent* event) {
    const QPointF middle = QRectF(rect()).center();
    const auto direction = static_cast<std::size_t>(event->key() - Qt::Key_1);
    if (arrowKey(event)) return;
    if (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal)
        magnify(wheelStep, middle);
    else if (event->key() == Qt::Key_Minus)
        magnify(1 / wheelStep, middle);
    else if (event->key() == Qt::Key_F)
        followNext();
    else if (event->key() >= Qt::Key_1 && direction < spaceDirections().size())
        lookFrom(direction);
    else
        FigureView::keyPressEvent(event);
}

void SpaceView::fillMenu(QMenu& menu) {
    for (std::size_t i = 0; i < spaceDirections().size(); ++i)
        menu.addAction(QStringLiteral("%1\t%2").arg(toQt(spaceDirections()[i].name)).arg(i + 1), this,
                       [this, i] { lookFrom(i); });
    menu.addSeparator();
    for (std::size_t i = 0; i < m_space->bodyCount(); ++i) {
        const QString text = tr("Follow %1").arg(toQt(m_space->body(i).name));
        QAction* action = menu.addAction(i == 0 ? text + "\tF" : text, this, [this, i] {
            follow(m_followed == i ? std::nullopt : std::optional(i));
        });
        action->setCheckable(true);
        action->setChecked(m_followed == i);
    }
    FigureView::fillMenu(menu);
}

} // namespace talweg

#include "moc_space_view.cpp"
