#include "workbench/jobs/long_job.h"

#include "base/to_qt.h"
#include "systems/failure_text.h"

#include <QMetaObject>

namespace talweg {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

/// Smallest interval between two writes of finished runs. The interval is extended so that writing takes at
/// most 1/`writingPart` of the time.
constexpr Clock::duration keepEvery = 5s;
constexpr int writingPart = 20;
/// Duration for which a task solves runs before it lets computations for edited inputs use the threads. The
/// duration is doubled, up to `longBout`, while fewer than `manyRuns` runs are solved in it, because threads
/// idle while the last runs of each interval are solved. If too short, threads idle; if too long, edits wait.
constexpr std::chrono::milliseconds shortBout = 250ms, longBout = 4s;
constexpr std::size_t manyRuns = 200;

std::chrono::milliseconds now() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch());
}

} // namespace

LongJob::LongJob(LongOrder order, const Checkpoints& checkpoints, QObject* parent)
    : QObject(parent), m_order(std::move(order)), m_checkpoints(checkpoints), m_runs(m_order.work->size()),
      m_written(m_order.kept) {
    start();
}

LongJob::~LongJob() {
    m_thread.request_stop();
}

void LongJob::start() {
    m_state = State::running;
    m_isAtWork = true;
    m_progress = static_cast<double>(m_order.work->solved()) / static_cast<double>(m_runs);
    m_left.begin(m_progress, now());
    m_thread = std::jthread([this](const std::stop_token& stop) { work(stop); });
}

void LongJob::stop(State state) {
    if (m_state != State::running && m_state != State::paused && m_state != State::replaced) return;
    const bool changes = m_state != state;
    m_state = state;
    m_thread.request_stop();
    if (changes) emit changed();
}

void LongJob::resume() {
    if (m_state != State::paused && m_state != State::replaced) return;
    m_state = State::running;
    if (!m_isAtWork) start(); // otherwise, take() restarts the thread after it has ended
    emit changed();
}

void LongJob::abandon(bool keepsFile) {
    m_isAbandoned = true;
    m_keepsFile = keepsFile;
    m_thread.request_stop();
    if (m_isAtWork) return; // take() calls this function again later
    if (keepsFile) return emit left();
    m_isAtWork = true;
    m_thread = std::jthread([this] {
        m_checkpoints.remove(m_order.key);
        m_keepsFile = true; // makes the next call of abandon() only emit `left`
        QMetaObject::invokeMethod(
            this, [this] { take(false, {}); }, Qt::QueuedConnection);
    });
}

void LongJob::look() {
    if (m_state == State::running) m_left.add(m_progress, now());
}

// --- on the worker thread --------------------------------------------------------------------------

void LongJob::work(const std::stop_token& stop) {
    bool isFinished = false;
    QString failure;
    try {
        solve(stop);
        if (m_order.work->isSolved() && !stop.stop_requested()) isFinished = m_order.work->sumUp(stop);
    } catch (...) {
        failure = toQt(failureText());
    }
    if (m_keepsFile) keep();
    QMetaObject::invokeMethod(
        this, [this, isFinished, failure] { take(isFinished, failure); }, Qt::QueuedConnection);
}

void LongJob::solve(const std::stop_token& stop) {
    LongWork& work = *m_order.work;
    auto bout = shortBout;
    auto kept = Clock::now();
    auto pause = keepEvery;
    const Progress progress = [this](double done) { m_progress = done; };
    while (!work.isSolved() && !stop.stop_requested()) {
        const std::size_t before = work.solved();
        work.resume(bout, stop, progress);
        if (work.solved() - before < manyRuns) bout = std::min(2 * bout, longBout);
        if (Clock::now() - kept < pause || stop.stop_requested()) continue;
        const auto begin = Clock::now();
        keep();
        kept = Clock::now();
        pause = std::max(keepEvery, writingPart * (kept - begin));
    }
}

/// Saves the finished runs. An error is reported once and does not stop the task, because the next attempt
/// may succeed.
void LongJob::keep() {
    LongWork& work = *m_order.work;
    const std::size_t solved = work.solved();
    if (solved == m_written) return;
    QString failure = Checkpoints::sizeComplaint(work.stateSize());
    try {
        if (failure.isEmpty()) failure = m_checkpoints.write(m_order.key, work.state());
    } catch (...) { // e.g. insufficient memory
        failure = toQt(failureText());
    }
    if (failure.isEmpty()) m_written = solved;
    QMetaObject::invokeMethod(
        this,
        [this, failure] {
            const bool isNew = m_notKept.isEmpty() && !failure.isEmpty();
            m_notKept = failure;
            if (isNew) emit keepingFailed(failure);
        },
        Qt::QueuedConnection);
}

// --- on the GUI thread -----------------------------------------------------------------------------

void LongJob::take(bool isFinished, const QString& failure) {
    m_thread.join();
    m_isAtWork = false;
    if (m_isAbandoned) return abandon(m_keepsFile);
    if (isFinished) {
        m_progress = 1;
        m_state = State::finished;
        emit finished();
    } else if (!failure.isEmpty()) {
        m_state = State::failed;
        m_failure = failure;
    } else if (m_state == State::running) { // the task was resumed before the thread had ended
        start();
    }
    emit changed();
}

} // namespace talweg

#include "moc_long_job.cpp"
