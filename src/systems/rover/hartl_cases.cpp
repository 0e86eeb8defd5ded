#include "systems/rover/hartl_cases.h"

namespace talweg::rover::hartl {

namespace {

Values valley(double angle, double depth, double floor, double gravity) {
    return {{"beta", angle}, {"theta", angle}, {"dh", depth}, {"pl", floor}, {"g", gravity}};
}

} // namespace

Values with(Values values, const Values& more) {
    for (const auto& [id, value] : more)
        values[id] = value;
    return values;
}

Values design(double b, double k, double e) {
    return {{"b", b}, {"k", k}, {"e", e}};
}

Values shallow(double gravity) {
    return valley(15, -3, 9, gravity);
}

Values deep(double gravity) {
    return valley(25, -30, 90, gravity);
}

Values workedExample() {
    return with(with(valley(30, -10, 30, mars), design(1, 0.4, 0.92)), {{"u4", 5.0}, {"u3", 5.0}});
}

Values figure61() {
    return with(with(deep(mars), design(2, 0.1, 0.71)), {{"u4", 6.4}});
}

Values figure62() {
    return with(with(deep(earth), design(1, 0.1, 0.87)), {{"u4", 8.3}});
}

Study grid(const char* speeds, const char* requirement) {
    return {.axes = {{"b", "1:6:1"}, {"k", "0.1,0.2,0.3,0.4,0.5,0.6,0.67"}, {"e", "0.6:1:0.01"}},
            .over = {"u4", speeds},
            .measures = {"height"},
            .requirement = requirement,
            .smallest = "e"};
}

} // namespace talweg::rover::hartl
