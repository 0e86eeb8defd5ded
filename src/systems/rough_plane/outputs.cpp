#include "systems/rough_plane/outputs.h"

#include "base/angle.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg::rough_plane {

namespace {

double speedOf(const State& state) {
    return std::hypot(state.vx, state.vw);
}

} // namespace

Moment momentOf(const Solved& solved, const Trajectory& trajectory, double t) {
    const State state = trajectory.at(t);
    return {state, energiesOf(solved.body, solved.field, state)};
}

const Outputs<Moment>& quantityTable() {
    static const Outputs<Moment> table{
        {{"x", "x", "Across", "m", "Of the centre of mass along the contour lines, positive to the right."},
         [](const Moment& m) { return m.state.x; }},
        {{"w", "w", "Uphill", "m", "Of the centre of mass along the slope, positive uphill."},
         [](const Moment& m) { return m.state.w; }},
        {{"theta", "θ", "Angle", "°",
          "Of the body's first axis from the contour lines, positive counter-clockwise seen from above; full "
          "turns count."},
         [](const Moment& m) { return m.state.theta * degreesPerRadian; }},
        {{"vx", "ẋ", "Velocity across", "m/s", "Of the centre of mass, positive to the right."},
         [](const Moment& m) { return m.state.vx; }},
        {{"vw", "ẇ", "Velocity uphill", "m/s", "Of the centre of mass, negative as it slides downhill."},
         [](const Moment& m) { return m.state.vw; }},
        {{"spin", "ω", "Spin", "rad/s",
          "About the centre of mass, positive counter-clockwise seen from above."},
         [](const Moment& m) { return m.state.spin; }},
        {{"speed", "v", "Speed", "m/s", "Of the centre of mass."},
         [](const Moment& m) { return speedOf(m.state); }},
        {{"travelled", "", "Length of the path", "m", "That the centre of mass has covered since the start."},
         [](const Moment& m) { return m.state.travelled; }},
        {{"translational", "", "Translational energy", "J", "m v²/2."},
         [](const Moment& m) { return m.energies.translational; }},
        {{"rotational", "", "Rotational energy", "J", "m ρ² ω²/2, with the radius of gyration ρ."},
         [](const Moment& m) { return m.energies.rotational; }},
        {{"potential", "", "Potential energy", "J", "m g w sin φ, counted from the origin of the plane."},
         [](const Moment& m) { return m.energies.potential; }},
        {{"mechanical", "", "Mechanical energy", "J",
          "Translational, rotational and potential energy together."},
         [](const Moment& m) { return m.energies.mechanical(); }},
        {{"dissipated", "", "Lost to friction", "J",
          "The work of friction since the start, integrated from its power."},
         [](const Moment& m) { return m.state.dissipated; }},
        {{"total", "", "Mechanical energy and loss", "J",
          "What the body has and what friction has taken together; it stays."},
         [](const Moment& m) { return m.energies.mechanical() + m.state.dissipated; }},
    };
    return table;
}

const Outputs<Moment>& modelTable() {
    static const Outputs<Moment> table = [] {
        Outputs<Moment> chosen;
        for (const char* id : {"x", "w", "theta", "speed", "spin", "mechanical", "dissipated"})
            chosen.push_back(*std::ranges::find_if(
                quantityTable(), [id](const Output<Moment>& output) { return output.quantity.id == id; }));
        return chosen;
    }();
    return table;
}

