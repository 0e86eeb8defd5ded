#include "workbench/common/grace.h"

namespace talweg {

namespace {

/// Time in ms for which outdated results stay unmarked. If too small, the mark flickers, because most new
/// results arrive within this time; if too large, outdated results are taken for current ones.
constexpr int graceMs = 250;

} // namespace

Grace::Grace(QObject* parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(graceMs);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_state = State::over;
        emit passed();
    });
}

void Grace::renew() {
    m_state = State::fresh;
    m_timer.stop();
}

void Grace::begin() {
    if (m_state != State::fresh) return;
    m_state = State::running;
    m_timer.start();
}

void Grace::end() {
    m_state = State::over;
    m_timer.stop();
}

} // namespace talweg

#include "moc_grace.cpp"
