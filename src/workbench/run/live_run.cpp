#include "workbench/run/live_run.h"

namespace talweg {

namespace {

/// So long the ground of earlier inputs may still be looked over, so that handles follow a drag.
constexpr std::chrono::milliseconds patience{200};

} // namespace

LiveRun::LiveRun(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_preparing(patience) {
    connect(&m_preparing, &NewestJob::failed, this, &LiveRun::giveUp);
    connect(&m_job, &LiveJob::finished, this, &LiveRun::take);
    connect(&m_job, &LiveJob::failed, this, &LiveRun::giveUp);
    connect(&m_grace, &Grace::passed, this, &LiveRun::stateChanged);
    connect(&document, &Document::experimentChanged, this, [this](int index) {
        if (index == m_experiment) prepare();
    });
}

void LiveRun::setExperiment(int index) {
    m_experiment = index;
    m_preparing.cancel();
    m_job.cancel();
    m_shown = {};
    m_shownValues.clear();
    m_prepared = {};
    m_current = false;
    m_failure.clear();
    m_grace.renew();
    if (index >= 0) m_shown.system = m_document.systemOf(index);
    emit shownChanged();
    emit handlesChanged();
    if (index >= 0)
        prepare();
    else
        emit stateChanged();
}

void LiveRun::prepare() {
    m_current = false;
    m_failure.clear();
    m_grace.begin();
    m_preparing.start([this, system = m_document.systemOf(m_experiment),
                       values = m_document.experiment(m_experiment).values](const std::stop_token&) {
        Prepared prepared{values, talweg::problems(*system, values), {}};
        if (prepared.problems.empty() && system->handles) prepared.handles = system->handles(values);
        return [this, prepared = std::move(prepared)]() mutable { takePrepared(std::move(prepared)); };
    });
    emit stateChanged();
}

void LiveRun::takePrepared(Prepared prepared) {
    m_prepared = std::move(prepared);
    if (m_prepared.problems.empty()) {
        m_job.start(m_shown.system, m_prepared.values);
    } else {
        m_grace.end();
        m_job.cancel();
    }
    emit handlesChanged();
    emit stateChanged();
}

Values LiveRun::dragged(std::size_t handle, Point to) const {
    if (handle >= m_prepared.handles.size()) return {};
    return m_shown.system->drag(m_prepared.values, handle, to);
}

void LiveRun::take(const LiveJob::Result& result) {
    m_current = !m_preparing.isBusy();
    m_grace.renew();
    if (!m_current) m_grace.begin();
    m_shown = {result.system, result.run, result.samples};
    m_shownValues = m_prepared.values;
    m_milliseconds = result.milliseconds;
    emit shownChanged();
    emit stateChanged();
}

void LiveRun::giveUp(const QString& why) {
    m_failure = why;
    m_grace.end();
    emit failed(why);
    emit stateChanged();
}

} // namespace talweg
