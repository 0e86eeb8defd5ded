#include "workbench/run/live_job.h"

#include <chrono>
#include <stdexcept>

namespace talweg {

LiveJob::LiveJob(QObject* parent) : QObject(parent) {
    connect(&m_job, &NewestJob::failed, this, &LiveJob::failed);
}

void LiveJob::start(std::shared_ptr<const System> system, Values values) {
    m_job.start([this, system = std::move(system), values = std::move(values)](const std::stop_token& stop) {
        return solve(system, values, stop);
    });
}

NewestJob::Delivery LiveJob::solve(const std::shared_ptr<const System>& system, const Values& values,
                                   const std::stop_token& stop) {
    const auto begin = std::chrono::steady_clock::now();
    m_progress = 0;
    if (const auto wrong = problems(*system, values); !wrong.empty())
        throw std::invalid_argument(wrong.front().message);
    Result result{system, system->solve(values, stop, [this](double share) { m_progress = share; }), {}, 0};
    if (!result.run || stop.stop_requested()) return {};
    result.samples = std::make_shared<const Samples>(result.run->samples(drawnSamples));
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    result.milliseconds = took.count();
    return [this, result] { emit finished(result); };
}

} // namespace talweg
