#include "systems/surface/rolling_ball.h"

#include "base/angle.h"
#include "base/number.h"
#include "base/translation.h"
#include "systems/claims.h"

#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace talweg::surface {

namespace {

using claiming::Agreement, claiming::Claim, claiming::judged, claiming::stated, claiming::within;

/// Inputs of the runs: slope angle (rad), default values (SI units), and duration, s.
constexpr double slopeAngle = 15 * radiansPerDegree, gravity = 9.81, k = 0.4, radius = 2, cRolling = 0.01,
                 seconds = 10;

/// Rolling down the slope from rest with the printed forces, in the limit of short steps. The printed forces
/// drive spin and motion by two different laws. Friction is g sin θ/(1+k) against the slip. Rolling friction
/// c N acts in the same direction on the spin and in the opposite direction on the motion. The sign of the
/// forces therefore changes from step to step, which keeps the slip at 0. `mean` is the mean sign.
struct ShortSteps {
    double acceleration, energyPart; ///< m/s²; energy plus work as a fraction of the work of gravity
    ShortSteps() {
        const double pull = gravity * std::sin(slopeAngle), still = pull / (1 + k),
                     rolling = cRolling * gravity * std::cos(slopeAngle),
                     mean = (k * pull + rolling) / (k * (still + rolling) + still - rolling);
        acceleration = pull - mean * (still + rolling);
        energyPart = ((1 + k) * acceleration + rolling) / pull - 1;
    }
    double distance() const { return acceleration * seconds * seconds / 2; }
};

/// The speed after ten seconds if the same forces acted on spin and motion: (1+k) v = (g sin θ − c N) t.
double rollingSpeed() {
    return gravity * (std::sin(slopeAngle) - cRolling * std::cos(slopeAngle)) / (1 + k) * seconds;
}

/// Inputs: a ball rolls down a plane of 15° from rest for ten seconds.
Values downPlane(const Values& more = {}) {
    Values values = more;
    values.insert({{"y", std::string("-tan(15*pi/180)*x")}, {"x0", 0.0}, {"t_end", seconds}});
    return values;
}

/// Inputs: a very short run in a valley, at a slope of 1/2. Its results are those of the start.
Values inValley() {
    return {{"y", std::string("x^2/20")}, {"x_from", -20.0}, {"x_to", 20.0}, {"x0", 5.0}, {"t_end", 1e-6}};
}

/// Inputs: a very short run up a crest with a radius of 10 m, from a point with a slope of 30°. v² is the
/// fraction `part` of g ρ cos θ, where ρ is the radius of the centre's path.
Values ontoCrest(double part) {
    const double crest = 10, speed = std::sqrt(part * gravity * (crest + radius) * std::sqrt(0.75));
    return {{"y", std::string("sqrt(100-x^2)")},
            {"x_from", -9.9},
            {"x_to", 9.9},
            {"x0", -5.0},
            {"v0", speed},
            {"t_end", 1e-3}};
}

/// Tolerance for integration errors of an energy (%), a length (m) or a speed (m/s); and smallest difference
/// that is visible in a figure.
constexpr double roundOff = 1e-6, seen = 0.1;
constexpr double without = std::numeric_limits<double>::infinity();

/// Adds claims about the position of the centre and the normal force, sections 3 and 4.
void addGround(std::vector<Claim>& claims) {
    const double steep = std::sqrt(1.25); // 1/cos θ where the slope is 1/2
    const double x = 5 - radius * 0.5 / steep, y = 1.25 + radius / steep;
    const std::string fits = tr("This holds where κ b < 1 and no other part of the ground is in the way.");
    claims.push_back(judged(stated(tr("Section 3"), tr("Valley y = x²/20 at x = 5 m: x of the centre"),
                                   tr("x − b sin θ = %1", withDecimals(x, 4)), "valley", "x", "m", 4),
                            within(x, roundOff), fits));
    claims.push_back(judged(stated(tr("Section 3"), tr("Valley y = x²/20 at x = 5 m: y of the centre"),
                                   tr("y + b cos θ = %1", withDecimals(y, 4)), "valley", "y", "m", 4),
                            within(y, roundOff), fits));
    const std::string limit = tr("ρ is the radius of curvature of the centre’s path, 12 m. With the radius "
                                 "of the ground, 10 m, the limit would not lie between the two speeds.");
    claims.push_back(
        judged(stated(tr("Section 4"), tr("Crest of 10 m radius, v² 1 % below −g ρ cos θ: time in the air"),
                      tr("0, as N = g cos θ + v²/ρ > 0"), "crest-slow", "air_time", "s", 4),
               within(0, 0), limit));
    claims.push_back(
        judged(stated(tr("Section 4"), tr("Crest of 10 m radius, v² 1 % above −g ρ cos θ: time in the air"),
                      tr("all of 0.001, as N would be < 0"), "crest-fast", "air_time", "s", 4),
               within(1e-3, 1e-9), limit));
    claims.push_back(judged(
        stated(tr("Section 4"),
               tr("Waves, contact lost: change of energy and work, relative to the energy at the start"),
               tr("conservation issues are possible"), "waves", "energy_change", "%", 0),
        {.min = 1, .max = without},
        tr("The normal force of the published model acts at any height above the ground. The run is stopped "
           "when the energy has grown tenfold.")));
    claims.push_back(stated(tr("Section 4"), tr("Waves: time in the air"), "", "waves", "air_time", "s", 2));
}

/// Adds claims about friction and the torques on the ball, sections 5 to 7.
void addFriction(std::vector<Claim>& claims) {
    claims.push_back(
        judged(stated(tr("Section 5"), tr("Plane of 15°, μₛ = μₖ = 0.1, no rolling friction: slipping time"),
                      tr("slips, as rolling needs g sin θ/(1+k)"), "slippery-incline", "slip_time", "s", 3),
               {.min = seen, .max = without},
               tr("Rolling needs k/(1+k) g sin θ, which is 0.077 of the normal force, not g sin θ/(1+k).")));
    claims.push_back(
        judged(stated(tr("Section 5"), tr("Plane of 15°, rolling to the right: φ̇ after 10 s"),
                      tr("v_tan/r > 0, as v_slip = v_tan − φ̇ r"), "incline", "omega", "rad/s", 1),
               {.min = roundOff, .max = without},
               tr("The Rolling Ball Simulation counts φ̇ counter-clockwise, but the ball turns clockwise, so "
                  "v_slip = v_tan + φ̇ r.")));
    claims.push_back(judged(
        stated(tr("Section 5"), tr("Plane of 15°, first slipping forward, then rolling: smallest slip"),
               tr("tiny, positive"), "first-slipping", "least_slip", "m/s", 3),
        {.min = 1e-9, .max = seen},
        tr("As published, the sign of friction follows the sign of the slip, so the slip crosses zero again "
           "and again, each time by the change of one step. In the exact model, the slip is zero.")));
    const double speed = ShortSteps().acceleration * seconds, least = 0.99 * speed,
                 most = rollingSpeed() - 0.25 * (rollingSpeed() - speed);
    claims.push_back(judged(stated(tr("Sections 6 and 7"), tr("Plane of 15°: speed after 10 s"),
                                   tr("f_d − f_r pushes, f_d + f_r turns"), "incline", "speed", "m/s", 1),
                            {.min = least, .max = most},
                            tr("The force that pushes the body also turns it, so (1+k) v = (g sin θ − c N) t "
                               "and v = %1 m/s for any friction. Using f_r with two signs reduces the speed.",
                               withDecimals(rollingSpeed(), 2))));
}

/// Adds claims about energy and distance, sections 9 and 10.
void addEnergy(std::vector<Claim>& claims) {
    const ShortSteps limit;
    const std::string
        where = tr("Section 9"),
        what = tr("Plane of 15°, 10 s: change of energy and work, relative to the energy at the start");
    claims.push_back(judged(stated(where, what, tr("constant"), "incline", "energy_change", "%", 0),
                            {.min = -roundOff, .max = roundOff},
                            tr("The Rolling Ball Simulation expects this of a correct program.")));
    claims.push_back(judged(stated(where, what, tr("slightly lower"), "incline", "energy_change", "%", 0),
                            {.min = -10, .max = -seen},
                            tr("Rolling friction as printed removes more energy than the work that is "
                               "counted for it. The difference is %1 % of the work of gravity in the limit "
                               "of short steps, and less for steps of up to 10 ms.",
                               withDecimals(-100 * limit.energyPart, 1))));
    claims.push_back(
        judged(stated(where,
                      tr("Plane of 15°, 10 s, no rolling friction: change of energy and work, relative to "
                         "the energy at the start"),
                      tr("constant"), "incline-without-c", "energy_change", "%", 1),
               {.min = -roundOff, .max = roundOff},
               tr("As published, the sign of friction changes within a step, so too much work is counted.")));
    Claim distance =
        stated(tr("Section 10"), tr("Plane of 15°: distance after 10 s"), "", "incline", "distance", "m", 0);
    distance.why = tr("As published, the distance depends on the time steps, which are 0.1 to 10 ms here. In "
                      "the limit of short steps it is %1 m. The exact value is %2 m.",
                      withDecimals(limit.distance(), 2), withDecimals(rollingSpeed() * seconds / 2, 3));
    claims.push_back(std::move(distance));
}

std::vector<Claim> claims() {
    std::vector<Claim> list;
    addGround(list);
    addFriction(list);
    addEnergy(list);
    return list;
}

} // namespace

