#pragma once

#include "study/noise_study.h"
#include "study/requirement.h"

namespace talweg {

/// A study of designs with uncertain inputs, ready to run, or all errors in it.
struct NoiseReading {
    std::optional<NoiseStudy> study; ///< empty exactly when there are problems
    std::optional<Requirement> requirement;
    /// The id of a swept or uncertain input, "over", "likely", "ties", "correlations", "noise", "seed",
    /// "measures",  "requirement", "smallest", "untilDecided" or "confidence".
    std::vector<Problem> problems;
};

/// Reads a study with random runs of an experiment with the values `base`. Distributions may be relative to
/// these values, such as "±5%". The distribution of a swept input must be relative, and applies to its value
/// in each design. The input over which designs are evaluated is sampled from the distribution `likely`,
/// restricted to the range of its values if it has any. Without `likely`, its values are sampled with equal
/// probability. `columns` reads the table columns that distributions refer to.
NoiseReading readNoise(const System& system, const Values& base, const Study& study, double confidence = 0.95,
                       const ColumnReader& columns = {});

/// The studies that a text describes; `own` is the study already read from it. Without a comparison it is the
/// only one. For a comparison there is one study for each value of System::studyCompare that is compatible
/// with the other inputs, in the order of the choices.
std::vector<NoiseStudy> noiseStudiesOf(const System& system, const Study& study, const NoiseStudy& own);

} // namespace talweg
