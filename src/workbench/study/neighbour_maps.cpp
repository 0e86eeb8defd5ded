#include "workbench/study/neighbour_maps.h"

#include <algorithm>

namespace talweg {

NeighbourMaps::NeighbourMaps(QObject* parent) : QObject(parent), m_job(NewestJob::usualPatience) {
    connect(&m_job, &NewestJob::failed, this, [this] { take(nullptr); });
    connect(&m_grace, &Grace::passed, this, &NeighbourMaps::changed);
}

void NeighbourMaps::ask(const std::shared_ptr<const SweepResult>& result, std::size_t design) {
    auto places = result->placesOf(design);
    const auto along = std::ranges::find(result->sweep.axes, result->system->studySmallest, &Axis::parameter);
    places[static_cast<std::size_t>(along - result->sweep.axes.begin())] = 0;
    const std::size_t first = result->designAt(places);
    if (result == m_of && first == m_first) return;
    if (m_shown && m_shown->system != result->system) m_shown.reset();
    m_of = result;
    m_first = first;
    m_grace.begin();
    m_job.start([this, result, first](const std::stop_token& stop) -> NewestJob::Delivery {
        auto map = neighbourMap(*result, first, stop);
        if (stop.stop_requested()) return {};
        return [this, map = std::move(map)]() mutable { take(std::move(map)); };
    });
}

void NeighbourMaps::forget() {
    m_job.cancel();
    m_of.reset();
    m_shown.reset();
    m_grace.renew();
}

void NeighbourMaps::take(std::shared_ptr<const SweepResult> map) {
    m_shown = std::move(map);
    m_grace.renew();
    if (m_job.isBusy()) m_grace.begin();
    emit changed();
}

} // namespace talweg

#include "moc_neighbour_maps.cpp"
