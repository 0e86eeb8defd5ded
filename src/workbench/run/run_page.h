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

/// The run of the current experiment: its outcome, its figures, and the bar that plays it. The tables of the
/// run, elsewhere in the window, follow it.
class RunPage : public QWidget {
    Q_OBJECT
public:
    explicit RunPage(QWidget* parent = nullptr);
    ~RunPage() override;

    /// The document to show, which must outlive the page; call it once, before anything else.
    void setDocument(Document& document);
    /// The tables to update with the run; call it once.
    void setTables(EventsTable& events, MeasuresPane& measures, AuditTable& audit);
    /// −1 for none.
    void setExperiment(int index);
    void setTheme(const Theme& theme);

    LiveRun& live() const { return *m_live; }
    LiveNeighbours& neighbours() const { return *m_neighbours; }
    TimeCursor& cursor() const { return *m_cursor; }
    FigureBoard& board() const;
    /// Starts or stops playing; checkable, for the menu.
    QAction* playAction() const;

    /// Pins the current run.
    void pin();
    /// Adds actions that unpin runs.
    void fillUnpinMenu(QMenu& menu);
    /// Shows the figure with this id as soon as the run of the experiment is available.
    void bringFigure(const QString& id);
    /// The figures, in the order of those on the board.
    std::vector<Exportable> exportables();

signals:
    void told(talweg::Severity weight, const QString& text);
    /// A remark on the current run, emitted once until it changes.
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
    /// The inputs of the current run.
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
    std::vector<Veil*> m_veils;           ///< of the tables
    QStringList m_doubts;                 ///< of the current run, as told
    std::shared_ptr<const Run> m_eventOf; ///< the run whose event is selected; none where no event is
    std::string m_wanted;                 ///< the id of a figure to be shown; empty: none
};

} // namespace talweg
