#pragma once

#include "project/project.h"

#include <QString>

namespace talweg {

/// The name of an undo step that changes inputs: "Change decline angle β to 25 °". For several inputs, it
/// contains only their names. `changed` has at least one input of the system; `before` has the old values. If
/// only one cell of a table changes, the step is named after the cell.
QString changeText(const System& system, const Values& before, const Values& changed);

/// The changes of inputs in short form: "e 0.92 → 0.85", "e 0.92 → 0.85, μ 0.3 → 0.5 and 2 more". Empty if
/// nothing changes. Inputs without effect before and after are omitted.
QString differenceText(const System& system, const Values& from, const Values& to);

/// The new values of dragged inputs, with four digits: "β 18.4 °, dh -20 m". For points, only the first moved
/// point is listed: "profile (5 m, -2 m)". Numbers are in `units`.
QString draggedText(const System& system, const Values& before, const Values& dragged,
                    const DisplayUnits& units);

/// A text shortened to fit into the name of an undo step.
QString elided(const std::string& text);

/// Distinct names for pinned runs shown next to the current run `onView`. A name lists the differences, for
/// example "e 0.92 → 0.85", and the pin's experiment if it is another one. Numbers are in `units`.
std::vector<QString> pinNames(const SharedList<Pin>& pins, const Pin& onView, const Registry& registry,
                              const DisplayUnits& units);

/// The name of an undo step that adds, changes or removes a study. For example "Add study", "Vary radius b",
/// "Change the values of restitution e to 0.6:1:0.01".
QString changeText(const System& system, const std::optional<Study>& before,
                   const std::optional<Study>& after);

} // namespace talweg
