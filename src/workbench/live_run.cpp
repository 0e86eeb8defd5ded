#include "workbench/live_run.h"

namespace talweg {

LiveRun::LiveRun(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&m_job, &LiveJob::finished, this, &LiveRun::take);
    connect(&document, &Document::experimentChanged, this, [this](int index) {
        if (index == m_experiment) solve();
    });
}

void LiveRun::setExperiment(int index) {
    m_experiment = index;
    m_job.cancel();
    m_shown = {};
    m_problems.clear();
    m_current = false;
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
    m_problems = talweg::problems(*system, values);
    if (m_problems.empty()) {
        m_ordered = values;
        m_job.start(system, values);
    } else {
        m_job.cancel();
    }
    emit stateChanged();
}

void LiveRun::take(const LiveJob::Result& result) {
    m_current = result.run != nullptr;
    if (!m_current) {
        emit failed(result.error);
        emit stateChanged();
        return;
    }
    m_shown = {result.system, result.run, result.samples};
    m_shownValues = m_ordered;
    m_milliseconds = result.milliseconds;
    emit shownChanged();
    emit stateChanged();
}

} // namespace talweg
