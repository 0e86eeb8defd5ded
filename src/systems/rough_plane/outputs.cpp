#include "systems/rough_plane/outputs.h"

#include "base/angle.h"
#include "base/translation.h"

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
        {{"x", "x", tr("Cross-slope coordinate"), "m",
          tr("Position of the centre of mass along the contour lines, positive to the right.")},
         [](const Moment& m) { return m.state.x; }},
        {{"w", "w", tr("Uphill coordinate"), "m",
          tr("Position of the centre of mass along the slope, positive uphill.")},
         [](const Moment& m) { return m.state.w; }},
        {{"theta", "θ", tr("Angle"), "°",
          tr("Angle from the contour lines to the first axis of the body, positive counter-clockwise as seen "
             "from above, including full turns.")},
         [](const Moment& m) { return m.state.theta * degreesPerRadian; }},
        {{"vx", "ẋ", tr("Cross-slope velocity"), "m/s",
          tr("Velocity of the centre of mass along the contour lines, positive to the right.")},
         [](const Moment& m) { return m.state.vx; }},
        {{"vw", "ẇ", tr("Uphill velocity"), "m/s",
          tr("Velocity of the centre of mass up the slope; negative when the body slides downhill.")},
         [](const Moment& m) { return m.state.vw; }},
        {{"spin", "ω", tr("Spin"), "rad/s",
          tr("Spin about the centre of mass, positive counter-clockwise as seen from above.")},
         [](const Moment& m) { return m.state.spin; }},
        {{"speed", "v", tr("Speed"), "m/s", tr("Speed of the centre of mass.")},
         [](const Moment& m) { return speedOf(m.state); }},
        {{"travelled", "", tr("Path length"), "m", tr("Path length of the centre of mass since the start.")},
         [](const Moment& m) { return m.state.travelled; }},
        {{"translational", "", tr("Translational energy"), "J", tr("Translational energy m v²/2.")},
         [](const Moment& m) { return m.energies.translational; }},
        {{"rotational", "", tr("Rotational energy"), "J",
          tr("Rotational energy m ρ² ω²/2, with the radius of gyration ρ.")},
         [](const Moment& m) { return m.energies.rotational; }},
        {{"potential", "", tr("Potential energy"), "J",
          tr("Potential energy m g w sin φ, measured from the origin of the plane.")},
         [](const Moment& m) { return m.energies.potential; }},
        {{"mechanical", "", tr("Mechanical energy"), "J",
          tr("Sum of translational, rotational and potential energy.")},
         [](const Moment& m) { return m.energies.mechanical(); }},
        {{"dissipated", "", tr("Lost to friction"), "J",
          tr("Work of friction since the start: the time integral of the friction power.")},
         [](const Moment& m) { return m.state.dissipated; }},
        {{"total", "", tr("Mechanical energy and losses"), "J",
          tr("Energy of the body plus friction losses. The sum is constant.")},
         [](const Moment& m) { return m.energies.mechanical() + m.state.dissipated; }},
        {{"force_x", "F_x", tr("Cross-slope force"), "N",
          tr("Generalized force of x: the force of friction along the contour lines, positive to the "
             "right.")},
         [](const Moment& m) { return m.force.x; }},
        {{"force_w", "F_w", tr("Uphill force"), "N",
          tr("Generalized force of w: the force of friction and gravity along the slope, negative "
             "downhill.")},
         [](const Moment& m) { return m.force.w; }},
        {{"torque", "F_θ", tr("Torque"), "N m",
          tr("Generalized force of θ: the torque of friction about the centre of mass, positive "
             "counter-clockwise.")},
         [](const Moment& m) { return m.force.theta; }},
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

const Outputs<State, State>& printedErrorTable() {
    static const Outputs<State, State> table{
        {{"printed_place_error", "", tr("Position error of printed formulas"), "m",
          tr("Distance between the centres of mass computed by the printed and by the corrected formulas.")},
         [](const State& printed, const State& right) {
             return std::hypot(printed.x - right.x, printed.w - right.w);
         }},
        {{"printed_angle_error", "", tr("Angle error of printed formulas"), "°",
          tr("Angle computed by the printed formulas minus the angle computed by the corrected formulas.")},
         [](const State& printed, const State& right) {
             return (printed.theta - right.theta) * degreesPerRadian;
         }},
    };
    return table;
}

