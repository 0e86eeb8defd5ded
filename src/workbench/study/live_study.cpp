#include "workbench/study/live_study.h"

#include "figures/study/study_in_units.h"
#include "figures/study/study_work.h"
#include "project/expressions.h"
#include "study/axis.h"

#include <QDir>
#include <algorithm>
#include <chrono>

namespace talweg {

namespace {

/// Interval in ms at which new results are shown. Screens are not refreshed more often.
constexpr int frameMs = 16;
/// Interval at which the remaining time is estimated. If it is long, the study is moved to the background.
constexpr std::chrono::milliseconds bout{400};

/// The computation for an order. If there is a checkpoint, the computation resumes from it.
std::shared_ptr<StudyWork> workOn(const StudyOrder& order, const Checkpoints& checkpoints,
                                  const QString& key) {
    auto work = std::make_shared<StudyWork>(order);
    const auto kept = checkpoints.read(key);
    if (!kept || work->restore({kept->data(), static_cast<std::size_t>(kept->size())})) return work;
    return std::make_shared<StudyWork>(order);
}

} // namespace

LiveStudy::LiveStudy(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_folder(folderOf(document)), m_job(NewestJob::usualPatience),
      m_reader(NewestJob::usualPatience) {
    m_frame.setSingleShot(true);
    m_frame.setTimerType(Qt::PreciseTimer);
    connect(&m_frame, &QTimer::timeout, this, &LiveStudy::show);
    for (const NewestJob* job : {&m_reader, &m_job})
        connect(job, &NewestJob::failed, this, &LiveStudy::giveUp);
    connect(&m_grace, &Grace::passed, this, &LiveStudy::stateChanged);
    m_activation.setSingleShot(true);
    m_activation.setInterval(0);
    connect(&m_activation, &QTimer::timeout, this, &LiveStudy::activate);
    for (const auto signal : {&Document::experimentChanged, &Document::studyChanged})
        connect(&document, signal, this, [this](int index) {
            if (index == m_experiment) read();
        });
    connect(&document, &Document::pathChanged, this, [this] {
        if (folderOf(m_document) == m_folder) return;
        m_folder = folderOf(m_document);
        if (m_study && !tablesOf(*m_study).isEmpty()) read();
    });
    connect(&document, &Document::measuredChanged, this, [this] {
        if (m_study && !tablesOf(*m_study).isEmpty()) read();
    });
    connect(&document, &Document::unitsChanged, this, [this] {
        m_shown = inUnits(m_parts, m_document.units());
        emit shownChanged();
        emit stateChanged();
    });
    connect(&m_tables, &TableWatch::changed, this, [this](const QStringList& paths) {
        emit tablesChanged(paths);
        read();
    });
}

void LiveStudy::setJobs(LongJobs& jobs) {
    m_jobs = &jobs;
    connect(&jobs, &LongJobs::changed, this, &LiveStudy::lookAtJob);
}

void LiveStudy::setExperiment(int index) {
    m_experiment = index;
    m_followed.clear(); // the background task continues
    m_reader.cancel();
    m_job.cancel();
    m_reading = {};
    m_runs = 0;
    m_frame.stop();
    clear();
    read();
}

void LiveStudy::clear() {
    m_parts.clear();
    m_shown.clear();
    m_solved.reset();
    m_seconds = 0;
    m_grace.renew();
    emit shownChanged();
}

void LiveStudy::setActive(bool active) {
    if (active == m_active) return;
    m_active = active;
    if (active)
        m_activation.start();
    else
        m_job.cancel();
}

void LiveStudy::activate() {
    if (!m_active) return;
    if (m_current) return emit stateChanged();
    m_grace.renew();
    read();
}

void LiveStudy::read() {
    m_current = m_cancelled = false;
    m_failure.clear();
    m_study.reset();
    m_newest.reset();
    if (experiment() >= 0) m_study = m_document.experiment(m_experiment).study;
    m_tables.follow(m_study, m_document.project().measured, m_folder);
    if (!m_study) leaveJob();
    if (!m_study && m_solved) clear();
    if (!m_study || !(m_active || m_solved)) {
        m_reader.cancel();
        return takeReading({}, {});
    }
    m_grace.begin();
    const auto system = m_document.systemOf(m_experiment);
    Experiment tied =
        withTiedStudy(*system, m_document.experiment(m_experiment), m_document.project().constants);
    m_reader.start([this, system, values = std::move(tied.values), study = std::move(*tied.study),
                    columns = columnsOf(m_document.project().measured, m_folder)](const std::stop_token&) {
        StudyOrderReading read = studyOrderOf(system, values, study, columns);
        const QString key = read.order ? Checkpoints::keyOf(descriptionOf(*read.order)) : QString();
        return [this, key, read = std::move(read)]() mutable { takeReading(std::move(read), key); };
    });
    emit stateChanged();
}

void LiveStudy::takeReading(StudyOrderReading read, const QString& key) {
    m_reading = std::move(read.reading);
    m_newest = std::move(read.order);
    m_key = key;
    m_runs = read.runs;
    solveNewest();
    emit stateChanged();
}

/// Solves the newest order unless its results are already shown. The study shown is not current while a newer
/// study is being parsed.
void LiveStudy::solveNewest() {
    if (m_newest && m_active && m_followed != m_key) leaveJob();
    const bool isSolved = m_newest && m_solved && m_newest->comesToTheSame(*m_solved);
    m_current = isSolved && !m_reader.isBusy();
    if (m_current) m_grace.renew();
    if (m_newest && !isSolved && m_active) {
        m_grace.begin();
        if (follow()) return;
        std::optional<InBackground> background;
        if (m_jobs) background = {m_jobs->checkpoints(), m_jobs->longFrom(), m_key};
        m_job.start([this, order = m_newest, background](const std::stop_token& stop) {
            return solve(order, background, stop);
        });
        return;
    }
    if (!m_current && !m_reader.isBusy()) m_grace.end();
    m_frame.stop();
    m_job.cancel();
}

NewestJob::Delivery LiveStudy::solve(const std::shared_ptr<const StudyOrder>& order,
                                     const std::optional<InBackground>& background,
                                     const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    m_progress = 0;
    const auto work = background ? workOn(*order, background->checkpoints, background->key)
                                 : std::make_shared<StudyWork>(*order);
    const std::size_t kept = work->solved();
    const auto begin = Clock::now();
    while (!work->isSolved()) {
        work->resume(background ? bout : LongWork::toTheEnd, stop,
                     [this](double done) { m_progress = done; });
        if (stop.stop_requested()) return {};
        const auto solved = static_cast<double>(work->solved() - kept);
        const auto left = static_cast<double>(work->size() - work->solved());
        if (background && (Clock::now() - begin) * left > background->longFrom * solved)
            return [this, order, job = LongOrder{LongOrder::Kind::study, {}, background->key, work, kept}] {
                handOver(order, job);
            };
    }
    if (!work->sumUp(stop)) return {};
    return [this, arrival = Arrival{order, work->partsFor(*order), work->seconds()}]() mutable {
        take(std::move(arrival));
    };
}

// --- background tasks ------------------------------------------------------------------------------

/// Moves a computation to the background. If its inputs are outdated, it is discarded, because it has only
/// just begun.
void LiveStudy::handOver(const std::shared_ptr<const StudyOrder>& order, LongOrder job) {
    if (order != m_newest) return;
    job.experiment = m_document.experiment(m_experiment).name;
    m_followed = m_key;
    m_jobs->add(std::move(job));
}

/// Shows the background task that already solves the newest order. Returns false if there is none.
bool LiveStudy::follow() {
    LongJob* job = m_jobs ? m_jobs->find(m_key) : nullptr;
    if (!job) return false;
    if (job->state() == LongJob::State::failed) {
        m_jobs->cancel(*job); // starts a new attempt
        return false;
    }
    m_job.cancel();
    m_followed = m_key;
    if (job->state() == LongJob::State::replaced) job->resume();
    lookAtJob();
    return true;
}

/// Pauses the background task that is shown, because its inputs are outdated.
void LiveStudy::leaveJob() {
    LongJob* job = m_jobs ? m_jobs->find(m_followed) : nullptr;
    m_followed.clear();
    if (!job || job->state() != LongJob::State::running) return;
    job->replace();
    emit jobReplaced();
}

void LiveStudy::lookAtJob() {
    if (m_followed.isEmpty()) return;
    const LongJob* job = longJob();
    if (!job) { // the user cancelled the task elsewhere
        m_followed.clear();
        m_cancelled = true;
        m_grace.end();
    } else if (job->state() == LongJob::State::failed && m_failure != job->failure()) {
        return giveUp(job->failure());
    } else if (job->state() == LongJob::State::finished && m_newest && m_key == m_followed && m_active) {
        takeFinished(*job);
    } else if (job->state() == LongJob::State::paused) {
        m_grace.end();
    }
    emit stateChanged();
}

void LiveStudy::takeFinished(const LongJob& job) {
    if (m_job.isBusy() || (m_solved && m_newest->comesToTheSame(*m_solved))) return;
    m_job.start([this, order = m_newest,
                 work = std::static_pointer_cast<StudyWork>(job.order().work)](const std::stop_token&) {
        return [this, arrival = Arrival{order, work->partsFor(*order), work->seconds()}]() mutable {
            take(std::move(arrival));
        };
    });
}

// --- results ---------------------------------------------------------------------------------------

void LiveStudy::giveUp(const QString& why) {
    m_failure = why;
    m_grace.end();
    emit failed(why);
    emit stateChanged();
}

void LiveStudy::take(Arrival arrival) {
    m_arrived = std::move(arrival);
    if (m_frame.isActive()) return;
    const qint64 since = m_sinceFrame.isValid() ? m_sinceFrame.elapsed() : frameMs;
    if (since >= frameMs) return show();
    m_frame.start(static_cast<int>(frameMs - since));
}

void LiveStudy::show() {
    m_sinceFrame.start();
    m_parts = std::move(m_arrived.parts);
    m_shown = inUnits(m_parts, m_document.units());
    m_seconds = m_arrived.seconds;
    m_solved = std::move(m_arrived.order);
    m_current = m_solved == m_newest && !m_reader.isBusy();
    m_grace.renew();
    if (!m_current) m_grace.begin();
    emit shownChanged();
    emit stateChanged();
}

void LiveStudy::extendRange() {
    if (!study() || !m_reading.coverage) return;
    const Axis axis = m_reading.coverage->extended(*m_document.systemOf(m_experiment));
    Study extended = *study();
    if (extended.over.parameter != axis.parameter) return; // a newer study is being parsed
    extended.over.values = write(axis);
    m_document.endStep();
    m_document.setStudy(m_experiment, extended);
}

void LiveStudy::cancel() {
    LongJob* job = m_jobs ? m_jobs->find(m_followed) : nullptr;
    if (!isBusy() && !(job && job->state() == LongJob::State::paused)) return;
    m_activation.stop();
    m_reader.cancel();
    m_job.cancel();
    m_followed.clear();
    if (job) m_jobs->cancel(*job);
    m_cancelled = true;
    m_grace.end();
    emit stateChanged();
}

void LiveStudy::pause() {
    if (LongJob* job = m_jobs ? m_jobs->find(m_followed) : nullptr) job->pause();
}

void LiveStudy::resume() {
    if (LongJob* job = m_jobs ? m_jobs->find(m_followed) : nullptr) return job->resume();
    if (m_cancelled) read();
}

} // namespace talweg

#include "moc_live_study.cpp"
