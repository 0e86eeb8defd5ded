#pragma once

#include "figures/file/figure_size.h"
#include "figures/plot/figure_window.h"
#include "figures/run/figure_view.h"
#include "figures/space/space_camera.h"
#include "figures/theme.h"

#include <QTimer>

class QToolButton;

namespace talweg {

class SpaceContent;

/// Shows the 3-D scene of a run. Dragging rotates the view, dragging with Shift or the right button moves it,
/// the wheel zooms, and a double click or R shows everything. Shift with arrows rotates, Ctrl with arrows
/// moves, + and − zoom, and digits select the named directions. F follows the first body, then the next one,
/// and finally none. While the scene moves, a large picture is coarse; it becomes sharp shortly after the
/// motion stops.
class SpaceView : public FigureView {
    Q_OBJECT

public:
    SpaceView(std::shared_ptr<const System> system, FigureRecipe recipe, QWidget* parent = nullptr);

    /// The current camera.
    SpaceCamera camera() const;
    /// Sets the camera, as if the user had rotated the scene.
    void setCamera(const SpaceCamera& camera);
    /// Sets the viewing direction, in degrees (see SpaceCamera), and shows everything.
    void lookFrom(double azimuth, double elevation);
    /// Sets the viewing direction to one of spaceDirections, by index.
    void lookFrom(std::size_t direction);
    /// Keeps a body in the middle of the picture. Nothing: no body is followed.
    void follow(std::optional<std::size_t> body);
    std::optional<std::size_t> followed() const { return m_followed; }

    void setShown(Shown shown) override;
    void setCursor(double t) override;
    void resetZoom() override;
    QStringList pictureText(const OnView& parts = {}) const override;

protected:
    std::unique_ptr<FigureView> another(const OnView& parts) const override;
    void fillMenu(QMenu& menu) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Gesture { none, turn, move };

    void redraw();
    void setInMotion();
    void setStill();
    void turnBy(double azimuth, double elevation);
    void moveBy(const QPointF& way);
    void magnify(double factor, const QPointF& about);
    void keepFollowing();
    void followNext();
    bool arrowKey(QKeyEvent* event);
    void click(const QPointF& place);

    SpaceContent* m_space = nullptr;
    QToolButton* m_button;
    QTimer m_redraw; ///< collects all changes of the current event before the scene is redrawn
    QTimer m_still;  ///< expires when the scene has not moved for a moment
    std::optional<std::size_t> m_followed;
    Gesture m_gesture = Gesture::none;
    QPointF m_pressed;
    SpaceCamera m_pressedCamera;
    bool m_moved = false;
};

} // namespace talweg
