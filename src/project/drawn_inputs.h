#pragma once

#include "project/expressions.h"
#include "study/distribution.h"

namespace talweg {

/// The text of an input's distribution in a study; empty if the input is certain.
std::string distributionIn(const std::optional<Study>& study, std::string_view id);

/// The study with another distribution for an input; an empty `distribution` makes the input certain. If
/// there is no study, it is created with the system's default designs. Correlations of an input that becomes
/// certain are removed.
std::optional<Study> withDistribution(const System& system, const Values& values, std::optional<Study> study,
                                      const std::string& id, const std::string& distribution);

/// A distribution as typed in the field of an input. It is given around a value ("0.8 ± 5%", "±0.05") or
/// completely ("normal:0.8:0.05").
struct DistributionTyped {
    std::string value = {};        ///< the text before ±; may be empty
    std::string distribution = {}; ///< in the syntax of studies
};
/// Splits a typed text; nothing if it contains no distribution. `unit` is the input's unit. `plain` is the
/// display unit; a number after ± without a unit is in this unit.
std::optional<DistributionTyped> distributionTyped(std::string_view text, std::string_view unit,
                                                   std::string_view plain);

/// Reads the distribution typed for an input of an experiment, and its nominal value. The nominal value is
/// the number typed before ±, or without it the input's current value. For a distribution with absolute
/// parameters, it is the median (see nominalOf). Numbers without a unit are in the display unit, except
/// numbers from files. The returned distribution is in the input's own unit. For an invalid distribution, the
/// result contains an error as a complete sentence.
TypedNumber readTypedDistribution(const System& system, const Experiment& experiment,
                                  const ConstantTable& constants, const Parameter& parameter,
                                  const DistributionTyped& typed, const DisplayUnits& units,
                                  const ColumnReader& columns);

} // namespace talweg
