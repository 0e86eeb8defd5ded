#pragma once

#include "project/project.h"

#include <QString>

namespace talweg {

/// The name of an undo step that changes inputs, from the parameter table: "Change decline angle β to 25 °",
/// or only the names if there are several. `changed` has at least one of the system's inputs, and `before`
/// their old values. If a single cell of a table changes, the name is that of the cell.
QString changeText(const System& system, const Values& before, const Values& changed);

/// The changes of inputs in short form: "e 0.92 → 0.85", "e 0.92 → 0.85, μ 0.3 → 0.5 and 2 more"; empty if
/// there are none. Inputs without effect on both sides are omitted.
QString differenceText(const System& system, const Values& from, const Values& to);

/// Dragged inputs at their new values, four digits each: "β 18.4 °, dh -20 m". Of points only the first that
/// differs from `before` is given: "profile (5 m, -2 m)". Numbers are in `units`.
QString draggedText(const System& system, const Values& before, const Values& dragged,
                    const DisplayUnits& units);

/// A text shortened to fit into the name of a step.
QString elided(const std::string& text);

/// Names of pinned runs compared with a run with the inputs `onView`: their differences, such as "e 0.92 →
/// 0.85", and their experiment if it is a different one. All names are distinct. Numbers are in `units`.
std::vector<QString> pinNames(const SharedList<Pin>& pins, const Pin& onView, const Registry& registry,
                              const DisplayUnits& units);

/// The name of an undo step that adds, changes or removes a study: "Add study", "Vary radius b", "Change the
/// values of restitution e to 0.6:1:0.01".
QString changeText(const System& system, const std::optional<Study>& before,
                   const std::optional<Study>& after);

} // namespace talweg
