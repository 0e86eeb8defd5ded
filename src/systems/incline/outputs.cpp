#include "systems/incline/outputs.h"

#include "base/angle.h"
#include "base/number.h"
#include "base/translation.h"
#include "systems/system.h"

#include <algorithm>
#include <cmath>
#include <iterator>
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

/// Share of rotation in the kinetic energy at the end; NaN if the body is at rest.
double rotationShare(const Race& race, const Trajectory& trajectory) {
    const Energies energies = energiesAtTheEnd(race, trajectory);
    const double kinetic = energies.translational + energies.rotational;
    return kinetic > 0 ? energies.rotational / kinetic : nothing;
}

/// Mean acceleration along the ramp from rest, 2 s/t², m/s². In the exact motion, the acceleration is
/// constant. NaN for t = 0.
double acceleration(const Trajectory& trajectory) {
    const double t = trajectory.duration;
    const double s = (trajectory.end.x - trajectory.start.x) / std::cos(trajectory.angle);
    return t > 0 ? 2 * s / (t * t) : nothing;
}

const Outputs<Race>& winnerTable() {
    static const Outputs<Race> table{{{"t", "t", tr("Winning time"), "s",
                                       tr("Time from the start until the first body reaches the foot.")},
                                      [](const Race& race) {
                                          const Trajectory& winner =
                                              race.trajectories[arrivalOrder(race).front()];
                                          return winner.arrived() ? winner.duration : nothing;
                                      }}};
    return table;
}

const Outputs<Race>& auditTable() {
    static const Outputs<Race> table{
        {{"energy_residual", "", tr("Energy residual"), "",
          tr("Largest energy residual of any body: the change of the sum of mechanical energy and losses "
             "since the start, as a fraction of the potential energy released down to the foot.")},
         [](const Race& race) { return energyResidual(race); }}};
    return table;
}

Outputs<Lane> outputsOfLane(std::size_t lane) {
    const std::string n = std::to_string(lane + 1);
    const auto id = [lane](const char* measure) { return bodyId(measure, lane); };
    return {
        {{id("time"), "t", tr("Body %1, time", n), "s",
          tr("Time from the start until the body reaches the foot.")},
         [](const Lane& l) { return l.trajectory.arrived() ? l.trajectory.duration : nothing; }},
        {{id("speed"), "v", tr("Body %1, speed at the end", n), "m/s",
          tr("Speed of the centre of the body at the foot or at the time limit.")},
         [](const Lane& l) { return speedOf(l.trajectory.end); }},
        {{id("mu_needed"), "μ", tr("Body %1, friction needed to roll", n), "",
          tr("Smallest coefficient of friction with which the body rolls, tan α k/(1+k) (Mandala 2025, "
             "equation 6). It is compared with static friction or, in the published method, with kinetic "
             "friction.")},
         [](const Lane& l) { return l.trajectory.muNeeded; }},
        {{id("angular_momentum"), "L", tr("Body %1, angular momentum at the end", n), "kg m²/s",
          tr("Angular momentum k m R² |ω| about the centre of the body at the end.")},
         [](const Lane& l) { return angularMomentum(l.trajectory.racer, l.trajectory.end); }},
        {{id("acceleration"), "a", tr("Body %1, acceleration", n), "m/s²",
          tr("Mean acceleration along the ramp from rest to the end, 2 s/t². It is g sin α/(1+k) if the body "
             "rolls.")},
         [](const Lane& l) { return acceleration(l.trajectory); }},
        {{id("translational"), "", tr("Body %1, translational energy at the end", n), "J",
          tr("Translational energy m v²/2.")},
         [](const Lane& l) { return energiesAtTheEnd(l.race, l.trajectory).translational; }},
        {{id("rotation_share"), "", tr("Body %1, share of rotation at the end", n), "",
          tr("Share of rotation in the kinetic energy of the body. It is k/(1+k) if the body rolls.")},
         [](const Lane& l) { return rotationShare(l.race, l.trajectory); }},
        {{id("heat"), "", tr("Body %1, heat", n), "J",
          tr("Energy lost to friction and impacts. For the published method, the input “Heat” selects its "
             "definition.")},
         [](const Lane& l) { return l.trajectory.end.loss; }},
        {{id("slip_max"), "", tr("Body %1, greatest slip", n), "m/s", tr("Largest slip speed |v + Rω|.")},
         [](const Lane& l) { return greatestSlip(l.trajectory); }},
        {{id("slip_metric_max"), "", tr("Body %1, greatest slip metric", n), "m/s",
          tr("Largest absolute value of the slip metric R|ω| − |v| (Mandala 2025, section 5.3).")},
         [](const Lane& l) { return greatestSlipMetric(l.trajectory); }},
        {{id("total"), "", tr("Body %1, energy and losses at the end", n), "J",
          tr("Sum of the mechanical energy and the losses of the body.")},
         [](const Lane& l) {
             return energiesAtTheEnd(l.race, l.trajectory).mechanical() + l.trajectory.end.loss;
         }},
        {{id("energy_drift"), "", tr("Body %1, change of energy and losses", n), "J",
          tr("Change of the sum of mechanical energy and losses from start to end; 0 if the method conserves "
             "energy.")},
         [](const Lane& l) { return energyDrift(l.race.inputs, l.trajectory); }},
        {{id("time_error"), "", tr("Body %1, time minus exact time", n), "s",
          tr("Arrival time in this run minus arrival time in the exact motion; positive if the body arrives "
             "late.")},
         [](const Lane& l) {
             if (!l.trajectory.arrived()) return nothing;
             const Inputs& in = l.race.inputs;
             return l.trajectory.passing(in.length) - exactTrajectory(in, l.trajectory.racer).duration;
         }},
    };
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
    return std::ranges::max(race.audits, {}, &Audit::residual).residual;
}

