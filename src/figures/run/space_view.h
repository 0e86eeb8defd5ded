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

/// A run's scene in space. Dragging turns it, dragging with shift or the right button moves it, the wheel
/// zooms, a double click or R shows everything. Shift with arrows turns, Ctrl with arrows moves, + and −
/// zoom, digits look from the named directions, F follows a body, then the next, then none. While it moves, a
/// large picture is coarse; it is sharp as soon as nothing has moved for a moment.
class SpaceView : public FigureView {
    Q_OBJECT

public:
    SpaceView(std::shared_ptr<const System> system, FigureRecipe recipe, QWidget* parent = nullptr);

    /// From where the scene is seen now.
    SpaceCamera camera() const;
    /// Looks from there from now on, as if the user had turned the scene.
    void setCamera(const SpaceCamera& camera);
    /// Looks from there, in degrees as of SpaceCamera, at everything.
    void lookFrom(double azimuth, double elevation);
    /// Looks from one of spaceDirections.
    void lookFrom(std::size_t direction);
    /// Keeps a body in the middle, or none.
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
    QTimer m_redraw; ///< runs out when all that is to be seen next is known
    QTimer m_still;  ///< runs out when the scene has stood still for a moment
    std::optional<std::size_t> m_followed;
    Gesture m_gesture = Gesture::none;
    QPointF m_pressed;
    SpaceCamera m_pressedCamera;
    bool m_moved = false;
};

} // namespace talweg
