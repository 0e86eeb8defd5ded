#pragma once

#include "support/decorated.h"
#include "systems/track/inputs.h"
#include "systems/track/outputs.h"
#include "systems/track/track_system.h"

#include <QString>

namespace talweg::tests {

/// The default inputs of the track, with some changed.
inline Values trackValues(const Values& changed) {
    Values values = defaultValues(track::system().parameters);
    for (const auto& [id, value] : changed)
        values.at(id) = value;
    return values;
}

inline std::shared_ptr<const Run> trackRun(const Values& changed) {
    const System system = track::system();
    const Values values = trackValues(changed);
    for (const Problem& problem : problems(system, values))
        qFatal("%s", problem.message.c_str());
    return tests::runOf(system, values, {}, {});
}

inline double measured(const Run& run, const std::string& id) {
    for (const Measure& measure : run.measures)
        if (measure.quantity.id == id) return measure.value;
    qFatal("there is no measure %s", id.c_str());
    return 0;
}

/// A quantity of a track's run at time t (s).
inline double quantityAt(const Run& run, const std::string& id, double t) {
    static const System system = track::system();
    return run.state(t)[columnOf(system, run, id).value()];
}

inline std::size_t eventsOf(const Run& run, const std::string& kind) {
    std::size_t count = 0;
    for (const RunEvent& event : run.events)
        count += event.kind == kind;
    return count;
}

/// All messages about invalid inputs, as one text.
inline std::string complaintsAbout(const Values& changed) {
    std::string all;
    for (const Problem& problem : problems(track::system(), trackValues(changed)))
        all += problem.message + "\n";
    return all;
}

} // namespace talweg::tests
