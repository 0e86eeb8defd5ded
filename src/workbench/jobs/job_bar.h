#pragma once

class QLabel;
class QProgressBar;
class QToolButton;

namespace talweg {

class LongJob;

/// The widgets that show a job on a page.
struct JobBar {
    QLabel* state;
    QProgressBar* progress;
    QToolButton* pause; ///< also resumes
    QToolButton* cancel;
};

/// Shows the state of a running job. If there is none, returns false and hides the pause button.
bool showJob(const LongJob* job, const JobBar& bar);

} // namespace talweg
