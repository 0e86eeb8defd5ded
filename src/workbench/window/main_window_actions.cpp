#include "base/to_qt.h"
#include "workbench/window/main_window.h"

#include "comparison/comparison_table.h"
#include "figures/monte_carlo/monte_carlo_view.h"
#include "figures/run/drawn_table.h"
#include "figures/run/figure_view.h"
#include "figures/run/run_csv.h"
#include "figures/study/study_csv.h"
#include "figures/study/study_view.h"
#include "files/whole_file.h"
#include "project/figure_source.h"
#include "study/table.h"
#include "table/table_form.h"
#include "ui_main_window.h"
#include "workbench/common/icons.h"
#include "workbench/common/language.h"
#include "workbench/common/plain_text.h"
#include "workbench/common/table_tools.h"
#include "workbench/compare/compared_runs.h"
#include "workbench/inputs/presets_dialog.h"
#include "workbench/inputs/quantity_edit.h"
#include "workbench/monte_carlo/live_monte_carlo.h"
#include "workbench/run/figure_board.h"
#include "workbench/run/live_run.h"
#include "workbench/study/baseline_button.h"
#include "workbench/study/live_study.h"
#include "workbench/study/swept_edit.h"
#include "workbench/window/example_gallery.h"
#include "workbench/window/example_pictures.h"
#include "workbench/window/examples_dialog.h"
#include "workbench/window/export_dialog.h"
#include "workbench/window/file_controller.h"
#include "workbench/window/help_window.h"
#include "workbench/window/jobs_dialog.h"
#include "workbench/window/published_works_dialog.h"
#include "workbench/window/report_dialog.h"
#include "workbench/window/units_menu.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QToolButton>
#include <algorithm>

