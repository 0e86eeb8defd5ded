#include "figures/run/phase_view.h"

#include "base/to_qt.h"
#include "figures/plot/style.h"
#include "figures/run/phase_content.h"
#include "figures/run/run_style.h"

#include <QActionGroup>
#include <QMenu>
#include <QToolButton>

namespace talweg {

PhaseView::PhaseView(std::shared_ptr<const System> system, FigureRecipe recipe, QWidget* parent)
    : FigureView(std::move(recipe), parent), m_system(std::move(system)), m_button(new QToolButton(this)) {
    auto content = std::make_unique<PhaseContent>(*this, m_system, this->recipe());
    m_phase = content.get();
    useContent(std::move(content));
    auto* menu = new QMenu(m_button);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        fillMenu(*menu);
    });
    m_button->setMenu(menu);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setText(tr("Axes"));
    m_button->setToolTip(tr("Choose the quantities of the axes"));
    addCornerButton(m_button);
}

FigureRecipe PhaseView::recipeNow() const {
    FigureRecipe now = recipe();
    now.against = m_system->quantities[m_phase->axes().x].id;
    now.series = {{m_system->quantities[m_phase->axes().y].id}};
    return now;
}

std::unique_ptr<FigureView> PhaseView::another(const OnView&) const {
    return std::make_unique<PhaseView>(m_system, recipeNow());
}

void PhaseView::setAxes(const std::string& x, const std::string& y) {
    const auto xColumn = PhaseContent::axisOf(*m_system, x), yColumn = PhaseContent::axisOf(*m_system, y);
    if (!xColumn || !yColumn) return;
    m_phase->setAxes({*xColumn, *yColumn});
    resetZoom();
    contentChanged();
}

void PhaseView::fillMenu(QMenu& menu) {
    fillAxisMenu(*menu.addMenu(tr("Horizontal")), true);
    fillAxisMenu(*menu.addMenu(tr("Vertical")), false);
    menu.addSeparator();
    FigureView::fillMenu(menu);
}

void PhaseView::fillAxisMenu(QMenu& menu, bool isX) {
    const std::size_t now = isX ? m_phase->axes().x : m_phase->axes().y;
    auto* group = new QActionGroup(&menu);
    for (std::size_t i = 0; i < m_system->quantities.size(); ++i) {
        QAction* action = menu.addAction(axisLabel(m_system->quantities[i]));
        action->setCheckable(true);
        action->setChecked(i == now);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, isX, i] { choose(isX, i); });
    }
}

void PhaseView::choose(bool isX, std::size_t column) {
    const auto axes = m_phase->axes();
    const std::string& x = m_system->quantities[isX ? column : axes.x].id;
    const std::string& y = m_system->quantities[isX ? axes.y : column].id;
    setAxes(x, y);
    emit axesChosen(toQt(x), toQt(y));
}

} // namespace talweg

#include "moc_phase_view.cpp"
