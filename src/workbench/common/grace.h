#pragma once

#include <QObject>
#include <QTimer>

namespace talweg {

/// Time during which results may stay shown after their inputs have changed before they are marked as
/// outdated: newer ones usually arrive before anyone notices.
class Grace : public QObject {
    Q_OBJECT
public:
    explicit Grace(QObject* parent = nullptr);

    /// A new result is shown.
    void renew();
    /// Newer results are being computed. The shown ones become outdated in a moment.
    void begin();
    /// No newer result is expected: the shown one is outdated now.
    void end();
    bool isOver() const { return m_state == State::over; }

signals:
    /// Emitted when the grace time is over.
    void passed();

private:
    enum class State { fresh, running, over };
    State m_state = State::fresh;
    QTimer m_timer;
};

} // namespace talweg
