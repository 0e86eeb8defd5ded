#pragma once

#include <QString>

namespace talweg {

class LongJob;
class LongJobs;

/// The title of a background task, e.g. "Study of Case I".
QString titleOf(const LongJob& job);
/// The state of a background task. While it runs, with its number of runs and the remaining time.
QString stateOf(const LongJob& job);
/// Text of the button that pauses or resumes a background task.
QString pauseText(const LongJob& job);
QString pauseTip(const LongJob& job);
/// A short text on the state of all background tasks; empty if there are none.
QString stateOf(const LongJobs& jobs);

} // namespace talweg
