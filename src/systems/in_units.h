#pragma once

#include "base/display_units.h"
#include "systems/system.h"

#include <memory>

namespace talweg {

// Converts the description of a system, its inputs and its runs to the units that the user has selected:
// units, ranges and numbers are converted, ids stay unchanged. Converted objects are only displayed, never
// stored or solved.

Quantity inUnits(Quantity quantity, const DisplayUnits& units);
/// Also converts the range, step and default value, and the columns and cells of a table.
Parameter inUnits(Parameter parameter, const DisplayUnits& units);
/// Converts a value for display. `parameter` is not converted. Converted numbers have nine digits.
Value inUnits(const Parameter& parameter, const Value& value, const DisplayUnits& units);
/// Converts an entered value back to the parameter's units. Numbers that `before` displays in the same way
/// keep the exact value that they have in `before`.
Value stored(const Parameter& parameter, const Value& shown, const Value& before, const DisplayUnits& units);
/// Describes the error in a value in display units, like `complaint` in systems/reading.h.
std::string complaint(const Parameter& parameter, const Value& value, const DisplayUnits& units);
/// Converts the values of inputs for display. `parameters` are not converted.
Values inUnits(const std::vector<Parameter>& parameters, Values values, const DisplayUnits& units);

/// A displayed angle in degrees, as drawings need it.
double inDegrees(const Quantity& angle, double number);

/// The system as displayed: always the same object while anything refers to it, and `system` itself if
/// nothing is converted. It cannot solve runs.
std::shared_ptr<const System> inUnits(const std::shared_ptr<const System>& system, const DisplayUnits& units);
/// Prepares inputs like System::prepare, but reports problems in display units.
Preparation prepare(const System& system, const Values& values, const DisplayUnits& units);
/// Converts a run. `system` is not converted.
std::shared_ptr<const Run> inUnits(const std::shared_ptr<const Run>& run,
                                   const std::shared_ptr<const System>& system, const DisplayUnits& units);
/// Converts samples of a run. `run` and `system` are not converted.
std::shared_ptr<const Samples> inUnits(const std::shared_ptr<const Samples>& samples, const Run& run,
                                       const System& system, const DisplayUnits& units);
/// Converts the positions of handles, m.
std::vector<Handle> inUnits(std::vector<Handle> handles, const DisplayUnits& units);

} // namespace talweg
