#include "fuzz/fuzz.h"
#include "fuzz/made.h"
#include "systems/rough_plane/rough_plane_system.h"

void talweg::fuzz(std::string_view input) {
    static const System system = rough_plane::system();
    solveMade(system, input);
}
