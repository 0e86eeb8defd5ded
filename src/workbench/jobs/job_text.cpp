#include "workbench/jobs/job_text.h"

#include "workbench/common/plain_text.h"
#include "workbench/common/wording.h"
#include "workbench/jobs/long_jobs.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Progress in per cent, rounded down. At most 99, because this text is shown before the end.
int percent(double part) {
    return std::min(99, static_cast<int>(std::floor(100 * part)));
}

QString runningText(const LongJob& job) {
    const QString runs = grouped(job.runs());
    const int done = percent(job.progress());
    if (job.order().kept == 0)
        return QCoreApplication::translate("talweg", "%1 runs in the background  ·  %2 %  ·  %3")
            .arg(runs)
            .arg(done)
            .arg(job.timeLeft());
    const int kept = percent(static_cast<double>(job.order().kept) / static_cast<double>(job.runs()));
    return QCoreApplication::translate("talweg", "%1 runs in the background, resumed at %2 %  ·  %3 %  ·  %4")
        .arg(runs)
        .arg(kept)
        .arg(done)
        .arg(job.timeLeft());
}

} // namespace

QString titleOf(const LongJob& job) {
    const QString name = briefly(job.order().experiment);
    return job.order().kind == LongOrder::Kind::study
               ? QCoreApplication::translate("talweg", "Study of %1").arg(name)
               : QCoreApplication::translate("talweg", "Random runs of %1").arg(name);
}

QString stateOf(const LongJob& job) {
    const QString runs = grouped(job.runs());
    switch (job.state()) {
    case LongJob::State::running:
        return runningText(job);
    case LongJob::State::paused:
        return QCoreApplication::translate("talweg", "Paused at %1 % of %2 runs")
            .arg(percent(job.progress()))
            .arg(runs);
    case LongJob::State::replaced:
        return QCoreApplication::translate("talweg", "Outdated, paused at %1 % of %2 runs")
            .arg(percent(job.progress()))
            .arg(runs);
    case LongJob::State::failed:
        return job.failure();
    case LongJob::State::finished:
        break;
    }
    return QCoreApplication::translate("talweg", "%1 runs finished").arg(runs);
}

QString pauseText(const LongJob& job) {
    return job.state() == LongJob::State::running ? QCoreApplication::translate("talweg", "Pause")
                                                  : QCoreApplication::translate("talweg", "Resume");
}

QString pauseTip(const LongJob& job) {
    return job.state() == LongJob::State::running
               ? QCoreApplication::translate("talweg", "Pause and keep finished runs")
               : QCoreApplication::translate("talweg", "Continue with the remaining runs");
}

QString stateOf(const LongJobs& jobs) {
    const auto& all = jobs.all();
    const auto runs = [](const LongJob* job) { return job->state() == LongJob::State::running; };
    if (all.empty()) return {};
    if (jobs.running() == 1)
        return QCoreApplication::translate("talweg", "Background task: %1 %, %2")
            .arg(percent(jobs.progress()))
            .arg((*std::ranges::find_if(all, runs))->timeLeft());
    if (jobs.running() > 1)
        return QCoreApplication::translate("talweg", "Background tasks: %1 running, %2 %")
            .arg(jobs.running())
            .arg(percent(jobs.progress()));
    const auto is = [&all](LongJob::State state) {
        return std::ranges::any_of(all, [state](const LongJob* job) { return job->state() == state; });
    };
    if (is(LongJob::State::failed)) return QCoreApplication::translate("talweg", "Background task: failed");
    if (is(LongJob::State::paused) || is(LongJob::State::replaced))
        return QCoreApplication::translate("talweg", "Background task: paused");
    return QCoreApplication::translate("talweg", "Background task: finished");
}

} // namespace talweg
