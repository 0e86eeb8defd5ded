#pragma once

#include "systems/run.h"
#include "systems/system.h"

#include <algorithm>

namespace talweg {

/// The table with this id; null if the run does not have it.
inline const ResultTable* tableNamed(const std::string& id, const Run& run) {
    const auto it = std::ranges::find(run.tables, id, &ResultTable::id);
    return it == run.tables.end() ? nullptr : &*it;
}

/// The numbers in a column. Empty cells and words are NaN.
std::vector<double> numbersOf(const ResultTable& table, const std::string& column);

/// The table of a run that a figure draws. Null if the run does not have it, or if the figure draws no table.
inline const ResultTable* drawnTable(const FigureRecipe& recipe, const Run& run) {
    if (recipe.kind != FigureRecipe::Kind::table) return nullptr;
    return tableNamed(recipe.table, run);
}

} // namespace talweg
