#pragma once

#include <QString>

namespace talweg {

class LongJob;
class LongJobs;

/// What a job is of: "Study of Case I".
QString titleOf(const LongJob& job);
/// How it stands, with the number of runs and the time left while it runs.
QString stateOf(const LongJob& job);
/// Of the button that pauses it or goes on with it.
QString pauseText(const LongJob& job);
QString pauseTip(const LongJob& job);
/// How all stand together, in a few words; empty where there are none.
QString stateOf(const LongJobs& jobs);

} // namespace talweg
