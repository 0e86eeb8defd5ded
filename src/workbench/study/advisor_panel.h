#pragma once

#include "workbench/inputs/draft.h"
#include "workbench/study/live_advice.h"
#include "workbench/study/live_study.h"

#include <QWidget>
#include <functional>
#include <memory>

class QComboBox;
class QLabel;

namespace talweg {

class AdviceModel;
class Veil;

namespace Ui {
class AdvisorPanel;
}

/// The pane that finds designs. From top to bottom, it shows the mission, the limits of the designs, and the
/// designs that meet the requirement, best first. The mission consists of inputs of the experiment. Every
/// change of the mission is an undo step.
class AdvisorPanel : public QWidget {
    Q_OBJECT
public:
    explicit AdvisorPanel(QWidget* parent = nullptr);
    ~AdvisorPanel() override;

    /// Sets the document and its study. Call it once.
    void setStudy(Document& document, LiveStudy& live);
    /// Sets whether this pane is the visible one of the tabbed panes. It is updated only while it is visible.
    void setInFront(bool inFront);
    /// Sets the results whose designs are ranked; nothing for none. They are one part of LiveStudy::shown.
    void setPart(const std::optional<StudyPart>& part);
    /// Selects the ranked design nearest to these input values, if any, without emitting a signal.
    void look(const Values& looked);

signals:
    /// The user selected a design.
    void pointed(std::size_t design);
    /// The user requested that the experiment use this design.
    void chosen(std::size_t design);
    /// The user requested to change the choice that the study compares, e.g. the convention.
    void comparedWanted();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A group of presets, of which the user selects one as part of the mission.
    struct Mission {
        QString group;
        QLabel* label;
        QComboBox* box;
        std::vector<std::pair<QString, Values>> presets;
    };
    /// The controls for the limits of one axis.
    struct Limit {
        QLabel* label;
        QComboBox* from;
        QComboBox* to;
    };

    void setUpOver();
    void setUpTable();
    void showMission();
    void addMission(const QString& group);
    void makeMissions(const System& system, const Study& study);
    static QString titleOf(const System& system, const Mission& mission);
    void makeLimits(const Sweep& sweep);
    std::vector<Limits> limits() const;
    void showTolerances(const std::shared_ptr<const System>& system, const Study& study);
    void setTolerance(const std::string& parameter, const std::string& text);
    TolerancesReading tolerances() const;
    bool looksAround() const;
    std::optional<LiveAdvice::Question> question() const;
    void advise();
    QString verdictOn(std::size_t found) const;
    QString bestText() const;
    void showRanking();
    void showBoxes();
    QString boxesText() const;
    QString decisionText() const;
    QString withUnit(const std::string& own, double number) const;
    std::string ownMarginUnit() const;
    QString shownMargin(double margin) const;
    std::string keptOver(const System& system, const std::string& id, const QString& typed) const;
    QString deviationsText(const std::vector<Deviation>& where) const;
    void showAdvice();
    void showCompared();
    void explain();
    void enableUse();
    void changeStudy(const std::function<void(Study&)>& edit, const QString& mergeKey);

    std::unique_ptr<Ui::AdvisorPanel> m_ui;
    Document* m_document = nullptr;
    LiveStudy* m_live = nullptr;
    AdviceModel* m_model;
    LiveAdvice* m_advice;
    std::vector<Study::Swept> m_tolerances; ///< tolerances for which the designs were examined
    Draft* m_over = nullptr;
    Veil* m_veil = nullptr; ///< marks the table as outdated
    std::optional<StudyPart> m_part;
    std::shared_ptr<const System> m_system; ///< system whose missions are listed
    std::vector<std::string> m_swept;       ///< varied inputs, which missions do not change
    std::vector<Mission> m_missions;
    std::vector<Axis> m_axes; ///< axes for which there are limits
    DisplayUnits m_units;     ///< units in which the limits are shown
    std::vector<Limit> m_limits;
    bool m_inFront = false;
    bool m_stale = false; ///< whether a change occurred while the panel was hidden
    bool m_quiet = false;
};

} // namespace talweg
