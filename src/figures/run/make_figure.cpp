#include "figures/run/make_figure.h"

#include "figures/run/phase_view.h"
#include "figures/run/space_view.h"

namespace talweg {

std::unique_ptr<FigureView> makeFigureView(std::shared_ptr<const System> system, const FigureRecipe& recipe,
                                           QWidget* parent) {
    if (recipe.kind == FigureRecipe::Kind::space)
        return std::make_unique<SpaceView>(std::move(system), recipe, parent);
    if (recipe.kind == FigureRecipe::Kind::phase)
        return std::make_unique<PhaseView>(std::move(system), recipe, parent);
    return std::make_unique<FigureView>(std::move(system), recipe, parent);
}

} // namespace talweg
