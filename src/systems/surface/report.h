#pragma once

#include "systems/run.h"
#include "systems/surface/solved.h"

namespace talweg::surface {

/// The values of quantityTable at time t (s).
std::vector<double> quantitiesAt(const Solved& solved, double t);
Samples samplesOf(const Solved& solved, std::size_t rows);

RunOutcome outcomeOf(const Solved& solved);
std::vector<std::string> warningsOf(const Solved& solved);
std::vector<Doubt> doubtsOf(const Solved& solved);
std::vector<Measure> measuresOf(const Solved& solved);
std::vector<RunEvent> eventsOf(const Solved& solved);
std::vector<std::pair<std::string, std::string>> auditOf(const Solved& solved);
/// Results of the published method for the steps of the run, halved repeatedly.
ResultTable convergenceTable(const Solved& solved, const std::stop_token& stop);
/// The ground as a polyline that is accurate enough for drawing.
Points groundLine(const Graph& ground);

} // namespace talweg::surface
