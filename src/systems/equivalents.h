#pragma once

#include "systems/parameter.h"

#include <set>

namespace talweg {

// Inputs may give one quantity in several ways, such as the moment of inertia as k, J/m or J. Another input
// selects the one that is used (Parameter::onlyFor); the others follow from it (Parameter::follows).

/// The values of the unused inputs, by id; finite, but possibly out of range. Numbers that equal those in
/// `values` except for rounding are returned unchanged.
Values followingValues(const std::vector<Parameter>& parameters, const Values& values);

using InputIds = std::set<std::string, std::less<>>;

/// The values with the following inputs updated where the new values are in range. Inputs in `kept` are not
/// changed.
Values settled(const std::vector<Parameter>& parameters, Values values, const InputIds& kept = {});

/// The result of changing some inputs (`given`) of `before` to their values in `after`. If another way of
/// giving a quantity is selected and its input is not given, the quantity stays the same: the input gets the
/// value that follows from `before`, with the other inputs of `after`. It may be out of range.
Values switched(const std::vector<Parameter>& parameters, const Values& before, Values after,
                const InputIds& given, const InputIds& kept = {});

/// `before` with the inputs in `changes` replaced, none of which are cells; all of them count as given.
Values withChanges(const std::vector<Parameter>& parameters, const Values& before, const Values& changes);

/// The changes and the choices that make them effective: a change of J also selects J as the given inertia.
Values withChoices(const std::vector<Parameter>& parameters, Values changes);

} // namespace talweg
