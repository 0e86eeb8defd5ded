#pragma once

#include "project/expressions.h"
#include "study/distribution.h"

namespace talweg {

/// The distribution of an input in a study, as a text; empty if it has none.
std::string distributionIn(const std::optional<Study>& study, std::string_view id);

/// The study with this distribution for the input, or without any if `distribution` is empty. If there is no
/// study, a new one with the system's default designs. Correlations of an input that becomes certain are
/// removed.
std::optional<Study> withDistribution(const System& system, const Values& values, std::optional<Study> study,
                                      const std::string& id, const std::string& distribution);

/// A text for the distribution of an input: "0.8 ± 5%" or "±0.05" around a value, or a complete distribution,
/// such as "normal:0.8:0.05".
struct DistributionTyped {
    std::string value = {};        ///< number before ±; may be empty
    std::string distribution = {}; ///< as in studies
};
/// The distribution in a text; nothing if there is none. `unit` is the unit of the input, `plain` the shown
/// unit, which applies to a number after ± without a unit.
std::optional<DistributionTyped> distributionTyped(std::string_view text, std::string_view unit,
                                                   std::string_view plain);

/// Reads a distribution typed for an input of an experiment: the distribution and its nominal value. The
/// nominal value is the number typed before ±, otherwise the input's own value; for a distribution with
/// absolute parameters, its median (see nominalOf). Numbers without a unit are in the shown unit of `units`,
/// except for numbers from files; the returned distribution is in the input's own unit. Invalid distributions
/// are rejected with a sentence.
TypedNumber readTypedDistribution(const System& system, const Experiment& experiment,
                                  const ConstantTable& constants, const Parameter& parameter,
                                  const DistributionTyped& typed, const DisplayUnits& units,
                                  const ColumnReader& columns);

} // namespace talweg
