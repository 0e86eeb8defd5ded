#include "workbench/run/live_neighbours.h"

#include "workbench/run/live_run.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace talweg {

namespace {

/// Time for which nearby runs of outdated inputs may still be solved. The share of successes is therefore
/// updated during a drag. If too short, a drag shows no updates; if too long, updates lag behind.
constexpr std::chrono::milliseconds enoughForMost{100};
/// Solving time of a run, in ms. If the current run takes longer, nearby runs of outdated inputs are
/// cancelled, so that they do not delay the next run.
constexpr double slowRun = 20;

/// Number of threads for nearby runs. One processor is left for the next run.
unsigned threadsBesideARun() {
    return std::max(2U, std::thread::hardware_concurrency()) - 1;
}

} // namespace

LiveNeighbours::LiveNeighbours(LiveRun& live, QObject* parent)
    : QObject(parent), m_live(live), m_job(enoughForMost) {
    connect(&live, &LiveRun::shownChanged, this, &LiveNeighbours::follow);
    connect(&live, &LiveRun::stateChanged, this, [this] {
        if (m_live.isCurrent()) return;
        if (m_live.isBusy() && m_live.milliseconds() > slowRun) m_job.cancel();
        m_grace.begin();
        if (!m_live.isBusy()) m_grace.end();
        emit changed();
    });
    connect(&m_grace, &Grace::passed, this, &LiveNeighbours::changed);
    connect(&m_job, &NewestJob::failed, this, [this] { take(m_live.solved().system, {}); });
}

void LiveNeighbours::follow() {
    const Shown& shown = m_live.solved();
    if (shown.isEmpty()) {
        m_system.reset();
        m_run.reset();
        m_shown.reset();
        m_firstToCome = false;
        m_grace.renew();
        m_job.cancel();
        return emit changed();
    }
    if (std::exchange(m_run, shown.run) == shown.run) return emit changed(); // only the units changed
    if (!m_system) {
        m_system = shown.system;
        m_firstToCome = hasNeighbours(*m_system, m_live.shownValues());
        emit changed();
    }
    m_grace.begin();
    m_job.start([this, system = shown.system,
                 values = m_live.shownValues()](const std::stop_token& stop) -> NewestJob::Delivery {
        auto found = neighbourhoodOf(system, values, stop, threadsBesideARun());
        if (stop.stop_requested()) return {};
        return [this, system, found = std::move(found)]() mutable { take(system, std::move(found)); };
    });
}

void LiveNeighbours::take(const std::shared_ptr<const System>& system, std::optional<Neighbourhood> found) {
    if (system != m_live.solved().system) return; // the nearby runs belong to a previous experiment
    m_shown = std::move(found);
    m_firstToCome = false;
    m_grace.renew();
    if (m_job.isBusy() || !m_live.isCurrent()) m_grace.begin();
    emit changed();
}

} // namespace talweg

#include "moc_live_neighbours.cpp"
