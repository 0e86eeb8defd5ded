#include "workbench/window/main_window.h"

#include "base/to_qt.h"
#include "project/figure_source.h"
#include "ui_main_window.h"
#include "workbench/common/calm_wheel.h"
#include "workbench/common/column_widths.h"
#include "workbench/common/empty_notice.h"
#include "workbench/common/plain_text.h"
#include "workbench/common/small_screens.h"
#include "workbench/common/spoken.h"
#include "workbench/inputs/form.h"
#include "workbench/inputs/quantity_edit.h"
#include "workbench/inputs/refused_texts.h"
#include "workbench/inputs/waiting_bar.h"
#include "workbench/jobs/long_jobs.h"
#include "workbench/monte_carlo/live_monte_carlo.h"
#include "workbench/run/figure_board.h"
#include "workbench/run/live_run.h"
#include "workbench/run/run_status.h"
#include "workbench/run/track_pane.h"
#include "workbench/study/live_study.h"
#include "workbench/window/application.h"
#include "workbench/window/drawer.h"
#include "workbench/window/example_gallery.h"
#include "workbench/window/file_controller.h"
#include "workbench/window/tab_titles.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QTableView>
#include <QToolButton>

namespace talweg {

namespace {

/// Initial size of the window and its panes, in pixels.
constexpr int standardWidth = 1280, standardHeight = 800;
/// Smallest size of the window, in line heights of its font.
constexpr QSize leastInLetters(48, 32);
constexpr int projectWidth = 210, inputsWidth = 350, tablesHeight = 190;

} // namespace

MainWindow::MainWindow(Document& document, QWidget* parent)
    : QMainWindow(parent), m_ui(std::make_unique<Ui::MainWindow>()), m_document(document),
      m_files(new FileController(document, this)), m_refused(new RefusedTexts(this)),
      m_longJobs(new LongJobs(Checkpoints::usualFolder(), this)), m_status(new RunStatus(this)) {
    qApp->installEventFilter(new PlainLabels(this));
    qApp->installEventFilter(new CalmWheel(this));
    qApp->installEventFilter(new SpokenTips(this));
    qApp->installEventFilter(new FittingDialogs(this));
    m_ui->setupUi(this);
    suitSmallScreens();
    setUpPages();
    setUpPanes();
    setUpFileActions();
    setUpExport();
    setUpEditActions();
    setUpRunActions();
    setUpStudyActions();
    setUpMonteCarlo();
    setUpLongJobs();
    setUpViewActions();
    setUpHelpActions();
    setUpIcons();
    connectMessages();
    connectRefused();
    openFirstExample();
    connectDocument();
    restoreWindow();
}

/// The window is hidden first. Hiding commits the field with the focus while all parts still exist. Then
/// unsaved work is written; errors are still reported. After that, nothing is reported.
MainWindow::~MainWindow() {
    hide();
    delete m_files;
    m_document.disconnect(this);
    m_refused->disconnect(this);
}

LiveRun& MainWindow::live() const {
    return m_ui->runPage->live();
}

LiveMonteCarlo& MainWindow::liveMonteCarlo() const {
    return m_ui->monteCarloPage->live();
}

LiveStudy& MainWindow::liveStudy() const {
    return m_ui->studyPage->live();
}

TimeCursor& MainWindow::timeCursor() const {
    return m_ui->runPage->cursor();
}

/// Adapts the window to small screens and large fonts: pages scroll, and the list of experiments is hidden
/// until the user opens it.
void MainWindow::suitSmallScreens() {
    const QSize room = screen()->availableGeometry().size() - usualFrame;
    const QSize least = minimumSize().expandedTo(leastInLetters * fontMetrics().height());
    if (room.width() >= least.width() && room.height() >= least.height()) return;
    setMinimumSize(minimumSize().boundedTo(room));
    makeScrollable(*m_ui->pages)->setAccessibleName(tr("Pages"));
    m_ui->projectDock->hide();
}

void MainWindow::setUpPages() {
    m_ui->runPage->setDocument(m_document);
    m_ui->runPage->setTables(*m_ui->events, *m_ui->measuresSplitter, *m_ui->audit);
    m_ui->studyPage->setDocument(m_document);
    m_ui->studyPage->setJobs(*m_longJobs);
    m_ui->studyPage->setPanes(*m_ui->setup, *m_ui->advisor, *m_ui->designs);
    new EmptyNotice(*m_ui->designs, tr("The designs of a study are listed here with their results."),
                    m_ui->addStudy);
    m_ui->monteCarloPage->setDocument(m_document, *m_ui->randomInputs);
    m_ui->monteCarloPage->setJobs(*m_longJobs);
    m_ui->comparePage->setDocument(m_document);
    m_ui->inspector->setDocument(m_document);
    connect(&live(), &LiveRun::stateChanged, this, &MainWindow::showRunState);
    connect(&liveStudy(), &LiveStudy::stateChanged, this, &MainWindow::showStudyState);
    connect(&liveMonteCarlo(), &LiveMonteCarlo::stateChanged, this, &MainWindow::showMonteCarloState);
    connect(m_ui->advisor, &AdvisorPanel::comparedWanted, this, &MainWindow::showCompared);
    connect(m_ui->pages, &QTabWidget::currentChanged, this, [this] {
        const bool study = isStudyOnView();
        (study ? m_ui->designsDock : m_ui->eventsDock)->raise();
        (study ? m_ui->setupDock : isMonteCarloOnView() ? m_ui->randomDock : m_ui->inspectorDock)->raise();
        showStudyState();
    });
}

void MainWindow::setUpPanes() {
    m_ui->statusBar->addPermanentWidget(m_status);
    addTablesButton();
    setUpTracks();
    arrangePanes();
    for (QDockWidget* dock : findChildren<QDockWidget*>()) {
        QWidgetList unnamed{dock->widget()};
        for (QScrollArea* area : dock->findChildren<QScrollArea*>())
            unnamed << area;
        for (QWidget* part : unnamed)
            if (part->accessibleName().isEmpty()) part->setAccessibleName(dock->windowTitle());
    }
    new TabTitles(this, {m_ui->inspectorDock, m_ui->setupDock, m_ui->advisorDock, m_ui->randomDock,
                         m_trackDock, m_ui->designsDock, m_ui->eventsDock, m_ui->measuresDock,
                         m_ui->auditDock, m_ui->messagesDock});
    connect(m_ui->setupDock, &QDockWidget::visibilityChanged, m_ui->setup, &StudySetup::setInFront);
    connect(m_ui->advisorDock, &QDockWidget::visibilityChanged, m_ui->advisor, &AdvisorPanel::setInFront);
    connect(m_ui->randomDock, &QDockWidget::visibilityChanged, m_ui->randomInputs, &RandomInputs::setInFront);
    m_drawer = new Drawer(this, {m_ui->eventsDock, m_ui->measuresDock, m_ui->auditDock, m_ui->messagesDock,
                                 m_ui->designsDock, m_trackDock});
    m_drawer->setHeight(tablesHeight);
    m_drawer->setOpen(false);
    connect(m_ui->showTables, &QAction::toggled, m_drawer, &Drawer::setOpen);
    connect(m_drawer, &Drawer::openChanged, m_ui->showTables, &QAction::setChecked);
    m_standardLayout = saveState();
}

void MainWindow::addTablesButton() {
    auto* button = new QToolButton(this);
    button->setDefaultAction(m_ui->showTables);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setProperty("flat", true);
    m_ui->statusBar->addPermanentWidget(button);
}

void MainWindow::arrangePanes() {
    setDockOptions(AllowNestedDocks | AllowTabbedDocks | GroupedDragging);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    tabifyDockWidget(m_ui->inspectorDock, m_ui->setupDock);
    tabifyDockWidget(m_ui->setupDock, m_ui->advisorDock);
    tabifyDockWidget(m_ui->advisorDock, m_ui->randomDock);
    m_ui->inspectorDock->raise();
    tabifyDockWidget(m_ui->eventsDock, m_ui->measuresDock);
    tabifyDockWidget(m_ui->measuresDock, m_ui->auditDock);
    tabifyDockWidget(m_ui->auditDock, m_ui->messagesDock);
    tabifyDockWidget(m_ui->messagesDock, m_ui->designsDock);
    tabifyDockWidget(m_ui->designsDock, m_trackDock);
    m_ui->eventsDock->raise();
    resizeDocks({m_ui->projectDock, m_ui->inspectorDock}, {projectWidth, inputsWidth}, Qt::Horizontal);
    m_ui->measuresSplitter->restoreStandard();
}

/// Restores the default layout of panes, tables, figures and columns. The window is resized to fit the
/// screen.
void MainWindow::restoreStandardLayout() {
    m_drawer->setOpen(false);
    m_drawer->setHeight(tablesHeight);
    restoreState(m_standardLayout);
    m_ui->toolBar->show();
    for (QDockWidget* dock : findChildren<QDockWidget*>())
        dock->show();
    m_trackDock->hide();
    showTrackPane();
    arrangePanes();
    m_ui->runPage->board().restoreStandard();
    m_ui->comparePage->restoreStandard();
    m_ui->events->fitColumns();
    fitColumns(*m_ui->designs);
    fitColumns(*m_ui->advisor->findChild<QTableView*>());
    fitScreen();
}

/// Sets the default size of the window, or the largest size that fits the screen with the frame.
void MainWindow::fitScreen() {
    const QRect there = screen()->availableGeometry();
    if (isMaximized() || isFullScreen()) showNormal();
    const QSize frame = (frameGeometry().size() - size()).expandedTo(isVisible() ? QSize() : usualFrame);
    resize(QSize(standardWidth, standardHeight).boundedTo(there.size() - frame));
    if (!there.contains(frameGeometry())) move(there.topLeft());
}

void MainWindow::connectDocument() {
    connect(&m_document, &Document::modifiedChanged, this, &MainWindow::updateTitle);
    connect(&m_document, &Document::pathChanged, this, &MainWindow::updateTitle);
    connect(&m_document, &Document::titleChanged, this, &MainWindow::updateTitle);
    // No experiment is current until the list has selected one of the new project.
    connect(&m_document, &Document::projectAboutToReset, this, [this] { showExperiment(-1); });
    connect(&m_document, &Document::projectReset, this, &MainWindow::updateTitle);
    connect(&m_document, &Document::projectReset, m_ui->bar, &MessageBar::forget);
    connect(m_ui->projectPanel, &ProjectPanel::currentChanged, this, &MainWindow::showExperiment);
    m_ui->projectPanel->setDocument(m_document);
    connect(&m_document, &Document::projectReset, &m_opened, qOverload<>(&QTimer::start));
    connect(&m_document, &Document::projectReset, &m_ui->runPage->board(), &FigureBoard::showRemembered);
    connect(&m_opened, &QTimer::timeout, this, &MainWindow::showFittingPage);
    connect(&m_document, &Document::edited, this, &MainWindow::showStart);
    m_opened.setSingleShot(true);
    m_opened.setInterval(0);
    showFittingPage();
    updateTitle();
}

void MainWindow::connectMessages() {
    connect(m_files, &FileController::told, this, &MainWindow::tell);
    connect(m_files, &FileController::figureOpened, this,
            [this](const QString& figure) { bringFigure(figure, true); });
    connect(m_files, &FileController::exampleOpened, this, &MainWindow::showExample);
    const auto offer = [this](const QString& text, const std::vector<MessageBar::Offer>& offers) {
        m_ui->messages->add(Severity::warning, text);
        m_ui->bar->say(Severity::warning, text, offers);
    };
    connect(m_files, &FileController::offered, this, offer);
    connect(m_ui->studyPage, &StudyPage::offered, this, offer);
    connect(&m_document, &Document::refused, this,
            [this](const QString& why) { tell(Severity::error, why); });
    connect(&m_document, &Document::noted, this,
            [this](const QString& what) { tell(Severity::warning, what); });
    connect(m_ui->projectPanel, &ProjectPanel::refused, this,
            [this](const QString& why) { tell(Severity::warning, why); });
    connect(m_ui->inspector, &Inspector::randomWanted, this, [this](const QString& id) {
        m_ui->showRandomRuns->trigger();
        m_ui->randomDock->show();
        m_ui->randomDock->raise();
        m_ui->randomInputs->goTo(id);
    });
    connect(m_ui->projectPanel, &ProjectPanel::noted, this,
            [this](const QString& what) { tell(Severity::note, what); });
    connect(m_ui->inspector, &Inspector::refused, this,
            [this](const QString& why) { tell(Severity::warning, why); });
    connect(m_ui->inspector, &Inspector::noted, this,
            [this](const QString& what) { tell(Severity::note, what); });
    connect(m_ui->inspector, &Inspector::presetsWanted, this, &MainWindow::showPresets);
    connect(m_ui->runPage, &RunPage::told, this, &MainWindow::tell);
    connect(m_ui->runPage, &RunPage::doubtful, this,
            [this](const QString& doubt) { m_ui->messages->add(Severity::warning, doubt); });
    connect(m_ui->studyPage, &StudyPage::told, this, &MainWindow::tell);
    connect(m_ui->monteCarloPage, &MonteCarloPage::told, this, &MainWindow::tell);
    connect(m_ui->comparePage, &ComparePage::told, this, &MainWindow::tell);
    if (auto* application = qobject_cast<Application*>(QCoreApplication::instance()))
        connect(application, &Application::failed, this, &MainWindow::survive);
}

/// After an internal error, writes unsaved work to the recovery file before anything else.
void MainWindow::survive(const QString& why) {
    m_files->keepUnsaved();
    tell(Severity::error, tr("An internal error stopped the last action: %1 Your work is kept. Undo the last "
                             "step if the result looks wrong.")
                              .arg(why.endsWith(u'.') ? why : why + u'.'));
}

/// Figures and files do not contain invalid texts. The window states this in a bar, in the status bar, and
/// after saving.
void MainWindow::connectRefused() {
    m_ui->centreColumn->insertWidget(m_ui->centreColumn->indexOf(m_ui->bar) + 1,
                                     new WaitingBar(*m_refused, this));
    connect(m_refused, &RefusedTexts::changed, this, &MainWindow::showRunState);
    connect(&m_document, &Document::edited, m_refused, &RefusedTexts::judgeAgain);
    connect(&m_document, &Document::pathChanged, m_refused,
            &RefusedTexts::judgeAgain); // tables are relative to the file
    connect(&m_document, &Document::saved, this, [this] {
        for (const RefusedText& refused : m_refused->all())
            tell(Severity::warning, tr("Saved with %1 = %2. The entry “%3” was not saved. %4")
                                        .arg(refused.name, refused.stands, refused.text, refused.why));
    });
}

/// Discards invalid texts before another experiment is shown.
void MainWindow::dropRefused() {
    for (const RefusedText& refused : m_refused->all())
        tell(Severity::warning, tr("“%1” for %2 was rejected; the value is still %3. %4")
                                    .arg(refused.text, refused.name, refused.stands, refused.why));
    m_refused->restoreAll();
}

/// Before the window is closed, asks whether to discard invalid texts. Returns whether it may be closed.
bool MainWindow::mayLeaveRefused() {
    finishCell(*this);
    if (m_refused->all().empty()) return true;
    QStringList sentences;
    for (const RefusedText& refused : m_refused->all())
        sentences << refused.sentence();
    QMessageBox box(QMessageBox::Question, tr("Entry rejected"), tr("Close and discard the rejected entry?"),
                    QMessageBox::Close | QMessageBox::Cancel, this);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(breakable(sentences.join(u'\n')));
    box.setDefaultButton(QMessageBox::Cancel);
    return box.exec() == QMessageBox::Close;
}

void MainWindow::tell(Severity weight, const QString& text) {
    m_ui->messages->add(weight, text);
    if (weight == Severity::note)
        m_ui->statusBar->showMessage(text, 6000);
    else
        m_ui->bar->say(weight, text);
}

void MainWindow::openFirstExample() {
    for (const auto& system : m_document.registry().systems())
        if (!system->examples.empty())
            return m_document.reset(makeProject(*system, system->examples.front()));
}

/// Selects the experiment and the figure that an example is about.
void MainWindow::showExample(const Example& example) {
    m_ui->projectPanel->setCurrent(static_cast<int>(example.experiment));
    if (!example.figure.empty()) bringFigure(toQt(example.figure), false);
}

void MainWindow::bringFigure(const QString& figure, bool isAlone) {
    m_opened.stop();
    if (isStudyFigure(figure)) {
        m_ui->showStudy->trigger();
        m_ui->studyPage->bringFigure(figure);
    } else if (isRandomFigure(figure)) {
        m_ui->showRandomRuns->trigger();
        m_ui->monteCarloPage->bringFigure(figure);
    } else if (isComparisonFigure(figure)) {
        m_ui->showCompare->trigger();
        m_ui->comparePage->bringFigure(figure);
    } else {
        m_ui->showRun->trigger();
        m_ui->runPage->bringFigure(figure, isAlone);
    }
}

// --- what the window shows -------------------------------------------------------------------------

/// Until this function ends, pages may still show the previous experiment. The document may no longer contain
/// it.
void MainWindow::showExperiment(int index) {
    {
        const QSignalBlocker untilTheNewOneIsThere(m_refused);
        dropRefused();
        m_ui->inspector->setExperiment(index);
    }
    m_ui->runPage->setExperiment(index);
    m_ui->comparePage->setExperiment(index);
    m_trackPane->setExperiment(index);
    showTrackPane();
    liveStudy().setExperiment(index);
    liveMonteCarlo().setExperiment(index);
    emit m_refused->changed();
}

void MainWindow::showRunState() {
    const LiveRun& run = live();
    m_ui->inspector->setProblems(run.problems());
    const bool usable = !run.shown().isEmpty() && !run.isOutdated();
    for (QAction* action : {m_ui->pin, m_ui->exportFigure, m_ui->exportSamples, m_ui->exportEvents})
        action->setEnabled(usable);
    m_ui->exportTablesMenu->setEnabled(usable && !run.shown().run->tables.empty());
    m_status->show(run, m_refused->all().empty() ? QString() : m_refused->all().front().name);
}

void MainWindow::showStudyState() {
    const LiveStudy& study = liveStudy();
    const int index = study.experiment();
    const bool isStudied = study.study().has_value();
    m_ui->addStudy->setEnabled(index >= 0 && !isStudied
                               && !m_document.systemOf(index)->studyMeasures.empty());
    m_ui->removeStudy->setEnabled(isStudied);
    for (QAction* action : {m_ui->takeDesign, m_ui->exportDesigns, m_ui->exportStudyRuns})
        action->setEnabled(!study.shown().empty() && !study.isOutdated());
}

void MainWindow::showMonteCarloState() {
    m_ui->exportRandomRuns->setEnabled(liveMonteCarlo().isCurrent());
}

bool MainWindow::isMonteCarloOnView() const {
    return m_ui->pages->currentWidget() == m_ui->monteCarloPage;
}

bool MainWindow::isStudyOnView() const {
    return m_ui->pages->currentWidget() == m_ui->studyPage;
}

bool MainWindow::isComparisonOnView() const {
    return m_ui->pages->currentWidget() == m_ui->comparePage;
}

FigureBoard& MainWindow::boardOnView() const {
    return isComparisonOnView() ? m_ui->comparePage->board() : m_ui->runPage->board();
}

/// Shows the study page if the first experiment has a study, otherwise the run page.
void MainWindow::showFittingPage() {
    const auto& experiments = m_document.project().experiments;
    const bool studied = !experiments.empty() && experiments.front().study;
    (studied ? m_ui->showStudy : m_ui->showRun)->trigger();
}

/// Moves the focus to the control that selects the compared value: the one below the figure, or the input.
void MainWindow::showCompared() {
    if (liveStudy().shown().size() > 1) {
        m_ui->showStudy->trigger();
        return m_ui->studyPage->focusPart();
    }
    if (liveStudy().experiment() < 0) return;
    const std::string& id = m_document.systemOf(liveStudy().experiment())->studyCompare;
    auto* field = m_ui->inspector->form()->field(toQt(id));
    if (!field) return;
    m_ui->inspectorDock->show();
    m_ui->inspectorDock->raise();
    m_ui->inspector->ensureWidgetVisible(field);
    field->setFocus();
}

// --- files -----------------------------------------------------------------------------------------

bool MainWindow::openFile(const QString& path) {
    return m_files->open(path);
}

void MainWindow::lookForLostWork(const QStringList& opened) {
    m_files->lookForLostWork(opened);
}

void MainWindow::keepUnsaved() {
    m_files->keepUnsaved();
}

void MainWindow::updateTitle() {
    // Qt replaces [*] by the star of modified documents, and [*][*] by [*].
    const QString name = briefly(m_document.displayName()).replace("[*]", "[*][*]");
    setWindowTitle(QStringLiteral("%1[*] – Talweg").arg(name));
    setWindowModified(m_document.isModified());
    setWindowFilePath(m_document.path());
}

QList<MainWindow*> MainWindow::all() {
    QList<MainWindow*> windows;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* window = qobject_cast<MainWindow*>(widget)) windows << window;
    return windows;
}

