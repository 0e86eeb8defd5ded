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

/// The study of the current experiment: its requirement with the answer, and one large figure. The page also
/// updates the study's set-up, the advisor and the table of designs, which are elsewhere in the window.
///
/// The page has a current design: the one with the experiment's own values, or the one last selected in a
/// table or with a slider. The figure shows slices of the results at this design.
class StudyPage : public QWidget {
    Q_OBJECT
public:
    explicit StudyPage(QWidget* parent = nullptr);
    ~StudyPage() override;

    /// Sets the document to show, which must outlive the page. Call it once, before all other functions.
    void setDocument(Document& document);
    /// Sets the background tasks that run long studies. Call it once.
    void setJobs(LongJobs& jobs);
    /// Sets the panes that the page updates with the study; call it once.
    void setPanes(StudySetup& setup, AdvisorPanel& advisor, DesignsTable& designs);

    LiveStudy& live() const { return *m_live; }
    StudyView* view() const;
    /// All kinds of figure, for export, and the index of the current one.
    std::vector<Exportable> exportables() const;
    std::size_t figureOnView() const;
    /// The data of the current figure, if they are not the table of designs: the neighbours of runs, the
    /// outcomes along a line, differences, or Pareto-optimal designs. Otherwise nothing.
    std::function<QByteArray()> figureData() const;
    /// Shows the figure with this id (see studyFigureOf) as soon as the results of the experiment's study are
    /// available.
    void bringFigure(const QString& id);
    /// The values of the current design. Inputs that are not varied have the experiment's values.
    const Values& looked() const { return m_looked; }
    /// Index in LiveStudy::shown of the compared study that the tables show.
    std::size_t part() const;
    /// The result of that study, which must exist.
    const StudyShown& tabled() const;
    /// Options for the table of its designs: with differences from the baseline, or from the reference of a
    /// difference map.
    TableOptions tableOptions() const;
    /// Pins and unpins studies.
    BaselineButton& baseline() const { return *m_baseline; }

    void addStudy();
    /// Sets the experiment's inputs to those of a design in the compared study with index `part`, including
    /// the compared value, as one undo step.
    void takeDesign(std::size_t part, std::size_t design);
    /// Emits designChosen for the current design, or for the one on the grid that is nearest to it.
    void chooseLooked();

    /// Puts the focus on the choice among the compared studies.
    void focusPart();
    /// Makes a design the current one, given by its varied inputs.
    void look(const Values& varied);
    void setTheme(const Theme& theme);

signals:
    void told(talweg::Severity weight, const QString& text);
    /// A warning with actions.
    void offered(const QString& text, const std::vector<talweg::MessageBar::Offer>& offers);
    /// The user adopts this design of the compared study with index `part`. `showRun`: its run is to be
    /// shown, too.
    void designChosen(std::size_t part, std::size_t design, bool showRun);
    void exportRequested();
    void dataExportRequested();

protected:
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void connectFigure();
    void warnOutside(const StudyShown& study);
    /// Whether figures of this kind show only one of the compared results.
    static bool hasRoomForOne(StudyFigure::Kind kind);
    /// A figure for which there are data.
    struct Drawn {
        QString title;
        StudyFigure figure;
        StudyLess less = {}; ///< for difference maps
    };

    /// The results that a figure shows: only one of them for a map. `solvedFor`: as solved; `resultsFor`: in
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
    QPushButton* m_extend; ///< next to the answer's note on values that are left out
    QTimer* m_progress;
    FinerAnswers* m_finer;
    NamedRequirementsEdit* m_named;
    NamedAnswers* m_namedAnswers;
    NeighbourMaps* m_maps;
    ParetoFronts* m_fronts;
    bool m_saysOutdated = false; ///< the answer says that it is outdated
    Values m_own;                ///< the experiment's values
    Values m_looked;             ///< m_own with the varied inputs of the current design
    DisplayUnits m_units;        ///< units of the choices for the figure
    QString m_part;              ///< name of the compared study that tables and maps show
    QString m_wanted;            ///< id of the figure to show; empty for none
};

} // namespace talweg
