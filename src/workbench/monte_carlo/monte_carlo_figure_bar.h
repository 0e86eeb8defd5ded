#pragma once

#include "figures/monte_carlo/monte_carlo_drawing.h"

#include <QWidget>

class QButtonGroup;
class QComboBox;
class QLabel;
class QToolButton;

namespace talweg {

/// Chooses a figure of random runs: its kind, output and input.
class MonteCarloFigureBar : public QWidget {
    Q_OBJECT
public:
    explicit MonteCarloFigureBar(QWidget* parent = nullptr);

    /// Offers what these runs have, and the measures that others could have. The choice is kept while they
    /// have it too.
    void setResult(const MonteCarloResult& result);
    /// Offers the quantities of paths from a fan of the same runs.
    void setPaths(const PathFan& fan);
    MonteCarloFigure figure() const { return figureOf(m_kind); }
    /// Selects a figure for runs that may not be finished yet.
    void setFigure(const MonteCarloFigure& figure);
    /// The measure that the figure is of, or that was chosen last.
    const std::string& measure() const { return m_measure; }
    /// Where output and input are chosen. May be put anywhere.
    QWidget* axesEditor() const { return m_axesEditor; }
    /// The titles of all kinds, and the figures they stand for.
    std::vector<std::pair<QString, MonteCarloFigure>> figures() const;

signals:
    void changed();

private:
    using Kind = MonteCarloFigure::Kind;
    void addKind(Kind kind, const QString& text, const QString& help);
    void showKind();
    MonteCarloFigure figureOf(Kind kind) const;
    void fillOutputs();
    void fillInputs();
    void fillPaths();

    std::shared_ptr<const System> m_system;
    std::vector<std::string> m_measures, m_inputs; ///< that there can be
    Kind m_kind = Kind::histogram;
    std::string m_measure, m_output, m_input; ///< chosen; m_output also where success can be
    PathOf m_path;                            ///< chosen; empty as usual
    PathOf m_drawn;                           ///< that the last fan is of
    std::vector<std::pair<QString, std::string>> m_pathOutputs, m_pathInputs;
    std::vector<std::pair<Kind, QToolButton*>> m_kinds;
    QButtonGroup* m_group;
    QWidget* m_axesEditor;
    QLabel *m_outputLabel, *m_inputLabel;
    QComboBox *m_outputBox, *m_inputBox;
};

} // namespace talweg
