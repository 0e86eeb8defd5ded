#pragma once

#include "systems/run.h"
#include "systems/system.h"

#include <algorithm>

namespace talweg {

/// The table of a run that a figure draws; null where the run has none, and for other kinds of figures.
inline const ResultTable* drawnTable(const FigureRecipe& recipe, const Run& run) {
    if (recipe.kind != FigureRecipe::Kind::table) return nullptr;
    const auto it = std::ranges::find(run.tables, recipe.table, &ResultTable::id);
    return it == run.tables.end() ? nullptr : &*it;
}

} // namespace talweg
