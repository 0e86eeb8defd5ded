#pragma once

#include "base/display_units.h"
#include "figures/study/study_solving.h"
#include "study/threshold.h"

#include <QCoreApplication>

namespace talweg {

/// What a study says of its requirement.
struct StudyAnswer {
    enum class Tone { good, bad, neutral };
    Tone tone = Tone::neutral;
    QString sentence; ///< without the name of the compared value

    Q_DECLARE_TR_FUNCTIONS(StudyAnswer)
};

/// The design of a result nearest to some values, as places along its axes.
std::vector<std::size_t> nearestPlaces(const SweepResult& result, const Values& values);

/// The answer along the line of designs through `values`: from where the requirement is met, with the
/// aggregates there and the margin, and where the percentage is highest or levels off.
StudyAnswer answerOf(const StudyPart& part, const Values& values);

/// What a study says of a requirement that is not its own.
struct NamedAnswer {
    enum class Verdict { met, failed, undecided, none };
    Verdict verdict = Verdict::none; ///< on the design, at the experiment's own value of what is compared
    /// Of each part its name, and the verdict on the design and the threshold along its line; or why there is
    /// none.
    std::vector<std::pair<QString, QString>> lines;
};

/// What the parts of a study say of a condition: of the designs nearest to `values`, and along their lines.
/// Sentences have numbers in `units`; the rest is not converted.
NamedAnswer namedAnswer(const std::vector<StudyPart>& parts, const std::string& condition,
                        const Values& values, const DisplayUnits& units = {});

/// What finer grids say along a line; empty where there are none. The sentence has numbers in `units`.
QString finerAnswer(const StudyPart& part, const std::vector<FinerThreshold>& finer,
                    const DisplayUnits& units = {});

/// A requirement as readers want it: with ≥ and ≤.
QString worded(const Requirement& requirement);

} // namespace talweg
