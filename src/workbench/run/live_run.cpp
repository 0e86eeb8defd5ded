#include "workbench/run/live_run.h"

#include "figures/run/shown_in_units.h"
#include "systems/in_units.h"

#include <utility>

namespace talweg {

LiveRun::LiveRun(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_preparing(NewestJob::usualPatience),
      m_dragging(NewestJob::usualPatience) {
    for (const NewestJob* job : {&m_preparing, &m_dragging})
        connect(job, &NewestJob::failed, this, &LiveRun::giveUp);
    connect(&m_job, &LiveJob::finished, this, &LiveRun::take);
    connect(&m_job, &LiveJob::failed, this, &LiveRun::giveUp);
    connect(&m_grace, &Grace::passed, this, &LiveRun::stateChanged);
    connect(&document, &Document::experimentChanged, this, [this](int index) {
        if (index == m_experiment) prepare();
    });
    connect(&document, &Document::tracksChanged, this, [this](int index) {
        if (index == m_experiment) prepare();
    });
    connect(&document, &Document::unitsChanged, this, [this] {
        convert();
        if (experiment() >= 0 && !problems().empty()) prepare(); // texts of problems contain units
        emit shownChanged();
        emit handlesChanged();
        emit stateChanged();
    });
}

void LiveRun::setExperiment(int index) {
    m_experiment = index;
    m_dragging.cancel();
    m_preparing.cancel();
    m_job.cancel();
    m_solved = {};
    m_solvedTracks.clear();
    m_shownValues.clear();
    m_known = {};
    ++m_edits;
    m_current = false;
    m_failure.clear();
    m_grace.renew();
    if (index >= 0) m_solved.system = m_document.systemOf(index);
    convert();
    emit shownChanged();
    emit handlesChanged();
    if (index >= 0)
        prepare();
    else
        emit stateChanged();
}

LiveRun::Known LiveRun::lookedOver(const System& system, Values values, const DisplayUnits& units) {
    Known known{std::move(values), {}, {}};
    known.preparation = talweg::prepare(system, known.values, units);
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
    m_preparing.start([this, system = m_document.systemOf(m_experiment), values,
                       units = m_document.units()](const std::stop_token&) mutable {
        return [this, known = lookedOver(*system, std::move(values), units)]() mutable {
            takeKnown(std::move(known));
        };
    });
    emit stateChanged();
}

void LiveRun::takeKnown(Known known) {
    m_known = std::move(known);
    m_handles = inUnits(std::move(m_known.handles), m_document.units());
    if (m_known.preparation.inputs) {
        m_job.start(m_solved.system, m_known.preparation.inputs,
                    {m_document.experiment(m_experiment).tracks, m_known.values});
    } else {
        m_grace.end();
        m_job.cancel();
    }
    emit handlesChanged();
    emit stateChanged();
}

void LiveRun::drag(std::size_t handle, Point to, bool finished) {
    const auto& inputs = m_known.preparation.inputs;
    if (!inputs || handle >= m_handles.size()) return;
    to /= m_document.units().factor("m");
    m_dragging.start([=, this, system = m_solved.system, values = m_known.values, edits = m_edits,
                      units = m_document.units(), inputs = inputs](const std::stop_token&) mutable {
        const Values changed = inputs->drag(handle, to);
        for (const auto& [id, value] : changed)
            values[id] = value;
        return [=, this, known = lookedOver(*system, std::move(values), units)]() mutable {
            if (edits == m_edits) takeDragged(static_cast<int>(handle), changed, std::move(known), finished);
        };
    });
}

/// Reports a drag. Rejects changes that lead to problems, e.g. a track that is too narrow for the ball.
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
    m_solved = {result.system, result.run, result.samples};
    m_solvedTracks = result.tracks;
    convertRun();
    m_shownValues = m_known.values;
    m_milliseconds = result.milliseconds;
    emit shownChanged();
    emit stateChanged();
}

void LiveRun::convertRun() {
    m_shown = inUnits(m_solved, m_document.units());
    m_tracks = inUnits(m_solvedTracks, m_document.units());
}

/// Converts the solved run and the handles to the units of the project.
void LiveRun::convert() {
    convertRun();
    const auto& inputs = m_known.preparation.inputs;
    m_handles = inUnits(inputs ? inputs->handles() : std::vector<Handle>(), m_document.units());
}

void LiveRun::giveUp(const QString& why) {
    m_failure = why;
    m_grace.end();
    emit failed(why);
    emit stateChanged();
}

} // namespace talweg

#include "moc_live_run.cpp"
