#pragma once

#include "systems/system.h"

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

namespace talweg::python {

/// The registry of all built-in systems.
const Registry& registry();

/// The built-in system with this id. @throws std::invalid_argument if there is none
std::shared_ptr<const System> systemCalled(const std::string& id);

/// Converts a Python object to the value of an input: a number, a text as on the command line, a list of
/// points (x, y), or a list of dicts for a table. @throws std::invalid_argument if the object is not valid
Value valueFrom(const Parameter& parameter, const pybind11::handle& object);

/// Converts the value of an input to a Python object.
pybind11::object toPython(const Parameter& parameter, const Value& value);

/// The default values of a system, replaced by those in a dict and in keyword arguments, which are merged.
/// @throws std::invalid_argument with all problems
Values valuesFrom(const System& system, const pybind11::object& inputs, const pybind11::dict& more);

/// Problems as one text, one per line.
std::string textOf(const std::vector<Problem>& problems);

} // namespace talweg::python
