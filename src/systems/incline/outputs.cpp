#include "systems/incline/outputs.h"

#include "base/angle.h"
#include "base/number.h"
#include "base/translation.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace talweg::incline {

namespace {

double speedOf(const State& state) {
    return std::hypot(state.vx, state.vy);
}

double angularMomentum(const Racer& racer, const State& state) {
    return racer.k * racer.mass * racer.radius * racer.radius * std::abs(state.spin);
}

Energies energiesAtTheEnd(const Race& race, const Trajectory& trajectory) {
    return energiesOf(race.inputs, trajectory.racer, trajectory.end);
}

/// Of the kinetic energy at the end, what is rotation; not a number at rest.
double rotationShare(const Race& race, const Trajectory& trajectory) {
    const Energies energies = energiesAtTheEnd(race, trajectory);
    const double kinetic = energies.translational + energies.rotational;
    return kinetic > 0 ? energies.rotational / kinetic : nothing;
}

/// Mean along the ramp from rest, m/s²: 2 s/t², which the exact body has all the way. Not a number where no
/// time has passed.
double acceleration(const Trajectory& trajectory) {
    const double t = trajectory.duration;
    const double s = (trajectory.end.x - trajectory.start.x) / std::cos(trajectory.angle);
    return t > 0 ? 2 * s / (t * t) : nothing;
}

} // namespace

std::vector<std::size_t> arrivalOrder(const Race& race) {
    std::vector<std::size_t> order(race.trajectories.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, {}, [&](std::size_t i) {
        const Trajectory& trajectory = race.trajectories[i];
        return std::pair(!trajectory.arrived(),
                         trajectory.arrived() ? trajectory.duration : -trajectory.end.x);
    });
    return order;
}

double energyResidual(const Race& race) {
    double residual = 0;
    for (const Trajectory& trajectory : race.trajectories)
        residual = std::max(residual, energyResidual(race.inputs, trajectory));
    return residual;
}

const Outputs<Moment>& placeTable() {
    static const Outputs<Moment> table{
        {{"x", "x", tr("Centre downhill, level"), "m",
          tr("Of the body's centre, measured level from the ramp's upper edge, positive downhill.")},
         [](const Moment& m) { return m.state.x; }},
        {{"y", "y", tr("Centre elevation"), "m",
          tr("Of the body's centre above the ground, positive upward.")},
         [](const Moment& m) { return m.state.y; }},
        {{"angle", "φ", tr("Angle turned through, counter-clockwise"), "°",
          tr("Since the start; a body that rolls downhill turns clockwise, which is negative.")},
         [](const Moment& m) { return m.state.angle * degreesPerRadian; }},
    };
    return table;
}

const Outputs<Moment>& motionTable() {
    static const Outputs<Moment> table{
        {{"speed", "v", tr("Speed"), "m/s", tr("Of the body's centre.")},
         [](const Moment& m) { return speedOf(m.state); }},
        {{"spin", "ω", tr("Spin, counter-clockwise"), "rad/s",
          tr("A body that rolls downhill turns clockwise: its spin is −v/R.")},
         [](const Moment& m) { return m.state.spin; }},
        {{"slip", "s", tr("Slip of the contact point"), "m/s",
          tr("v + Rω, positive downhill; 0 while the body rolls.")},
         [](const Moment& m) { return slipOf(m.trajectory, m.state); }},
        {{"slip_metric", "σ", tr("Slip metric of Mandala 2025"), "m/s",
          tr("R|ω| − |v|, the paper's sign: positive where the spin is ahead of the way. The opposite of the "
             "slip while the body neither bounces nor turns back.")},
         [](const Moment& m) {
             return m.trajectory.racer.radius * std::abs(m.state.spin) - speedOf(m.state);
         }},
        {{"translational", "", tr("Translational energy"), "J", tr("m v²/2.")},
         [](const Moment& m) { return m.energies.translational; }},
        {{"rotational", "", tr("Rotational energy"), "J", tr("k m R² ω²/2.")},
         [](const Moment& m) { return m.energies.rotational; }},
        {{"potential", "", tr("Potential energy"), "J", tr("m g y, counted from the ground.")},
         [](const Moment& m) { return m.energies.potential; }},
        {{"mechanical", "", tr("Mechanical energy"), "J",
          tr("Translational, rotational and potential energy together.")},
         [](const Moment& m) { return m.energies.mechanical(); }},
        {{"friction", "", tr("Lost to friction and impacts"), "J",
          tr("Since the start: the work of friction on the slipping contact; of the published method as Heat "
             "says.")},
         [](const Moment& m) { return m.state.loss; }},
        {{"total", "", tr("Mechanical energy and losses"), "J",
          tr("What the body has and what it has lost together; it stays where the method keeps its energy.")},
         [](const Moment& m) { return m.energies.mechanical() + m.state.loss; }},
        {{"angular_momentum", "L", tr("Angular momentum"), "kg m²/s",
          tr("k m R² |ω|, about the body's centre.")},
         [](const Moment& m) { return angularMomentum(m.trajectory.racer, m.state); }},
    };
    return table;
}

