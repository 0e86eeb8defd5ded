#include "fuzz/fuzz.h"
#include "study/distribution.h"
#include "study/requirement.h"
#include "study/typed_number.h"
#include "systems/reading.h"
#include "systems/rover/rover_system.h"

#include <cmath>

namespace talweg {

namespace {

template <class Reading>
void hasReason(const Reading& reading, bool isRead) {
    promise(isRead == reading.error.empty(), "a text is read, or refused with a reason");
}

void values(const System& system, std::string_view text) {
    for (const Parameter& parameter : system.parameters) {
        const Reading reading = read(parameter, text);
        hasReason(reading, reading.value.has_value());
        if (!reading.value) continue;
        promise(complaint(parameter, *reading.value).empty(), "what is read is allowed");
        promise(read(parameter, write(parameter, *reading.value)).value == reading.value,
                "it reads back the same");
    }
}

void studies(const System& system, std::string_view text) {
    const AxisReading axis = readAxis(system, "e", text);
    hasReason(axis, axis.axis.has_value());
    if (axis.axis)
        promise(readAxis(system, "e", write(*axis.axis)).axis == axis.axis, "an axis reads back the same");
    const DistributionReading distribution = readDistribution(system, "u4", text);
    hasReason(distribution, distribution.distribution.has_value());
    if (distribution.distribution)
        promise(readDistribution(system, "u4", write(*distribution.distribution)).distribution
                    == distribution.distribution,
                "a distribution reads back the same");
    const Requirement::Reading requirement = Requirement::read(system, {"height"}, text);
    hasReason(requirement, requirement.requirement.has_value());
}

void typed(std::string_view text) {
    for (const char* unit : {"", "m/s", "°"}) {
        const TypedNumber reading = readTyped(text, unit);
        hasReason(reading, reading.number.has_value());
        promise(!reading.number || std::isfinite(*reading.number), "what is typed is a finite number");
    }
}

} // namespace

/// A text as it may stand in a file, in a field of the window, or in a study.
void fuzz(std::string_view input) {
    static const System system = rover::system();
    values(system, input);
    typed(input);
    studies(system, input);
}

} // namespace talweg
