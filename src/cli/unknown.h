#pragma once

#include "cli/answer_line.h"
#include "cli/options.h"
#include "cli/study_json.h"
#include "study/unknown.h"
#include "systems/study_recipe.h"

#include <QTextStream>
#include <optional>
#include <string>
#include <vector>

namespace talweg {

/// Applies --unknown: marks axes of the study as unknown inputs. Throws Failure if an input has no grid.
void takeUnknown(const Options& options, Study& study);

/// Throws Failure if options are given that are not allowed with unknown inputs.
void refuseBesideUnknown(const Options& options, const Study& study);

/// The answers for each result. If a smallest value is sought: the value from which on the requirement is met
/// for all combinations. Then, for each design, a line "design …" with the range of results over its
/// combinations, the verdict, the reason if it is undecided, and the most important unknown input with its
/// worst value.
std::vector<AnswerLine> unknownLines(const std::vector<UnknownResult>& results, const std::string& smallest,
                                     const std::string& compared);

/// Adds the verdict on the design of a combination to a line.
void addUnknownVerdict(AnswerLine& line, const UnknownResult& of, std::size_t combination,
                       const std::string& compared);

/// Notes how many designs remain undecided with any number of random runs.
void tellOpen(const std::vector<UnknownResult>& results, QTextStream& notes);

} // namespace talweg