const Outputs<Finish>& measureTable() {
    static const Outputs<Finish> table{
        {{"t", "t", tr("Time of the winner"), "s", tr("From the start until the first body is at the foot.")},
         [](const Finish& f) { return f.winner.arrived() ? f.winner.duration : nothing; }},
        {{"time_1", "t", tr("Time of the body in lane 1"), "s",
          tr("From the start until it is at the foot.")},
         [](const Finish& f) { return f.first.arrived() ? f.first.duration : nothing; }},
        {{"speed_1", "v", tr("Its speed at the end"), "m/s",
          tr("Of the centre of the body in lane 1, at the foot or at the time limit.")},
         [](const Finish& f) { return speedOf(f.first.end); }},
        {{"mu_needed_1", "μ", tr("Friction it needs to roll"), "",
          tr("The least static friction with which the body in lane 1 rolls: tan α k/(1+k) (Mandala 2025, "
             "equation 6).")},
         [](const Finish& f) { return f.first.muNeeded; }},
        {{"angular_momentum_1", "L", tr("Its angular momentum at the end"), "kg m²/s",
          tr("k m R² |ω| of the body in lane 1, about its centre.")},
         [](const Finish& f) { return angularMomentum(f.first.racer, f.first.end); }},
        {{"acceleration_1", "a", tr("Its acceleration"), "m/s²",
          tr("Of the body in lane 1 along the ramp: 2 s/t² from rest to the end; g sin α/(1+k) when it "
             "rolls.")},
         [](const Finish& f) { return acceleration(f.first); }},
        {{"translational_1", "", tr("Its translational energy at the end"), "J",
          tr("m v²/2 of the body in lane 1.")},
         [](const Finish& f) { return energiesAtTheEnd(f.race, f.first).translational; }},
        {{"rotation_share_1", "", tr("Its share of rotation at the end"), "",
          tr("Of the kinetic energy of the body in lane 1; k/(1+k) when it rolls.")},
         [](const Finish& f) { return rotationShare(f.race, f.first); }},
        {{"heat_1", "", tr("Its heat"), "J",
          tr("What friction and impacts have taken from the body in lane 1; of the published method as Heat "
             "says.")},
         [](const Finish& f) { return f.first.end.loss; }},
        {{"slip_max_1", "", tr("Its greatest slip"), "m/s",
          tr("The greatest |v + Rω| of the body in lane 1.")},
         [](const Finish& f) { return greatestSlip(f.first); }},
        {{"total_1", "", tr("Its energy and losses at the end"), "J",
          tr("Mechanical energy of the body in lane 1 and what it has lost.")},
         [](const Finish& f) { return energiesAtTheEnd(f.race, f.first).mechanical() + f.first.end.loss; }},
        {{"energy_drift_1", "", tr("Its change of energy and losses"), "J",
          tr("Of the body in lane 1, from the start to the end; 0 where the method keeps its energy.")},
         [](const Finish& f) { return energyDrift(f.race.inputs, f.first); }},
        {{"time_error_1", "", tr("Its time less the exact one"), "s",
          tr("Of the body in lane 1; positive where the method of the run is slower than the exact motion.")},
         [](const Finish& f) {
             if (!f.first.arrived()) return nothing;
             const Inputs& in = f.race.inputs;
             return f.first.passing(in.length) - exactTrajectory(in, f.first.racer).duration;
         }},
        {{"energy_residual", "", tr("Energy residual"), "",
          tr("The most by which energy and losses of any body differ from its energy at the start, as a part "
             "of that.")},
         [](const Finish& f) { return energyResidual(f.race); }},
    };
    return table;
}

