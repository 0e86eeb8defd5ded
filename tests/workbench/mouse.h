#pragma once

#include <QTest>
#include <QWidget>
#include <QWindow>

namespace talweg::tests {

/// Mouse events sent to a widget's window, at positions in the widget. Moves report the buttons that are
/// held.
class Mouse {
public:
    explicit Mouse(QWidget& widget) : m_widget(widget), m_window(*widget.window()->windowHandle()) {}

    void press(const QPoint& place, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mousePress(&m_window, button, {}, inWindow(place));
    }
    void moveTo(const QPoint& place) { QTest::mouseMove(&m_window, inWindow(place)); }
    void release(const QPoint& place, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseRelease(&m_window, button, {}, inWindow(place));
    }
    void click(const QPoint& place, Qt::MouseButton button = Qt::LeftButton) {
        press(place, button);
        release(place, button);
    }
    /// Drags in several steps, as a person does.
    void drag(const QPoint& from, const QPoint& to, Qt::MouseButton button = Qt::LeftButton) {
        press(from, button);
        for (int step = 1; step <= 5; ++step)
            moveTo(from + (to - from) * step / 5);
        release(to, button);
    }

private:
    QPoint inWindow(const QPoint& place) const { return m_widget.mapTo(m_widget.window(), place); }

    QWidget& m_widget;
    QWindow& m_window;
};

} // namespace talweg::tests
