#pragma once

class QLabel;
class QProgressBar;
class QToolButton;

namespace talweg {

class LongJob;

/// What a page has to show a job with.
struct JobBar {
    QLabel* state;
    QProgressBar* progress;
    QToolButton* pause; ///< or resume
    QToolButton* cancel;
};

/// Shows how a job stands that is under way; false, and no button to pause, where there is none.
bool showJob(const LongJob* job, const JobBar& bar);

} // namespace talweg
