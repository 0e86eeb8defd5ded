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
class SliceBar;
class StudyFigureBar;
class StudySetup;
class StudyView;
class Veil;

namespace Ui {
class StudyPage;
}

/// The page with the study of the current experiment: its requirement, the answer, and one large figure. The
/// page also updates the study's settings, the advisor and the table of designs, which are in other panes.
///
/// The page has a current design. This is the design with the experiment's own values, or the design that was
/// last selected in a table or with a slider. The figure shows slices of the results at the current design.
class StudyPage : public QWidget {
    Q_OBJECT
public:
    explicit StudyPage(QWidget* parent = nullptr);
    ~StudyPage() override;

    /// Sets the document to show, which must outlive the page. Call it once, before any other function.
    void setDocument(Document& document);
    /// Sets the background tasks to which long studies are moved. Call it once.
    void setJobs(LongJobs& jobs);
    /// Sets the panes that the page updates with the study. Call it once.
    void setPanes(StudySetup& setup, AdvisorPanel& advisor, DesignsTable& designs);

    LiveStudy& live() const { return *m_live; }
    StudyView* view() const;
    /// The figures of all kinds for export, and the index of the one shown.
    std::vector<Exportable> exportables() const;
    std::size_t figureOnView() const;
    /// Writes the data of the figure shown, if the table of designs does not contain them: nearby runs,
    /// outcomes along a line, differences, or Pareto-optimal designs. Null for other figures.
    std::function<QByteArray()> figureData() const;
    /// Shows the figure with this id (see studyFigureOf) once the results of the current study are available.
    void bringFigure(const QString& id);
    /// The input values of the current design. Inputs that are not varied have the experiment's values.
    const Values& looked() const { return m_looked; }
    /// Index in LiveStudy::shown of the compared study that the tables show.
    std::size_t part() const;
    /// The results that the tables show, as solved. LiveStudy::shown must not be empty.
    const StudyShown& tabled() const;
    /// Options for the table of designs. The reference for differences is the reference of the difference
    /// map, or else the baseline.
    TableOptions tableOptions() const;
    /// The button that pins and unpins studies.
    BaselineButton& baseline() const { return *m_baseline; }

    void addStudy();
    /// Sets the experiment's inputs to those of a design of the compared study with index `part`. Also sets
    /// the compared choice. This is one undo step.
    void takeDesign(std::size_t part, std::size_t design);
    /// Emits designChosen for the design of the study that is nearest to the current design.
    void chooseLooked();

    /// Moves the focus to the choice of the compared study.
    void focusPart();
    /// Makes the design with these values of varied inputs the current one.
    void look(const Values& varied);
    void setTheme(const Theme& theme);

signals:
    void told(talweg::Severity weight, const QString& text);
    /// Emitted to show a warning with actions.
    void offered(const QString& text, const std::vector<talweg::MessageBar::Offer>& offers);
    /// The user requested that the experiment use this design of the compared study with index `part`.
    /// `showRun` states whether to show its run as well.
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
    /// Whether figures of this kind show the results of only one compared study.
    static bool hasRoomForOne(StudyFigure::Kind kind);
    /// A figure for which data are available.
    struct Drawn {
        QString title;
        StudyFigure figure;
        StudyLess less = {}; ///< the reference, for difference maps
    };

    /// The results that a figure shows; for a map, only those of one compared study. `solvedFor` returns them
    /// as solved; `resultsFor`, in the project's units.
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
    void showNamed();
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
    BaselineButton* m_baseline;
    QPushButton* m_extend; ///< next to the note on values that are not covered
    QTimer* m_progress;
    FinerAnswers* m_finer;
    NamedRequirementsEdit* m_named;
    NamedAnswers* m_namedAnswers;
    NeighbourMaps* m_maps;
    ParetoFronts* m_fronts;
    bool m_saysOutdated = false; ///< whether the answer is marked as outdated
    Values m_own;                ///< the experiment's values
    Values m_looked;             ///< m_own with the varied inputs of the current design
    DisplayUnits m_units;        ///< units of the choices in the figure bar
    QString m_part;              ///< name of the compared study shown in tables and maps
    QString m_wanted;            ///< id of the requested figure; empty for none
};

} // namespace talweg
