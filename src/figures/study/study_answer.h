#pragma once

#include "base/display_units.h"
#include "figures/study/study_solving.h"
#include "study/threshold.h"

#include <QCoreApplication>

namespace talweg {

/// The answer of a study to its requirement.
struct StudyAnswer {
    enum class Tone { good, bad, neutral };
    Tone tone = Tone::neutral;
    QString sentence; ///< without the name of the compared value

    Q_DECLARE_TR_FUNCTIONS(StudyAnswer)
};

/// The design of a result that is nearest to some values, as indices along the axes.
std::vector<std::size_t> nearestPlaces(const SweepResult& result, const Values& values);

/// The answer on the line of designs through `values`: the threshold of the requirement with the aggregates
/// and the margin there, and the value at which the percentage of success is highest or levels off.
StudyAnswer answerOf(const StudyPart& part, const Values& values);

/// The answer of a study to a named condition, which need not be the requirement of the study.
struct NamedAnswer {
    enum class Verdict { met, failed, undecided, none };
    Verdict verdict = Verdict::none; ///< for the design, with the experiment's value of the compared choice
    /// For each part of the study: its name, and the verdict on the design with the threshold on its line, or
    /// the reason why there is none.
    std::vector<std::pair<QString, QString>> lines;
};

/// The answer of the parts of a study to a condition, for the designs nearest to `values` and on their lines.
/// Numbers in sentences are in `units`; `condition` and `values` are not converted.
NamedAnswer namedAnswer(const std::vector<StudyPart>& parts, const std::string& condition,
                        const Values& values, const DisplayUnits& units = {});

/// The thresholds of finer grids on a line, as a sentence with numbers in `units`. Empty if there are none.
QString finerAnswer(const StudyPart& part, const std::vector<FinerThreshold>& finer,
                    const DisplayUnits& units = {});

/// The text of a requirement for display, with ≥ and ≤.
QString worded(const Requirement& requirement);

} // namespace talweg