const Outputs<Moment>& placeTable() {
    static const Outputs<Moment> table{
        {{"x", "x", tr("Horizontal position"), "m",
          tr("Horizontal distance of the centre of the body from the upper edge of the ramp, positive "
             "downhill.")},
         [](const Moment& m) { return m.state.x; }},
        {{"y", "y", tr("Centre elevation"), "m", tr("Elevation of the centre of the body above the ground.")},
         [](const Moment& m) { return m.state.y; }},
        {{"angle", "φ", tr("Rotation angle, counter-clockwise"), "°",
          tr("Rotation since the start. A body that rolls downhill turns clockwise, so its angle is "
             "negative.")},
         [](const Moment& m) { return m.state.angle * degreesPerRadian; }},
        {{"z", "z", tr("Lateral position"), "m",
          tr("Distance of the middle of the lane from the middle of the ramp, as in the 3-D view.")},
         [](const Moment& m) { return m.lane; }},
    };
    return table;
}

const Outputs<Moment>& motionTable() {
    static const Outputs<Moment> table{
        {{"speed", "v", tr("Speed"), "m/s", tr("Speed of the centre of the body.")},
         [](const Moment& m) { return speedOf(m.state); }},
        {{"spin", "ω", tr("Spin, counter-clockwise"), "rad/s",
          tr("A body that rolls downhill turns clockwise, so its spin is −v/R.")},
         [](const Moment& m) { return m.state.spin; }},
        {{"slip", "s", tr("Slip of the contact point"), "m/s",
          tr("Velocity of the contact point, v + Rω, positive downhill; 0 while the body rolls.")},
         [](const Moment& m) { return slipOf(m.trajectory, m.state); }},
        {{"slip_metric", "σ", tr("Slip metric of Mandala 2025"), "m/s",
          tr("R|ω| − |v| with the sign convention of Mandala 2025: positive if the body spins faster than it "
             "rolls. The sign is opposite to that of the slip unless the body bounces or turns back.")},
         [](const Moment& m) { return slipMetric(m.trajectory, m.state); }},
        {{"translational", "", tr("Translational energy"), "J", tr("Translational energy m v²/2.")},
         [](const Moment& m) { return m.energies.translational; }},
        {{"rotational", "", tr("Rotational energy"), "J", tr("Rotational energy k m R² ω²/2.")},
         [](const Moment& m) { return m.energies.rotational; }},
        {{"potential", "", tr("Potential energy"), "J",
          tr("Potential energy m g y, with y measured from the ground.")},
         [](const Moment& m) { return m.energies.potential; }},
        {{"mechanical", "", tr("Mechanical energy"), "J",
          tr("Sum of translational, rotational and potential energy.")},
         [](const Moment& m) { return m.energies.mechanical(); }},
        {{"friction", "", tr("Lost to friction and impacts"), "J",
          tr("Work of friction at the slipping contact since the start. For the published method, the input "
             "“Heat” selects the definition.")},
         [](const Moment& m) { return m.state.loss; }},
        {{"total", "", tr("Mechanical energy and losses"), "J",
          tr("Energy of the body plus its losses. The sum is constant if the method conserves energy.")},
         [](const Moment& m) { return m.energies.mechanical() + m.state.loss; }},
        {{"angular_momentum", "L", tr("Angular momentum"), "kg m²/s",
          tr("Angular momentum k m R² |ω| about the centre of the body.")},
         [](const Moment& m) { return angularMomentum(m.trajectory.racer, m.state); }},
        {{"normal_force", "N", tr("Normal force"), "N",
          tr("Force of the ramp normal to its surface. For the published method, the mean over a time "
             "step.")},
         [](const Moment& m) { return m.contact.normalForce; }},
        {{"friction_force", "F", tr("Friction force"), "N",
          tr("Force of friction along the ramp, positive downhill. For the published method, the mean over a "
             "time step.")},
         [](const Moment& m) { return m.contact.frictionForce; }},
        {{"normal_impulse", "", tr("Normal impulse since the start"), "N s",
          tr("Time integral of the normal force, with the impulses of impacts.")},
         [](const Moment& m) { return m.contact.normalImpulse; }},
        {{"friction_impulse", "", tr("Friction impulse since the start"), "N s",
          tr("Time integral of the friction force, with the impulses of impacts, positive downhill.")},
         [](const Moment& m) { return m.contact.frictionImpulse; }},
    };
    return table;
}

