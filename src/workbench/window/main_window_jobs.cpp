#include "ui_main_window.h"
#include "workbench/jobs/job_text.h"
#include "workbench/jobs/long_jobs.h"
#include "workbench/jobs/long_jobs_dialog.h"
#include "workbench/run/live_run.h"
#include "workbench/run/track_pane.h"
#include "workbench/window/main_window.h"

#include <QDockWidget>
#include <QMenu>
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

// --- measured tracks -------------------------------------------------------------------------------

void MainWindow::setUpTracks() {
    m_trackPane = new TrackPane(this);
    m_trackPane->setDocument(m_document, live());
    m_trackDock = new QDockWidget(tr("Tracks"), this);
    m_trackDock->setObjectName("trackDock");
    m_trackDock->setWidget(m_trackPane);
    addDockWidget(Qt::BottomDockWidgetArea, m_trackDock);
    m_trackDock->hide();
    connect(m_trackPane, &TrackPane::told, this, &MainWindow::tell);
    connect(&m_document, &Document::tracksChanged, this, [this] {
        showTrackPane();
        if (!m_trackDock->isVisible()) return;
        m_ui->showTables->setChecked(true);
        m_trackDock->raise();
    });
    m_ui->runMenu->addSeparator();
    QAction* add = m_ui->runMenu->addAction(tr("Add measured track…"), this, [this] {
        m_trackDock->show();
        m_trackPane->askAndAdd();
    });
    add->setToolTip(tr("Compare the run with measured positions, and fit inputs to them"));
    connect(m_ui->runMenu, &QMenu::aboutToShow, this,
            [this, add] { add->setEnabled(m_trackPane->isUsable()); });
}

/// Shows the pane for experiments with tracks, and hides it where there can be none.
void MainWindow::showTrackPane() {
    const int index = live().experiment();
    if (index >= 0 && !m_document.experiment(index).tracks.empty())
        m_trackDock->show();
    else if (!m_trackPane->isUsable())
        m_trackDock->hide();
}

} // namespace talweg
