#pragma once

class QLabel;
class QProgressBar;
class QToolButton;

namespace talweg {

class LongJob;

/// The widgets with which a page shows a job.
struct JobBar {
    QLabel* state;
    QProgressBar* progress;
    QToolButton* pause; ///< or resume
    QToolButton* cancel;
};

/// Shows the state of a running job; returns false, and hides the pause button, if there is none.
bool showJob(const LongJob* job, const JobBar& bar);

} // namespace talweg
