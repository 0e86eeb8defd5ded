#pragma once

#include <pybind11/pybind11.h>

namespace talweg::python {

/// Adds `fit` and its result to the module.
void addFit(pybind11::module_& module);

} // namespace talweg::python
