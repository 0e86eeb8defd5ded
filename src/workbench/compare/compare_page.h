#pragma once

#include "comparison/comparison_table.h"
#include "figures/plot/exportable.h"
#include "project/document.h"
#include "workbench/common/messages.h"

#include <QWidget>
#include <memory>

class QComboBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QStackedWidget;
class QTabWidget;

namespace talweg {

class ComparedRuns;
class ComparisonModel;
class ComparisonView;
class FigureBoard;
struct ComparedSource;

/// Compares runs: runs of the project's experiments, its pinned runs, and runs of experiments in other files.
/// The user selects runs in a list. Below the list, a table shows their differences, and figures show all of
/// them.
class ComparePage : public QWidget {
    Q_OBJECT
public:
    explicit ComparePage(QWidget* parent = nullptr);
    ~ComparePage() override;

    /// Sets the document to show, which must outlive the page. Call it once, before any other function.
    void setDocument(Document& document);
    /// Sets the index of the current experiment, −1 for none. Runs of its system are compared.
    void setExperiment(int index);
    void setTheme(const Theme& theme);

    ComparedRuns& runs() const { return *m_runs; }
    FigureBoard& board();
    /// Restores the default figures for every system.
    void restoreStandard();
    ComparisonModel& model() const { return *m_model; }
    /// The compared runs as experiments; the baseline is the first.
    std::vector<Experiment> compared() const;
    /// Enlarges the figure with this id (see isComparisonFigure) once all runs have been solved.
    void bringFigure(const QString& id);
    /// The figures for export, in the order of the board.
    std::vector<Exportable> exportables();
    /// The complete comparison for export to a file; nothing while runs are being solved.
    std::optional<ComparisonTable> whole() const;

    /// Opens dialogs in which the user selects a file and the experiments in it to compare.
    void addFromFile();
    /// Adds the experiments with these names from a file; without `names`, all its experiments. Returns false
    /// if the file cannot be read.
    bool addFromFile(const QString& path, const std::optional<QStringList>& names = {});

signals:
    void told(talweg::Severity weight, const QString& text);
    void csvWanted();
    void exportRequested(int figure);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    std::optional<FileReading> readGuests(const QString& path);
    bool addGuests(const QString& path, const FileReading& read,
                   const std::optional<QStringList>& names = {});
    QWidget* makeChoice();
    QWidget* makeBar();
    QWidget* makeTable();
    void connectTable();
    void showChoice();
    void fitChoice();
    void showBaselines();
    void showSystem();
    void showRuns();
    void showWanted();
    void showFigures(const std::vector<const ComparedSource*>& chosen);
    void showNote(const std::vector<const ComparedSource*>& chosen);
    void showChoiceMenu(const QPoint& place);
    void takeChecked(QListWidgetItem* item);
    std::vector<ComparedRun> comparedRuns(const DisplayUnits& units) const;
    QIcon lineIcon(std::size_t line) const;

    Document* m_document = nullptr;
    ComparedRuns* m_runs = nullptr;
    ComparisonModel* m_model;
    int m_experiment = -1;
    bool m_listsAlike = false;
    QString m_wanted;       ///< id of the figure to enlarge
    bool m_filling = false; ///< while the lists are filled; changes of their selection are ignored

    QListWidget* m_choice;
    QLabel* m_others;
    QLabel* m_note;
    QComboBox *m_baseline, *m_differences, *m_events;
    QPushButton *m_add, *m_csv, *m_copy;
    QTabWidget* m_parts;
    ComparisonView* m_view;
    QLabel* m_empty;
    QStackedWidget* m_stack;
    QWidget* m_figures;             ///< contains the board
    FigureBoard* m_board = nullptr; ///< null until it is first needed
};

} // namespace talweg