const Outputs<Trajectory>& eventTable() {
    static const Outputs<Trajectory> table{
        {{"speed", "v", tr("Speed"), "m/s", tr("Of the body's centre as it arrives.")},
         [](const Trajectory& trajectory) { return speedOf(trajectory.end); }},
        {{"spin", "ω", tr("Spin"), "rad/s", tr("As it arrives, positive counter-clockwise.")},
         [](const Trajectory& trajectory) { return trajectory.end.spin; }},
    };
    return table;
}

const Columns<Arrival>& arrivalTable() {
    using Cell = ResultTable::Cell;
    static const Columns<Arrival> table{
        {{"name", "", tr("Body"), ""}, [](const Arrival& a) -> Cell { return a.trajectory.racer.name; }},
        {{"order", "", tr("Order"), ""}, [](const Arrival& a) -> Cell { return a.place; }},
        {{"k", "k", tr("Inertia factor"), ""}, [](const Arrival& a) -> Cell { return a.trajectory.racer.k; }},
        {{"mode", "", tr("Moves by"), ""},
         [](const Arrival& a) -> Cell { return a.trajectory.slides ? tr("sliding") : tr("rolling"); }},
        {{"time", "t", tr("Time to the foot"), "s"},
         [](const Arrival& a) -> Cell { return a.trajectory.arrived() ? a.trajectory.duration : nothing; }},
        {{"speed", "v", tr("Speed there"), "m/s"},
         [](const Arrival& a) -> Cell { return speedOf(a.trajectory.end); }},
        {{"mu_needed", "μ", tr("Friction needed to roll"), ""},
         [](const Arrival& a) -> Cell { return a.trajectory.muNeeded; }},
        {{"energy_residual", "", tr("Energy residual"), ""},
         [](const Arrival& a) -> Cell { return energyResidual(a.race.inputs, a.trajectory); }},
        {{"angular_momentum", "L", tr("Angular momentum there (kg m²/s)"), ""},
         [](const Arrival& a) -> Cell { return angularMomentum(a.trajectory.racer, a.trajectory.end); }},
        {{"acceleration", "a", tr("Acceleration"), "m/s²"},
         [](const Arrival& a) -> Cell { return acceleration(a.trajectory); }},
        {{"rotation_share", "", tr("Share of rotation"), ""},
         [](const Arrival& a) -> Cell { return rotationShare(a.race, a.trajectory); }},
        {{"heat", "", tr("Heat"), "J"}, [](const Arrival& a) -> Cell { return a.trajectory.end.loss; }}};
    return table;
}

const Columns<TimeStep>& timeStepTable() {
    using Cell = ResultTable::Cell;
    static const Columns<TimeStep> table{
        {{"name", "", tr("Body"), ""}, [](const TimeStep& s) -> Cell { return s.name; }},
        {{"dt", "Δt", tr("Time step"), "s"}, [](const TimeStep& s) -> Cell { return s.dt; }},
        {{"time", "t", tr("Time to the foot"), "s"}, [](const TimeStep& s) -> Cell { return s.time; }},
        {{"time_error", "", tr("Off the exact time by"), "s"},
         [](const TimeStep& s) -> Cell { return s.error; }},
        {{"total_drift", "", tr("Change of energy and losses"), "J"},
         [](const TimeStep& s) -> Cell { return s.drift; }},
        {{"order", "", tr("Order of convergence"), ""}, [](const TimeStep& s) -> Cell { return s.order; }}};
    return table;
}

std::vector<Quantity> bodyQuantities() {
    std::vector<Quantity> quantities = quantitiesOf(placeTable());
    for (Quantity& quantity : quantitiesOf(motionTable()))
        quantities.push_back(std::move(quantity));
    return quantities;
}

std::vector<double> stateAt(const Race& race, double t) {
    std::vector<double> values;
    values.reserve(race.trajectories.size() * (placeTable().size() + motionTable().size()));
    for (const Trajectory& trajectory : race.trajectories) {
        const State state = trajectory.at(t);
        const Moment moment{trajectory, state, energiesOf(race.inputs, trajectory.racer, state)};
        addValues(values, placeTable(), moment);
        if (t <= trajectory.duration)
            addValues(values, motionTable(), moment);
        else
            values.insert(values.end(), motionTable().size(), nothing);
    }
    return values;
}

std::vector<Measure> measuresOf(const Race& race) {
    return measuresOf(measureTable(),
                      Finish{race, race.trajectories[arrivalOrder(race).front()], race.trajectories.front()});
}

} // namespace talweg::incline
