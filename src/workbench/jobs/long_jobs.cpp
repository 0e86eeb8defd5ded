#include "workbench/jobs/long_jobs.h"

#include <algorithm>

namespace talweg {

namespace {

/// Interval at which the progress of tasks is checked, in ms.
constexpr int lookEvery = 500;
/// Number of finished tasks whose results are kept. If too large, memory is exhausted, because each result
/// may take a gigabyte.
constexpr std::ptrdiff_t keptResults = 4;

bool isFinished(const LongJob* job) {
    return job->state() == LongJob::State::finished;
}

} // namespace

LongJobs::LongJobs(const QString& folder, QObject* parent) : QObject(parent), m_checkpoints(folder) {
    m_tick.setInterval(lookEvery);
    connect(&m_tick, &QTimer::timeout, this, &LongJobs::look);
}

/// Requests all tasks to stop before their destructors wait for them one by one.
LongJobs::~LongJobs() {
    for (LongJob* job : findChildren<LongJob*>()) {
        job->disconnect(this);
        job->pause();
    }
}

LongJob* LongJobs::find(const QString& key) const {
    const auto found =
        std::ranges::find_if(m_jobs, [&key](const LongJob* job) { return job->order().key == key; });
    return found == m_jobs.end() ? nullptr : *found;
}

LongJob& LongJobs::add(LongOrder order) {
    auto* job = new LongJob(std::move(order), m_checkpoints, this);
    m_jobs.push_back(job);
    connect(job, &LongJob::changed, this, &LongJobs::look);
    connect(job, &LongJob::finished, this, &LongJobs::forgetOldResults);
    connect(job, &LongJob::keepingFailed, this, &LongJobs::keepingFailed);
    look();
    return *job;
}

void LongJobs::cancel(LongJob& job) {
    forget(job, false);
    emit changed();
}

void LongJobs::putAside() {
    while (!m_jobs.empty())
        forget(*m_jobs.back(), true);
    emit changed();
}

/// Removes a task. The object is deleted after its thread has ended.
void LongJobs::forget(LongJob& job, bool keepsFile) {
    std::erase(m_jobs, &job);
    job.disconnect(this);
    connect(&job, &LongJob::left, &job, &QObject::deleteLater);
    job.abandon(keepsFile);
}

void LongJobs::forgetOldResults() {
    while (std::ranges::count_if(m_jobs, isFinished) > keptResults)
        forget(**std::ranges::find_if(m_jobs, isFinished), true);
}

std::size_t LongJobs::running() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        m_jobs, [](const LongJob* job) { return job->state() == LongJob::State::running; }));
}

double LongJobs::progress() const {
    double runs = 0, done = 0;
    for (const LongJob* job : m_jobs) {
        if (job->state() != LongJob::State::running) continue;
        runs += static_cast<double>(job->runs());
        done += static_cast<double>(job->runs()) * job->progress();
    }
    return runs > 0 ? done / runs : 1;
}

void LongJobs::look() {
    for (LongJob* job : m_jobs)
        job->look();
    if (running() == 0)
        m_tick.stop();
    else if (!m_tick.isActive())
        m_tick.start();
    emit changed();
}

} // namespace talweg

#include "moc_long_jobs.cpp"
