#pragma once

#include "project/project.h"

#include <QStringList>

namespace talweg {

/// Experiments of a project with the constants and the measured columns that they need, as a project of their
/// own: what is copied, or dragged elsewhere.
Project excerptOf(const Project& project, const std::vector<int>& experiments);

/// The constants of `from` that `into` has under the same name and that mean something else there.
std::vector<std::string> clashingConstants(const Project& into, const Project& from);

/// The tables of which `into` keeps other content than `from`.
std::vector<std::string> clashingTables(const Project& into, const Project& from);

/// The name that a clashing table gets: "wind 2.csv" for "wind.csv".
std::string freeTableName(const Project& into, const Project& from, const std::string& wish);

/// What becomes of clashing constants.
enum class ConstantClash {
    rename,   ///< those of `from` get other names
    useValues ///< the inputs whose expressions need them keep their values and lose their expressions
};

/// What of `from` is to be added to `into`: experiments under names that are free there, and the constants
/// and measured columns that they need and `into` has not. Clashing tables are renamed.
Project fittedTo(const Project& into, Project from, ConstantClash clash, const Registry& registry);

/// The name that a clashing constant gets where it is renamed: `wish` with a number behind it, shortened
/// where it would be too long.
std::string freeConstantName(const std::vector<Constant>& taken, const std::string& wish,
                             const Registry& registry);

} // namespace talweg
