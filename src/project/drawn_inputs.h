#pragma once

#include "project/expressions.h"
#include "study/distribution.h"

namespace talweg {

/// The distribution of an input in a study, as a text; empty if it has none.
std::string distributionIn(const std::optional<Study>& study, std::string_view id);

/// The study with this distribution of the input, or without one if `distribution` is empty. Without a study,
/// one with the system's default designs. Correlations of an input that becomes certain are removed.
std::optional<Study> withDistribution(const System& system, const Values& values, std::optional<Study> study,
                                      const std::string& id, const std::string& distribution);

/// A text for the distribution of an input: "0.8 ± 5%" or "±0.05" around a value, or a complete distribution,
/// such as "normal:0.8:0.05".
struct DistributionTyped {
    std::string value = {};        ///< text before ±; may be empty
    std::string distribution = {}; ///< as in studies
};
/// Nothing if the text has no distribution. `unit` is that of the input, `plain` the shown one, which applies
/// to a number behind ± without a unit.
std::optional<DistributionTyped> distributionTyped(std::string_view text, std::string_view unit,
                                                   std::string_view plain);

/// What such a text makes of an input of an experiment: the distribution, and the number that it is about.
/// That is what was typed before ±, or else the input's own; of a distribution that is about no value its
/// median (see nominalOf). Numbers without a unit are in that of `units`, but for those of files; what the
/// distribution comes back as is in the input's own. What cannot be drawn is refused as a sentence.
TypedNumber readTypedDistribution(const System& system, const Experiment& experiment,
                                  const ConstantTable& constants, const Parameter& parameter,
                                  const DistributionTyped& typed, const DisplayUnits& units,
                                  const ColumnReader& columns);

} // namespace talweg
