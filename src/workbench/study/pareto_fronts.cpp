#include "workbench/study/pareto_fronts.h"

#include "figures/study/study_front.h"

#include <algorithm>

namespace talweg {

namespace {

bool isSame(const DesignGoal& one, const DesignGoal& other) {
    return one.axis == other.axis && one.isMore == other.isMore;
}

} // namespace

ParetoFronts::ParetoFronts(QObject* parent) : QObject(parent), m_job(NewestJob::usualPatience) {
    connect(&m_job, &NewestJob::failed, this, [this] {
        m_shown.reset();
        emit changed();
    });
    connect(&m_grace, &Grace::passed, this, &ParetoFronts::changed);
}

void ParetoFronts::ask(const StudyShown& shown, const std::vector<StudyFigure::Goal>& asked) {
    std::vector<DesignGoal> goals = goalsAmong(*shown.result, asked);
    if (shown.result == m_of && std::ranges::equal(goals, m_goals, isSame)) return;
    m_of = shown.result;
    m_goals = goals;
    const bool isTooMuch = shown.result->designs > maxParetoDesigns;
    if (!m_shown || isTooMuch || m_shown->result->system != shown.result->system) {
        m_shown = shown;
        m_shown->front.reset();
    }
    if (isTooMuch) {
        m_job.cancel();
        return m_grace.renew();
    }
    m_grace.begin();
    m_job.start([this, shown, goals = std::move(goals)](const std::stop_token& stop) -> NewestJob::Delivery {
        auto front = frontOf(shown, goals, stop);
        if (!front) return {};
        return [this, shown, front = std::move(front)] { take(shown, front); };
    });
}

void ParetoFronts::forget() {
    m_job.cancel();
    m_of.reset();
    m_shown.reset();
    m_grace.renew();
}

void ParetoFronts::take(const StudyShown& shown, std::shared_ptr<const ParetoFront> front) {
    m_shown = shown;
    m_shown->front = std::move(front);
    m_grace.renew();
    if (m_job.isBusy()) m_grace.begin();
    emit changed();
}

} // namespace talweg

#include "moc_pareto_fronts.cpp"
