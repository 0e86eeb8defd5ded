#pragma once

#include "figures/run/figure_view.h"

class QToolButton;

namespace talweg {

class PhaseContent;

/// Shows one quantity of a run against another one. The user chooses them in the corner or in the menu.
class PhaseView : public FigureView {
    Q_OBJECT

public:
    PhaseView(std::shared_ptr<const System> system, FigureRecipe recipe, QWidget* parent = nullptr);

    /// The recipe of the figure with the current quantities.
    FigureRecipe recipeNow() const;
    /// Shows other quantities, given by id. Unknown ids have no effect.
    void setAxes(const std::string& x, const std::string& y);

signals:
    void axesChosen(const QString& x, const QString& y);

protected:
    std::unique_ptr<FigureView> another(const OnView& parts) const override;
    void fillMenu(QMenu& menu) override;

private:
    void fillAxisMenu(QMenu& menu, bool isX);
    void choose(bool isX, std::size_t column);

    std::shared_ptr<const System> m_system;
    PhaseContent* m_phase = nullptr;
    QToolButton* m_button;
};

} // namespace talweg
