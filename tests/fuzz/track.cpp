#include "fuzz/fuzz.h"
#include "fuzz/made.h"
#include "systems/track/track_system.h"

void talweg::fuzz(std::string_view input) {
    static const System system = track::system();
    solveMade(system, input);
}
