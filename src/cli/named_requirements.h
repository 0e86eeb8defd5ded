#pragma once

#include "cli/answer_line.h"
#include "cli/options.h"
#include "project/project.h"
#include "study/noise.h"
#include "study/table.h"

#include <QTextStream>

namespace talweg {

/// The project's requirements for experiments of a system.
std::vector<NamedRequirement> requirementsFor(const Project& project, const std::string& system);

/// The condition given by --require. If the text is the name of a requirement of the project, its condition;
/// otherwise the text itself. Throws Failure if the project has named requirements and the text is neither a
/// name nor a condition.
std::string conditionFrom(const Options& options, const System& system, const Study& study,
                          const std::vector<NamedRequirement>& named);

/// Verdicts of the project's requirements on one design of a study: the design nearest to the values of the
/// experiment.
struct NamedVerdicts {
    const Study& study;
    const Values& own;
    const std::vector<NamedRequirement>& named;
    std::string compared = {}; ///< id of the input whose values distinguish the results; may be empty

    /// One line for each requirement and result: the verdict and the margin. If the study seeks the smallest
    /// value of an input, the line contains this smallest value. A requirement that does not apply to the
    /// study has the verdict "none"; a note gives the reason.
    std::vector<AnswerLine> lines(const SweepResults& results, QTextStream& notes) const;
    std::vector<AnswerLine> lines(const std::vector<std::shared_ptr<const NoiseResult>>& results,
                                  QTextStream& notes) const;

private:
    AnswerLine begin(const NamedRequirement& one) const;
    void addDesign(AnswerLine& line, const SweepResult& result, std::size_t design) const;
    /// Reads each requirement and calls `judge` if it applies to the study.
    template <class Judge>
    std::vector<AnswerLine> lines(const System& system, bool isRandom, QTextStream& notes,
                                  const Judge& judge) const;
};

} // namespace talweg
