#pragma once

#include <QObject>

namespace talweg {

/// The time that all views of a run show.
class TimeCursor : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    double t() const { return m_t; }
    double duration() const { return m_duration; }
    /// Moves the cursor to `t` (s), limited to the duration of the run.
    void setT(double t);
    /// Sets the duration of the run (s). A cursor beyond the end moves to the end.
    void setDuration(double duration);

signals:
    void moved(double t);
    void durationChanged(double duration);

private:
    double m_t = 0;
    double m_duration = 0;
};

} // namespace talweg
