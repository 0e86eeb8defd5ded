#pragma once

#include "project/project.h"

#include <QStringList>

namespace talweg {

/// Some experiments of a project as a separate project, for copying and dragging. It contains the constants
/// and measured columns that they use.
Project excerptOf(const Project& project, const std::vector<int>& experiments);

/// The names of constants that both projects have, but with different meanings.
std::vector<std::string> clashingConstants(const Project& into, const Project& from);

/// The names of tables for which both projects store different content.
std::vector<std::string> clashingTables(const Project& into, const Project& from);

/// An unused name for a table of `from` that clashes with one of `into`: "wind 2.csv" for "wind.csv".
std::string freeTableName(const Project& into, const Project& from, const std::string& wish);

/// What happens to constants of `from` that clash with constants of `into`.
enum class ConstantClash {
    rename,   ///< constants of `from` get other names
    useValues ///< inputs that use them keep their values and lose their expressions
};

/// The part of `from` to add to `into`. It contains the experiments, renamed if necessary, and the constants
/// and measured columns that they use and `into` does not have. Clashing tables are renamed.
Project fittedTo(const Project& into, Project from, ConstantClash clash, const Registry& registry);

/// An unused name for a clashing constant: `wish` with a number appended, shortened if it is too long.
std::string freeConstantName(const std::vector<Constant>& taken, const std::string& wish,
                             const Registry& registry);

} // namespace talweg
