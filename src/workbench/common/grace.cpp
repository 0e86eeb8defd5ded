#include "workbench/common/grace.h"

namespace talweg {

namespace {

/// So long what is on view may be outdated unsaid, ms: most runs are there sooner, and saying so at once
/// would flicker.
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
