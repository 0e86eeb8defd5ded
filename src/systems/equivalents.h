#pragma once

#include "systems/parameter.h"

#include <set>

namespace talweg {

// A quantity may be given in several ways, for example the moment of inertia as k, J/m or J. A choice selects
// the input that is used (Parameter::onlyFor). The others are computed from it (Parameter::follows).

/// The computed values of the unused inputs, by id. They are finite, but may be out of range. A value that
/// differs from the one in `values` only by rounding is returned unchanged.
Values followingValues(const std::vector<Parameter>& parameters, const Values& values);

using InputIds = std::set<std::string, std::less<>>;

/// Updates the unused inputs to their computed values, except those in `kept` and those out of range.
Values settled(const std::vector<Parameter>& parameters, Values values, const InputIds& kept = {});

/// Completes a change from `before` to `after`, in which the user set the inputs `given`. If the change
/// selects another way to give a quantity, the quantity keeps its value: the newly selected input is computed
/// from its value in `before` and the other inputs in `after`, unless it is in `given`. The computed value
/// may be out of range. The unused inputs are then updated as by `settled`.
Values switched(const std::vector<Parameter>& parameters, const Values& before, Values after,
                const InputIds& given, const InputIds& kept = {});

/// Replaces the inputs in `changes`, then calls `switched` with all of them as `given`. Ids of cells are not
/// allowed.
Values withChanges(const std::vector<Parameter>& parameters, const Values& before, const Values& changes);

/// Adds the choices that make the changes effective: a change of J also selects J as the given inertia.
Values withChoices(const std::vector<Parameter>& parameters, Values changes);

} // namespace talweg
