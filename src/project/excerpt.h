#pragma once

#include "project/project.h"

#include <QStringList>

namespace talweg {

/// Experiments of a project with the constants and measured columns that they need, as a separate project:
/// for copying and dragging.
Project excerptOf(const Project& project, const std::vector<int>& experiments);

/// The constants of `from` that have the same name in `into` but another meaning.
std::vector<std::string> clashingConstants(const Project& into, const Project& from);

/// The tables whose stored content in `into` differs from that in `from`.
std::vector<std::string> clashingTables(const Project& into, const Project& from);

/// The new name of a clashing table: "wind 2.csv" for "wind.csv".
std::string freeTableName(const Project& into, const Project& from, const std::string& wish);

/// Treatment of clashing constants.
enum class ConstantClash {
    rename,   ///< constants of `from` get other names
    useValues ///< inputs whose expressions need them keep their values and lose their expressions
};

/// The part of `from` to add to `into`: experiments, renamed if necessary, and the constants and measured
/// columns that they need and `into` lacks. Clashing tables are renamed.
Project fittedTo(const Project& into, Project from, ConstantClash clash, const Registry& registry);

/// The new name of a clashing constant: `wish` with a number appended, shortened if it is too long.
std::string freeConstantName(const std::vector<Constant>& taken, const std::string& wish,
                             const Registry& registry);

} // namespace talweg
