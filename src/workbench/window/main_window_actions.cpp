#include "figures/file/figure_size.h"
#include "figures/plot/figure_window.h"
#include "figures/run/run_csv.h"
#include "figures/run/run_picture.h"
#include "figures/study/study_view.h"
#include "figures/theme.h"
#include "workbench/window/main_window.h"

#include "files/whole_file.h"
#include "ui_main_window.h"
#include "workbench/common/icons.h"
#include "workbench/common/mnemonics.h"
#include "workbench/common/plain_text.h"
#include "workbench/inputs/quantity_edit.h"
#include "workbench/run/live_run.h"
#include "workbench/run/pinned_runs.h"
#include "workbench/study/swept_edit.h"
#include "workbench/window/export_dialog.h"
#include "workbench/window/file_keeper.h"
#include "workbench/window/help_window.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QToolButton>
#include <algorithm>

namespace talweg {

namespace {

/// How many samples a table of a run has.
constexpr std::size_t exportedSamples = 2000;

/// Names of experiments are part of the names of steps.
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
    connect(m_ui->newProject, &QAction::triggered, m_files, &FileKeeper::newProject);
    connect(m_ui->open, &QAction::triggered, m_files, &FileKeeper::askAndOpen);
    connect(m_ui->save, &QAction::triggered, m_files, &FileKeeper::save);
    connect(m_ui->saveAs, &QAction::triggered, m_files, &FileKeeper::saveAs);
    connect(m_ui->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_files, &FileKeeper::recentFilesChanged, this, &MainWindow::fillRecentMenu);
    connect(m_ui->exportFigure, &QAction::triggered, this, [this] {
        if (isStudyOnView()) return exportStudyFigure();
        const auto& views = m_ui->board->views();
        const auto active = std::find(views.begin(), views.end(), m_ui->board->activeView());
        exportFigure(static_cast<int>(active - views.begin()));
    });
    const auto exportSamples = [this] {
        if (!mayUse(m_live->isCurrent())) return;
        const Shown shown = m_live->shown();
        exportCsv(tr("Export run"), tr("run"), [shown] {
            return samplesCsv(*shown.system, *shown.run, shown.run->samples(exportedSamples));
        });
    };
    connect(m_ui->exportSamples, &QAction::triggered, this, exportSamples);
    connect(m_ui->exportEvents, &QAction::triggered, this, [this] {
        if (!mayUse(m_live->isCurrent())) return;
        const Shown shown = m_live->shown();
        exportCsv(tr("Export events"), tr("events"),
                  [shown] { return eventsCsv(*shown.system, *shown.run); });
    });
    connect(m_ui->board, &FigureBoard::exportRequested, this, &MainWindow::exportFigure);
    connect(m_ui->board, &FigureBoard::dataExportRequested, this, exportSamples);
    fillRecentMenu();
    fillExamplesMenu();
}

void MainWindow::fillRecentMenu() {
    m_ui->recentMenu->clear();
    const QStringList files = m_files->recentFiles();
    m_ui->recentMenu->setEnabled(!files.isEmpty());
    for (const QString& path : files) {
        QAction* action = m_ui->recentMenu->addAction(menuText(briefly(QFileInfo(path).fileName())));
        action->setToolTip(plainTip(QDir::toNativeSeparators(path)));
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    m_ui->recentMenu->setToolTipsVisible(true);
    m_ui->recentMenu->addSeparator();
    connect(m_ui->recentMenu->addAction(tr("Clear list")), &QAction::triggered, m_files,
            &FileKeeper::forgetRecentFiles);
}

void MainWindow::fillExamplesMenu() {
    for (const auto& system : m_document.registry().systems()) {
        if (system->examples.empty()) continue;
        QMenu* menu = m_ui->examplesMenu->addMenu(QString::fromStdString(system->name));
        menu->setToolTipsVisible(true);
        for (const Example& example : system->examples) {
            QAction* action = menu->addAction(menuText(QString::fromStdString(example.title)));
            action->setToolTip(QString::fromStdString(example.notes));
            connect(action, &QAction::triggered, this,
                    [this, system, example] { m_files->openExample(*system, example); });
        }
    }
}

void MainWindow::setUpEditActions() {
    QAction* undo = m_document.undoStack().createUndoAction(this, tr("Undo"));
    QAction* redo = m_document.undoStack().createRedoAction(this, tr("Redo"));
    connect(&m_document.undoStack(), &QUndoStack::undoTextChanged, undo,
            [undo](const QString& step) { nameStep(*undo, tr("Undo"), step); });
    connect(&m_document.undoStack(), &QUndoStack::redoTextChanged, redo,
            [redo](const QString& step) { nameStep(*redo, tr("Redo"), step); });
    undo->setShortcuts(QKeySequence::Undo);
    redo->setShortcuts(QKeySequence::Redo);
    undo->setIcon(icon(Icon::undo));
    redo->setIcon(icon(Icon::redo));
    m_ui->editMenu->addActions({undo, redo});
    m_ui->editMenu->addSeparator();
    m_ui->editMenu->addMenu(m_ui->projectPanel->addMenu());
    m_ui->editMenu->addActions(m_ui->projectPanel->editActions());
    const QList<QAction*> tools = m_ui->toolBar->actions();
    QAction* before = tools[tools.indexOf(m_ui->save) + 2];
    m_ui->toolBar->insertActions(before, {undo, redo});
    for (QAction* action : {undo, redo})
        qobject_cast<QToolButton*>(m_ui->toolBar->widgetForAction(action))
            ->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void MainWindow::setUpRunActions() {
    m_ui->runMenu->insertAction(m_ui->pin, m_ui->player->playAction());
    m_ui->runMenu->insertSeparator(m_ui->pin);
    connect(m_ui->pin, &QAction::triggered, this, [this] {
        if (mayUse(m_live->isCurrent())) m_pinned->pin(runOnView(), m_live->shown());
    });
    connect(m_ui->unpinAll, &QAction::triggered, &m_document, &Document::unpinAll);
    auto* menu = new QMenu(m_unpin);
    menu->setTitle(tr("Unpin"));
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillUnpinMenu(*menu); });
    m_ui->runMenu->insertMenu(m_ui->unpinAll, menu);
    m_unpin->setMenu(menu);
    m_unpin->setIcon(icon(Icon::unpin));
    m_unpin->setText(tr("Unpin"));
    m_unpin->setToolTip(tr("Take reference runs off the figures"));
    m_unpin->setPopupMode(QToolButton::InstantPopup);
    m_unpin->setProperty("flat", true);
    m_unpin->setEnabled(false);
    m_ui->toolBar->insertWidget(m_ui->exportFigure, m_unpin);
}

void MainWindow::exportFigure(int figure) {
    if (!mayUse(m_live->isCurrent())) return;
    std::vector<Exportable> figures;
    for (const QPointer<FigureView> view : m_ui->board->views())
        figures.push_back({QString::fromStdString(view->recipe().title),
                           [this, view](const Theme& theme, const FigureSize& size,
                                        const OnView& parts) -> std::optional<QPicture> {
                               if (!view || !m_live->isCurrent()) return {};
                               m_ui->board->bring(view);
                               if (view->shown().isEmpty()) return {};
                               return view->picture(theme, size, parts);
                           },
                           [this, view](const OnView& parts) -> QStringList {
                               if (!view) return {tr("nothing")};
                               m_ui->board->bring(view);
                               return view->pictureText(parts);
                           },
                           view->recipe().kind == FigureRecipe::Kind::space});
    offerExport(std::move(figures), static_cast<std::size_t>(figure));
}

void MainWindow::offerExport(std::vector<Exportable> figures, std::size_t selected) {
    if (!m_export) {
        m_export = new ExportDialog(this);
        connect(m_export, &ExportDialog::told, this, &MainWindow::tell);
    }
    m_export->offer(std::move(figures), selected);
}

void MainWindow::exportCsv(const QString& title, const QString& suffix, std::function<QByteArray()> table) {
    const auto index = static_cast<std::size_t>(m_live->experiment());
    const QString name =
        QStringLiteral("%1 %2.csv").arg(m_document.project().experiments[index].name, suffix);
    const QString path =
        QFileDialog::getSaveFileName(this, title, QDir::home().filePath(name), tr("Tables (*.csv)"));
    if (path.isEmpty()) return;
    m_background.run([path, table = std::move(table)] { return writeWhole(path, table()); },
                     [this, path](const QString& wrong) {
                         if (wrong.isEmpty())
                             tell(Severity::note, tr("Table written to %1.").arg(path));
                         else
                             tell(Severity::error, wrong);
                     });
}

void MainWindow::setUpViewActions() {
    for (QDockWidget* dock :
         {m_ui->projectDock, m_ui->inspectorDock, m_ui->setupDock, m_ui->advisorDock, m_ui->designsDock,
          m_ui->eventsDock, m_ui->measuresDock, m_ui->auditDock, m_ui->messagesDock})
        m_ui->panesMenu->addAction(dock->toggleViewAction());
    auto* schemes = new QActionGroup(this);
    const std::pair<QAction*, ColorScheme> choices[] = {{m_ui->darkSystem, ColorScheme::system},
                                                        {m_ui->darkOff, ColorScheme::light},
                                                        {m_ui->darkOn, ColorScheme::dark}};
    for (const auto& [action, scheme] : choices) {
        schemes->addAction(action);
        action->setChecked(chosenColorScheme() == scheme);
        connect(action, &QAction::triggered, this, [this, scheme = scheme] { useColorScheme(scheme); });
    }
    connect(m_ui->toggleDark, &QAction::triggered, this,
            [this] { (currentTheme().dark ? m_ui->darkOff : m_ui->darkOn)->trigger(); });
    connect(m_ui->showRun, &QAction::triggered, this,
            [this] { m_ui->pages->setCurrentWidget(m_ui->runPage); });
    connect(m_ui->showStudy, &QAction::triggered, this,
            [this] { m_ui->pages->setCurrentWidget(m_ui->studyPage); });
    connect(m_ui->resetZoom, &QAction::triggered, this, [this] {
        if (isStudyOnView()) return m_ui->studyPage->view()->resetZoom();
        m_ui->board->resetZoom();
    });
    connect(m_ui->copyFigure, &QAction::triggered, this, [this] {
        if (isStudyOnView()) return m_ui->studyPage->view()->copyToClipboard();
        if (FigureView* view = m_ui->board->activeView()) view->copyToClipboard();
    });
    connect(m_ui->restoreLayout, &QAction::triggered, this, &MainWindow::restoreStandardLayout);
    connect(m_ui->enlargeFigure, &QAction::triggered, this, [this] {
        FigureBoard& board = *m_ui->board;
        m_ui->showRun->trigger();
        board.enlarge(board.enlarged() ? nullptr : board.activeView());
        m_ui->enlargeFigure->setChecked(board.enlarged() != nullptr);
    });
    connect(m_ui->board, &FigureBoard::enlargedChanged, this,
            [this] { m_ui->enlargeFigure->setChecked(m_ui->board->enlarged() != nullptr); });
}

void MainWindow::useColorScheme(ColorScheme scheme) {
    chooseColorScheme(scheme);
    applyLook(themeFor(scheme));
    for (QWidget* window : QApplication::topLevelWidgets())
        if (auto* main = qobject_cast<MainWindow*>(window)) {
            main->m_ui->board->setTheme(currentTheme());
            main->m_ui->studyPage->setTheme(currentTheme());
            main->m_ui->banner->show(*main->m_live);
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

void MainWindow::setUpHelpActions() {
    connect(m_ui->helpContents, &QAction::triggered, this, [this] {
        const QString input = inputWithFocus();
        if (input.isEmpty()) return help().openPages();
        help().openInputs(*m_document.systemOf(m_live->experiment()), input);
    });
    connect(m_ui->helpInputs, &QAction::triggered, this, [this] {
        if (m_live->experiment() < 0) return help().openPages();
        help().openInputs(*m_document.systemOf(m_live->experiment()));
    });
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