const Outputs<InSpace>& spaceTable() {
    static const Outputs<InSpace> table{
        {{"space_x", "", tr("3-D position, x"), "m",
          tr("Position of the middle of the body along the contour lines.")},
         [](const InSpace& place) { return place.centre.x(); }},
        {{"space_y", "", tr("3-D position, y"), "m",
          tr("Vertical position of the middle of the body, positive upward.")},
         [](const InSpace& place) { return place.centre.y(); }},
        {{"space_z", "", tr("3-D position, z"), "m",
          tr("Horizontal position of the middle of the body, positive towards the foot of the slope.")},
         [](const InSpace& place) { return place.centre.z(); }},
        {{"turning_w", "", tr("3-D rotation, w"), "",
          tr("Real part of the rotation quaternion of the body.")},
         [](const InSpace& place) { return place.turning[0]; }},
        {{"turning_x", "", tr("3-D rotation, x"), "",
          tr("x component of the rotation quaternion of the body.")},
         [](const InSpace& place) { return place.turning[1]; }},
        {{"turning_y", "", tr("3-D rotation, y"), "",
          tr("y component of the rotation quaternion of the body.")},
         [](const InSpace& place) { return place.turning[2]; }},
        {{"turning_z", "", tr("3-D rotation, z"), "",
          tr("z component of the rotation quaternion of the body.")},
         [](const InSpace& place) { return place.turning[3]; }},
    };
    return table;
}

const Outputs<Finish>& measureTable() {
    static const Outputs<Finish> table{
        {{"stop_time", "t", tr("Stopping time"), "s",
          tr("Time until the body comes to rest in the chosen model; empty if it still moves at the end of "
             "the run.")},
         [](const Finish& f) {
             return f.solved.stops(f.trajectory) ? f.trajectory.stop()
                                                 : std::numeric_limits<double>::quiet_NaN();
         }},
        {{"travel", "", tr("Path length"), "m",
          tr("Path length of the centre of mass from the start until the body comes to rest or the run "
             "ends.")},
         [](const Finish& f) { return f.end.travelled; }},
        {{"displacement", "", tr("Distance from the start"), "m",
          tr("Straight-line distance between the positions of the centre at the start and at the end.")},
         [](const Finish& f) { return std::hypot(f.end.x - f.solved.start.x, f.end.w - f.solved.start.w); }},
        {{"turned", "", tr("Rotation angle"), "°",
          tr("Rotation from the start to the end, positive counter-clockwise.")},
         [](const Finish& f) { return (f.end.theta - f.solved.start.theta) * degreesPerRadian; }},
        {{"x", "x", tr("Cross-slope position at the end"), "m",
          tr("Position of the centre of mass along the contour lines, positive to the right.")},
         [](const Finish& f) { return f.end.x; }},
        {{"w", "w", tr("Uphill position at the end"), "m",
          tr("Position of the centre of mass, positive uphill.")},
         [](const Finish& f) { return f.end.w; }},
        {{"theta", "θ", tr("Angle at the end"), "°",
          tr("Angle from the contour lines to the first axis of the body at the end, positive "
             "counter-clockwise, including full turns.")},
         [](const Finish& f) { return f.end.theta * degreesPerRadian; }},
        {{"vx", "ẋ", tr("Cross-slope velocity at the end"), "m/s",
          tr("Velocity of the centre of mass along the contour lines, positive to the right.")},
         [](const Finish& f) { return f.end.vx; }},
        {{"vw", "ẇ", tr("Uphill velocity at the end"), "m/s",
          tr("Velocity of the centre of mass, negative downhill.")},
         [](const Finish& f) { return f.end.vw; }},
        {{"spin", "ω", tr("Spin at the end"), "rad/s", tr("Spin of the body, positive counter-clockwise.")},
         [](const Finish& f) { return f.end.spin; }},
        {{"top", "", tr("Greatest w"), "m", tr("Farthest uphill position of the centre of mass.")},
         [](const Finish& f) { return f.solved.top; }},
        {{"top_time", "", tr("Time of greatest w"), "s",
          tr("Time when the centre of mass is farthest uphill.")},
         [](const Finish& f) { return f.solved.topTime; }},
        {{"back_time", "t", tr("Time of return to w = 0"), "s",
          tr("Time when the centre of mass first comes down to w = 0; empty if it never does.")},
         [](const Finish& f) { return f.solved.back.value_or(std::numeric_limits<double>::quiet_NaN()); }},
        {{"back_x", "x", tr("Position x on return to w = 0"), "m",
          tr("Position along the contour line at which the centre of mass first comes down to w = 0, "
             "positive to the right.")},
         [](const Finish& f) {
             return f.solved.back ? f.trajectory.at(*f.solved.back).x
                                  : std::numeric_limits<double>::quiet_NaN();
         }},
        {{"energy_start", "", tr("Mechanical energy at the start"), "J",
          tr("Sum of kinetic and potential energy. Potential energy is measured from the origin of the "
             "plane.")},
         [](const Finish& f) { return f.energyBefore; }},
        {{"energy_end", "", tr("Mechanical energy at the end"), "J",
          tr("Sum of kinetic and potential energy. Potential energy is measured from the origin of the "
             "plane.")},
         [](const Finish& f) { return f.energyAfter; }},
        {{"energy_lost", "", tr("Mechanical energy lost"), "J",
          tr("Mechanical energy at the start minus that at the end. It must equal the work of friction.")},
         [](const Finish& f) { return f.energyBefore - f.energyAfter; }},
        {{"dissipated", "", tr("Work of friction"), "J",
          tr("Time integral of the friction power, computed independently of the energies.")},
         [](const Finish& f) { return f.end.dissipated; }},
        {{"energy_residual", "", tr("Energy residual"), "",
          tr("Largest change of the sum of mechanical energy and losses, as a fraction of the available "
             "energy. The available energy is the energy at the start plus the maximum that gravity can "
             "add.")},
         [](const Finish& f) { return f.solved.residual; }},
    };
    return table;
}

