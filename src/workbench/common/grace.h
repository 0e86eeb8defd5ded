#pragma once

#include <QObject>
#include <QTimer>

namespace talweg {

/// Delays the mark “outdated” on shown results after their inputs have changed. Newer results usually arrive
/// within this grace period, and then the mark never appears.
class Grace : public QObject {
    Q_OBJECT
public:
    explicit Grace(QObject* parent = nullptr);

    /// Call when a new result is shown.
    void renew();
    /// Call when newer results are being computed. The shown results become outdated after the grace period.
    void begin();
    /// Call when no newer result will come. The shown result is outdated immediately.
    void end();
    bool isOver() const { return m_state == State::over; }

signals:
    /// Emitted when the grace period has ended.
    void passed();

private:
    enum class State { fresh, running, over };
    State m_state = State::fresh;
    QTimer m_timer;
};

} // namespace talweg
