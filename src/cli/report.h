#pragma once

#include "cli/cases.h"
#include "project/json.h"

#include <QTextStream>

namespace talweg {

/// Prints a result for people: outcome, warnings, measures with units, audit.
void printResult(const Run& run, QTextStream& out);

/// Writes a result for programs: an object with the inputs and the numbers at full precision. If `named`, it
/// begins with the name of the experiment.
void writeResult(const Case& one, const Run& run, bool named, JsonWriter& json);

} // namespace talweg
