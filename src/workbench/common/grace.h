#pragma once

#include <QObject>
#include <QTimer>

namespace talweg {

/// How long results may stay shown after their inputs have changed before they are called outdated: newer
/// ones are usually there before anyone could see it.
class Grace : public QObject {
    Q_OBJECT
public:
    explicit Grace(QObject* parent = nullptr);

    /// Something fresh is shown.
    void renew();
    /// Newer results are on their way. What is shown is outdated in a moment.
    void begin();
    /// Nothing newer will come: what is shown is outdated now.
    void end();
    bool isOver() const { return m_state == State::over; }

signals:
    /// The moment has passed.
    void passed();

private:
    enum class State { fresh, running, over };
    State m_state = State::fresh;
    QTimer m_timer;
};

} // namespace talweg
