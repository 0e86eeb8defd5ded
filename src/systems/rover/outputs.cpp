#include "systems/rover/outputs.h"

#include "base/angle.h"
#include "base/translation.h"

#include <cmath>
#include <limits>

namespace talweg::rover {

namespace {

double speedOf(const State& state) {
    return std::hypot(std::hypot(state.vx, state.vy), state.side.vz);
}

/// The point of the sphere that touches the ground or, in flight, that would touch the ground below. In the
/// published convention, the point of the terrain vertically below the centre.
Point contactOf(const Moment& m) {
    const Point down = m.solved.ground.published ? Point(0, -1) : Point(m.tangent.y(), -m.tangent.x());
    return Point(m.state.x, m.state.y) + m.solved.inputs.b * down;
}

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

// --- columns of events -----------------------------------------------------------------------------

/// Columns for all events, along the axes of the world.
Outputs<Happening> speedRows() {
    return {
        {{"vx_before", "ẋ⁻", tr("Downrange velocity before event"), "m/s",
          tr("Velocity component of the centre just before the event.")},
         [](const Happening& h) { return h.before.vx; }},
        {{"vy_before", "ẏ⁻", tr("Upward velocity before event"), "m/s",
          tr("Velocity component of the centre just before the event.")},
         [](const Happening& h) { return h.before.vy; }},
        {{"spin_before", "ω⁻", tr("Spin before event"), "rad/s",
          tr("Spin just before the event, positive counter-clockwise.")},
         [](const Happening& h) { return h.before.w; }},
        {{"vx_after", "ẋ⁺", tr("Downrange velocity after event"), "m/s",
          tr("Velocity component of the centre just after the event.")},
         [](const Happening& h) { return h.after.vx; }},
        {{"vy_after", "ẏ⁺", tr("Upward velocity after event"), "m/s",
          tr("Velocity component of the centre just after the event.")},
         [](const Happening& h) { return h.after.vy; }},
        {{"spin_after", "ω⁺", tr("Spin after event"), "rad/s",
          tr("Spin just after the event, positive counter-clockwise.")},
         [](const Happening& h) { return h.after.w; }},
        {{"z", "z", tr("Lateral position"), "m",
          tr("Lateral position of the centre at the event, positive to the right.")},
         [](const Happening& h) { return h.before.side.z; }},
        {{"vz_before", "ż⁻", tr("Lateral velocity before event"), "m/s",
          tr("Lateral velocity of the centre just before the event, positive to the right.")},
         [](const Happening& h) { return h.before.side.vz; }},
        {{"spin_x_before", "ωₓ⁻", tr("Longitudinal spin before event"), "rad/s",
          tr("Spin about the downrange axis just before the event, positive when the rover rolls to the "
             "right.")},
         [](const Happening& h) { return h.before.side.wx; }},
        {{"spin_y_before", "ω_y⁻", tr("Spin about the vertical before event"), "rad/s",
          tr("Spin about the vertical just before the event, positive counter-clockwise as seen from "
             "above.")},
         [](const Happening& h) { return h.before.side.wy; }},
        {{"vz_after", "ż⁺", tr("Lateral velocity after event"), "m/s",
          tr("Lateral velocity of the centre just after the event, positive to the right.")},
         [](const Happening& h) { return h.after.side.vz; }},
        {{"spin_x_after", "ωₓ⁺", tr("Longitudinal spin after event"), "rad/s",
          tr("Spin about the downrange axis just after the event, positive when the rover rolls to the "
             "right.")},
         [](const Happening& h) { return h.after.side.wx; }},
        {{"spin_y_after", "ω_y⁺", tr("Spin about the vertical after event"), "rad/s",
          tr("Spin about the vertical just after the event, positive counter-clockwise as seen from above.")},
         [](const Happening& h) { return h.after.side.wy; }},
    };
}

/// A component of the speeds before or after an impact.
template <Eigen::Vector3d Speeds::*part, int axis>
double before(const Happening& h) {
    return h.strike ? (h.strike->before.*part)[axis] : nothing;
}
template <Eigen::Vector3d Speeds::*part, int axis>
double after(const Happening& h) {
    return h.strike ? (h.strike->hit.after.*part)[axis] : nothing;
}

/// Columns for impacts, in the frame of the struck surface, numbered as in Hartl 2006, equations 2.1 and 2.2.
Outputs<Happening> strikeRows() {
    return {
        {{"u1_before", "u₁⁻", tr("Spin about the tangent before impact"), "rad/s",
          tr("Spin about the surface tangent that points downrange, positive when the sphere rolls to the "
             "right.")},
         before<&Speeds::spin, 0>},
        {{"u2_before", "u₂⁻", tr("Spin about the normal before impact"), "rad/s",
          tr("Spin about the normal that points out of the ground. Impacts do not change this spin.")},
         before<&Speeds::spin, 1>},
        {{"u3_before", "u₃⁻", tr("Spin about the lateral axis before impact"), "rad/s",
          tr("Spin about the lateral axis, positive counter-clockwise.")},
         before<&Speeds::spin, 2>},
        {{"u4_before", "u₄⁻", tr("Speed along the face before impact"), "m/s",
          tr("Speed of the centre along the struck surface, positive downrange.")},
         before<&Speeds::velocity, 0>},
        {{"u5_before", "u₅⁻", tr("Speed normal to the face before impact"), "m/s",
          tr("Speed of the centre normal to the struck surface, positive away from it. The speed is negative "
             "before the impact and positive or 0 after it.")},
         before<&Speeds::velocity, 1>},
        {{"u6_before", "u₆⁻", tr("Lateral speed before impact"), "m/s",
          tr("Lateral speed of the centre, positive to the right when facing downrange.")},
         before<&Speeds::velocity, 2>},
        {{"u1_after", "u₁⁺", tr("Spin about the tangent after impact"), "rad/s",
          tr("Spin about the surface tangent that points downrange, positive when the sphere rolls to the "
             "right.")},
         after<&Speeds::spin, 0>},
        {{"u2_after", "u₂⁺", tr("Spin about the normal after impact"), "rad/s",
          tr("Spin about the normal that points out of the ground. Impacts do not change this spin.")},
         after<&Speeds::spin, 1>},
        {{"u3_after", "u₃⁺", tr("Spin about the lateral axis after impact"), "rad/s",
          tr("Spin about the lateral axis, positive counter-clockwise.")},
         after<&Speeds::spin, 2>},
        {{"u4_after", "u₄⁺", tr("Speed along the face after impact"), "m/s",
          tr("Speed of the centre along the struck surface, positive downrange.")},
         after<&Speeds::velocity, 0>},
        {{"u5_after", "u₅⁺", tr("Speed normal to the face after impact"), "m/s",
          tr("Speed of the centre normal to the struck surface, positive away from it. The speed is negative "
             "before the impact and positive or 0 after it.")},
         after<&Speeds::velocity, 1>},
        {{"u6_after", "u₆⁺", tr("Lateral speed after impact"), "m/s",
          tr("Lateral speed of the centre, positive to the right when facing downrange.")},
         after<&Speeds::velocity, 2>},
    };
}

/// Impulse S1, S2 or S3 of an impact, N s.
template <int axis>
double impulse(const Happening& h) {
    return h.strike ? h.m * h.strike->hit.impulse[axis] : nothing;
}

Outputs<Happening> impulseRows() {
    return {
        {{"s1", "S₁", tr("Impulse along the face"), "N s",
          tr("Friction impulse on the sphere along the face, positive downrange.")},
         impulse<0>},
        {{"s2", "S₂", tr("Normal impulse"), "N s",
          tr("Normal impulse of the ground on the sphere: m (1 + e) |u₅⁻|.")},
         impulse<1>},
        {{"s3", "S₃", tr("Lateral impulse"), "N s",
          tr("Friction impulse on the sphere across the face, positive to the right.")},
         impulse<2>},
        {{"friction_used", "", tr("Fraction of friction used"), "",
          tr("√(S₁² + S₃²)/(μ S₂) if the impact sticks; 1 if it slips, because friction is then at its limit "
             "μ′ S₂.")},
         [](const Happening& h) {
             if (!h.strike) return nothing;
             const Impact& hit = h.strike->hit;
             return frictionUsed(std::hypot(hit.impulse.x(), hit.impulse.z()), hit.impulse.y(), hit.sticks,
                                 h.law);
         }},
    };
}

/// A total of the whole run, per second; 0 if the run has no duration.
double perSecond(const Finish& f, double whole) {
    return f.whole.duration > 0 ? whole / f.whole.duration : 0;
}

} // namespace

const Outputs<Moment>& quantityTable() {
    static const Outputs<Moment> table{
        {{"x", "x", tr("Downrange position"), "m",
          tr("Position of the centre of the sphere, positive downrange.")},
         [](const Moment& m) { return m.state.x; }},
        {{"y", "y", tr("Centre elevation"), "m", tr("Elevation of the centre of the sphere.")},
         [](const Moment& m) { return m.state.y; }},
        {{"vx", "ẋ", tr("Downrange velocity"), "m/s",
          tr("Downrange velocity of the centre; negative when the rover moves backwards.")},
         [](const Moment& m) { return m.state.vx; }},
        {{"vy", "ẏ", tr("Upward velocity"), "m/s",
          tr("Upward velocity of the centre; negative when the rover falls.")},
         [](const Moment& m) { return m.state.vy; }},
        {{"speed", "v", tr("Speed"), "m/s", tr("Speed of the centre, including its lateral motion.")},
         [](const Moment& m) { return speedOf(m.state); }},
        {{"spin", "ω", tr("Spin, counter-clockwise"), "rad/s",
          tr("Spin about the lateral axis. The spin is negative when the rover rolls downrange, because the "
             "rover then turns clockwise.")},
         [](const Moment& m) { return m.state.w; }},
        {{"rolling_speed", "−bω", tr("Rolling speed"), "m/s",
          tr("Ground speed at which the rover would roll with its current spin, positive downrange.")},
         [](const Moment& m) { return -m.solved.inputs.b * m.state.w; }},
        {{"angle", "φ", tr("Rotation angle, counter-clockwise"), "°",
          tr("Rotation angle about the lateral axis since the start, including full turns.")},
         [](const Moment& m) { return m.state.angle * degreesPerRadian; }},
        {{"slip", "s", tr("Slip of the contact point"), "m/s",
          tr("Slip vₜ + bω, with the velocity vₜ along the ground below the rover; 0 while the rover rolls. "
             "In flight, the slip refers to the ground below and jumps when the rover passes from one face "
             "to the next.")},
         [](const Moment& m) {
             return m.tangent.dot(Point(m.state.vx, m.state.vy)) + m.solved.inputs.b * m.state.w;
         }},
        {{"translational", "", tr("Translational energy"), "J", tr("Translational energy m v²/2.")},
         [](const Moment& m) { return m.translational; }},
        {{"rotational", "", tr("Rotational energy"), "J",
          tr("Rotational energy k m b² ω²/2, with the magnitude ω of the spin vector.")},
         [](const Moment& m) { return m.rotational; }},
        {{"potential", "", tr("Potential energy"), "J",
          tr("m g times the height of the sphere's lowest point above the lowest ground.")},
         [](const Moment& m) { return m.potential; }},
        {{"impact_normal", "", tr("Lost in impacts, restitution"), "J",
          tr("Energy of the motion normal to the ground, lost in impacts since the start.")},
         [](const Moment& m) { return m.solved.inputs.m * m.losses.normal; }},
        {{"impact_friction", "", tr("Lost in impacts, friction"), "J",
          tr("Energy lost to friction during impacts since the start.")},
         [](const Moment& m) { return m.solved.inputs.m * m.losses.friction; }},
        {{"sliding", "", tr("Lost to sliding"), "J",
          tr("Energy lost to friction between impacts since the start.")},
         [](const Moment& m) { return m.solved.inputs.m * m.losses.sliding; }},
        {{"resistance", "", tr("Lost to rolling resistance"), "J",
          tr("Work of the rolling resistance since the start: the moment c_rr b N times the rotation angle "
             "in contact with the ground, where N is the normal force.")},
         [](const Moment& m) { return m.solved.inputs.m * m.losses.resistance; }},
        {{"wind_work", "", tr("Work of the wind"), "J",
          tr("Work of the air on the rover since the start; negative if the air slows the rover.")},
         [](const Moment& m) { return m.solved.inputs.m * m.losses.wind; }},
        {{"total", "", tr("Total"), "J",
          tr("Sum of all energies and losses minus the work of the wind. The sum is constant.")},
         [](const Moment& m) {
             return m.translational + m.rotational + m.potential + m.solved.inputs.m * m.losses.total();
         }},
        {{"z", "z", tr("Lateral position"), "m",
          tr("Lateral position of the centre of the sphere, positive to the right.")},
         [](const Moment& m) { return m.state.side.z; }},
        {{"vz", "ż", tr("Lateral velocity"), "m/s",
          tr("Lateral velocity of the centre, positive to the right.")},
         [](const Moment& m) { return m.state.side.vz; }},
        {{"spin_x", "ωₓ", tr("Longitudinal spin"), "rad/s",
          tr("Spin about the downrange axis, positive when the sphere rolls to the right.")},
         [](const Moment& m) { return m.state.side.wx; }},
        {{"spin_y", "ω_y", tr("Spin about the vertical"), "rad/s",
          tr("Spin about the vertical, positive counter-clockwise as seen from above.")},
         [](const Moment& m) { return m.state.side.wy; }},
        {{"side_slip", "", tr("Lateral slip at the contact"), "m/s",
          tr("Lateral slip, positive to the right; 0 while the sphere rolls.")},
         [](const Moment& m) {
             const Side& side = m.state.side;
             return side.vz - m.solved.inputs.b * spinOnFace(side, m.tangent).x();
         }},
        {{"contact_x", "", tr("Downrange contact position"), "m",
          tr("Position of the point of the sphere that touches the ground. In flight this is the point "
             "nearest to the ground below; its position jumps when the rover passes from one face to the "
             "next.")},
         [](const Moment& m) { return contactOf(m).x(); }},
        {{"contact_y", "", tr("Contact point elevation"), "m", tr("Elevation of the contact point.")},
         [](const Moment& m) { return contactOf(m).y(); }},
        {{"normal_force", "N", tr("Normal force"), "N",
          tr("Force of the ground on the sphere, normal to the ground and positive away from it; 0 in "
             "flight. In a corner, it is the larger of the normal forces on the two faces.")},
         [](const Moment& m) { return m.solved.inputs.m * m.forces.normal; }},
        {{"friction", "F", tr("Friction force"), "N",
          tr("Force of the ground on the sphere, tangential to the surface and positive downrange; 0 in "
             "flight.")},
         [](const Moment& m) { return m.solved.inputs.m * m.forces.along; }},
        {{"side_friction", "", tr("Lateral friction"), "N",
          tr("Lateral force of the ground on the sphere, positive to the right; 0 in flight.")},
         [](const Moment& m) { return m.solved.inputs.m * m.forces.across; }},
        {{"friction_used", "", tr("Fraction of friction used"), "",
          tr("Friction force divided by μ N while the sphere rolls; 1 while the sphere slides, because "
             "friction is then at its limit μ′ N; 0 in flight.")},
         [](const Moment& m) { return m.forces.used; }},
        {{"heading", "", tr("Heading of the axle"), "°",
          tr("Rotation of the axle about the vertical, positive to the left. At the start the axle points "
             "across the valley. The heading is 0 if the rover stays in the vertical plane.")},
         [](const Moment& m) { return m.attitude.heading * degreesPerRadian; }},
        {{"lean", "", tr("Lean of the axle"), "°",
          tr("Tilt of the axle, positive when the top of the sphere leans to the right; 0 if the rover stays "
             "in the vertical plane.")},
         [](const Moment& m) { return m.attitude.lean * degreesPerRadian; }},
        {{"roll", "", tr("Rotation about the axle"), "°",
          tr("Rotation of the sphere about the axle, positive counter-clockwise, from −180° to 180°. "
             "Heading, lean and rotation, in this order, give the orientation of the sphere (Tait–Bryan "
             "angles y-x′-z″).")},
         [](const Moment& m) { return m.attitude.roll * degreesPerRadian; }},
        {{"turn_w", "", tr("Orientation, quaternion w"), "",
          tr("Real part of the quaternion that describes the rotation of the sphere.")},
         [](const Moment& m) { return m.turning.w(); }},
        {{"turn_x", "", tr("Orientation, quaternion x"), "",
          tr("Component of the rotation quaternion about the downrange axis.")},
         [](const Moment& m) { return m.turning.x(); }},
        {{"turn_y", "", tr("Orientation, quaternion y"), "",
          tr("Component of the rotation quaternion about the vertical.")},
         [](const Moment& m) { return m.turning.y(); }},
        {{"turn_z", "", tr("Orientation, quaternion z"), "",
          tr("Component of the rotation quaternion about the lateral axis.")},
         [](const Moment& m) { return m.turning.z(); }},
    };
    return table;
}

const Outputs<Finish>& measureTable() {
    static const Outputs<Finish> table{
        {{"height", "", tr("Height"), "m",
          tr("Elevation of the lowest point of the sphere when the outcome is decided, or of the far end of "
             "the terrain if the rover has crossed; negative below the start plateau.")},
         [](const Finish& f) { return f.trajectory.height; }},
        {{"height_above_floor", "", tr("Height above the lowest ground"), "m",
          tr("Height of the lowest point of the sphere above the lowest ground when the outcome is "
             "decided.")},
         [](const Finish& f) { return f.trajectory.height - f.trajectory.lowest; }},
        {{"greatest_height", "", tr("Greatest height during the climb"), "m",
          tr("Greatest height of the lowest point of the sphere after the sphere first touches rising "
             "ground; empty if it never touches rising ground.")},
         [](const Finish& f) { return f.maxHeight; }},
        {{"reserve", "R", tr("Reserve"), "m",
          tr("If the rover crosses: its kinetic energy at the far rim expressed as a height, (v² + k b² "
             "ω²)/(2 g), plus its height above the rim if it is in flight. Otherwise: the height by which "
             "the rover falls short of the rim, as a negative number. Empty if the time limit ends the "
             "run.")},
         [](const Finish& f) { return f.reserve; }},
        {{"x", "x", tr("Downrange distance"), "m",
          tr("Downrange position of the centre when the outcome is decided.")},
         [](const Finish& f) { return f.trajectory.end.x; }},
        {{"t", "t", tr("Time"), "s", tr("Time from the launch until the outcome is decided.")},
         [](const Finish& f) { return f.trajectory.duration; }},
        {{"impacts", "", tr("Impacts faster than 1 mm/s"), "",
          tr("Number of impacts faster than 1 mm/s. Slower impacts are numerous and negligible.")},
         [](const Finish& f) { return static_cast<double>(f.trajectory.impacts); }},
        {{"speed", "v", tr("Speed at the end"), "m/s",
          tr("Speed of the centre, including its lateral motion.")},
         [](const Finish& f) { return speedOf(f.trajectory.end); }},
        {{"spin", "ω", tr("Spin at the end"), "rad/s",
          tr("Spin about the lateral axis when the outcome is decided, positive counter-clockwise.")},
         [](const Finish& f) { return f.trajectory.end.w; }},
        {{"mu_min", "", tr("Friction needed to roll"), "",
          tr("Smallest static friction with which the rover rolls without sliding on the steepest face that "
             "is not a wall: tan θ k/(1+k).")},
         [](const Finish& f) { return f.lowestFrictionToRoll; }},
        {{"energy_residual", "", tr("Energy residual"), "",
          tr("Largest error of the energy balance at any event, as a fraction of the energy given to the "
             "run. The energy given to the run is the energy at the start plus the maximum energy that the "
             "wind can add.")},
         [](const Finish& f) { return f.whole.energyResidual; }},
        {{"final_height", "", tr("Final height"), "m",
          tr("Elevation of the lowest point of the sphere at the end of the run, even if the outcome is "
             "decided earlier.")},
         [](const Finish& f) { return f.whole.height; }},
        {{"final_x", "", tr("Final downrange distance"), "m",
          tr("Downrange position of the centre at the end of the run, even if the outcome is decided "
             "earlier.")},
         [](const Finish& f) { return f.whole.end.x; }},
        {{"final_t", "", tr("End time"), "s",
          tr("Time from the launch to the end of the run, even if the outcome is decided earlier.")},
         [](const Finish& f) { return f.whole.duration; }},
        {{"final_crossed", "", tr("Crosses eventually"), "",
          tr("1 if the rover crosses at the first or a later attempt, otherwise 0. Later attempts occur only "
             "if the run continues until rest.")},
         [](const Finish& f) { return f.whole.outcome == Outcome::crossed ? 1.0 : 0.0; }},
        {{"distance", "", tr("Downrange displacement"), "m",
          tr("Distance that the centre moves downrange from the start to the end of the run; negative if the "
             "rover ends behind its start.")},
         [](const Finish& f) { return f.whole.end.x - f.whole.from; }},
        {{"mean_speed", "", tr("Mean downrange velocity"), "m/s",
          tr("Downrange displacement divided by the duration of the run; 0 if the rover does not start to "
             "move.")},
         [](const Finish& f) { return perSecond(f, f.whole.end.x - f.whole.from); }},
        {{"time_rolling", "", tr("Time rolling"), "s", tr("Time in contact with the ground without slip.")},
         [](const Finish& f) { return f.whole.rolling; }},
        {{"time_flying", "", tr("Time in the air"), "s", tr("Time in flights and bounces.")},
         [](const Finish& f) { return f.whole.flying; }},
        {{"share_rolling", "", tr("Share of time rolling"), "%",
          tr("Time in this mode of motion as a share of the duration of the whole run; 0 if the rover does "
             "not start to move.")},
         [](const Finish& f) { return 100 * perSecond(f, f.whole.rolling); }},
        {{"share_flying", "", tr("Share of time in the air"), "%",
          tr("Time in this mode of motion as a share of the duration of the whole run; 0 if the rover does "
             "not start to move.")},
         [](const Finish& f) { return 100 * perSecond(f, f.whole.flying); }},
        {{"restart_wind", "", tr("Restart wind"), "m/s",
          tr("Wind speed that moves the rover downrange again after it has come to rest. Empty if the rover "
             "does not come to rest or if there is no air.")},
         [](const Finish& f) { return f.restartWind; }},
        {{"greatest_impulse", "", tr("Greatest impact impulse"), "N s",
          tr("Impulse of the ground on the sphere, including friction: m times the change in velocity. The "
             "shell must withstand the greatest impulse.")},
         [](const Finish& f) { return f.m * f.whole.loads.impulse; }},
        {{"greatest_impact_speed", "", tr("Greatest impact speed"), "m/s",
          tr("Approach speed normal to the surface. The payload must withstand the greatest speed v, which "
             "is the impact speed of a fall from a height of v²/(2g).")},
         [](const Finish& f) { return f.whole.loads.approach; }},
        {{"greatest_normal_force", "", tr("Greatest normal force"), "N",
          tr("Largest normal force during rolling, sliding or rest. Impacts are instantaneous, so they have "
             "an impulse instead of a force.")},
         [](const Finish& f) { return f.m * f.whole.loads.normalForce; }},
        {{"z", "z", tr("Lateral offset"), "m",
          tr("Lateral position of the centre when the outcome is decided, positive to the right.")},
         [](const Finish& f) { return f.trajectory.end.side.z; }},
        {{"vz", "ż", tr("Lateral speed at the end"), "m/s",
          tr("Lateral velocity of the centre, positive to the right.")},
         [](const Finish& f) { return f.trajectory.end.side.vz; }},
    };
    return table;
}

const Outputs<Happening>& eventTable() {
    static const Outputs<Happening> table = [] {
        Outputs<Happening> rows = speedRows();
        for (auto* group : {&strikeRows, &impulseRows})
            for (auto& row : (*group)())
                rows.push_back(std::move(row));
        return rows;
    }();
    return table;
}

std::vector<std::string> modeNames() {
    return {tr("Flight"), tr("Rolling"), tr("Sliding"), tr("On a rim"), tr("At rest")};
}

const Columns<Phase>& phaseTable() {
    using Cell = ResultTable::Cell;
    static const Columns<Phase> table{
        {{"mode", "", tr("Motion"), ""},
         [](const Phase& p) -> Cell { return modeNames()[static_cast<std::size_t>(p.mode)]; }},
        {{"place", "", tr("Ground"), "", tr("Ground that the rover touches or, in flight, has left.")},
         [](const Phase& p) -> Cell { return p.place; }},
        {{"start", "", tr("Start"), "s"}, [](const Phase& p) -> Cell { return p.from; }},
        {{"end", "", tr("End"), "s"}, [](const Phase& p) -> Cell { return p.to; }},
        {{"duration", "", tr("Duration"), "s"}, [](const Phase& p) -> Cell { return p.to - p.from; }},
        {{"distance", "Δx", tr("Downrange distance"), "m",
          tr("Distance that the centre moves downrange; negative if the rover moves backwards.")},
         [](const Phase& p) -> Cell { return p.last.x - p.first.x; }},
        {{"gravity", "", tr("Work of gravity"), "J", tr("m g times the height that the centre has lost.")},
         [](const Phase& p) -> Cell { return p.m * p.g * (p.first.y - p.last.y); }},
        {{"impact_normal", "", tr("Lost in impacts, restitution"), "J",
          tr("Losses in the impacts of this phase and in the impact that ends the phase.")},
         [](const Phase& p) -> Cell { return p.m * (p.after.normal - p.before.normal); }},
        {{"impact_friction", "", tr("Lost in impacts, friction"), "J",
          tr("Losses in the impacts of this phase and in the impact that ends the phase.")},
         [](const Phase& p) -> Cell { return p.m * (p.after.friction - p.before.friction); }},
        {{"sliding", "", tr("Lost to sliding"), "J", tr("Energy lost to friction between impacts.")},
         [](const Phase& p) -> Cell { return p.m * (p.after.sliding - p.before.sliding); }},
        {{"resistance", "", tr("Lost to rolling resistance"), "J", tr("Energy lost to rolling resistance.")},
         [](const Phase& p) -> Cell { return p.m * (p.after.resistance - p.before.resistance); }},
        {{"wind_work", "", tr("Work of the wind"), "J",
          tr("Work of the air on the rover; negative if the air slows the rover.")},
         [](const Phase& p) -> Cell { return p.m * (p.after.wind - p.before.wind); }},
    };
    return table;
}

} // namespace talweg::rover
