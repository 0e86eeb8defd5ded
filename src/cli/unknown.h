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

/// Turns the axes given by --unknown into unknown inputs of the study. Throws Failure if an input has no
/// grid.
void takeUnknown(const Options& options, Study& study);

/// Throws Failure if an option is given that cannot be combined with unknown inputs.
void refuseBesideUnknown(const Options& options, const Study& study);

/// The printed answers for each result. If the smallest value of an input is sought, the first lines give the
/// value from which on all combinations of unknown inputs meet the requirement. Then each design has a line
/// "design …". It contains the range of results over all combinations, the verdict, the reason if undecided,
/// and the most important unknown input with its worst value.
std::vector<AnswerLine> unknownLines(const std::vector<UnknownResult>& results, const std::string& smallest,
                                     const std::string& compared);

/// Adds the known inputs, verdict and margin of a design to a line. `combination` is any of the design's
/// combinations of unknown inputs.
void addUnknownVerdict(AnswerLine& line, const UnknownResult& of, std::size_t combination,
                       const std::string& compared);

/// Writes a note with the number of designs that remain undecided, however many random runs there are,
/// because of unknown inputs.
void tellOpen(const std::vector<UnknownResult>& results, QTextStream& notes);

} // namespace talweg
