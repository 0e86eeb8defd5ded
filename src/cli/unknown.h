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

/// --unknown: makes axes ones of inputs that are not known. Throws Failure where it names none of the grids.
void takeUnknown(const Options& options, Study& study);

/// Options that do not go with a study that has unknown inputs. Throws Failure.
void refuseBesideUnknown(const Options& options, const Study& study);

/// Of each result, where a smallest value is looked for, from which value on the requirement is met at all
/// combinations; then a line "design …" for each design: least and greatest of what its combinations come
/// to, the verdict, what leaves it open, the unknown input that matters most and its worst value.
std::vector<AnswerLine> unknownLines(const std::vector<UnknownResult>& results, const std::string& smallest,
                                     const std::string& compared);

/// The verdict on the design of a combination, as part of a line.
void addUnknownVerdict(AnswerLine& line, const UnknownResult& of, std::size_t combination,
                       const std::string& compared);

/// Says how many designs no number of random runs decides.
void tellOpen(const std::vector<UnknownResult>& results, QTextStream& notes);

} // namespace talweg
