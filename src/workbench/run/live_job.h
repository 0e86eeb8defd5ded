#pragma once

#include "figures/run/measured_tracks.h"
#include "systems/system.h"
#include "workbench/common/newest_job.h"

#include <atomic>
#include <memory>

namespace talweg {

/// Measured tracks to compare a run with, and the inputs of the run.
struct TracksOfRun {
    SharedList<Track> tracks = {};
    Values values = {};
};

/// Solves the newest inputs on a separate thread: see NewestJob. Only the result of the newest job is
/// delivered, and only if it was completed; otherwise `failed` reports why not.
class LiveJob : public QObject {
    Q_OBJECT
public:
    /// Number of samples of a run that are used for drawing.
    static constexpr std::size_t drawnSamples = 800;

    struct Result {
        std::shared_ptr<const System> system;
        std::shared_ptr<const Run> run;
        std::shared_ptr<const Samples> samples;
        std::vector<Pinned> tracks = {}; ///< the measured tracks, for drawing
        double milliseconds = 0;         ///< time for solving and sampling
    };

    explicit LiveJob(QObject* parent = nullptr);

    /// Solves inputs as soon as possible. The inputs replace earlier ones. If the inputs are incompatible,
    /// `failed` reports their problems.
    void start(std::shared_ptr<const System> system, Values values, SharedList<Track> tracks = {});
    void start(std::shared_ptr<const System> system, std::shared_ptr<const Prepared> inputs,
               TracksOfRun measured = {});
    /// Cancels all jobs.
    void cancel() { m_job.cancel(); }
    bool isBusy() const { return m_job.isBusy(); }
    /// Progress reported by the running job, from 0 to 1.
    double progress() const { return m_progress.load(std::memory_order_relaxed); }

signals:
    void finished(const talweg::LiveJob::Result& result);
    void failed(const QString& why);

private:
    NewestJob::Delivery solve(const std::shared_ptr<const System>& system, const Prepared& inputs,
                              const TracksOfRun& measured, const std::stop_token& stop);

    std::atomic<double> m_progress = 0;
    NewestJob m_job; ///< declared last, so that its destructor ends the job first
};

} // namespace talweg
