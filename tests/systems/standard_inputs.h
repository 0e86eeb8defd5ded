#pragma once

#include "systems/parameter.h"

namespace talweg::tests {

/// The inputs of a system with their default values.
template <class Inputs>
Inputs standardInputs(const std::vector<Bound<Inputs>>& table) {
    return inputsOf(table, defaultValues(parametersOf(table)));
}

} // namespace talweg::tests
