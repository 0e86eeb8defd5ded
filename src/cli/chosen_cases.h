#pragma once

#include "cli/cases.h"

namespace talweg {

/// The experiments of all files, under their names; of several files with the file's behind them. Throws
/// Failure.
std::vector<Case> casesOf(const Registry& registry, const QStringList& paths);

/// Where the first is that goes by the name, with or without its file's. `option` is what gave the name.
/// Throws Failure where there is none.
std::size_t caseCalled(const std::vector<Case>& cases, const QString& option, const QString& name,
                       bool severalFiles);

/// Those of all files that go by one of the names; all where there are none. Throws Failure.
std::vector<Case> chosenCases(const Registry& registry, const QStringList& paths, const QStringList& names);

} // namespace talweg
