#pragma once

#include "base/display_units.h"
#include "systems/system.h"

#include <memory>

namespace talweg {

// What a system says of itself and of its runs, as people are shown it in units of their choice: units,
// ranges and numbers are converted, ids stay. Whatever is kept or solved is never any of this.

Quantity inUnits(Quantity quantity, const DisplayUnits& units);
/// Range, step and default value as well, and the columns and cells of a table.
Parameter inUnits(Parameter parameter, const DisplayUnits& units);
/// The value of a parameter that is not converted; converted numbers have nine digits.
Value inUnits(const Parameter& parameter, const Value& value, const DisplayUnits& units);
/// What people give of that is kept: `shown` numbers converted back, and those that `before` has as such
/// exactly as it has them.
Value stored(const Parameter& parameter, const Value& shown, const Value& before, const DisplayUnits& units);
/// What is wrong with a value, as `complaint` of systems/reading.h.
std::string complaint(const Parameter& parameter, const Value& value, const DisplayUnits& units);
/// Of the inputs of a system that is not converted.
Values inUnits(const std::vector<Parameter>& parameters, Values values, const DisplayUnits& units);

/// A number of an angle as it is shown, in degrees, which drawings need.
double inDegrees(const Quantity& angle, double number);

/// The system as it is shown, the same object as long as somebody holds it; the system itself where nothing
/// is converted. It solves nothing.
std::shared_ptr<const System> inUnits(const std::shared_ptr<const System>& system, const DisplayUnits& units);
/// Prepares inputs as `prepare` of a system does, and speaks of problems in units.
Preparation prepare(const System& system, const Values& values, const DisplayUnits& units);
/// A run of the system, which is not converted.
std::shared_ptr<const Run> inUnits(const std::shared_ptr<const Run>& run,
                                   const std::shared_ptr<const System>& system, const DisplayUnits& units);
/// Samples of such a run.
std::shared_ptr<const Samples> inUnits(const std::shared_ptr<const Samples>& samples, const Run& run,
                                       const System& system, const DisplayUnits& units);
/// Places that can be dragged, m, as they are shown.
std::vector<Handle> inUnits(std::vector<Handle> handles, const DisplayUnits& units);

} // namespace talweg
