#include "workbench/run/time_cursor.h"

#include <algorithm>

namespace talweg {

void TimeCursor::setT(double t) {
    t = std::clamp(t, 0.0, m_duration);
    if (t == m_t) return;
    m_t = t;
    emit moved(t);
}

void TimeCursor::setDuration(double duration) {
    if (duration != m_duration) {
        m_duration = duration;
        emit durationChanged(duration);
    }
    setT(m_t);
}

} // namespace talweg

#include "moc_time_cursor.cpp"
