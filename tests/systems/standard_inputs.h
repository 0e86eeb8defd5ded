#pragma once

#include "systems/parameter.h"

namespace talweg::tests {

/// The inputs of a system's table when nothing is said.
template <class Inputs>
Inputs standardInputs(const std::vector<Bound<Inputs>>& table) {
    return inputsOf(table, defaultValues(parametersOf(table)));
}

} // namespace talweg::tests
