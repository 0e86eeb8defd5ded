#include "workbench/run/live_job.h"

#include <chrono>

namespace talweg {

LiveJob::LiveJob(QObject* parent) : QObject(parent) {
    connect(&m_job, &NewestJob::failed, this, &LiveJob::failed);
}

void LiveJob::start(std::shared_ptr<const System> system, Values values, SharedList<Track> tracks) {
    m_job.start([this, system = std::move(system),
                 measured = TracksOfRun{std::move(tracks), std::move(values)}](const std::stop_token& stop) {
        return solve(system, *prepared(*system, measured.values), measured, stop);
    });
}

void LiveJob::start(std::shared_ptr<const System> system, std::shared_ptr<const Prepared> inputs,
                    TracksOfRun measured) {
    m_job.start([this, system = std::move(system), inputs = std::move(inputs),
                 measured = std::move(measured)](const std::stop_token& stop) {
        return solve(system, *inputs, measured, stop);
    });
}

NewestJob::Delivery LiveJob::solve(const std::shared_ptr<const System>& system, const Prepared& inputs,
                                   const TracksOfRun& measured, const std::stop_token& stop) {
    const auto begin = std::chrono::steady_clock::now();
    m_progress = 0;
    Result result{system, inputs.solve(stop, [this](double share) { m_progress = share; }), {}};
    if (!result.run || stop.stop_requested()) return {};
    result.samples = std::make_shared<const Samples>(result.run->samples(drawnSamples));
    Shown solved{system, result.run, result.samples};
    result.tracks = addTracks(solved, measured.tracks, measured.values);
    result.run = solved.run;
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    result.milliseconds = took.count();
    return [this, result] { emit finished(result); };
}

} // namespace talweg

#include "moc_live_job.cpp"
