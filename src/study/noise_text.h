#pragma once

#include "study/noise_study.h"
#include "study/requirement.h"

namespace talweg {

/// A study of designs with uncertain inputs, ready to run, or everything that is wrong with it.
struct NoiseReading {
    std::optional<NoiseStudy> study; ///< empty exactly when there are problems
    std::optional<Requirement> requirement;
    std::vector<Problem> problems; ///< Problem::parameter: the id of a swept or uncertain input,
                                   ///< "over", "likely", "ties", "correlations", "noise", "seed", "measures",
                                   ///< "requirement", "smallest", "untilDecided" or
                                   ///< "confidence"
};

/// Reads a study with random runs of an experiment with the values `base`. Distributions may be relative to
/// these values, such as "±5%". The distribution of a swept input must be relative, and applies to the value
/// of each design. The input that designs are evaluated over is sampled from `likely`, between the least and
/// the greatest of its values if it has any; without `likely`, its values are sampled with equal probability.
/// `columns` reads the table columns that distributions refer to.
NoiseReading readNoise(const System& system, const Values& base, const Study& study, double confidence = 0.95,
                       const ColumnReader& columns = {});

/// The studies that a text describes, of which `own` has been read: `own` alone, or for a comparison one for
/// each value of System::studyCompare that is compatible with the other inputs, in the order of the choices.
std::vector<NoiseStudy> noiseStudiesOf(const System& system, const Study& study, const NoiseStudy& own);

} // namespace talweg
