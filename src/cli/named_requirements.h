#pragma once

#include "cli/answer_line.h"
#include "cli/options.h"
#include "project/project.h"
#include "study/noise.h"
#include "study/table.h"

#include <QTextStream>

namespace talweg {

/// Those of a project that apply to experiments of a system.
std::vector<NamedRequirement> requirementsFor(const Project& project, const std::string& system);

/// What --require asks for: the condition of the named requirement that is called exactly so, or else the
/// text itself. Throws Failure where that is neither a name nor a condition and the project has names.
std::string conditionFrom(const Options& options, const System& system, const Study& study,
                          const std::vector<NamedRequirement>& named);

/// Verdicts on the design of a study that is nearest to the experiment's own values.
struct NamedVerdicts {
    const Study& study;
    const Values& own;
    const std::vector<NamedRequirement>& named;
    std::string compared = {}; ///< the input whose value tells the results apart; empty: there is one result

    /// One line for each requirement and result: whether it is met, by what margin, and for which values of
    /// the input whose smallest value is searched for. Of one that does not go with the study the notes say
    /// why.
    std::vector<AnswerLine> lines(const SweepResults& results, QTextStream& notes) const;
    std::vector<AnswerLine> lines(const std::vector<std::shared_ptr<const NoiseResult>>& results,
                                  QTextStream& notes) const;

private:
    AnswerLine begin(const NamedRequirement& one) const;
    void addDesign(AnswerLine& line, const SweepResult& result, std::size_t design) const;
    /// What `judge` says of each that goes with the study.
    template <class Judge>
    std::vector<AnswerLine> lines(const System& system, bool isRandom, QTextStream& notes,
                                  const Judge& judge) const;
};

} // namespace talweg
