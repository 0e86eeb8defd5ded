#include "fuzz/fuzz.h"
#include "fuzz/made.h"
#include "systems/rover/rover_system.h"

void talweg::fuzz(std::string_view input) {
    static const System system = rover::system();
    solveMade(system, input);
}
