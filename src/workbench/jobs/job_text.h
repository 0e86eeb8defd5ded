#pragma once

#include <QString>

namespace talweg {

class LongJob;
class LongJobs;

/// The title of a job: "Study of Case I".
QString titleOf(const LongJob& job);
/// The state of a job, with the number of runs and the remaining time while it runs.
QString stateOf(const LongJob& job);
/// Text of the button that pauses or resumes a job.
QString pauseText(const LongJob& job);
QString pauseTip(const LongJob& job);
/// The state of all jobs in a few words; empty if there are no jobs.
QString stateOf(const LongJobs& jobs);

} // namespace talweg
