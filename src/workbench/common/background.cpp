#include "workbench/common/background.h"

#include "base/to_qt.h"
#include "systems/failure_text.h"
#include "workbench/common/workers.h"

#include <QMetaObject>
#include <utility>

namespace talweg {

namespace {

QString answerOf(const std::function<QString()>& job) {
    try {
        return job();
    } catch (...) {
        return toQt(failureText());
    }
}

} // namespace

Background::Background(QObject* parent) : QObject(parent) {}

Background::~Background() {
    std::unique_lock lock(m_mutex);
    m_rests.wait(lock, [this] { return !m_works; });
}

void Background::run(std::function<QString()> job, std::function<void(const QString&)> done) {
    bool works = true;
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.push_back({std::move(job), std::move(done), {}});
        std::swap(works, m_works);
    }
    if (!works) Workers::shared().run([this] { carryOut(); });
}

/// Runs the waiting jobs until none is left.
void Background::carryOut() {
    std::unique_lock lock(m_mutex);
    while (!m_waiting.empty()) {
        Job job = std::move(m_waiting.front());
        m_waiting.pop_front();
        lock.unlock();
        job.answer = answerOf(job.work);
        lock.lock();
        m_done.push_back(std::move(job));
        QMetaObject::invokeMethod(this, &Background::deliver, Qt::QueuedConnection);
    }
    m_works = false;
    m_rests.notify_all();
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
