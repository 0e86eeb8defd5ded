#pragma once

class QLabel;
class QProgressBar;
class QToolButton;

namespace talweg {

class LongJob;

/// The widgets by which a page shows a background task.
struct JobBar {
    QLabel* state;
    QProgressBar* progress;
    QToolButton* pause; ///< pauses or resumes
    QToolButton* cancel;
};

/// Shows the state of a background task. If there is none, hides the pause button and returns false.
bool showJob(const LongJob* job, const JobBar& bar);

} // namespace talweg
