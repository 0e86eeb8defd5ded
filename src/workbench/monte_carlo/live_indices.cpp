#include "workbench/monte_carlo/live_indices.h"

#include "base/to_qt.h"

#include <QStringList>

namespace talweg {

namespace {

bool areOfOneStudy(const MonteCarlo& one, const MonteCarlo& other) {
    return one.base == other.base && one.inputs == other.inputs && one.measures == other.measures
           && one.ties == other.ties && one.correlations == other.correlations && one.runs == other.runs
           && one.seed == other.seed;
}

} // namespace

LiveIndices::LiveIndices(QObject* parent) : QObject(parent) {
    connect(&m_job, &NewestJob::failed, this, [this](const QString& why) {
        m_problem = why;
        emit changed();
    });
}

void LiveIndices::start(const MonteCarloResult& result) {
    m_problem.clear();
    m_shown.reset();
    m_progress = 0;
    m_study = result.study;
    m_job.start([this, system = result.system,
                 study = result.study](const std::stop_token& stop) -> NewestJob::Delivery {
        QStringList wrong;
        for (const Problem& problem : sensitivityProblems(*system, study))
            wrong << toQt(problem.message);
        if (!wrong.isEmpty())
            return [this, wrong] {
                m_problem = wrong.join(u'\n');
                emit changed();
            };
        auto solved = solveSensitivity(system, study, 0, stop, [this](double done) { m_progress = done; });
        if (!solved) return {};
        return [this, solved = std::move(solved)]() mutable {
            m_shown = std::move(solved);
            emit changed();
        };
    });
    emit changed();
}

void LiveIndices::keepFor(const MonteCarloResult* result) {
    if (!m_study || (result && areOfOneStudy(*m_study, result->study))) return;
    m_job.cancel();
    m_study.reset();
    m_shown.reset();
    m_problem.clear();
    emit changed();
}

void LiveIndices::cancel() {
    if (!isBusy()) return;
    m_job.cancel();
    emit changed();
}

} // namespace talweg

#include "moc_live_indices.cpp"
