#include "systems/rover/wind_examples.h"

#include "base/translation.h"

namespace talweg::rover {

namespace {

Values merged(Values values, const Values& more) {
    for (const auto& [id, value] : more)
        values[id] = value;
    return values;
}

/// A thin shell of 6 m diameter and 20 kg on Mars. With this c_rr it rolls steadily at 10 m/s in a wind of 20
/// m/s.
Example ballOnMars() {
    const Values ball{{"b", 3.0},  {"m", 20.0},     {"k", 2.0 / 3}, {"g", 3.71},         {"u4", 0.0},
                      {"cd", 0.5}, {"rho", 0.0155}, {"wind", 20.0}, {"c_rr", 0.14765909}};
    const Values slope{{"terrain", std::string("slope")}, {"theta", 25.0}, {"dh", 30.0}, {"q1", 10.0}};
    return {
        "wind-mars",
        tr("Wind on Mars: a 6-metre ball of 20 kg"),
        tr("JPL describes its tumbleweed rover as a ball of 6 m and 20 kg that rolls at 10 m/s in a Martian "
           "wind of 20 m/s and climbs slopes of 25° (A. Behar and others). With a rolling resistance that "
           "gives this speed, the same wind pushes the ball up slopes of at most 27.35°; slopes of 25° need "
           "a wind of 19.41 m/s. Change the mass, the radius or c_rr and watch the figure “Mobility”."),
        {{tr("Level ground"), merged(ball, {{"terrain", std::string("flat")}, {"pl", 1500.0}})},
         {tr("Up 25°"), merged(ball, slope)},
         {tr("Up 25°, too little wind"), merged(merged(ball, slope), {{"wind", 19.0}})}},
        {},
        1,
        "mobility"};
}

/// Case study IV of Hartl 2006 with the Earth's air.
Example deepValleyInAir() {
    const Values valley{{"beta", 25.0}, {"theta", 25.0}, {"dh", -30.0}, {"pl", 90.0}, {"b", 1.0},
                        {"k", 0.1},     {"e", 0.87},     {"g", 9.81},   {"u4", 8.3}};
    const Values air{{"rho", 1.225}, {"cd", 0.5}};
    // At e = 1, bounces never die out. In air they are computed one by one, which takes long.
    const Study study{.axes = {{"m", "10,20,40,80"}, {"e", "0.6:0.95:0.05"}},
                      .over = {"u4", "5:10:0.5"},
                      .measures = {"height"},
                      .requirement = "height_mean > -15",
                      .smallest = "e"};
    return {"wind-deep-valley",
            tr("Hartl 2006, case study IV, in air on the Earth"),
            tr("The rover of case study IV is launched into the deep valley on Earth: without air, as in the "
               "thesis, and in still air, with assumed masses. Without air it turns back 24.8 m above the "
               "floor; in air it turns back 0.1 m above the floor with 40 kg and hardly leaves the floor "
               "with 20 kg. Compare the paths, then change the mass or the drag coefficient."),
            {{tr("Without air"), valley},
             {tr("In air, 40 kg"), merged(merged(valley, air), {{"m", 40.0}}), study},
             {tr("In air, 20 kg"), merged(merged(valley, air), {{"m", 20.0}}), study}},
            {},
            0,
            "compare:trajectory"};
}

/// Uneven ground in a wind that increases with height.
Example roverOnUnevenGround() {
    const Points ground{{0, 0},    {40, -1.5}, {70, -6},  {95, -5},  {120, -9}, {160, -8.5},
                        {190, -4}, {215, -5},  {250, -2}, {280, -3}, {320, -1}};
    const Values rover{{"terrain", std::string("profile")},
                       {"profile", ground},
                       {"b", 2.5},
                       {"m", 15.0},
                       {"k", 2.0 / 3},
                       {"e", 0.6},
                       {"g", 3.71},
                       {"u4", 0.0},
                       {"cd", 0.5},
                       {"rho", 0.0155},
                       {"c_rr", 0.05},
                       {"wind_profile", std::string("log")}};
    return {"wind-profile",
            tr("A five-metre rover in a storm on uneven ground"),
            tr("A thin shell of 15 kg starts at rest on an invented elevation profile in a logarithmic wind. "
               "In a wind of 16 m/s it crosses; in a wind of 8 m/s it stops on the way, and the outcome "
               "gives the wind that would move it again. To use measured ground, import a table of distances "
               "and elevations into the field “Elevation profile”."),
            {{tr("16 m/s"), merged(rover, {{"wind", 16.0}})}, {tr("8 m/s"), merged(rover, {{"wind", 8.0}})}},
            {},
            0,
            "compare:speed"};
}

/// A ball of the size that JPL sent over the ice in 2004.
Example ballOnIce() {
    const Values ball{{"terrain", std::string("flat")},
                      {"pl", 2000.0},
                      {"b", 1.0},
                      {"m", 40.0},
                      {"k", 2.0 / 3},
                      {"g", 9.81},
                      {"u4", 0.0},
                      {"cd", 0.5},
                      {"rho", 1.225},
                      {"c_rr", 0.1}};
    return {"wind-antarctica",
            tr("A two-metre ball on the ice of Antarctica"),
            tr("A ball of the size that JPL tested in Antarctica in 2004 (A. Behar and others) rolls in the "
               "wind; its mass, the air, c_rr and the winds are assumed. A wind of 6 m/s does not move it; a "
               "wind of 12 m/s drives it at 5.6 m/s. The figure “Mobility” also shows half and twice the "
               "mass; change c_rr and watch it."),
            {{tr("12 m/s"), merged(ball, {{"wind", 12.0}})}, {tr("6 m/s"), merged(ball, {{"wind", 6.0}})}},
            {},
            0,
            "mobility"};
}

/// Winds given by a probability distribution (Weibull).
Example windsByWeibull() {
    const Values shell{{"terrain", std::string("slope")},
                       {"theta", 15.0},
                       {"dh", 20.0},
                       {"q1", 10.0},
                       {"b", 4.0},
                       {"m", 20.0},
                       {"k", 2.0 / 3},
                       {"g", 3.71},
                       {"u4", 0.0},
                       {"cd", 0.5},
                       {"rho", 0.0155},
                       {"c_rr", 0.05},
                       {"wind", 12.0}};
    const Study larger{.axes = {{"b", "2:5:0.5"}},
                       .over = {"wind", "0:40:0.1"},
                       .measures = {"mean_speed", "distance"},
                       .requirement = "P(crossed) >= 10 %",
                       .smallest = "b",
                       .likely = "weibull:2:7"};
    const Study lighter{.axes = {{"m", "5:40:5"}, {"c_rr", "0.02,0.05,0.1"}},
                        .over = {"wind", "0:40:0.25"},
                        .measures = {"mean_speed", "share_rolling"},
                        .requirement = "P(crossed) >= 10 %",
                        .likely = "weibull:2:7"};
    return {"wind-weibull",
            tr("Radius at which one wind in ten pushes the shell uphill"),
            tr("A thin shell of 20 kg rests on a slope of 15° on Mars, in winds with an invented Weibull "
               "distribution of shape 2 and scale 7 m/s. With a radius of 4 m it needs a wind of 10.8 m/s to "
               "be pushed uphill, and 9.2 % of the winds are stronger; the study finds the radius at which "
               "one wind in ten is enough. To use measured winds, enter file:winds.csv:COLUMN as the "
               "distribution, with the name and the column of your own table."),
            {{tr("Radius"), shell, larger}, {tr("Mass and rolling resistance"), shell, lighter}},
            {},
            0,
            "study:percentage,x=b"};
}

} // namespace

std::vector<Example> windExamples() {
    return {ballOnMars(), deepValleyInAir(), roverOnUnevenGround(), ballOnIce(), windsByWeibull()};
}

} // namespace talweg::rover
