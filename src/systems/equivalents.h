#pragma once

#include "systems/parameter.h"

#include <set>

namespace talweg {

// Inputs may give one quantity in several ways, such as the moment of inertia as k, J/m or J. One of them
// counts, as another input says (Parameter::onlyFor), and the others follow from it (Parameter::follows).

/// What the inputs that do not count would be, by id; finite, perhaps out of their range. Numbers that
/// `values` has already, but for rounding, are those.
Values followingValues(const std::vector<Parameter>& parameters, const Values& values);

using InputIds = std::set<std::string, std::less<>>;

/// The values with what follows in place, as far as it is in range. Inputs in `kept` stay as they are.
Values settled(const std::vector<Parameter>& parameters, Values values, const InputIds& kept = {});

/// What becomes of `before` when some inputs, `given`, get the values in `after`. Where another way of giving
/// a quantity is chosen and its input is not given, the quantity stays the same: the input is what it would
/// have been in `before`'s way, with the other inputs as in `after`. It may be out of its range.
Values switched(const std::vector<Parameter>& parameters, const Values& before, Values after,
                const InputIds& given, const InputIds& kept = {});

/// `before` with changes of whole inputs, all of which are given.
Values withChanges(const std::vector<Parameter>& parameters, const Values& before, const Values& changes);

/// The changes, and the choices that make them count: J alone also says that the inertia is given as J.
Values withChoices(const std::vector<Parameter>& parameters, Values changes);

} // namespace talweg
