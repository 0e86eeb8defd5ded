#pragma once

#include "study/requirement.h"

namespace talweg {

/// A study as the user set it up and as documents hold it: texts that still have to be read, so that what
/// is being typed can be kept.
struct Study {
    struct Swept {
        std::string parameter; ///< id
        std::string values;    ///< "from:to:step" or "v1,v2,…"
        friend bool operator==(const Swept&, const Swept&) = default;
    };
    std::vector<Swept> axes;           ///< of the designs
    Swept over;                        ///< what a design is aggregated over
    std::vector<std::string> measures; ///< ids
    std::string requirement;           ///< may be empty
    std::string smallest; ///< id of the axis along which the smallest value is looked for; may be empty

    friend bool operator==(const Study&, const Study&) = default;
};

/// A study ready to run, or everything that is wrong with it.
struct StudyReading {
    std::optional<Sweep> sweep; ///< empty exactly when there are problems
    std::optional<Requirement> requirement;
    std::vector<Problem> problems; ///< Problem::parameter: the swept input's id, "over", "measures",
                                   ///< "requirement" or "smallest"
};

/// Reads a study of an experiment with the values `base`.
StudyReading readStudy(const System& system, const Values& base, const Study& study);

} // namespace talweg
