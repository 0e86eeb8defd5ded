#pragma once

#include "figures/plot/exportable.h"
#include "figures/theme.h"
#include "workbench/common/messages.h"
#include "workbench/monte_carlo/live_monte_carlo.h"

#include <QWidget>
#include <memory>

class QShortcut;
class QTimer;

namespace talweg {

class Draft;
class LiveDrawing;
class LiveIndices;
class MonteCarloView;
struct MonteCarloDrawing;
struct MonteCarloFigure;
class RandomInputs;

namespace Ui {
class MonteCarloPage;
}

/// The page with the random runs of the current experiment. It shows the probability of success with
/// uncertain inputs, the distributions of results, and the influence of each input.
class MonteCarloPage : public QWidget {
    Q_OBJECT
public:
    explicit MonteCarloPage(QWidget* parent = nullptr);
    ~MonteCarloPage() override;

    /// Sets the document to show, which must outlive the page, and the pane of uncertain inputs, which the
    /// page updates. Call it once, before any other function.
    void setDocument(Document& document, RandomInputs& inputs);
    /// Sets the background tasks to which long computations are moved. Call it once.
    void setJobs(LongJobs& jobs);

    LiveMonteCarlo& live() const { return *m_live; }
    MonteCarloView* view() const;
    /// Whether the figure and the results belong to the current inputs and include all runs.
    bool isCurrent() const;
    /// The data of the current figure, in the parameters' units.
    std::shared_ptr<const MonteCarloDrawing> drawing() const;
    std::vector<Exportable> exportables() const;
    std::size_t figureOnView() const;
    /// Shows the figure with this id (see idOfRandomFigure), with the number of runs that the id contains.
    void bringFigure(const QString& id);
    /// Makes some inputs uncertain with default distributions, as one undo step. Adds a study if there is
    /// none.
    void begin();
    void setTheme(const Theme& theme);

signals:
    void told(talweg::Severity weight, const QString& text);
    /// A run was added as an experiment, which is now the current one.
    void runOpened();
    void exportRequested();
    void dataExportRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void connectSetup();
    void connectFigure();
    void openRun(std::size_t run);
    QString idOf(const MonteCarloFigure& figure) const;
    void takeWanted();
    QString runsRefusal(const QString& typed) const;
    QString widthRefusal(const QString& typed) const;
    void showPage();
    void showResults();
    void showFigure();
    void showDrawing();
    void showAnswer();
    void showState();
    void showProblems();
    void showProgress();
    bool showJob();
    void showIndices();

    std::unique_ptr<Ui::MonteCarloPage> m_ui;
    Document* m_document = nullptr;
    LiveMonteCarlo* m_live = nullptr;
    LiveDrawing* m_drawing;
    LiveIndices* m_indices;
    Draft *m_runs, *m_width;
    QTimer* m_progress;
    QShortcut* m_escape;
    bool m_saysOutdated = false; ///< whether the answer is marked as outdated
};

} // namespace talweg
