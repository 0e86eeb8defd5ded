#include "workbench/study/live_study.h"

#include "project/expressions.h"

#include <QDir>
#include <algorithm>
#include <chrono>

namespace talweg {

namespace {

/// Results are shown no faster than screens show them.
constexpr int frameMs = 16;
/// So long an overtaken study may go on, so that a drag shows something on its way.
constexpr std::chrono::milliseconds patience{200};

} // namespace

LiveStudy::LiveStudy(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_folder(folderOf(document)), m_columns(columnsIn(m_folder)),
      m_job(patience), m_reader(patience) {
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
        m_columns = columnsIn(m_folder);
        if (m_study && !tablesOf(*m_study).isEmpty()) read();
    });
    connect(&m_tables, &TableWatch::changed, this, [this](const QStringList& paths) {
        emit tablesChanged(paths);
        read();
    });
}

void LiveStudy::setExperiment(int index) {
    m_experiment = index;
    m_reader.cancel();
    m_job.cancel();
    m_reading = {};
    m_runs = 0;
    m_frame.stop();
    clear();
    read();
}

void LiveStudy::clear() {
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
    m_tables.follow(m_study, m_folder);
    if (!m_study && m_solved) clear();
    if (!m_study || !(m_active || m_solved)) {
        m_reader.cancel();
        return takeReading({});
    }
    m_grace.begin();
    const auto system = m_document.systemOf(m_experiment);
    Experiment tied =
        withTiedStudy(*system, m_document.experiment(m_experiment), m_document.project().constants);
    m_reader.start([this, system, values = std::move(tied.values), study = std::move(*tied.study),
                    columns = m_columns](const std::stop_token&) {
        return [this, read = studyOrderOf(system, values, study, columns)]() mutable {
            takeReading(std::move(read));
        };
    });
    emit stateChanged();
}

void LiveStudy::takeReading(StudyOrderReading read) {
    m_reading = std::move(read.reading);
    m_newest = std::move(read.order);
    m_runs = read.runs;
    solveNewest();
    emit stateChanged();
}

/// While another is read, this one is not the newest any more.
void LiveStudy::solveNewest() {
    const bool isSolved = m_newest && m_solved && m_newest->comesToTheSame(*m_solved);
    m_current = isSolved && !m_reader.isBusy();
    if (m_current) m_grace.renew();
    if (m_newest && !isSolved && m_active) {
        m_grace.begin();
        m_job.start([this, order = m_newest](const std::stop_token& stop) { return solve(order, stop); });
        return;
    }
    if (!m_current && !m_reader.isBusy()) m_grace.end();
    m_frame.stop();
    m_job.cancel();
}

NewestJob::Delivery LiveStudy::solve(const std::shared_ptr<const StudyOrder>& order,
                                     const std::stop_token& stop) {
    Arrival arrival{order, {}, 0};
    const double share = 1 / static_cast<double>(order->tasks.size());
    m_progress = 0;
    for (const StudyTask& task : order->tasks) {
        const double before = share * static_cast<double>(arrival.parts.size());
        auto part = solvePart(
            *order, task, stop, [&](double done) { m_progress = before + share * done; }, arrival.seconds);
        if (!part) return {};
        arrival.parts.push_back(std::move(*part));
    }
    return [this, arrival = std::move(arrival)]() mutable { take(std::move(arrival)); };
}

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
    m_shown = std::move(m_arrived.parts);
    m_seconds = m_arrived.seconds;
    m_solved = std::move(m_arrived.order);
    m_current = m_solved == m_newest && !m_reader.isBusy();
    m_grace.renew();
    if (!m_current) m_grace.begin();
    emit shownChanged();
    emit stateChanged();
}

void LiveStudy::cancel() {
    if (!isBusy()) return;
    m_activation.stop();
    m_reader.cancel();
    m_job.cancel();
    m_cancelled = true;
    m_grace.end();
    emit stateChanged();
}

void LiveStudy::resume() {
    if (m_cancelled) read();
}

} // namespace talweg

#include "moc_live_study.cpp"
