#include "workbench/jobs/job_bar.h"

#include "workbench/jobs/job_text.h"
#include "workbench/jobs/long_job.h"

#include <QCoreApplication>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace talweg {

bool showJob(const LongJob* job, const JobBar& bar) {
    const bool runs = job && job->state() == LongJob::State::running;
    const bool isUnderWay = runs || (job && job->state() == LongJob::State::paused);
    bar.pause->setVisible(isUnderWay);
    if (!isUnderWay) return false;
    bar.pause->setText(pauseText(*job));
    bar.pause->setToolTip(pauseTip(*job));
    bar.state->setText(stateOf(*job));
    bar.progress->setValue(static_cast<int>(bar.progress->maximum() * job->progress()));
    bar.progress->show();
    bar.cancel->show();
    return true;
}

} // namespace talweg
