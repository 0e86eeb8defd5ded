#pragma once

#include "figures/plot/exportable.h"
#include "project/document.h"
#include "workbench/common/background.h"
#include "workbench/common/look.h"
#include "workbench/common/messages.h"

#include <QMainWindow>
#include <QTimer>
#include <map>
#include <memory>

class QAction;
class QDockWidget;
class QToolButton;

namespace talweg {

class Drawer;
class ExampleGallery;
class ExamplePictures;
class ExamplesDialog;
class ExportDialog;
class FigureBoard;
class FileController;
class HelpWindow;
class LiveMonteCarlo;
class JobsDialog;
class LiveRun;
class LiveStudy;
class PresetsDialog;
class PublishedWorksDialog;
class LongJobs;
class LongJobsDialog;
class RefusedTexts;
class ReportDialog;
class RunStatus;
class TimeCursor;
class TrackPane;

namespace Ui {
class MainWindow;
}

/// The main window of the program: menus, panes and actions, and the pages that show one project.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// Shows a document, which must outlive the window. At first, the document contains the first example of
    /// the first system.
    explicit MainWindow(Document& document, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// All main windows, in no particular order.
    static QList<MainWindow*> all();
    /// Closes all windows. If one of them may not be closed, closes none.
    static void closeAll();

    /// Opens a file in this window, or raises the window that has it open. Returns false if neither was
    /// possible.
    bool openFile(const QString& path);
    /// After a crash, offers to recover unsaved work, except work on the files `opened`.
    void lookForLostWork(const QStringList& opened = {});
    /// Writes unsaved work to its recovery file immediately.
    void keepUnsaved();

    Document& document() { return m_document; }
    LiveRun& live() const;
    LiveStudy& liveStudy() const;
    LiveMonteCarlo& liveMonteCarlo() const;
    LongJobs& longJobs() const { return *m_longJobs; }
    TimeCursor& timeCursor() const;
    const RefusedTexts& refusedTexts() const { return *m_refused; }

signals:
    /// The user requested another window: with a file, or with the gallery of examples if `file` is empty.
    void windowWanted(const QString& file);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void setUpPanes();
    void setUpPages();
    void arrangePanes();
    void addTablesButton();
    void restoreStandardLayout();
    void suitSmallScreens();
    void fitScreen();
    void setUpFileActions();
    void setUpEditActions();
    void takeStep(void (QUndoStack::*step)());
    void setUpRunActions();
    void setUpStudyActions();
    void setUpTracks();
    void showTrackPane();
    void setUpMonteCarlo();
    void setUpLongJobs();
    void showExperimentOf(const QString& name, bool isStudy);
    void setUpExport();
    void fillTableFormMenu();
    void setUpLanguageMenu();
    void setUpViewActions();
    void setUpHelpActions();
    void setUpIcons();
    void connectDocument();
    void connectMessages();
    void connectRefused();
    void dropRefused();
    bool mayLeaveRefused();
    bool mayClose();
    void askAndOpenWindow();
    void showPresets();
    void openFirstExample();
    void showExample(const Example& example);
    /// Shows a figure of a run, a study, random runs or a comparison on its page. A figure of a run is shown
    /// either alone or beside the main view.
    void bringFigure(const QString& figure, bool isAlone);

    void showExperiment(int index);
    void showRunState();
    void showStudyState();
    void showMonteCarloState();
    void showFittingPage();
    bool isStudyOnView() const;
    bool isMonteCarloOnView() const;
    bool isComparisonOnView() const;
    /// The board of figures of runs to which menu commands apply.
    FigureBoard& boardOnView() const;
    void showCompared();
    void fillRecentMenu();
    void showExamples();
    void showStart();
    ExamplePictures& examplePictures();
    bool mayUse(bool current);
    void fillExportTablesMenu();
    void exportRunFigure(std::size_t figure);
    void exportRunTable(const ResultTable& table);
    void exportRunData();
    void exportStudyFigure();
    void exportMonteCarloFigure();
    void exportComparedFigure(int figure);
    void offerReport();
    int experimentOf(const QString& figure) const;
    void addJob(ExportJob job);
    JobsDialog& jobs();
    void showJobs();
    void offerExport(std::vector<Exportable> figures, std::size_t selected);
    void exportCsv(const QString& title, const QString& suffix, std::function<QByteArray()> table);
    /// The menu action for each colour scheme.
    std::map<ColorScheme, QAction*> schemeActions() const;
    void useColorScheme(ColorScheme scheme);
    HelpWindow& help();
    void showPublishedWorks();
    void addAndShow(const std::vector<Experiment>& experiments);
    /// The id of the input whose field has the focus; empty if none has.
    QString inputWithFocus() const;
    void updateTitle();
    void survive(const QString& why);
    void tell(Severity weight, const QString& text);
    void saveWindow() const;
    void restoreWindow();

    std::unique_ptr<Ui::MainWindow> m_ui;
    Document& m_document;
    FileController* m_files;
    RefusedTexts* m_refused;
    LongJobs* m_longJobs;
    LongJobsDialog* m_longJobsDialog = nullptr;
    Drawer* m_drawer = nullptr;
    ExportDialog* m_export = nullptr;
    ReportDialog* m_report = nullptr;
    JobsDialog* m_jobs = nullptr;
    PresetsDialog* m_presets = nullptr;
    PublishedWorksDialog* m_published = nullptr;
    HelpWindow* m_help = nullptr;
    ExamplePictures* m_pictures = nullptr;
    ExamplesDialog* m_examples = nullptr;
    ExampleGallery* m_start = nullptr; ///< shown instead of the pages while there are no experiments
    RunStatus* m_status;
    QDockWidget* m_trackDock = nullptr; ///< shown for experiments with tracks
    TrackPane* m_trackPane = nullptr;
    QByteArray m_standardLayout;
    bool m_mayClose = false; ///< whether the user has already agreed to close the window
    QTimer m_opened; ///< after a project was opened, shows a suitable page unless another one is requested
    Background m_background;
};

} // namespace talweg
