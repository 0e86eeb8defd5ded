#include "systems/rover/outputs.h"

#include "base/angle.h"
#include "base/translation.h"

#include <cmath>

namespace talweg::rover {

namespace {

double speedOf(const State& state) {
    return std::hypot(std::hypot(state.vx, state.vy), state.side.vz);
}

} // namespace

const Outputs<Moment>& quantityTable() {
    static const Outputs<Moment> table{
        {{"x", "x", tr("Centre downrange"), "m",
          tr("Of the sphere's centre, positive in the direction of travel.")},
         [](const Moment& m) { return m.state.x; }},
        {{"y", "y", tr("Centre elevation"), "m", tr("Of the sphere's centre, positive upward.")},
         [](const Moment& m) { return m.state.y; }},
        {{"vx", "ẋ", tr("Velocity downrange"), "m/s",
          tr("Of the centre, negative once the rover runs back.")},
         [](const Moment& m) { return m.state.vx; }},
        {{"vy", "ẏ", tr("Velocity upward"), "m/s", tr("Of the centre, negative as it falls.")},
         [](const Moment& m) { return m.state.vy; }},
        {{"speed", "v", tr("Speed"), "m/s", tr("Of the centre, motion across included.")},
         [](const Moment& m) { return speedOf(m.state); }},
        {{"spin", "ω", tr("Spin, counter-clockwise"), "rad/s",
          tr("About the axis across; a rover that rolls downrange turns clockwise, which is negative.")},
         [](const Moment& m) { return m.state.w; }},
        {{"rolling_speed", "−bω", tr("Spin as speed"), "m/s",
          tr("The speed along the ground at which the rover, spinning as it does, would roll; positive "
             "downrange.")},
         [](const Moment& m) { return -m.solved.inputs.b * m.state.w; }},
        {{"angle", "φ", tr("Angle turned through, counter-clockwise"), "°",
          tr("About the axis across since the start; full turns count.")},
         [](const Moment& m) { return m.state.angle * degreesPerRadian; }},
        {{"slip", "s", tr("Slip of the contact point"), "m/s",
          tr("vₜ + bω, along the ground below; 0 while the rover rolls.")},
         [](const Moment& m) {
             return m.tangent.dot(Point(m.state.vx, m.state.vy)) + m.solved.inputs.b * m.state.w;
         }},
        {{"translational", "", tr("Translational energy"), "J", tr("m v²/2.")},
         [](const Moment& m) { return m.translational; }},
        {{"rotational", "", tr("Rotational energy"), "J", tr("k m b² ω²/2, about all axes.")},
         [](const Moment& m) { return m.rotational; }},
        {{"potential", "", tr("Potential energy"), "J",
          tr("m g times the height of the sphere's lowest point above the lowest ground.")},
         [](const Moment& m) { return m.potential; }},
        {{"impact_normal", "", tr("Lost in impacts, restitution"), "J",
          tr("Since the start: what the impacts have taken of the motion towards the ground.")},
         [](const Moment& m) { return m.solved.inputs.m * m.losses.normal; }},
        {{"impact_friction", "", tr("Lost in impacts, friction"), "J",
          tr("Since the start: the work of friction during the impacts.")},
         [](const Moment& m) { return m.solved.inputs.m * m.losses.friction; }},
        {{"sliding", "", tr("Lost in sliding"), "J",
          tr("Since the start: the work of friction between impacts.")},
         [](const Moment& m) { return m.solved.inputs.m * m.losses.sliding; }},
        {{"total", "", tr("Total"), "J", tr("All energies and losses together; it stays.")},
         [](const Moment& m) {
             return m.translational + m.rotational + m.potential + m.solved.inputs.m * m.losses.total();
         }},
        {{"z", "z", tr("Centre across"), "m", tr("Of the sphere's centre, positive to the right.")},
         [](const Moment& m) { return m.state.side.z; }},
        {{"vz", "ż", tr("Velocity across"), "m/s", tr("Of the centre, positive to the right.")},
         [](const Moment& m) { return m.state.side.vz; }},
        {{"spin_x", "ωₓ", tr("Spin about downrange"), "rad/s",
          tr("Side spin; a sphere that rolls to the right has a positive one.")},
         [](const Moment& m) { return m.state.side.wx; }},
        {{"spin_y", "ω_y", tr("Spin about the vertical"), "rad/s",
          tr("Pivot spin, positive counter-clockwise seen from above.")},
         [](const Moment& m) { return m.state.side.wy; }},
        {{"side_slip", "", tr("Slip of the contact point across"), "m/s",
          tr("Positive to the right; 0 while it rolls.")},
         [](const Moment& m) {
             const Side& side = m.state.side;
             return side.vz - m.solved.inputs.b * spinOnFace(side, m.tangent).x();
         }},
        {{"turn_w", "", tr("Turning, quaternion w"), "",
          tr("Real part of the quaternion that turns the sphere.")},
         [](const Moment& m) { return m.turning.w(); }},
        {{"turn_x", "", tr("Turning, quaternion x"), "", tr("Its part about downrange.")},
         [](const Moment& m) { return m.turning.x(); }},
        {{"turn_y", "", tr("Turning, quaternion y"), "", tr("Its part about the vertical.")},
         [](const Moment& m) { return m.turning.y(); }},
        {{"turn_z", "", tr("Turning, quaternion z"), "", tr("Its part about the axis across.")},
         [](const Moment& m) { return m.turning.z(); }},
    };
    return table;
}

const Outputs<Finish>& measureTable() {
    static const Outputs<Finish> table{
        {{"height", "", tr("Height"), "m",
          tr("Elevation of the sphere's lowest point at the end, or of the far end where it has crossed; "
             "negative below the plateau from which it starts.")},
         [](const Finish& f) { return f.trajectory.height; }},
        {{"height_above_floor", "", tr("Height above the lowest ground"), "m",
          tr("Of the sphere's lowest point at the end.")},
         [](const Finish& f) { return f.trajectory.height - f.trajectory.lowest; }},
        {{"greatest_height", "", tr("Greatest height once climbing"), "m",
          tr("Of the sphere's lowest point, from where it first touches rising ground on; nothing where it "
             "never does.")},
         [](const Finish& f) { return f.maxHeight; }},
        {{"x", "x", tr("Distance downrange"), "m", tr("Of the centre at the end.")},
         [](const Finish& f) { return f.trajectory.end.x; }},
        {{"t", "t", tr("Time"), "s", tr("From the launch to the end of the run.")},
         [](const Finish& f) { return f.trajectory.duration; }},
        {{"impacts", "", tr("Impacts faster than 1 mm/s"), "", tr("Slower ones are many and do nothing.")},
         [](const Finish& f) { return static_cast<double>(f.trajectory.impacts); }},
        {{"speed", "v", tr("Speed at the end"), "m/s", tr("Of the centre, motion across included.")},
         [](const Finish& f) { return speedOf(f.trajectory.end); }},
        {{"spin", "ω", tr("Spin at the end"), "rad/s",
          tr("About the axis across, positive counter-clockwise.")},
         [](const Finish& f) { return f.trajectory.end.w; }},
        {{"mu_min", "", tr("Friction to roll on every face"), "",
          tr("The least static friction with which the rover rolls without sliding on the steepest face: tan "
             "θ k/(1+k).")},
         [](const Finish& f) { return f.lowestFrictionToRoll; }},
        {{"energy_residual", "", tr("Energy residual"), "",
          tr("The most by which energy and losses at an event differ from the energy at the start, as a part "
             "of the largest of them.")},
         [](const Finish& f) { return f.trajectory.energyResidual; }},
        {{"z", "z", tr("Distance across"), "m", tr("Of the centre at the end, positive to the right.")},
         [](const Finish& f) { return f.trajectory.end.side.z; }},
        {{"vz", "ż", tr("Speed across at the end"), "m/s", tr("Of the centre, positive to the right.")},
         [](const Finish& f) { return f.trajectory.end.side.vz; }},
    };
    return table;
}

const Outputs<State, State>& eventTable() {
    static const Outputs<State, State> table{
        {{"vx_before", "ẋ⁻", tr("Downrange before"), "m/s",
          tr("Velocity of the centre just before the event.")},
         [](const State& before, const State&) { return before.vx; }},
        {{"vy_before", "ẏ⁻", tr("Upward before"), "m/s", tr("Velocity of the centre just before the event.")},
         [](const State& before, const State&) { return before.vy; }},
        {{"spin_before", "ω⁻", tr("Spin before"), "rad/s",
          tr("Positive counter-clockwise, just before the event.")},
         [](const State& before, const State&) { return before.w; }},
        {{"vx_after", "ẋ⁺", tr("Downrange after"), "m/s", tr("Velocity of the centre just after the event.")},
         [](const State&, const State& after) { return after.vx; }},
        {{"vy_after", "ẏ⁺", tr("Upward after"), "m/s", tr("Velocity of the centre just after the event.")},
         [](const State&, const State& after) { return after.vy; }},
        {{"spin_after", "ω⁺", tr("Spin after"), "rad/s",
          tr("Positive counter-clockwise, just after the event.")},
         [](const State&, const State& after) { return after.w; }},
    };
    return table;
}

} // namespace talweg::rover
