#pragma once

#include "figures/run/figure_view.h"

namespace talweg {

/// Creates an empty figure for a recipe.
std::unique_ptr<FigureView> makeFigureView(std::shared_ptr<const System> system, const FigureRecipe& recipe,
                                           QWidget* parent = nullptr);

} // namespace talweg
