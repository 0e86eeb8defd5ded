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

/// Reads a study of an experiment with the values `base`, which the text of a distribution may refer to, and
/// that of a swept input has to: ±5% of it is about each design's value. The input evaluated over is drawn
/// from `likely`, between the least and greatest of its values where it has any; without it evenly from
/// these. `columns` reads those of tables that a distribution speaks of.
NoiseReading readNoise(const System& system, const Values& base, const Study& study, double confidence = 0.95,
                       const ColumnReader& columns = {});

/// The studies of a text that was read: its own; where it is compared, one for each value of
/// System::studyCompare that goes with the other inputs, in the order of the choices.
std::vector<NoiseStudy> noiseStudiesOf(const System& system, const Study& study, const NoiseStudy& own);

} // namespace talweg