const Columns<ModelEnd>& endTable() {
    using Cell = ResultTable::Cell;
    static const Columns<ModelEnd> table{
        {{"model", "", tr("Model"), ""}, [](const ModelEnd& e) -> Cell { return nameOf(e.model); }},
        {{"stop_time", "t", tr("Stopping time"), "s"},
         [](const ModelEnd& e) -> Cell {
             return e.solved.stops(e.trajectory) ? e.trajectory.stop() : nothing;
         }},
        {{"travel", "", tr("Path"), "m"}, [](const ModelEnd& e) -> Cell { return e.end.travelled; }},
        {{"displacement", "", tr("Distance"), "m"},
         [](const ModelEnd& e) -> Cell {
             return std::hypot(e.end.x - e.solved.start.x, e.end.w - e.solved.start.w);
         }},
        {{"theta", "θ", tr("Angle"), "°"},
         [](const ModelEnd& e) -> Cell { return e.end.theta * degreesPerRadian; }},
        {{"speed", "v", tr("Speed"), "m/s"},
         [](const ModelEnd& e) -> Cell { return std::hypot(e.end.vx, e.end.vw); }},
        {{"spin", "ω", tr("Spin"), "rad/s"}, [](const ModelEnd& e) -> Cell { return e.end.spin; }},
        {{"dissipated", "", tr("Loss"), "J"}, [](const ModelEnd& e) -> Cell { return e.end.dissipated; }}};
    return table;
}

const Columns<PrintedNumbers>& printedTable() {
    using Cell = ResultTable::Cell;
    static const Columns<PrintedNumbers> table{
        {{"formulas", "", tr("Decoupled"), ""}, [](const PrintedNumbers& n) -> Cell { return n.formulas; }},
        {{"deceleration", "K", tr("Angular deceleration"), "rad/s²"},
         [](const PrintedNumbers& n) -> Cell { return n.deceleration; }},
        {{"mean_distance", "|r|", tr("Mean distance of points from centre"), "m"},
         [](const PrintedNumbers& n) -> Cell { return n.meanDistance; }},
        {{"away", "", tr("Distance from the start"), "m"},
         [](const PrintedNumbers& n) -> Cell { return n.away; }},
        {{"turned", "", tr("Rotation angle"), "°"}, [](const PrintedNumbers& n) -> Cell { return n.turned; }},
        {{"spin", "", tr("ω at the end"), "rad/s"}, [](const PrintedNumbers& n) -> Cell { return n.spin; }}};
    return table;
}

const Outputs<State>& eventTable() {
    static const Outputs<State> table{
        {{"speed", "v", tr("Speed"), "m/s", tr("Speed of the centre of mass at the event.")},
         [](const State& s) { return speedOf(s); }},
        {{"spin", "ω", tr("Spin"), "rad/s",
          tr("Spin at the event, positive counter-clockwise as seen from above.")},
         [](const State& s) { return s.spin; }},
    };
    return table;
}

} // namespace talweg::rough_plane
