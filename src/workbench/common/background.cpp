#include "workbench/common/background.h"

#include "systems/failure_text.h"

#include <QMetaObject>
#include <utility>

namespace talweg {

namespace {

QString answerOf(const std::function<QString()>& job) {
    try {
        return job();
    } catch (...) {
        return QString::fromStdString(failureText());
    }
}

} // namespace

Background::Background(QObject* parent) : QObject(parent) {
    m_thread = std::jthread([this](const std::stop_token& quit) { carryOut(quit); });
}

Background::~Background() {
    m_thread.request_stop();
    m_thread.join();
}

void Background::run(std::function<QString()> job, std::function<void(const QString&)> done) {
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.push_back({std::move(job), std::move(done), {}});
    }
    m_wake.notify_one();
}

/// Comes to an end once nothing waits any more.
void Background::carryOut(const std::stop_token& quit) {
    for (std::unique_lock lock(m_mutex); m_wake.wait(lock, quit, [this] { return !m_waiting.empty(); });
         lock.lock()) {
        Job job = std::move(m_waiting.front());
        m_waiting.pop_front();
        lock.unlock();
        job.answer = answerOf(job.work);
        lock.lock();
        m_done.push_back(std::move(job));
        lock.unlock();
        QMetaObject::invokeMethod(this, &Background::deliver, Qt::QueuedConnection);
    }
}

void Background::deliver() {
    std::unique_lock lock(m_mutex);
    const Job job = std::move(m_done.front());
    m_done.pop_front();
    lock.unlock();
    job.done(job.answer);
}

} // namespace talweg

#include "moc_background.cpp"
