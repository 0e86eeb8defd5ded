#pragma once

#include "systems/run.h"
#include "systems/surface/simulation.h"

namespace talweg::surface {

/// A solved run with what is needed to ask it for any instant.
struct Solved {
    Inputs inputs;
    std::shared_ptr<const World> world;
    Trajectory trajectory;
};

/// As quantityTable says.
std::vector<double> quantitiesAt(const Solved& solved, double t);
Samples samplesOf(const Solved& solved, std::size_t rows);

RunOutcome outcomeOf(const Solved& solved);
std::vector<std::string> warningsOf(const Solved& solved);
std::vector<Doubt> doubtsOf(const Solved& solved);
std::vector<Measure> measuresOf(const Solved& solved);
std::vector<RunEvent> eventsOf(const Solved& solved);
std::vector<std::pair<std::string, std::string>> auditOf(const Solved& solved);
/// The ground as a line close enough for drawing.
Points groundLine(const Graph& ground);

} // namespace talweg::surface
