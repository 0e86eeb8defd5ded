#pragma once

#include "cli/answer_line.h"
#include "cli/options.h"
#include "project/project.h"
#include "study/noise.h"
#include "study/table.h"

#include <QTextStream>

namespace talweg {

/// The requirements of a project for experiments of a system.
std::vector<NamedRequirement> requirementsFor(const Project& project, const std::string& system);

/// The condition of --require: that of the named requirement with exactly this name, otherwise the text
/// itself. Throws Failure if it is neither a name nor a condition and the project has names.
std::string conditionFrom(const Options& options, const System& system, const Study& study,
                          const std::vector<NamedRequirement>& named);

/// Verdicts on the design of a study that is nearest to the values of the experiment.
struct NamedVerdicts {
    const Study& study;
    const Values& own;
    const std::vector<NamedRequirement>& named;
    std::string compared = {}; ///< the input whose value distinguishes the results; empty: a single result

    /// One line for each requirement and result: whether it is met, with which margin, and for which values
    /// of the input whose smallest value is sought. The notes say why a requirement does not apply to the
    /// study.
    std::vector<AnswerLine> lines(const SweepResults& results, QTextStream& notes) const;
    std::vector<AnswerLine> lines(const std::vector<std::shared_ptr<const NoiseResult>>& results,
                                  QTextStream& notes) const;

private:
    AnswerLine begin(const NamedRequirement& one) const;
    void addDesign(AnswerLine& line, const SweepResult& result, std::size_t design) const;
    /// Calls `judge` for each requirement that applies to the study.
    template <class Judge>
    std::vector<AnswerLine> lines(const System& system, bool isRandom, QTextStream& notes,
                                  const Judge& judge) const;
};

} // namespace talweg