const Outputs<Lane>& laneTable(std::size_t lane) {
    static const std::vector<Outputs<Lane>> tables = [] {
        std::vector<Outputs<Lane>> all;
        for (std::size_t i = 0; i < maxRacers; ++i)
            all.push_back(outputsOfLane(i));
        return all;
    }();
    return tables.at(lane);
}

const Outputs<Trajectory>& eventTable() {
    static const Outputs<Trajectory> table{
        {{"speed", "v", tr("Speed"), "m/s", tr("Speed of the centre of the body on arrival.")},
         [](const Trajectory& trajectory) { return speedOf(trajectory.end); }},
        {{"spin", "ω", tr("Spin"), "rad/s", tr("Spin on arrival, positive counter-clockwise.")},
         [](const Trajectory& trajectory) { return trajectory.end.spin; }},
    };
    return table;
}

const Columns<Arrival>& arrivalTable() {
    using Cell = ResultTable::Cell;
    static const Columns<Arrival> table{
        {{"name", "", tr("Body"), ""}, [](const Arrival& a) -> Cell { return a.trajectory.racer.name; }},
        {{"order", "", tr("Rank"), ""}, [](const Arrival& a) -> Cell { return a.place; }},
        {{"time", "t", tr("Time to the foot"), "s"},
         [](const Arrival& a) -> Cell { return a.trajectory.arrived() ? a.trajectory.duration : nothing; }},
        {{"speed", "v", tr("Final speed"), "m/s"},
         [](const Arrival& a) -> Cell { return speedOf(a.trajectory.end); }},
        {{"acceleration", "a", tr("Acceleration"), "m/s²"},
         [](const Arrival& a) -> Cell { return acceleration(a.trajectory); }},
        {{"rotation_share", "", tr("Share of rotation"), ""},
         [](const Arrival& a) -> Cell { return rotationShare(a.race, a.trajectory); }},
        {{"mu_needed", "μ", tr("Friction needed to roll"), ""},
         [](const Arrival& a) -> Cell { return a.trajectory.muNeeded; }},
        {{"mode", "", tr("Motion"), ""},
         [](const Arrival& a) -> Cell { return a.trajectory.slides ? tr("sliding") : tr("rolling"); }},
        {{"k", "k", tr("Inertia factor"), ""}, [](const Arrival& a) -> Cell { return a.trajectory.racer.k; }},
        {{"angular_momentum", "L", tr("Final angular momentum (kg m²/s)"), ""},
         [](const Arrival& a) -> Cell { return angularMomentum(a.trajectory.racer, a.trajectory.end); }},
        {{"energy_residual", "", tr("Energy residual"), ""},
         [](const Arrival& a) -> Cell { return audited(a.race.inputs, a.trajectory).residual; }},
        {{"heat", "", tr("Heat"), "J"}, [](const Arrival& a) -> Cell { return a.trajectory.end.loss; }}};
    return table;
}

const Columns<TimeStep>& timeStepTable() {
    using Cell = ResultTable::Cell;
    static const Columns<TimeStep> table{
        {{"name", "", tr("Body"), ""}, [](const TimeStep& s) -> Cell { return s.name; }},
        {{"dt", "Δt", tr("Time step"), "s"}, [](const TimeStep& s) -> Cell { return s.dt; }},
        {{"time", "t", tr("Time to the foot"), "s"}, [](const TimeStep& s) -> Cell { return s.time; }},
        {{"time_error", "", tr("Time error"), "s"}, [](const TimeStep& s) -> Cell { return s.error; }},
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
    const std::vector<double> middles = lanes(race.inputs);
    for (std::size_t i = 0; i < race.trajectories.size(); ++i) {
        const Trajectory& trajectory = race.trajectories[i];
        const State state = trajectory.at(t);
        Moment moment{trajectory, state, energiesOf(race.inputs, trajectory.racer, state), middles[i]};
        addValues(values, placeTable(), moment);
        if (t <= trajectory.duration) {
            moment.contact = contactAt(race.inputs, trajectory, t);
            addValues(values, motionTable(), moment);
        } else
            values.insert(values.end(), motionTable().size(), nothing);
    }
    return values;
}

std::vector<Quantity> measureQuantities() {
    std::vector<Quantity> all = quantitiesOf(winnerTable());
    const auto add = [&all](const auto& table) {
        std::ranges::move(quantitiesOf(table), std::back_inserter(all));
    };
    for (std::size_t lane = 0; lane < maxRacers; ++lane)
        add(laneTable(lane));
    add(auditTable());
    return all;
}

std::vector<Measure> measuresOf(const Race& race) {
    std::vector<Measure> all = measuresOf(winnerTable(), race);
    const auto add = [&all](std::vector<Measure> some) { std::ranges::move(some, std::back_inserter(all)); };
    for (std::size_t lane = 0; lane < race.trajectories.size(); ++lane)
        add(measuresOf(laneTable(lane), Lane{race, race.trajectories[lane]}));
    add(measuresOf(auditTable(), race));
    return all;
}

} // namespace talweg::incline
