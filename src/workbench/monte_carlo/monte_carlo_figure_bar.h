#pragma once

#include "figures/monte_carlo/monte_carlo_drawing.h"

#include <QWidget>

class QButtonGroup;
class QComboBox;
class QLabel;
class QToolButton;

namespace talweg {

/// Lets the user choose a figure of random runs: its kind, output and input.
class MonteCarloFigureBar : public QWidget {
    Q_OBJECT
public:
    explicit MonteCarloFigureBar(QWidget* parent = nullptr);

    /// Offers the figures for these runs, and also the results of the system that these runs do not include.
    /// The user's choice is kept if these runs allow it.
    void setResult(const MonteCarloResult& result);
    /// Offers the quantities that figures of the paths of these runs can show.
    void setPaths(const PathFan& fan);
    MonteCarloFigure figure() const { return figureOf(m_kind); }
    /// Selects a figure. The runs may still be in progress.
    void setFigure(const MonteCarloFigure& figure);
    /// The result in the figure; for other figures, the one chosen last.
    const std::string& measure() const { return m_measure; }
    /// The editor for choosing output and input. The caller may place it in any layout.
    QWidget* axesEditor() const { return m_axesEditor; }
    /// Titles and settings of the figures of all kinds.
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
    std::string m_measure, m_output, m_input; ///< chosen ids; m_output may be the success
    PathOf m_path;                            ///< quantities chosen by the user; empty for the default ones
    PathOf m_drawn;                           ///< quantities of the paths drawn last
    std::vector<std::pair<QString, std::string>> m_pathOutputs, m_pathInputs;
    std::vector<std::pair<Kind, QToolButton*>> m_kinds;
    QButtonGroup* m_group;
    QWidget* m_axesEditor;
    QLabel *m_outputLabel, *m_inputLabel;
    QComboBox *m_outputBox, *m_inputBox;
};

} // namespace talweg
