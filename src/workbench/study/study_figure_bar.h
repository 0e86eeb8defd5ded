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

/// Chooses what a figure of a study shows: its kind, what is drawn against what, which single runs.
class StudyFigureBar : public QWidget {
    Q_OBJECT
public:
    explicit StudyFigureBar(QWidget* parent = nullptr);

    /// Offers what these results have. What was chosen stays as long as they have it too; otherwise the
    /// measure is the one that is required, and where another study begins, the figure is the one that
    /// answers its requirement.
    void setResult(const SweepResult& result, const Study& study,
                   const std::optional<Requirement>& requirement);
    /// Until the next result, which begins another study, there is nothing to choose.
    void forget();

    /// What a map can show the difference to, with names.
    void setReferences(std::vector<std::pair<StudyLess, QString>> references);
    /// Which of them is chosen; nothing of other figures, and of maps of neighbours.
    StudyLess less() const;
    void setLess(const StudyLess& less);

    /// Chooses a figure as the user would, as far as there is one.
    void setFigure(const StudyFigure& figure);
    /// What is chosen, without the fixed inputs.
    StudyFigure figure() const;
    /// Where it is chosen what is drawn against what, and what counts; shown while there is a choice. May be
    /// put anywhere.
    QWidget* axesEditor() const { return m_axesEditor; }
    /// Where single runs are chosen; shown while the figure draws some. May be put anywhere.
    QWidget* runsEditor() const { return m_runsEditor; }
    /// The titles of all kinds that can be shown now, and the figures they stand for.
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
    void fillMeasures();
    void fillReferences();
    void fillGoals();
    void showGoals();
    /// What is chosen, or less of what the smallest is looked for of.
    std::vector<StudyFigure::Goal> goals() const;
    void setGoal(const std::string& input, bool isMore, bool on);
    std::string familyOf(Kind kind) const;
    std::string measureOf(Kind kind) const;
    QString proposedRuns() const;
    std::vector<double> chosenRuns() const;
    StudyFigure figureOf(Kind kind) const;
    bool isPossible(Kind kind) const;
    bool canShowNeighbours() const;

    std::shared_ptr<const System> m_system;
    std::vector<Axis> m_axes;
    Axis m_over;
    bool m_neighbours = false; ///< whether a map can show those of single runs
    bool m_isRandom = false;   ///< there are no runs at values of `m_over`
    bool m_hasUnknown = false; ///< designs are at their worst, which none need be in all goals of Pareto
    std::vector<std::string> m_measures;
    std::string m_asked; ///< the measure that is required; empty: the percentage, or nothing
    Kind m_kind = Kind::percentage;
    std::string m_x;
    std::map<Kind, std::string> m_family, m_measure;       ///< as chosen
    std::optional<std::vector<StudyFigure::Goal>> m_goals; ///< as chosen
    std::vector<std::pair<StudyLess, QString>> m_references;
    StudyLess m_less;       ///< as chosen
    std::string m_smallest; ///< the axis along which the smallest value is looked for; may be empty
    std::vector<std::pair<Kind, QToolButton*>> m_kinds;
    QButtonGroup* m_group;
    QBoxLayout* m_rows; ///< of the kinds, and of the choice of the measure
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
};

} // namespace talweg
