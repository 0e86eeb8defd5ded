#pragma once

#include "figures/plot/exportable.h"
#include "figures/study/study_figure_id.h"
#include "figures/theme.h"
#include "study/table.h"
#include "workbench/common/messages.h"
#include "workbench/study/live_study.h"

#include <QWidget>
#include <functional>
#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTimer;

namespace talweg {

class AdvisorPanel;
class BaselineButton;
class DesignsTable;
class FinerAnswers;
class NamedAnswers;
class NamedRequirementsEdit;
class NeighbourMaps;
class ParetoFronts;
class Draft;
class SliceBar;
class StudyFigureBar;
class StudySetup;
class StudyView;
class Veil;

namespace Ui {
class StudyPage;
}

/// The study of the current experiment: its requirement with the answer, and one large figure. Its set-up,
/// the advisor and the table of designs, which stand elsewhere in the window, follow it.
///
/// The page looks at one design: the experiment's own values, or what was last pointed at in a table or by
/// a slider. The figure cuts through the results there.
class StudyPage : public QWidget {
    Q_OBJECT
public:
    explicit StudyPage(QWidget* parent = nullptr);
    ~StudyPage() override;

    /// What to show, which outlives the page; to be called once, before anything else.
    void setDocument(Document& document);
    /// Sets the background tasks that run long studies. Call it once.
    void setJobs(LongJobs& jobs);
    /// What to keep up with the study; to be called once.
    void setPanes(StudySetup& setup, AdvisorPanel& advisor, DesignsTable& designs);

    LiveStudy& live() const { return *m_live; }
    StudyView* view() const;
    /// The figures of all kinds, and which of them is shown.
    std::vector<Exportable> exportables() const;
    std::size_t figureOnView() const;
    /// What the current figure shows as a table, where that is none of the designs' own: the neighbours of
    /// runs, the outcomes along a line, Pareto-optimal designs. Otherwise nothing.
    std::function<QByteArray()> figureData() const;
    /// Shows the figure of an id (see studyFigureOf) as soon as the results of the experiment's
    /// study are there.
    void bringFigure(const QString& id);
    /// The values of the design looked at; those that are not varied are the experiment's.
    const Values& looked() const { return m_looked; }
    /// Which of the compared studies tables show, as an index in LiveStudy::shown.
    std::size_t part() const;
    /// The result of that. There has to be one.
    const StudyShown& tabled() const;
    /// How its designs are tabulated: with what they differ by from those of the baseline, or of what the map
    /// shows the difference to.
    TableOptions tableOptions() const;
    /// Pins and unpins studies.
    BaselineButton& baseline() const { return *m_baseline; }

    void addStudy();
    /// Gives a design of the compared study number `part` to the experiment: one step to undo, the compared
    /// value included.
    void takeDesign(std::size_t part, std::size_t design);
    /// The user wants the design looked at, as far as there is one on the grid.
    void chooseLooked();

    /// Puts the focus on the choice among the compared studies.
    void focusPart();
    /// Looks at a design: its varied inputs.
    void look(const Values& varied);
    void setTheme(const Theme& theme);

signals:
    void told(talweg::Severity weight, const QString& text);
    /// The user wants this design, of the compared study number `part`, for the experiment, and maybe to see
    /// its run.
    void designChosen(std::size_t part, std::size_t design, bool showRun);
    void exportRequested();
    void dataExportRequested();

protected:
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void connectFigure();
    /// Whether a kind shows one of the compared results.
    static bool hasRoomForOne(StudyFigure::Kind kind);
    /// A figure that there is something to draw of.
    struct Drawn {
        QString title;
        StudyFigure figure;
        StudyLess less = {}; ///< of a map
    };

    /// The results as a figure of a kind draws them: a map has room for one only. As they were solved, and in
    /// the units of the project.
    std::vector<StudyShown> solvedFor(const StudyFigure& figure, const StudyLess& less) const;
    std::vector<StudyShown> resultsFor(const StudyFigure& figure, const StudyLess& less) const;
    std::vector<StudyShown> amongParts(const StudyFigure& figure, const StudyLess& less,
                                       const std::vector<StudyPart>& parts,
                                       const std::vector<StudyShown>& baseline) const;
    bool isWorkedOut(const StudyFigure& figure, const StudyLess& less) const;
    std::vector<StudyShown> solvedOnView() const;
    std::optional<StudyShown> reference(const std::vector<StudyPart>& parts,
                                        const std::vector<StudyShown>& baseline) const;
    std::vector<std::pair<StudyLess, QString>> references() const;
    StudyLess lessWanted(const StudyLess& less) const;
    void showBaseline();
    Values inShownUnits(const Values& values) const;
    std::optional<StudyFigure> figureInOtherUnits();
    bool isOfNeighbours(const StudyFigure& figure) const;
    void prepareFigure(const StudyFigure& figure, Values& chosen);
    std::vector<Drawn> drawnFigures() const;
    bool isOnView(const Drawn& drawn) const;
    QString idOf(StudyFigure figure, const StudyLess& less) const;
    void showWanted();
    Values valuesClicked(std::size_t result, std::size_t design) const;
    void showOutdated();
    void followExperiment();
    void lookAt(Values looked);
    void lookAtDesign(std::size_t part, std::size_t design);
    Values varied(const Values& values) const;
    void showStudy();
    void showRequirement();
    void showResults();
    void showTables();
    void showDesigns();
    void showFigure();
    void arrangeAxes();
    void showParts();
    void showAnswer();
    void showState();
    void showProgress();
    bool showJob();
    QString refusal(const QString& requirement) const;
    void takeRequirement(const QString& text);
    void useRequirement(const QString& condition);
    void fillRequirements();
    void askNamed();
    void showProblems();
    std::vector<Axis> slicedAxes() const;

    std::unique_ptr<Ui::StudyPage> m_ui;
    Document* m_document = nullptr;
    LiveStudy* m_live = nullptr;
    AdvisorPanel* m_advisor = nullptr;
    DesignsTable* m_designs = nullptr;
    Veil* m_designsVeil = nullptr;
    Draft* m_requirement = nullptr;
    BaselineButton* m_baseline;
    QPushButton* m_extend; ///< beside what the answer says of values that are left out
    QTimer* m_progress;
    FinerAnswers* m_finer;
    NamedRequirementsEdit* m_named;
    NamedAnswers* m_namedAnswers;
    NeighbourMaps* m_maps;
    ParetoFronts* m_fronts;
    bool m_saysOutdated = false; ///< the answer
    Values m_own;                ///< of the experiment
    Values m_looked;             ///< those, but for the varied inputs of the design looked at
    DisplayUnits m_units;        ///< of what is chosen for the figure
    QString m_part;              ///< name of the compared study that tables and maps show
    QString m_wanted;            ///< the id of a figure to be shown; empty: none
};

} // namespace talweg