namespace talweg {

namespace {

bool isOfOneRun(const QString& figure) {
    return !isStudyFigure(figure) && !isRandomFigure(figure);
}

QByteArray sampledCsv(const System& system, const Run& run) {
    return samplesCsv(system, run, run.samples(filedSamples));
}

/// Sets the text of the undo or redo action. Names in `step`, e.g. of experiments, may be long and are
/// shortened.
void nameStep(QAction& action, const QString& what, const QString& step) {
    const QString text = step.isEmpty() ? what : what + u' ' + briefly(step);
    action.setText(menuText(text));
    action.setToolTip(plainTip(text));
}

} // namespace

void MainWindow::setUpIcons() {
    const std::pair<QAction*, Icon> icons[] = {
        {m_ui->newProject, Icon::newFile},
        {m_ui->open, Icon::open},
        {m_ui->save, Icon::save},
        {m_ui->pin, Icon::pin},
        {m_ui->exportFigure, Icon::exportFigure},
        {m_ui->showTables, Icon::table},
        {m_ui->enlargeFigure, Icon::enlarge},
        {m_ui->toggleDark, Icon::moon},
        {m_ui->helpInputs, Icon::help},
    };
    for (const auto& [action, which] : icons)
        action->setIcon(icon(which));
    for (QAction* action : {m_ui->newProject, m_ui->open, m_ui->save, m_ui->toggleDark, m_ui->helpInputs}) {
        auto* button = qobject_cast<QToolButton*>(m_ui->toolBar->widgetForAction(action));
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
}

void MainWindow::setUpFileActions() {
    connect(m_ui->newProject, &QAction::triggered, m_files, &FileController::newProject);
    connect(m_ui->newWindow, &QAction::triggered, this, [this] { emit windowWanted({}); });
    connect(m_ui->open, &QAction::triggered, m_files, &FileController::askAndOpen);
    connect(m_ui->openInWindow, &QAction::triggered, this, &MainWindow::askAndOpenWindow);
    connect(m_ui->closeWindow, &QAction::triggered, this, &QWidget::close);
    connect(m_ui->save, &QAction::triggered, m_files, &FileController::save);
    connect(m_ui->saveAs, &QAction::triggered, m_files, &FileController::saveAs);
    connect(m_ui->quit, &QAction::triggered, this, [] { closeAll(); });
    connect(m_files, &FileController::recentFilesChanged, this, &MainWindow::fillRecentMenu);
    fillRecentMenu();
    connect(m_ui->examples, &QAction::triggered, this, &MainWindow::showExamples);
}

void MainWindow::askAndOpenWindow() {
    const QString path = m_files->askForFile();
    if (!path.isEmpty() && !m_files->raiseHolder(path)) emit windowWanted(path);
}

void MainWindow::showPresets() {
    if (!m_presets) {
        m_presets = new PresetsDialog(PresetLibrary(m_document.registry()), this);
        connect(m_presets, &PresetsDialog::told, this, &MainWindow::tell);
    }
    m_presets->show();
    m_presets->raise();
    m_presets->activateWindow();
}

void MainWindow::fillRecentMenu() {
    m_ui->recentMenu->clear();
    const QStringList files = m_files->recentFiles();
    m_ui->recentMenu->setEnabled(!files.isEmpty());
    for (const QString& path : files) {
        QAction* action = m_ui->recentMenu->addAction(menuText(briefly(QFileInfo(path).fileName())));
        action->setToolTip(
            plainTip(tr("%1\nCtrl+click to open in a new window").arg(QDir::toNativeSeparators(path))));
        connect(action, &QAction::triggered, this, [this, path] {
            const bool beside = QGuiApplication::keyboardModifiers().testFlag(Qt::ControlModifier);
            if (!beside)
                openFile(path);
            else if (!m_files->raiseHolder(path))
                emit windowWanted(path);
        });
    }
    m_ui->recentMenu->setToolTipsVisible(true);
    m_ui->recentMenu->addSeparator();
    connect(m_ui->recentMenu->addAction(tr("Clear list")), &QAction::triggered, m_files,
            &FileController::forgetRecentFiles);
}

ExamplePictures& MainWindow::examplePictures() {
    if (!m_pictures) m_pictures = new ExamplePictures(this);
    return *m_pictures;
}

void MainWindow::showExamples() {
    if (!m_examples) {
        m_examples = new ExamplesDialog(m_document.registry(), examplePictures(), this);
        connect(m_examples, &ExamplesDialog::chosen, m_files, &FileController::openExample);
    }
    m_examples->offer();
}

/// While the project has no experiments, shows the examples instead of the pages.
void MainWindow::showStart() {
    const bool isEmpty = m_document.project().experiments.empty();
    if (isEmpty && !m_start) {
        m_start = new ExampleGallery(m_document.registry(), examplePictures(), this);
        m_start->offerSystems();
        connect(m_start, &ExampleGallery::chosen, m_files, &FileController::openExample);
        connect(m_start, &ExampleGallery::systemChosen, this, [this](const System& system) {
            m_document.addExperiment(makeExperiment(system, toQt(system.name)), 0);
        });
        m_ui->centreColumn->addWidget(m_start, 1);
    }
    m_ui->pages->setHidden(isEmpty);
    if (!m_start || m_start->isHidden() != isEmpty) return;
    m_start->setVisible(isEmpty);
    if (isEmpty) m_start->restart();
}

void MainWindow::setUpEditActions() {
    QUndoStack& stack = m_document.undoStack();
    auto* undo = new QAction(tr("Undo"), this);
    auto* redo = new QAction(tr("Redo"), this);
    undo->setEnabled(false);
    redo->setEnabled(false);
    connect(&stack, &QUndoStack::canUndoChanged, undo, &QAction::setEnabled);
    connect(&stack, &QUndoStack::canRedoChanged, redo, &QAction::setEnabled);
    connect(&stack, &QUndoStack::undoTextChanged, undo,
            [undo](const QString& step) { nameStep(*undo, tr("Undo"), step); });
    connect(&stack, &QUndoStack::redoTextChanged, redo,
            [redo](const QString& step) { nameStep(*redo, tr("Redo"), step); });
    connect(undo, &QAction::triggered, this, [this] { takeStep(&QUndoStack::undo); });
    connect(redo, &QAction::triggered, this, [this] { takeStep(&QUndoStack::redo); });
    undo->setIconText(tr("Undo")); // the name of the step is omitted
    redo->setIconText(tr("Redo"));
    undo->setShortcuts(QKeySequence::Undo);
    redo->setShortcuts(QKeySequence::Redo);
    undo->setIcon(icon(Icon::undo));
    redo->setIcon(icon(Icon::redo));
    m_ui->editMenu->addActions({undo, redo});
    m_ui->editMenu->addSeparator();
    m_ui->editMenu->addMenu(m_ui->projectPanel->addMenu());
    m_ui->editMenu->addActions(m_ui->projectPanel->editActions());
    m_ui->editMenu->addSeparator();
    m_ui->editMenu->addAction(m_ui->managePresets);
    connect(m_ui->managePresets, &QAction::triggered, this, &MainWindow::showPresets);
    const QList<QAction*> tools = m_ui->toolBar->actions();
    QAction* before = tools[tools.indexOf(m_ui->save) + 2];
    m_ui->toolBar->insertActions(before, {undo, redo});
    for (QAction* action : {undo, redo})
        qobject_cast<QToolButton*>(m_ui->toolBar->widgetForAction(action))
            ->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

/// Undoes or redoes a step, and shows the experiment, page and input that the step changed.
void MainWindow::takeStep(void (QUndoStack::*step)()) {
    const Project before = m_document.project();
    (m_document.undoStack().*step)();
    const auto& experiments = m_document.project().experiments;
    if (experiments.size() != before.experiments.size()) return; // the list selects restored experiments
    for (std::size_t i = 0; i < experiments.size(); ++i) {
        const Experiment &was = before.experiments[i], &is = experiments[i];
        if (was == is) continue;
        if (live().experiment() != static_cast<int>(i)) m_ui->projectPanel->setCurrent(static_cast<int>(i));
        if (was.system != is.system) return;
        const std::string input = firstChanged(was, is);
        if (!input.empty()) {
            m_ui->inspectorDock->raise();
            m_ui->inspector->pointOut(toQt(input));
        } else if (was.study != is.study && !isStudyOnView() && !isMonteCarloOnView()) {
            m_ui->showStudy->trigger();
        }
        return;
    }
}

void MainWindow::setUpRunActions() {
    m_ui->runMenu->insertAction(m_ui->pin, m_ui->runPage->playAction());
    m_ui->runMenu->insertSeparator(m_ui->pin);
    connect(m_ui->pin, &QAction::triggered, this, [this] {
        if (mayUse(live().isCurrent())) m_ui->runPage->pin();
    });
    connect(m_ui->unpinAll, &QAction::triggered, &m_document, &Document::unpinAll);
    auto* unpin = new QToolButton(this);
    auto* menu = new QMenu(unpin);
    menu->setTitle(tr("Unpin"));
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        m_ui->runPage->fillUnpinMenu(*menu);
        menu->addSeparator();
        menu->addAction(m_ui->unpinAll);
    });
    m_ui->runMenu->insertMenu(m_ui->unpinAll, menu);
    unpin->setMenu(menu);
    unpin->setIcon(icon(Icon::unpin));
    unpin->setText(tr("Unpin"));
    unpin->setToolTip(tr("Remove reference runs from the figures"));
    unpin->setPopupMode(QToolButton::InstantPopup);
    unpin->setProperty("flat", true);
    m_ui->toolBar->insertWidget(m_ui->exportFigure, unpin);
    const auto enable = [this, unpin] {
        const bool any = !m_document.project().pins.empty();
        unpin->setEnabled(any);
        m_ui->unpinAll->setEnabled(any);
    };
    connect(&m_document, &Document::edited, this, enable);
    enable();
}

void MainWindow::setUpStudyActions() {
    connect(m_ui->addStudy, &QAction::triggered, this, [this] {
        m_ui->studyPage->addStudy();
        m_ui->showStudy->trigger();
    });
    for (const QWidget* panel : {static_cast<QWidget*>(m_ui->setup), static_cast<QWidget*>(m_ui->advisor)}) {
        auto* add = panel->findChild<QPushButton*>("addStudy");
        connect(add, &QPushButton::clicked, m_ui->addStudy, &QAction::trigger);
        connect(m_ui->addStudy, &QAction::enabledChanged, add, &QWidget::setEnabled);
    }
    connect(m_ui->removeStudy, &QAction::triggered, this, [this] {
        if (liveStudy().study()) m_document.setStudy(liveStudy().experiment(), std::nullopt);
    });
    BaselineButton& baseline = m_ui->studyPage->baseline();
    m_ui->studyMenu->addSeparator();
    m_ui->studyMenu->addActions({baseline.pinAction(), baseline.unpinAction()});
    connect(m_ui->takeDesign, &QAction::triggered, m_ui->studyPage, &StudyPage::chooseLooked);
    connect(m_ui->studyPage, &StudyPage::designChosen, this,
            [this](std::size_t part, std::size_t design, bool showRun) {
                if (!mayUse(liveStudy().isCurrent())) return;
                m_ui->studyPage->takeDesign(part, design);
                if (showRun) m_ui->showRun->trigger();
            });
}

void MainWindow::setUpMonteCarlo() {
    connect(m_ui->monteCarloPage, &MonteCarloPage::runOpened, m_ui->showRun, &QAction::trigger);
    connect(m_ui->monteCarloPage, &MonteCarloPage::exportRequested, this,
            &MainWindow::exportMonteCarloFigure);
    connect(m_ui->monteCarloPage, &MonteCarloPage::dataExportRequested, this, [this] {
        if (!mayUse(m_ui->monteCarloPage->isCurrent())) return;
        exportCsv(tr("Export figure data"), tr("random runs figure"),
                  [drawing = m_ui->monteCarloPage->drawing()] {
                      return QByteArray::fromStdString(drawingTable(*drawing));
                  });
    });
    connect(m_ui->exportRandomRuns, &QAction::triggered, this, [this] {
        if (!mayUse(liveMonteCarlo().isCurrent())) return;
        exportCsv(tr("Export random runs"), tr("random runs"), [result = liveMonteCarlo().shown().result] {
            return QByteArray::fromStdString(runTable(*result));
        });
    });
    showMonteCarloState();
}

void MainWindow::exportMonteCarloFigure() {
    if (mayUse(m_ui->monteCarloPage->isCurrent()))
        offerExport(m_ui->monteCarloPage->exportables(), m_ui->monteCarloPage->figureOnView());
}

// --- exporting and pinning -------------------------------------------------------------------------

/// Returns `current`, i.e. whether the results shown may be used. If not, reports why.
bool MainWindow::mayUse(bool current) {
    if (!current)
        tell(Severity::warning, tr("The results shown are outdated and cannot be used. Wait for the current "
                                   "results, or correct the inputs if they are incompatible."));
    return current;
}

void MainWindow::setUpExport() {
    FigureBoard& board = m_ui->runPage->board();
    connect(m_ui->exportFigure, &QAction::triggered, this, [this, &board] {
        if (isStudyOnView()) return exportStudyFigure();
        if (isMonteCarloOnView()) return exportMonteCarloFigure();
        if (isComparisonOnView()) {
            FigureBoard& compared = m_ui->comparePage->board();
            const auto chosen = std::ranges::find(compared.views(), compared.activeView());
            const auto number = chosen - compared.views().begin();
            return exportComparedFigure(chosen == compared.views().end() ? 0 : static_cast<int>(number));
        }
        const auto active = std::ranges::find(board.views(), board.activeView());
        exportRunFigure(static_cast<std::size_t>(active - board.views().begin()));
    });
    connect(m_ui->exportJobs, &QAction::triggered, this, &MainWindow::showJobs);
    connect(m_ui->writeJobs, &QAction::triggered, this, [this] { jobs().runAll(); });
    const auto exportRun = [this](const QString& title, const QString& suffix,
                                  QByteArray (*table)(const System&, const Run&)) {
        if (!mayUse(live().isCurrent())) return;
        const Shown shown = live().solved();
        exportCsv(title, suffix, [shown, table] { return table(*shown.system, *shown.run); });
    };
    connect(m_ui->exportSamples, &QAction::triggered, this,
            [exportRun] { exportRun(tr("Export run"), tr("run"), sampledCsv); });
    connect(m_ui->exportEvents, &QAction::triggered, this,
            [exportRun] { exportRun(tr("Export events"), tr("events"), eventsCsv); });
    connect(m_ui->report, &QAction::triggered, this, &MainWindow::offerReport);
    connect(m_ui->exportTablesMenu, &QMenu::aboutToShow, this, &MainWindow::fillExportTablesMenu);
    connect(&board, &FigureBoard::exportRequested, this,
            [this](int figure) { exportRunFigure(static_cast<std::size_t>(figure)); });
    connect(&board, &FigureBoard::dataExportRequested, this, &MainWindow::exportRunData);
    connect(m_ui->comparePage, &ComparePage::exportRequested, this, &MainWindow::exportComparedFigure);
    connect(m_ui->comparePage, &ComparePage::csvWanted, this, [this] {
        auto whole = m_ui->comparePage->whole();
        if (!mayUse(whole.has_value())) return;
        exportCsv(tr("Export comparison"), tr("comparison"),
                  [table = std::move(*whole)] { return QByteArray::fromStdString(comparisonCsv(table)); });
    });
    connect(m_ui->exportDesigns, &QAction::triggered, this, [this] {
        if (!mayUse(liveStudy().isCurrent())) return;
        exportCsv(tr("Export designs"), tr("designs"),
                  [shown = m_ui->studyPage->tabled(), options = m_ui->studyPage->tableOptions()] {
                      return studyDesignsCsv(shown, options);
                  });
    });
    connect(m_ui->exportStudyRuns, &QAction::triggered, this, [this] {
        if (!mayUse(liveStudy().isCurrent())) return;
        exportCsv(tr("Export runs of the study"), tr("study runs"),
                  [shown = m_ui->studyPage->tabled()] { return studyRunsCsv(shown); });
    });
    connect(m_ui->studyPage, &StudyPage::exportRequested, this, &MainWindow::exportStudyFigure);
    connect(m_ui->studyPage, &StudyPage::dataExportRequested, this, [this] {
        const auto table = m_ui->studyPage->figureData();
        if (!table) return m_ui->exportDesigns->trigger();
        const bool isCurrent = liveStudy().isCurrent() && !m_ui->studyPage->view()->isOutdated();
        if (mayUse(isCurrent)) exportCsv(tr("Export figure data"), tr("figure"), table);
    });
}

/// Lists the tables of the current run, including those that the window does not show.
void MainWindow::fillExportTablesMenu() {
    m_ui->exportTablesMenu->clear();
    if (live().shown().isEmpty()) return;
    for (const ResultTable& table : live().solved().run->tables)
        m_ui->exportTablesMenu->addAction(menuText(toQt(table.title)) + QStringLiteral("…"), this,
                                          [this, table] { exportRunTable(table); });
}

void MainWindow::exportRunTable(const ResultTable& table) {
    if (!mayUse(live().isCurrent())) return;
    const QString title = toQt(table.title);
    exportCsv(title, title.toLower(), [table] { return tableCsv(table); });
}

/// Exports the data of the active figure: the table that it shows, or else the run.
void MainWindow::exportRunData() {
    const Shown& shown = live().solved();
    const FigureRecipe& recipe = m_ui->runPage->board().activeView()->recipe();
    const ResultTable* table = shown.isEmpty() ? nullptr : drawnTable(recipe, *shown.run);
    if (table) return exportRunTable(*table);
    m_ui->exportSamples->trigger();
}

void MainWindow::exportRunFigure(std::size_t figure) {
    if (mayUse(live().isCurrent())) offerExport(m_ui->runPage->exportables(), figure);
}

void MainWindow::exportComparedFigure(int figure) {
    if (mayUse(m_ui->comparePage->whole().has_value()))
        offerExport(m_ui->comparePage->exportables(), static_cast<std::size_t>(figure));
}

void MainWindow::exportStudyFigure() {
    if (mayUse(liveStudy().isCurrent()))
        offerExport(m_ui->studyPage->exportables(), m_ui->studyPage->figureOnView());
}

void MainWindow::offerExport(std::vector<Exportable> figures, std::size_t selected) {
    if (!m_export) {
        m_export = new ExportDialog(this);
        connect(m_export, &ExportDialog::told, this, &MainWindow::tell);
        connect(m_export, &ExportDialog::jobWanted, this, &MainWindow::addJob);
        connect(m_export, &ExportDialog::jobsWanted, this, &MainWindow::showJobs);
        m_export->setSource([this](const QString& figure) {
            if (isComparisonFigure(figure))
                return comparisonSourceOf(m_document.project(), m_ui->comparePage->compared(), figure,
                                          m_document.registry());
            const int index = experimentOf(figure);
            const bool pinned = isOfOneRun(figure);
            return index < 0 ? PictureSource()
                             : sourceOf(m_document.project(), index, figure, pinned, m_document.registry());
        });
    }
    m_export->offer(std::move(figures), selected);
}

void MainWindow::offerReport() {
    if (!m_report) {
        m_report = new ReportDialog(m_document, this);
        connect(m_report, &ReportDialog::told, this, &MainWindow::tell);
    }
    m_report->offer();
}

/// The index of the experiment of a figure that is shown; −1 for none.
int MainWindow::experimentOf(const QString& figure) const {
    if (isStudyFigure(figure)) return liveStudy().experiment();
    return isRandomFigure(figure) ? liveMonteCarlo().experiment() : live().experiment();
}

/// Adds an export job for the current experiment. The job includes the pinned runs if there are any.
void MainWindow::addJob(ExportJob job) {
    const int index = experimentOf(job.figure);
    if (index < 0) return;
    const Experiment& experiment = m_document.experiment(index);
    job.experiment = experiment.name;
    job.pinned = isOfOneRun(job.figure)
                 && std::ranges::count(m_document.project().pins, experiment.system, &Pin::system) > 0;
    const int added = m_document.addExport(std::move(job));
    if (added < 0) return;
    tell(Severity::note, tr("“%1” was added to the export jobs.")
                             .arg(m_document.project().exports[static_cast<std::size_t>(added)].name));
}

JobsDialog& MainWindow::jobs() {
    if (!m_jobs) {
        m_jobs = new JobsDialog(m_document, this);
        connect(m_jobs, &JobsDialog::told, this, &MainWindow::tell);
    }
    return *m_jobs;
}

void MainWindow::showJobs() {
    jobs().show();
    jobs().raise();
    jobs().activateWindow();
}

void MainWindow::exportCsv(const QString& title, const QString& suffix, std::function<QByteArray()> table) {
    const auto index = static_cast<std::size_t>(live().experiment());
    QStringList filters;
    for (const TableForm& form : tableForms())
        filters << QStringLiteral("%1 (*.%2)").arg(nameOfForm(form), QString(form.suffix));
    const TableForm& before = chosenTableForm();
    QString filter = filters[&before - tableForms().data()];
    const QString name =
        QStringLiteral("%1 %2.%3")
            .arg(m_document.project().experiments[index].name, suffix, QString(before.suffix));
    const QString path = QFileDialog::getSaveFileName(this, title, QDir::home().filePath(name),
                                                      filters.join(QStringLiteral(";;")), &filter);
    if (path.isEmpty()) return;
    const auto chosen = std::max<qsizetype>(filters.indexOf(filter), 0);
    const TableForm& form = tableForms()[static_cast<std::size_t>(chosen)];
    chooseTableForm(form);
    m_background.run(
        [path, &form, table = std::move(table)] { return writeWhole(path, inForm(table(), form)); },
        [this, path](const QString& wrong) {
            if (wrong.isEmpty())
                tell(Severity::note, tr("Table written to %1.").arg(path));
            else
                tell(Severity::error, wrong);
        });
}

void MainWindow::fillTableFormMenu() {
    m_ui->tableFormMenu->clear();
    for (const TableForm& form : tableForms()) {
        QAction* action =
            m_ui->tableFormMenu->addAction(nameOfForm(form), [&form] { chooseTableForm(form); });
        action->setCheckable(true);
        action->setChecked(&form == &chosenTableForm());
    }
}

void MainWindow::setUpLanguageMenu() {
    auto* choices = new QActionGroup(this);
    const auto add = [this, choices](const QString& text, const QString& code) {
        QAction* action = m_ui->languageMenu->addAction(text);
        action->setActionGroup(choices);
        action->setCheckable(true);
        action->setChecked(chosenLanguage() == code);
        connect(action, &QAction::triggered, this, [this, code] {
            chooseLanguage(code);
            tell(Severity::note, tr("The language changes when you restart Talweg."));
        });
    };
    add(tr("System language"), {});
    for (const Language& language : languages())
        add(language.name, language.code);
}

void MainWindow::setUpViewActions() {
    for (QDockWidget* dock : {m_ui->projectDock, m_ui->inspectorDock, m_ui->setupDock, m_ui->advisorDock,
                              m_ui->randomDock, m_trackDock, m_ui->designsDock, m_ui->eventsDock,
                              m_ui->measuresDock, m_ui->auditDock, m_ui->messagesDock})
        m_ui->panesMenu->addAction(dock->toggleViewAction());
    new UnitsMenu(m_document, *m_ui->unitsMenu);
    auto* schemes = new QActionGroup(this);
    for (const auto& [scheme, action] : schemeActions()) {
        schemes->addAction(action);
        action->setChecked(chosenColorScheme() == scheme);
        connect(action, &QAction::triggered, this, [this, scheme = scheme] { useColorScheme(scheme); });
    }
    connect(m_ui->toggleDark, &QAction::triggered, this, [this] {
        const Theme& now = currentTheme();
        useColorScheme(now.highContrast ? (now.dark ? ColorScheme::blackOnWhite : ColorScheme::whiteOnBlack)
                       : now.dark       ? ColorScheme::light
                                        : ColorScheme::dark);
    });
    connect(m_ui->tableFormMenu, &QMenu::aboutToShow, this, &MainWindow::fillTableFormMenu);
    setUpLanguageMenu();
    const auto connectPage = [this](QAction* action, QWidget* page) {
        connect(action, &QAction::triggered, this, [this, page] {
            m_opened.stop();
            m_ui->pages->setCurrentWidget(page);
        });
    };
    connectPage(m_ui->showRun, m_ui->runPage);
    connectPage(m_ui->showStudy, m_ui->studyPage);
    connectPage(m_ui->showRandomRuns, m_ui->monteCarloPage);
    connectPage(m_ui->showCompare, m_ui->comparePage);
    connect(m_ui->resetZoom, &QAction::triggered, this, [this] {
        if (isStudyOnView()) return m_ui->studyPage->view()->resetZoom();
        if (isMonteCarloOnView()) return m_ui->monteCarloPage->view()->resetZoom();
        boardOnView().resetZoom();
    });
    connect(m_ui->copyFigure, &QAction::triggered, this, [this] {
        if (isStudyOnView()) return m_ui->studyPage->view()->copyToClipboard();
        if (isMonteCarloOnView()) return m_ui->monteCarloPage->view()->copyToClipboard();
        if (FigureView* view = boardOnView().activeView()) view->copyToClipboard();
    });
    connect(m_ui->restoreLayout, &QAction::triggered, this, &MainWindow::restoreStandardLayout);
    connect(m_ui->enlargeFigure, &QAction::triggered, this, [this] {
        FigureBoard& board = boardOnView();
        if (!isComparisonOnView()) m_ui->showRun->trigger();
        board.enlarge(board.enlarged() ? nullptr : board.activeView());
        m_ui->enlargeFigure->setChecked(board.enlarged() != nullptr);
    });
    connect(&m_ui->runPage->board(), &FigureBoard::enlargedChanged, this,
            [this] { m_ui->enlargeFigure->setChecked(m_ui->runPage->board().enlarged() != nullptr); });
}

std::map<ColorScheme, QAction*> MainWindow::schemeActions() const {
    return {{ColorScheme::system, m_ui->darkSystem},
            {ColorScheme::light, m_ui->darkOff},
            {ColorScheme::dark, m_ui->darkOn},
            {ColorScheme::blackOnWhite, m_ui->blackOnWhite},
            {ColorScheme::whiteOnBlack, m_ui->whiteOnBlack}};
}

void MainWindow::useColorScheme(ColorScheme scheme) {
    chooseColorScheme(scheme);
    applyLook(themeFor(scheme));
    for (MainWindow* main : all()) {
        main->schemeActions().at(scheme)->setChecked(true);
        main->m_ui->runPage->setTheme(currentTheme());
        main->m_ui->studyPage->setTheme(currentTheme());
        main->m_ui->monteCarloPage->setTheme(currentTheme());
        main->m_ui->comparePage->setTheme(currentTheme());
    }
}

HelpWindow& MainWindow::help() {
    if (!m_help) m_help = new HelpWindow(m_document.registry(), this);
    return *m_help;
}

QString MainWindow::inputWithFocus() const {
    for (const QWidget* widget = focusWidget(); widget; widget = widget->parentWidget()) {
        if (const auto* field = qobject_cast<const QuantityEdit*>(widget)) return field->parameterId();
        if (const auto* swept = qobject_cast<const SweptEdit*>(widget)) return swept->parameterId();
    }
    return {};
}

void MainWindow::showPublishedWorks() {
    if (!m_published) {
        m_published = new PublishedWorksDialog(m_document.registry(), this);
        connect(m_published, &PublishedWorksDialog::experimentsWanted, this, &MainWindow::addAndShow);
    }
    m_published->offer();
}

/// Adds experiments at the end of the project in one step, and shows the first one on its page.
void MainWindow::addAndShow(const std::vector<Experiment>& experiments) {
    Project added;
    added.experiments = experiments;
    const auto first = static_cast<int>(m_document.project().experiments.size());
    const QString wrong = m_document.addExperiments(added, first, ConstantClash::rename);
    if (!wrong.isEmpty()) return tell(Severity::error, wrong);
    m_ui->projectPanel->setCurrent(first);
    (experiments.front().study ? m_ui->showStudy : m_ui->showRun)->trigger();
    raise();
    activateWindow();
}

void MainWindow::setUpHelpActions() {
    connect(m_ui->helpContents, &QAction::triggered, this, [this] {
        const QString input = inputWithFocus();
        if (input.isEmpty() || live().experiment() < 0) return help().openPages();
        help().openInputs(*m_document.systemOf(live().experiment()), input);
    });
    connect(m_ui->helpInputs, &QAction::triggered, this, [this] {
        if (live().experiment() < 0) return help().openPages();
        help().openInputs(*m_document.systemOf(live().experiment()));
    });
    connect(m_ui->publishedWorks, &QAction::triggered, this, &MainWindow::showPublishedWorks);
    connect(m_ui->about, &QAction::triggered, this, [this] {
        QMessageBox box(QMessageBox::NoIcon, tr("About Talweg"),
                        tr("<h3>Talweg %1</h3><p>A workbench for bodies that roll, slide and bounce across "
                           "terrain.</p><p>Free software under the GNU General Public License, version 3 or "
                           "later.</p>")
                            .arg(QCoreApplication::applicationVersion()),
                        QMessageBox::Ok, this);
        box.setTextFormat(Qt::RichText);
        box.setIconPixmap(windowIcon().pixmap(64));
        box.exec();
    });
}

} // namespace talweg
