#pragma once

#include "figures/study/study_figure_id.h"

#include <QWidget>

class QBoxLayout;
class QButtonGroup;
class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace talweg {

class Draft;

/// Lets the user choose a figure of a study: its kind, its axes and results, and the lines and single runs
/// shown.
class StudyFigureBar : public QWidget {
    Q_OBJECT
public:
    explicit StudyFigureBar(QWidget* parent = nullptr);

    /// Offers the figures of these results. The user's choices are kept if they are still possible;
    /// otherwise, the result in the requirement is chosen. For another system, the figure that answers the
    /// study's requirement is chosen.
    void setResult(const SweepResult& result, const Study& study,
                   const std::optional<Requirement>& requirement);
    /// Disables all choices until the next call of setResult, which then chooses a figure as for another
    /// system.
    void forget();

    /// Sets the possible references of difference maps, with their names.
    void setReferences(std::vector<std::pair<StudyLess, QString>> references);
    /// The chosen reference of a difference map. Nothing for other figures and for maps of nearby runs.
    StudyLess less() const;
    void setLess(const StudyLess& less);

    /// Selects a figure as if the user had chosen it. Does nothing before the first result.
    void setFigure(const StudyFigure& figure);
    /// The chosen figure, without the values of inputs that it holds constant.
    StudyFigure figure() const;
    /// The editor of axes and goals, shown if there is a choice. The caller may place it in any layout.
    QWidget* axesEditor() const { return m_axesEditor; }
    /// The editor of the single runs and of the lines, shown for figures that have them. The caller may place
    /// it in any layout.
    QWidget* runsEditor() const { return m_runsEditor; }
    /// Titles and settings of all figures that are possible now.
    std::vector<std::pair<QString, StudyFigure>> figures() const;

signals:
    void changed();

protected:
    bool event(QEvent* event) override;

private:
    using Kind = StudyFigure::Kind;

    void addKind(Kind kind, const QString& text, const QString& help);
    void arrange();
    void begin(const Study& study);
    void enable(bool on);
    void fillAxes();
    void showKind();
    void fillFamily();
    void showMembers();
    void clearMembers();
    void fillMeasures();
    void fillReferences();
    void fillGoals();
    void showGoals();
    /// The chosen goals. The default goal is a small value of the input whose smallest value is sought.
    std::vector<StudyFigure::Goal> goals() const;
    void setGoal(const std::string& input, bool isMore, bool on);
    std::string familyOf(Kind kind) const;
    std::string measureOf(Kind kind) const;
    QString proposedRuns() const;
    StudyFigure figureOf(Kind kind) const;
    bool isPossible(Kind kind) const;
    bool canShowNeighbours() const;

    std::shared_ptr<const System> m_system;
    std::vector<Axis> m_axes;
    Axis m_over;
    bool m_neighbours = false; ///< whether maps can show the nearby runs of single runs
    bool m_isRandom = false;   ///< whether designs are evaluated by random runs, which have no `m_over`
    bool m_hasUnknown = false; ///< whether designs are evaluated by the worst case over unknown inputs
    std::vector<std::string> m_measures;
    std::string m_asked; ///< result in the requirement; empty for the percentage or without a requirement
    Kind m_kind = Kind::percentage;
    std::string m_x;
    std::map<Kind, std::string> m_family, m_measure;       ///< chosen by the user
    std::optional<std::vector<StudyFigure::Goal>> m_goals; ///< chosen by the user
    std::vector<std::pair<StudyLess, QString>> m_references;
    StudyLess m_less;       ///< chosen by the user
    std::string m_smallest; ///< input whose smallest value is sought; may be empty
    std::vector<std::pair<Kind, QToolButton*>> m_kinds;
    QButtonGroup* m_group;
    QBoxLayout* m_rows; ///< contains the kinds and the choice of the result
    QWidget* m_axesEditor;
    QLabel* m_xLabel;
    QComboBox* m_xBox;
    QLabel* m_familyLabel;
    QComboBox* m_familyBox;
    QLabel* m_lessLabel;
    QComboBox* m_lessBox;
    QLabel* m_goalsLabel;
    QToolButton* m_goalsButton;
    QLabel* m_measureLabel;
    QComboBox* m_measureBox;
    QWidget* m_runsEditor;
    QLabel* m_runsLabel;
    QLineEdit* m_runs;
    Draft* m_runsDraft;
    std::string m_membersOf; ///< input whose values are in m_members
    QLabel* m_membersLabel;
    QLineEdit* m_members; ///< values whose lines are drawn; empty: all
    Draft* m_membersDraft;
};

} // namespace talweg
