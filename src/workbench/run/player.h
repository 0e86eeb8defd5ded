#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QSlider;

namespace talweg {

class TimeCursor;

/// The bar that plays a run. It contains a play button, a slider for the time, the speed, and the time.
class Player : public QWidget {
    Q_OBJECT
public:
    explicit Player(QWidget* parent = nullptr);

    /// Sets the time cursor that the bar moves. Call it once.
    void setCursor(TimeCursor* cursor);
    /// Sets the text after the time, e.g. the state of the body.
    void setReadout(const QString& text);
    /// A checkable action that starts or stops playing, for menus.
    QAction* playAction() const { return m_play; }
    double speed() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeRoom();
    void play(bool on);
    void advance();
    void show(double t);
    void addControls();

    TimeCursor* m_cursor = nullptr;
    QTimer m_timer;
    QElapsedTimer m_clock;
    QAction* m_play;
    QSlider* m_slider;
    QComboBox* m_speed;
    QLabel* m_time;
    QLabel* m_readout;
};

} // namespace talweg
