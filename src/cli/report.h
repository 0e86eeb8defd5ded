#pragma once

#include "cli/cases.h"
#include "project/json.h"

#include <QTextStream>

namespace talweg {

/// Prints the result of a run as text: outcome, warnings, results with units, audit.
void printResult(const Run& run, QTextStream& out);

/// Writes the result of a run as a JSON object with the inputs and all numbers at full precision. If `named`,
/// the object begins with the name of the experiment.
void writeResult(const Case& one, const Run& run, bool named, JsonWriter& json);

} // namespace talweg
