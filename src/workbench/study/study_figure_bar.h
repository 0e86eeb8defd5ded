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

/// Chooses a figure of a study: its kind, its axes and measures, and the single runs that it shows.
class StudyFigureBar : public QWidget {
    Q_OBJECT
public:
    explicit StudyFigureBar(QWidget* parent = nullptr);

    /// Offers the figures of these results. The choice is kept if they have it, too; otherwise the required
    /// measure is chosen. For another study, the figure that answers its requirement is chosen.
    void setResult(const SweepResult& result, const Study& study,
                   const std::optional<Requirement>& requirement);
    /// Disables all choices until the next result, which is treated as that of another study.
    void forget();

    /// Sets the references of difference maps, with names.
    void setReferences(std::vector<std::pair<StudyLess, QString>> references);
    /// The chosen reference; nothing for figures other than maps, and for maps of neighbours.
    StudyLess less() const;
    void setLess(const StudyLess& less);

    /// Chooses a figure as if the user did, if it is available.
    void setFigure(const StudyFigure& figure);
    /// The chosen figure, without the values of fixed inputs.
    StudyFigure figure() const;
    /// The editor of axes and goals, shown while there is a choice. It may be placed anywhere.
    QWidget* axesEditor() const { return m_axesEditor; }
    /// The editor of single runs, shown while the figure has some. It may be placed anywhere.
    QWidget* runsEditor() const { return m_runsEditor; }
    /// All kinds of figure that are available now: the title and the figure of each.
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
    /// The chosen goals. By default, less of the input whose smallest value is sought.
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
    bool m_neighbours = false; ///< maps can show the neighbours of single runs
    bool m_isRandom = false;   ///< designs are evaluated by random runs, which have no values of `m_over`
    bool m_hasUnknown = false; ///< designs are evaluated by their worst case over unknown inputs
    std::vector<std::string> m_measures;
    std::string m_asked; ///< the required measure; empty for the percentage or for no requirement
    Kind m_kind = Kind::percentage;
    std::string m_x;
    std::map<Kind, std::string> m_family, m_measure;       ///< as chosen
    std::optional<std::vector<StudyFigure::Goal>> m_goals; ///< as chosen
    std::vector<std::pair<StudyLess, QString>> m_references;
    StudyLess m_less;       ///< as chosen
    std::string m_smallest; ///< the axis along which the smallest value is sought; may be empty
    std::vector<std::pair<Kind, QToolButton*>> m_kinds;
    QButtonGroup* m_group;
    QBoxLayout* m_rows; ///< rows with the kinds and with the choice of the measure
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
