#pragma once

#include "project/document.h"
#include "workbench/common/background.h"
#include "workbench/common/look.h"
#include "workbench/common/messages.h"
#include "workbench/run/pinned_runs.h"

#include <QMainWindow>
#include <memory>

class QLabel;
class QMenu;
class QToolButton;

namespace talweg {

class Drawer;
class ExportDialog;
struct Exportable;
class FigureBoard;
class FileKeeper;
class HelpWindow;
class LiveRun;
class LiveStudy;
class MeasuresModel;
class RefusedTexts;
class TimeCursor;
class Veil;

namespace Ui {
class MainWindow;
}

/// The workbench: one project, the run of the experiment on view, and everything that shows it.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// Starts with the first example of the first system.
    explicit MainWindow(Registry registry, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a file in this window; false when that is not possible.
    bool openFile(const QString& path);
    /// Offers what crashes left behind, but for the files opened.
    void lookForLostWork(const QStringList& opened = {});
    /// Writes unsaved work to its side file now.
    void keepUnsaved();

    Document& document() { return m_document; }
    LiveRun& live() { return *m_live; }
    LiveStudy& liveStudy() { return *m_study; }
    TimeCursor& timeCursor() { return *m_cursor; }
    const RefusedTexts& refusedTexts() const { return *m_refused; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void setUpPanes();
    void arrangePanes();
    void addTablesButton();
    void restoreStandardLayout();
    void fitScreen();
    void setUpFileActions();
    void setUpEditActions();
    void setUpRunActions();
    void setUpStudy();
    void setUpStudyActions();
    void setUpViewActions();
    void setUpHelpActions();
    void setUpIcons();
    void connectDocument();
    void connectRun();
    void connectCursor();
    void connectMessages();
    void connectRefused();
    void dropRefused();
    bool mayLeaveRefused();
    void openFirstExample();

    void showExperiment(int index);
    void showRun();
    void showRunState();
    void showCursor(double t);
    void showAudit();
    void tellDoubts(const Run* run);
    void showPinned();
    void fillRecentMenu();
    void fillExamplesMenu();
    void dragHandle(int handle, double x, double y, bool finished);
    void takeDragged(int handle, const Values& changed, bool finished);
    /// What the run on view was solved from.
    Pin runOnView() const;
    void fillUnpinMenu(QMenu& menu);
    void showStudyTables();
    void showStudyState();
    void showCompared();
    void lookAtDesign(std::size_t design);
    bool takeDesign(std::size_t part, std::size_t design);
    bool mayUse(bool current);
    bool isStudyOnView() const;
    void showFittingPage();
    void exportFigure(int figure);
    void exportStudyFigure();
    void offerExport(std::vector<Exportable> figures, std::size_t selected);
    void exportCsv(const QString& title, const QString& suffix, std::function<QByteArray()> table);
    void useColorScheme(ColorScheme scheme);
    HelpWindow& help();
    /// The id of the input whose field has the focus; empty when none has.
    QString inputWithFocus() const;
    void updateTitle();
    void survive(const QString& why);
    void tell(Severity weight, const QString& text);
    void saveWindow() const;
    void restoreWindow();

    std::unique_ptr<Ui::MainWindow> m_ui;
    Document m_document;
    FileKeeper* m_files;
    LiveRun* m_live;
    LiveStudy* m_study;
    TimeCursor* m_cursor;
    PinnedRuns* m_pinned;
    RefusedTexts* m_refused;
    MeasuresModel* m_measures;
    QStringList m_doubts; ///< of the run on view, as told
    Drawer* m_drawer = nullptr;
    ExportDialog* m_export = nullptr;
    HelpWindow* m_help = nullptr;
    std::vector<Veil*> m_runVeils;
    Veil* m_designsVeil = nullptr;
    QToolButton* m_unpin;
    QLabel* m_status;
    QByteArray m_standardLayout;
    Background m_background;
};

} // namespace talweg
