#include "workbench/run/live_run.h"

namespace talweg {

LiveRun::LiveRun(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&m_job, &LiveJob::finished, this, &LiveRun::take);
    connect(&m_job, &LiveJob::failed, this, &LiveRun::giveUp);
    connect(&m_grace, &Grace::passed, this, &LiveRun::stateChanged);
    connect(&document, &Document::experimentChanged, this, [this](int index) {
        if (index == m_experiment) solve();
    });
}

void LiveRun::setExperiment(int index) {
    m_experiment = index;
    m_job.cancel();
    m_shown = {};
    m_shownValues.clear();
    m_problems.clear();
    m_current = false;
    m_failure.clear();
    m_grace.renew();
    if (index >= 0) m_shown.system = m_document.systemOf(index);
    emit shownChanged();
    if (index >= 0)
        solve();
    else
        emit stateChanged();
}

void LiveRun::solve() {
    const auto system = m_document.systemOf(m_experiment);
    const Values& values = m_document.project().experiments[static_cast<std::size_t>(m_experiment)].values;
    m_current = false;
    m_failure.clear();
    m_problems = talweg::problems(*system, values);
    if (m_problems.empty()) {
        m_ordered = values;
        m_grace.begin();
        m_job.start(system, values);
    } else {
        m_grace.end();
        m_job.cancel();
    }
    emit stateChanged();
}

void LiveRun::take(const LiveJob::Result& result) {
    m_current = true;
    m_grace.renew();
    m_shown = {result.system, result.run, result.samples};
    m_shownValues = m_ordered;
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
