#pragma once

#include "project/project.h"

#include <QString>

namespace talweg {

/// The name of a step that changes inputs, read off the parameter table: "Change decline angle β to 25 °",
/// or the names alone when there are several. `changed` holds at least one of the system's inputs,
/// and `before` what they were. Where one cell of a table changes, the name is the cell's.
QString changeText(const System& system, const Values& before, const Values& changed);

/// What has to change to get from some inputs to others, briefly: "e 0.92 → 0.85", "e 0.92 → 0.85, μ 0.3 →
/// 0.5 and 2 more"; empty when nothing has to. Inputs that play no part on either side are left out.
QString differenceText(const System& system, const Values& from, const Values& to);

/// As much of a text as the name of a step has room for.
QString elided(const std::string& text);

/// What pins are called beside a run of the inputs `onView`: by what differs, such as "e 0.92 → 0.85", and by
/// their experiment where that is another one. No two are called the same. Numbers are in `units`.
std::vector<QString> pinNames(const SharedList<Pin>& pins, const Pin& onView, const Registry& registry,
                              const DisplayUnits& units);

/// The name of a step that gives, changes or takes away a study: "Add study", "Vary radius b",
/// "Change the values of restitution e to 0.6:1:0.01".
QString changeText(const System& system, const std::optional<Study>& before,
                   const std::optional<Study>& after);

} // namespace talweg