const Outputs<InSpace>& spaceTable() {
    static const Outputs<InSpace> table{
        {{"space_x", "", "Place in space, x", "m", "Of the body's middle, along the contour lines."},
         [](const InSpace& place) { return place.centre.x(); }},
        {{"space_y", "", "Place in space, y", "m", "Of the body's middle, positive upward."},
         [](const InSpace& place) { return place.centre.y(); }},
        {{"space_z", "", "Place in space, z", "m", "Of the body's middle, level, positive towards the foot."},
         [](const InSpace& place) { return place.centre.z(); }},
        {{"turning_w", "", "Turning in space, w", "", "Real part of the quaternion that turns the body."},
         [](const InSpace& place) { return place.turning[0]; }},
        {{"turning_x", "", "Turning in space, x", "", "Part along x of the quaternion that turns the body."},
         [](const InSpace& place) { return place.turning[1]; }},
        {{"turning_y", "", "Turning in space, y", "", "Part along y of the quaternion that turns the body."},
         [](const InSpace& place) { return place.turning[2]; }},
        {{"turning_z", "", "Turning in space, z", "", "Part along z of the quaternion that turns the body."},
         [](const InSpace& place) { return place.turning[3]; }},
    };
    return table;
}

const Outputs<Finish>& measureTable() {
    static const Outputs<Finish> table{
        {{"stop_time", "t", "Comes to rest after", "s",
          "Of the chosen model; nothing where the body still moves at the time limit."},
         [](const Finish& f) {
             return f.solved.stops(f.trajectory) ? f.trajectory.stop()
                                                 : std::numeric_limits<double>::quiet_NaN();
         }},
        {{"travel", "", "Length of the centre's path", "m", "From the start to rest, or to the time limit."},
         [](const Finish& f) { return f.end.travelled; }},
        {{"displacement", "", "Distance from the start", "m",
          "Of the centre at the end, along a straight line."},
         [](const Finish& f) { return std::hypot(f.end.x - f.solved.start.x, f.end.w - f.solved.start.w); }},
        {{"turned", "", "Turned by", "°", "From the start to the end, positive counter-clockwise."},
         [](const Finish& f) { return (f.end.theta - f.solved.start.theta) * degreesPerRadian; }},
        {{"x", "x", "At the end: across", "m", "Of the centre of mass, positive to the right."},
         [](const Finish& f) { return f.end.x; }},
        {{"w", "w", "At the end: uphill", "m", "Of the centre of mass, positive uphill."},
         [](const Finish& f) { return f.end.w; }},
        {{"theta", "θ", "At the end: angle", "°", "Positive counter-clockwise; full turns count."},
         [](const Finish& f) { return f.end.theta * degreesPerRadian; }},
        {{"vx", "ẋ", "At the end: velocity across", "m/s", "Of the centre of mass, positive to the right."},
         [](const Finish& f) { return f.end.vx; }},
        {{"vw", "ẇ", "At the end: velocity uphill", "m/s", "Of the centre of mass, negative downhill."},
         [](const Finish& f) { return f.end.vw; }},
        {{"spin", "ω", "At the end: spin", "rad/s", "Positive counter-clockwise."},
         [](const Finish& f) { return f.end.spin; }},
        {{"energy_start", "", "Mechanical energy at the start", "J",
          "Kinetic and potential, the latter counted from the origin of the plane."},
         [](const Finish& f) { return f.energyBefore; }},
        {{"energy_end", "", "Mechanical energy at the end", "J",
          "Kinetic and potential, the latter counted from the origin of the plane."},
         [](const Finish& f) { return f.energyAfter; }},
        {{"energy_lost", "", "Mechanical energy lost", "J",
          "The difference of the two; it has to equal the work of friction."},
         [](const Finish& f) { return f.energyBefore - f.energyAfter; }},
        {{"dissipated", "", "Work of friction", "J", "Integrated by itself, from its power."},
         [](const Finish& f) { return f.end.dissipated; }},
        {{"energy_residual", "", "Energy residual", "",
          "The most by which energy and loss differ from the energy at the start, as a part of the energy "
          "lost or moving."},
         [](const Finish& f) { return f.solved.residual; }},
    };
    return table;
}

const Outputs<State>& eventTable() {
    static const Outputs<State> table{
        {{"speed", "v", "Speed", "m/s", "Of the centre of mass at the event."},
         [](const State& s) { return speedOf(s); }},
        {{"spin", "ω", "Spin", "rad/s", "At the event, positive counter-clockwise seen from above."},
         [](const State& s) { return s.spin; }},
    };
    return table;
}

} // namespace talweg::rough_plane
