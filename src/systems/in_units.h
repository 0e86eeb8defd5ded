#pragma once

#include "base/display_units.h"
#include "systems/system.h"

#include <memory>

namespace talweg {

// Converts the description of a system, its inputs and its runs to the units selected by the user. Units,
// ranges and numbers are converted; ids are not. The results are for display only: they are never stored or
// solved.

Quantity inUnits(Quantity quantity, const DisplayUnits& units);
/// Also converts the range, step and default value, and the columns and cells of a table.
Parameter inUnits(Parameter parameter, const DisplayUnits& units);
/// Converts a value for display, rounded to nine digits. `parameter` is in its own units.
Value inUnits(const Parameter& parameter, const Value& value, const DisplayUnits& units);
/// Converts an entered value back to the parameter's own units. A number that equals the displayed form of a
/// number in `before` gets the exact value from `before`.
Value stored(const Parameter& parameter, const Value& shown, const Value& before, const DisplayUnits& units);
/// The error in a value, with numbers in display units; otherwise like `complaint` in systems/reading.h.
std::string complaint(const Parameter& parameter, const Value& value, const DisplayUnits& units);
/// Converts the values of inputs for display. `parameters` are in their own units.
Values inUnits(const std::vector<Parameter>& parameters, Values values, const DisplayUnits& units);

/// A displayed angle converted to degrees, for drawing.
double inDegrees(const Quantity& angle, double number);

/// The system with all units converted for display. It cannot solve runs. Repeated calls return the same
/// object while it is in use, and `system` itself if nothing is converted.
std::shared_ptr<const System> inUnits(const std::shared_ptr<const System>& system, const DisplayUnits& units);
/// Prepares inputs like System::prepare, but reports problems in display units.
Preparation prepare(const System& system, const Values& values, const DisplayUnits& units);
/// Converts a run. `system` is in its own units.
std::shared_ptr<const Run> inUnits(const std::shared_ptr<const Run>& run,
                                   const std::shared_ptr<const System>& system, const DisplayUnits& units);
/// Converts samples of a run. `run` and `system` are in their own units.
std::shared_ptr<const Samples> inUnits(const std::shared_ptr<const Samples>& samples, const Run& run,
                                       const System& system, const DisplayUnits& units);
/// Converts the positions of handles, m.
std::vector<Handle> inUnits(std::vector<Handle> handles, const DisplayUnits& units);

} // namespace talweg
