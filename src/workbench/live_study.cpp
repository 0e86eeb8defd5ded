#include "workbench/live_study.h"

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
    : QObject(parent), m_document(document), m_job(patience) {
    m_frame.setSingleShot(true);
    m_frame.setTimerType(Qt::PreciseTimer);
    connect(&m_frame, &QTimer::timeout, this, &LiveStudy::show);
    for (const auto signal : {&Document::experimentChanged, &Document::studyChanged})
        connect(&document, signal, this, [this](int index) {
            if (index == m_experiment) read();
        });
}

void LiveStudy::setExperiment(int index) {
    m_experiment = index;
    m_job.cancel();
    m_frame.stop();
    m_shown.clear();
    m_seconds = 0;
    emit shownChanged();
    read();
}

void LiveStudy::setActive(bool active) {
    if (active == m_active) return;
    m_active = active;
    if (active && !m_current) read();
    if (!active) m_job.cancel();
}

void LiveStudy::read() {
    ++m_order;
    m_current = m_cancelled = false;
    m_study.reset();
    m_reading = {};
    m_sweeps.clear();
    if (m_experiment >= 0) m_study = m_document.experiment(m_experiment).study;
    if (m_active && m_study)
        m_reading = readStudy(*m_document.systemOf(m_experiment), m_document.experiment(m_experiment).values,
                              *m_study);
    if (m_reading.sweep) m_sweeps = sweeps();
    start();
}

void LiveStudy::start() {
    if (m_reading.sweep)
        m_job.start([this, order = m_order, sweeps = m_sweeps, system = m_document.systemOf(m_experiment)](
                        std::stop_token stop) { return solve(order, sweeps, system, std::move(stop)); });
    else
        m_job.cancel();
    emit stateChanged();
}

/// That of the experiment's own values first, then those of the other values of the compared choice that
/// go with them.
LiveStudy::Sweeps LiveStudy::sweeps() const {
    const System& system = *m_document.systemOf(m_experiment);
    const Parameter* compared = find(system.parameters, system.studyCompare);
    if (!m_study->compared || !compared) return {{QString(), *m_reading.sweep}};
    Sweeps all;
    const Value own = m_reading.sweep->base.at(compared->id);
    for (const Choice& choice : compared->choices) {
        Sweep sweep = *m_reading.sweep;
        sweep.base[compared->id] = choice.id;
        const bool isOwn = own == Value(choice.id);
        if (!isOwn && !problems(system, sweep).empty()) continue;
        all.insert(isOwn ? all.begin() : all.end(), {QString::fromStdString(choice.label), sweep});
    }
    return all;
}

std::size_t LiveStudy::runs() const {
    if (!m_reading.sweep) return 0;
    std::size_t runs = m_sweeps.size() * m_reading.sweep->over.values.size();
    for (const Axis& axis : m_reading.sweep->axes)
        runs *= axis.values.size();
    return runs;
}

NewestJob::Delivery LiveStudy::solve(std::uint64_t order, const Sweeps& sweeps,
                                     std::shared_ptr<const System> system, std::stop_token stop) {
    Arrival arrival{order, {}, 0, {}};
    const double share = 1 / static_cast<double>(sweeps.size());
    m_progress = 0;
    try {
        for (const auto& [label, sweep] : sweeps) {
            const double before = share * static_cast<double>(arrival.parts.size());
            auto result =
                solveSweep(system, sweep, {}, stop, [&](double part) { m_progress = before + share * part; });
            if (!result) return {};
            arrival.seconds += result->seconds;
            arrival.parts.push_back({label, std::move(result)});
        }
    } catch (const std::exception& failure) {
        arrival.error = QString::fromUtf8(failure.what());
    }
    return [this, arrival] { take(arrival); };
}

void LiveStudy::take(const Arrival& arrival) {
    if (!arrival.error.isEmpty()) {
        emit failed(arrival.error);
        emit stateChanged();
        return;
    }
    m_arrived = arrival;
    if (m_frame.isActive()) return;
    const qint64 since = m_sinceFrame.isValid() ? m_sinceFrame.elapsed() : frameMs;
    if (since >= frameMs) return show();
    m_frame.start(static_cast<int>(frameMs - since));
}

void LiveStudy::show() {
    m_sinceFrame.start();
    m_shown = std::move(m_arrived.parts);
    m_seconds = m_arrived.seconds;
    m_current = m_arrived.order == m_order;
    emit shownChanged();
    emit stateChanged();
}

void LiveStudy::cancel() {
    if (!isBusy()) return;
    m_job.cancel();
    m_cancelled = true;
    emit stateChanged();
}

void LiveStudy::resume() {
    if (m_cancelled) read();
}

} // namespace talweg