/// Raises each window with unsaved work in turn and asks the user. If one window may not be closed, all stay
/// open.
void MainWindow::closeAll() {
    const QList<MainWindow*> windows = all();
    const auto forget = [&windows] {
        for (MainWindow* window : windows)
            window->m_mayClose = false;
    };
    for (MainWindow* window : windows) {
        if (window->isHidden()) continue;
        if (!window->mayClose()) return forget();
        window->m_mayClose = true;
    }
    for (MainWindow* window : windows)
        window->close();
    forget();
}

bool MainWindow::mayClose() {
    if (m_document.isModified() || !m_refused->all().empty()) m_files->raiseWindow();
    return mayLeaveRefused() && m_files->mayLeave();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_mayClose && !mayClose()) return event->ignore();
    saveWindow();
    event->accept();
}

namespace {

/// Whether a file is a project, or a figure that may contain one.
bool mayBeOpened(const QString& path) {
    return QFileInfo(path).suffix() == QLatin1String("talweg") || mayCarrySource(path);
}

/// The first dragged file that can be opened; empty if there is none.
QString openableIn(const QMimeData& data) {
    for (const QUrl& url : data.urls())
        if (url.isLocalFile() && mayBeOpened(url.toLocalFile())) return url.toLocalFile();
    return {};
}

} // namespace

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!openableIn(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    openFile(openableIn(*event->mimeData()));
}

void MainWindow::saveWindow() const {
    QSettings settings;
    settings.setValue("window/geometry", saveGeometry());
    settings.setValue("window/state", saveState());
    settings.setValue("window/figures", m_ui->runPage->board().saveState());
    settings.setValue("window/tables", m_drawer->isOpen());
    settings.setValue("window/tablesHeight", m_drawer->height());
}

void MainWindow::restoreWindow() {
    const QSettings settings;
    if (!restoreGeometry(settings.value("window/geometry").toByteArray())) fitScreen();
    restoreState(settings.value("window/state").toByteArray());
    m_drawer->setHeight(settings.value("window/tablesHeight", tablesHeight).toInt());
    m_drawer->setOpen(settings.value("window/tables", false).toBool());
    m_ui->runPage->board().restoreState(settings.value("window/figures").toByteArray());
}

} // namespace talweg

#include "moc_main_window.cpp"
