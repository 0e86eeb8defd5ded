#include "ui_main_window.h"
#include "workbench/jobs/job_text.h"
#include "workbench/jobs/long_jobs.h"
#include "workbench/jobs/long_jobs_dialog.h"
#include "workbench/window/main_window.h"

#include <QToolButton>
#include <algorithm>

namespace talweg {

/// Creates the list of background tasks. A button in the status bar opens the list while there are tasks.
void MainWindow::setUpLongJobs() {
    m_longJobsDialog = new LongJobsDialog(*m_longJobs, this);
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("longWorkButton"));
    button->setProperty("flat", true);
    button->setToolTip(m_ui->longWork->toolTip());
    button->hide();
    m_ui->statusBar->insertPermanentWidget(0, button);
    connect(button, &QToolButton::clicked, m_ui->longWork, &QAction::trigger);
    connect(m_ui->longWork, &QAction::triggered, m_longJobsDialog, &LongJobsDialog::offer);
    connect(m_longJobs, &LongJobs::changed, button, [this, button] {
        const QString state = stateOf(*m_longJobs);
        button->setText(state);
        button->setHidden(state.isEmpty());
    });
    connect(m_longJobs, &LongJobs::keepingFailed, this, [this](const QString& why) {
        tell(Severity::note, tr("Finished runs of background tasks cannot be saved: %1").arg(why));
    });
    connect(m_longJobsDialog, &LongJobsDialog::showWanted, this, &MainWindow::showExperimentOf);
    // The tasks of a closed project are removed. They resume from files when the project is opened again.
    connect(&m_document, &Document::projectReset, m_longJobs, &LongJobs::putAside);
}

void MainWindow::showExperimentOf(const QString& name, bool isStudy) {
    const auto& experiments = m_document.project().experiments;
    const auto found = std::ranges::find(experiments, name, &Experiment::name);
    if (found == experiments.end())
        return tell(Severity::warning, tr("The experiment “%1” no longer exists.").arg(name));
    m_ui->projectPanel->setCurrent(static_cast<int>(found - experiments.begin()));
    (isStudy ? m_ui->showStudy : m_ui->showRandomRuns)->trigger();
    raise();
    activateWindow();
}

} // namespace talweg
