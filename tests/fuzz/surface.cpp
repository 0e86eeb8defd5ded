#include "fuzz/fuzz.h"
#include "fuzz/made.h"
#include "systems/surface/surface_system.h"

void talweg::fuzz(std::string_view input) {
    static const System system = surface::system();
    solveMade(system, input);
}
