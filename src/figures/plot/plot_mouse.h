#pragma once

#include "figures/plot/figure_window.h"
#include "figures/theme.h"

#include <QMouseEvent>
#include <QPoint>
#include <QWheelEvent>

class QCustomPlot;

namespace talweg {

class BoxItem;
class LegendBar;
class MouseTarget;

/// Handles mouse gestures in a figure, from press to release, and calls the functions of a MouseTarget.
class PlotMouse {
public:
    PlotMouse(QCustomPlot& plot, const LegendBar& legend, MouseTarget& target);

    void setTheme(const Theme& theme);

    void press(QMouseEvent* event);
    void move(QMouseEvent* event);
    void release(QMouseEvent* event);
    void wheel(QWheelEvent* event);

private:
    enum class Gesture { none, pan, box, grab };
    enum class Over { plot, xAxis, yAxis, elsewhere };

    Over over(const QPointF& place) const;
    void hover(const QPointF& place);
    void drag(const QPointF& place);
    void click(const QPointF& place);
    void pan(const QPointF& place);
    void endBox(const QPointF& place);
    void setShape(Qt::CursorShape shape);

    QCustomPlot& m_plot;
    const LegendBar& m_legend;
    MouseTarget& m_target;
    BoxItem* m_box;
    Gesture m_gesture = Gesture::none;
    Over m_start = Over::elsewhere;
    QPointF m_pressed;
    FigureWindow m_pressedWindow;
    Qt::MouseButton m_button = Qt::NoButton; ///< button that started the gesture; other buttons are ignored
    bool m_moved = false;
    int m_grabbed = 0; ///< object that a grab gesture drags
};

} // namespace talweg
