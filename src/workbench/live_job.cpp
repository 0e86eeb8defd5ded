#include "workbench/live_job.h"

#include <chrono>
#include <exception>

namespace talweg {

void LiveJob::start(std::shared_ptr<const System> system, Values values) {
    m_job.start([this, system = std::move(system),
                 values = std::move(values)](std::stop_token stop) -> NewestJob::Delivery {
        const Result result = solve(system, values, std::move(stop));
        if (!result.run && result.error.isEmpty()) return {};
        return [this, result] { emit finished(result); };
    });
}

LiveJob::Result LiveJob::solve(const std::shared_ptr<const System>& system, const Values& values,
                               std::stop_token stop) {
    const auto begin = std::chrono::steady_clock::now();
    Result result{system, nullptr, nullptr, 0, {}};
    m_progress = 0;
    try {
        result.run = system->solve(values, stop, [this](double share) { m_progress = share; });
        if (result.run && !stop.stop_requested())
            result.samples = std::make_shared<const Samples>(result.run->samples(drawnSamples));
    } catch (const std::exception& failure) {
        result.run.reset();
        result.error = QString::fromUtf8(failure.what());
    }
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    result.milliseconds = took.count();
    return result;
}

} // namespace talweg
