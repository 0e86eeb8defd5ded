#include "fuzz/fuzz.h"
#include "systems/incline/incline_system.h"
#include "systems/reading.h"
#include "systems/rough_plane/rough_plane_system.h"
#include "systems/table.h"

namespace talweg {

namespace {

void readsBack(const System& system, const char* id, std::string_view input) {
    const Parameter& table = *find(system.parameters, id);
    const Reading reading = readTable(table, input);
    promise(reading.value.has_value() != !reading.error.empty(), "a table is read, or refused with a reason");
    if (reading.value)
        promise(readTable(table, write(table, *reading.value)).value == reading.value,
                "a table reads back as it was written");
}

} // namespace

/// A list of bodies of a race, and of particles of a body.
void fuzz(std::string_view input) {
    static const System race = incline::system(), plane = rough_plane::system();
    readsBack(race, "bodies", input);
    readsBack(plane, "particles", input);
}

} // namespace talweg
