#pragma once

#include "cli/cases.h"

namespace talweg {

/// The experiments of all files. If there is more than one file, the names of experiments include the file
/// name. Throws Failure.
std::vector<Case> casesOf(const Registry& registry, const QStringList& paths);

/// Index of the first case with this name; the file name in it may be omitted. `option` is the option that
/// gave the name, for the message. Throws Failure if no case has this name.
std::size_t caseCalled(const std::vector<Case>& cases, const QString& option, const QString& name,
                       bool severalFiles);

/// The cases of all files with one of the names; all cases if no names are given. Throws Failure.
std::vector<Case> chosenCases(const Registry& registry, const QStringList& paths, const QStringList& names);

} // namespace talweg
