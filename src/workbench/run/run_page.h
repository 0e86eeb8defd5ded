#pragma once

#include "figures/plot/exportable.h"
#include "project/document.h"
#include "workbench/common/messages.h"

#include <QWidget>
#include <memory>

class QMenu;

namespace talweg {

class AuditTable;
class EventsTable;
class FigureBoard;
class LiveNeighbours;
class LiveRun;
class MeasuresPane;
class PinnedRuns;
class ResultTables;
class TimeCursor;
class Veil;

namespace Ui {
class RunPage;
}

/// The page with the run of the current experiment: its outcome, its figures, and the playback bar. The page
/// also updates the tables of the run, which are in other parts of the window.
class RunPage : public QWidget {
    Q_OBJECT
public:
    explicit RunPage(QWidget* parent = nullptr);
    ~RunPage() override;

    /// Sets the document to show, which must outlive the page. Call it once, before any other function.
    void setDocument(Document& document);
    /// Sets the tables that the page updates. Call it once.
    void setTables(EventsTable& events, MeasuresPane& measures, AuditTable& audit);
    /// Sets the index of the current experiment, −1 for none.
    void setExperiment(int index);
    void setTheme(const Theme& theme);

    LiveRun& live() const { return *m_live; }
    LiveNeighbours& neighbours() const { return *m_neighbours; }
    TimeCursor& cursor() const { return *m_cursor; }
    FigureBoard& board() const;
    /// A checkable action that starts or stops playing, for menus.
    QAction* playAction() const;

    /// Pins the current run.
    void pin();
    /// Fills a menu with actions that unpin runs.
    void fillUnpinMenu(QMenu& menu);
    /// Shows the figure with this id once the run of the current inputs is available, either alone or beside
    /// the main view.
    void bringFigure(const QString& id, bool isAlone);
    /// The figures for export, in the order of the board.
    std::vector<Exportable> exportables();

signals:
    void told(talweg::Severity weight, const QString& text);
    /// Emitted once for each warning about the accuracy of the current run.
    void doubtful(const QString& text);

private:
    void connectRun();
    void connectCursor();
    void showRun();
    void showState();
    void showCursor(double t);
    void showPinned();
    void showWanted();
    void selectEvent(int row);
    void tellDoubts();
    void showDragged(const Values& changed);
    void takeDragged(int handle, const Values& changed, bool finished);
    /// The experiment and inputs of the run shown.
    Pin runOnView() const;

    std::unique_ptr<Ui::RunPage> m_ui;
    Document* m_document = nullptr;
    LiveRun* m_live = nullptr;
    LiveNeighbours* m_neighbours = nullptr;
    PinnedRuns* m_pinned = nullptr;
    TimeCursor* m_cursor;
    ResultTables* m_leading;
    EventsTable* m_events = nullptr;
    MeasuresPane* m_measures = nullptr;
    AuditTable* m_audit = nullptr;
    std::vector<Veil*> m_veils;           ///< mark the tables as outdated
    QStringList m_doubts;                 ///< the warnings emitted for the current run
    std::shared_ptr<const Run> m_eventOf; ///< the run whose event is selected; null for none
    bool m_isAlone = true;
    std::string m_wanted; ///< id of the figure to show; empty for none
};

} // namespace talweg