Reproduction rollingBall() {
    Reproduction work;
    work.id = "rolling-ball";
    work.title = tr("The Rolling Ball Simulation");
    work.notes = tr(
        "*As published* is the regularised model of The Rolling Ball Simulation with its printed equations; "
        "*exact* is the corrected model (see the help page on the ball on a surface). The Rolling Ball "
        "Simulation prints no numbers. The coefficients of friction are those of its program: μₛ = 0.3, μₖ = "
        "0.2 and c = 0.01, for a ball of 2 m radius. Its plots show energy and velocity against time and the "
        "path; they are drawn for a plane of 15° and for a slope with waves. Its figure 1 shows equation 1 "
        "with f₀ = 5 and f₁ = 3. The exact model does not need this equation.");
    work.readings = {{"published", tr("As published"), {{"friction", std::string("regularised")}}},
                     {"exact", tr("Exact"), {{"friction", std::string("exact")}}}};
    work.runs = {{"incline", downPlane()},
                 {"incline-without-c", downPlane({{"c_rr", 0.0}})},
                 {"slippery-incline", downPlane({{"c_rr", 0.0}, {"mu_s", 0.1}, {"mu_k", 0.1}})},
                 {"first-slipping", downPlane({{"v0", 5.0}, {"omega0", 0.0}, {"t_end", 5.0}})},
                 {"valley", inValley()},
                 {"crest-slow", ontoCrest(0.99)},
                 {"crest-fast", ontoCrest(1.01)},
                 {"waves", {}},
                 {"equation-1", {{"mu_s", 5.0}, {"mu_k", 3.0}, {"c_rr", 0.0}, {"t_end", 1e-3}}}};
    work.figures = {
        {"1", tr("Friction against slip by equation 1, with f₀ = 5 and f₁ = 3 times the normal force."),
         "equation-1", "friction_law"},
        {"energy", tr("Energy and work against time, plane of 15°."), "incline", "energy"},
        {"velocity", tr("Velocity and spin against time, plane of 15°."), "incline", "speed"},
        {"error", tr("Change ΔE of energy and work, plane of 15°."), "incline", "energy_error"},
        {"path", tr("The path over a slope with waves."), "waves", "trajectory"},
        {"waves-energy", tr("Energy and work, slope with waves."), "waves", "energy"},
        {"waves-error", tr("Change ΔE of energy and work, slope with waves."), "waves", "energy_error"}};
    work.claims = claims();
    return work;
}

} // namespace talweg::surface
