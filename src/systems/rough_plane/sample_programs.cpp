#include "systems/rough_plane/sample_programs.h"

#include "systems/rough_plane/inputs.h"

#include <string>

namespace talweg::rough_plane {

namespace {

/// The values that Eberly's sample programs have in common: g = 10 m/s², friction as a force (N).
Values sample(const char* body, double friction, Values more) {
    more.insert(
        {{"body", std::string(body)}, {"g", 10.0}, {"friction", std::string("c")}, {"c_rough", friction}});
    return more;
}

} // namespace

Values particle1() {
    return sample("particle", 1,
                  {{"m", 10.0},
                   {"c_viscous", 1.0},
                   {"phi", 22.5},
                   {"vx", 10.0},
                   {"vw", 40.0},
                   {"until", std::string("level")},
                   {"t_end", 60.0}});
}

Values particle2() {
    return sample("particles", 2,
                  {{"particles", particlesFrom("10:118.79394:0, 20:0:0")},
                   {"sharing", std::string("evenly")},
                   {"phi", 0.0},
                   {"x0", 72.0},
                   {"w0", 172.0},
                   {"theta0", 45.0},
                   {"vx", 10.0},
                   {"vw", -10.0},
                   {"spin", 0.5},
                   {"c_viscous", 2.0},
                   {"t_end", 1000.0}});
}

Values thinRod(double length, double angle, double spin) {
    return sample("rod", 0.5 * length,
                  {{"phi", 0.0},
                   {"m", 0.1 * length},
                   {"L1", length / 2},
                   {"L2", length / 2},
                   {"x0", 58.0},
                   {"w0", 158.0},
                   {"theta0", angle},
                   {"vx", 10.0},
                   {"vw", -10.0},
                   {"spin", spin},
                   {"c_viscous", 5.0},
                   {"t_end", 60.0}});
}

Values flatBoard() {
    return {{"body", std::string("board")},
            {"g", 10.0},
            {"mu", 0.5},
            {"phi", 0.0},
            {"half_a", 16.0},
            {"half_b", 8.0},
            {"x0", 20.0},
            {"w0", 230.0},
            {"theta0", 45.0},
            {"vx", 30.0},
            {"vw", -30.0},
            {"spin", 4.0},
            {"t_end", 30.0},
            {"c_viscous", 0.5}};
}

Values solidBox() {
    return {{"body", std::string("box")},
            {"g", 10.0},
            {"mu", 0.01},
            {"phi", 22.5},
            {"half_a", 0.8},
            {"half_b", 0.4},
            {"half_h", 0.2},
            {"x0", -6.0},
            {"w0", 1.0},
            {"theta0", 45.0},
            {"vx", 4.0},
            {"vw", 6.0},
            {"spin", 4.0},
            {"c_viscous", 0.1},
            {"t_end", 3.5}};
}

} // namespace talweg::rough_plane
