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

    /// Offers the figures that these runs have, and the measures that other runs of the system could have.
    /// The choice is kept if these runs have it, too.
    void setResult(const MonteCarloResult& result);
    /// Offers the quantities of a fan of paths of the same runs.
    void setPaths(const PathFan& fan);
    MonteCarloFigure figure() const { return figureOf(m_kind); }
    /// Selects a figure for runs that may not be finished yet.
    void setFigure(const MonteCarloFigure& figure);
    /// The measure of the figure, or the one chosen last.
    const std::string& measure() const { return m_measure; }
    /// The editor for choosing output and input. It may be placed anywhere.
    QWidget* axesEditor() const { return m_axesEditor; }
    /// All kinds of figure: the title and the figure of each.
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
    std::vector<std::string> m_measures, m_inputs; ///< ids that can be chosen
    Kind m_kind = Kind::histogram;
    std::string m_measure, m_output, m_input; ///< as chosen; m_output may also be the success
    PathOf m_path;                            ///< as chosen; empty for the default
    PathOf m_drawn;                           ///< the quantities of the last fan
    std::vector<std::pair<QString, std::string>> m_pathOutputs, m_pathInputs;
    std::vector<std::pair<Kind, QToolButton*>> m_kinds;
    QButtonGroup* m_group;
    QWidget* m_axesEditor;
    QLabel *m_outputLabel, *m_inputLabel;
    QComboBox *m_outputBox, *m_inputBox;
};

} // namespace talweg
