#pragma once

#include "systems/system.h"

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

namespace talweg::python {

/// Every built-in system.
const Registry& registry();

/// The built-in system of that id. @throws std::invalid_argument where there is none
std::shared_ptr<const System> systemCalled(const std::string& id);

/// What a Python object makes of an input: a number, a text as the command line reads it, a list of points
/// (x, y), or of a table a list of dicts. @throws std::invalid_argument
Value valueFrom(const Parameter& parameter, const pybind11::handle& object);

/// The same the other way.
pybind11::object toPython(const Parameter& parameter, const Value& value);

/// The default values of a system with those of a dict and of keyword arguments, which go together.
/// @throws std::invalid_argument with every problem
Values valuesFrom(const System& system, const pybind11::object& inputs, const pybind11::dict& more);

/// Problems as one text, a line for each.
std::string textOf(const std::vector<Problem>& problems);

} // namespace talweg::python
