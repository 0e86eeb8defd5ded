#include "workbench/run/live_run.h"

#include <utility>

namespace talweg {

namespace {

/// So long the ground of earlier inputs may still be looked over, so that handles follow a drag.
constexpr std::chrono::milliseconds patience{200};

} // namespace

LiveRun::LiveRun(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_preparing(patience), m_dragging(patience) {
    for (const NewestJob* job : {&m_preparing, &m_dragging})
        connect(job, &NewestJob::failed, this, &LiveRun::giveUp);
    connect(&m_job, &LiveJob::finished, this, &LiveRun::take);
    connect(&m_job, &LiveJob::failed, this, &LiveRun::giveUp);
    connect(&m_grace, &Grace::passed, this, &LiveRun::stateChanged);
    connect(&document, &Document::experimentChanged, this, [this](int index) {
        if (index == m_experiment) prepare();
    });
}

void LiveRun::setExperiment(int index) {
    m_experiment = index;
    m_dragging.cancel();
    m_preparing.cancel();
    m_job.cancel();
    m_shown = {};
    m_shownValues.clear();
    m_known = {};
    ++m_edits;
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

LiveRun::Known LiveRun::lookedOver(const System& system, Values values) {
    Known known{std::move(values), {}, {}};
    known.preparation = talweg::prepare(system, known.values);
    if (known.preparation.inputs) known.handles = known.preparation.inputs->handles();
    return known;
}

void LiveRun::prepare() {
    m_current = false;
    m_failure.clear();
    m_grace.begin();
    const Values& values = m_document.experiment(m_experiment).values;
    if (m_ahead && m_ahead->values == values) {
        m_preparing.cancel();
        Known known = std::move(*m_ahead);
        m_ahead.reset();
        return takeKnown(std::move(known));
    }
    ++m_edits;
    m_preparing.start([this, system = m_document.systemOf(m_experiment),
                       values](const std::stop_token&) mutable {
        return
            [this, known = lookedOver(*system, std::move(values))]() mutable { takeKnown(std::move(known)); };
    });
    emit stateChanged();
}

void LiveRun::takeKnown(Known known) {
    m_known = std::move(known);
    if (m_known.preparation.inputs) {
        m_job.start(m_shown.system, m_known.preparation.inputs);
    } else {
        m_grace.end();
        m_job.cancel();
    }
    emit handlesChanged();
    emit stateChanged();
}

void LiveRun::drag(std::size_t handle, Point to, bool finished) {
    const auto& inputs = m_known.preparation.inputs;
    if (!inputs || handle >= m_known.handles.size()) return;
    m_dragging.start([=, this, system = m_shown.system, values = m_known.values, edits = m_edits,
                      inputs = inputs](const std::stop_token&) mutable {
        const Values changed = inputs->drag(handle, to);
        for (const auto& [id, value] : changed)
            values[id] = value;
        return [=, this, known = lookedOver(*system, std::move(values))]() mutable {
            if (edits == m_edits) takeDragged(static_cast<int>(handle), changed, std::move(known), finished);
        };
    });
}

/// What the change makes impossible, such as a track too narrow for the ball, is not done.
void LiveRun::takeDragged(int handle, const Values& changed, Known known, bool finished) {
    const bool isPossible = known.preparation.problems.empty();
    if (isPossible) m_ahead = std::move(known);
    emit dragged(handle, isPossible ? changed : Values{}, finished);
    m_ahead.reset();
}

void LiveRun::take(const LiveJob::Result& result) {
    m_current = !m_preparing.isBusy();
    m_grace.renew();
    if (!m_current) m_grace.begin();
    m_shown = {result.system, result.run, result.samples};
    m_shownValues = m_known.values;
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

#include "moc_live_run.cpp"
