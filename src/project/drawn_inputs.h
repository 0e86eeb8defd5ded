#pragma once

#include "project/expressions.h"
#include "study/distribution.h"

namespace talweg {

/// How a study samples an input, as a text; empty where it does not.
std::string distributionIn(const std::optional<Study>& study, std::string_view id);

/// The study where that input is drawn so, or no more where `distribution` is empty; where there is none, one
/// with the system's usual designs. What went together with an input that is drawn no more does so no more.
std::optional<Study> withDistribution(const System& system, const Values& values, std::optional<Study> study,
                                      const std::string& id, const std::string& distribution);

/// A text that says how an input is distributed: "0.8 ± 5%" or "±0.05" about a value, or a distribution of
/// its own, such as "normal:0.8:0.05".
struct DistributionTyped {
    std::string value = {};        ///< what is typed before ±; may be empty
    std::string distribution = {}; ///< as studies have it
};
/// Nothing where the text speaks of no distribution. `unit` is the input's, `plain` the one that is shown, in
/// which a number behind ± is that has none behind it.
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
