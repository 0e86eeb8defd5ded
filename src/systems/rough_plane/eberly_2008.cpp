#include "systems/rough_plane/eberly_2008.h"

#include "base/angle.h"
#include "base/number.h"
#include "base/translation.h"
#include "systems/claims.h"
#include "systems/rough_plane/inputs.h"
#include "systems/rough_plane/sample_programs.h"

#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace talweg::rough_plane {

namespace {

using claiming::Agreement, claiming::Claim, claiming::compared, claiming::ending, claiming::stated,
    claiming::within;

// --- runs ------------------------------------------------------------------------------------------

/// Numbers of Eberly's sample programs, which the runs below use; SI units.
constexpr double gravity = 10, tilt = 22.5;
/// α = c/m for a particle of 10 kg: 1 N gives m/s², 1 kg/s (viscous) gives 1/s.
constexpr double alpha = 0.1;
/// f = μ g for bodies of 30 kg with a friction of 2 N, m/s².
constexpr double jointFriction = 2.0 / 30;
/// f = μ g for the rods and boards, m/s².
constexpr double evenFriction = 5;
/// The box: half-sides, m, and coefficient of friction (below).
constexpr std::array boxHalves{0.8, 0.4, 0.2};
constexpr double boxFriction = 0.01;
/// Speed below which a body counts as stopped in the viscous model, m/s.
constexpr double viscousStop = 1e-3;
/// Time step of the first sample programs, s, and number of steps of RoughPlaneThinRod1.
constexpr double programStep = 1.0 / 60, rodSteps = 1024;
/// A time limit far beyond any stop, s.
constexpr double forLong = 1e4;

double slope() {
    return gravity * std::sin(tilt * radiansPerDegree);
}

Values changed(Values values, const Values& more) {
    for (const auto& [id, value] : more)
        values[id] = value;
    return values;
}

Values viscous(Values values) {
    values["model"] = std::string("viscous");
    return values;
}

Values decoupled(Values values) {
    values["model"] = std::string("decoupled");
    return values;
}

/// The values with the method and the time step of the sample programs.
Values bySteps(Values values) {
    return changed(std::move(values), {{"solver", std::string("published")}, {"dt", programStep}});
}

Values onTheLevel(const Values& more = {}) {
    return changed(particle1(), changed({{"phi", 0.0}, {"t_end", forLong}}, more));
}

Values straightUp(const Values& more = {}) {
    return changed(particle1(),
                   changed({{"vx", 0.0}, {"until", std::string("rest")}, {"t_end", 300.0}}, more));
}

/// The motion straight uphill with friction given as a coefficient instead of a force.
Values straightUpWith(double mu) {
    return straightUp({{"friction", std::string("mu")}, {"mu", mu}});
}

Values withoutSpin() {
    return {{"spin", 0.0}};
}

Values spinOnly() {
    return {{"vx", 0.0}, {"vw", 0.0}};
}

/// Joined particles of 30 kg in total and of a single material, as in Eberly's text.
Values joined(const char* places, const Values& more) {
    return changed(particle2(), changed({{"particles", particlesFrom(places)},
                                         {"sharing", std::string("by-weight")},
                                         {"theta0", 0.0},
                                         {"t_end", forLong}},
                                        more));
}

Values programRod(const Values& more) {
    return changed(thinRod(rodLength, 45, 4), changed({{"t_end", 100.0}}, more));
}

/// A rod thrown like the sample, but pointing along x and much shorter. The force along w then differs
/// clearly from the printed one.
Values shortRod() {
    return programRod({{"m", 1.0},
                       {"c_rough", 5.0},
                       {"L1", 0.5},
                       {"L2", 0.5},
                       {"theta0", 0.0},
                       {"spin", 4.0},
                       {"vx", 0.5},
                       {"vw", 1.0},
                       {"x0", 0.0},
                       {"w0", 0.0},
                       {"t_end", 1e-3}});
}

Values board(const Values& more) {
    return changed(flatBoard(), changed({{"t_end", 100.0}}, more));
}

Values box(const Values& more) {
    return changed(solidBox(), more);
}

std::vector<Reproduction::OneRun> runs() {
    const char* unequal = "10:118.79394:0, 20:0:0";
    const char* equal = "15:118.79394:0, 15:0:0";
    const char* star = "10:1:0, 10:-0.5:0.8660254037844386, 10:-0.5:-0.8660254037844386";
    const char* three = "10:0:0, 5:60:0, 15:10:40";
    return {{"particle-1", particle1()},
            {"particle-1-steps", bySteps(particle1())},
            {"particle-1-at-rest",
             changed(particle1(), {{"vx", 0.0}, {"vw", 0.0}, {"until", std::string("rest")}})},
            {"particle-1-viscous", viscous(particle1())},
            {"level", onTheLevel()},
            {"level-heavy", onTheLevel({{"m", 20.0}})},
            {"level-fast", onTheLevel({{"vx", 20.0}, {"vw", 80.0}})},
            {"level-rough", onTheLevel({{"c_rough", 2.0}})},
            {"level-slow", onTheLevel({{"vx", 0.0}, {"vw", 0.5}})},
            {"level-50-s", onTheLevel({{"t_end", 50.0}})},
            {"viscous", viscous(onTheLevel())},
            {"viscous-50-s", viscous(onTheLevel({{"t_end", 50.0}}))},
            {"viscous-heavy", viscous(onTheLevel({{"m", 20.0}}))},
            {"viscous-fast", viscous(onTheLevel({{"vx", 20.0}, {"vw", 80.0}}))},
            {"viscous-rough", viscous(onTheLevel({{"c_viscous", 2.0}}))},
            {"viscous-slow", viscous(onTheLevel({{"vx", 0.0}, {"vw", 0.5}}))},
            {"up", straightUp()},
            {"up-viscous", viscous(straightUp())},
            {"up-mu-0.41", straightUpWith(0.41)},
            {"up-mu-0.42", straightUpWith(0.42)},
            {"particle-2", particle2()},
            {"one-of-30-kg", onTheLevel({{"m", 30.0}, {"c_rough", 2.0}, {"vx", 10.0}, {"vw", -10.0}})},
            {"two-no-spin", joined(unequal, withoutSpin())},
            {"two-only-spin", joined(unequal, changed(spinOnly(), {{"t_end", 0.1}}))},
            {"two-equal-only-spin", joined(equal, spinOnly())},
            {"two-viscous", viscous(joined(unequal, {{"x0", 0.0}, {"w0", 0.0}, {"stop_speed", 1e-9}}))},
            {"three-no-spin", joined(three, withoutSpin())},
            {"three-only-spin", joined(three, spinOnly())},
            {"star-only-spin", joined(star, spinOnly())},
            {"three-viscous", viscous(joined(three, {{"x0", 0.0}, {"w0", 0.0}, {"stop_speed", 1e-9}}))},
            {"rod", programRod({})},
            {"rod-1024", programRod({{"t_end", rodSteps * programStep}})},
            {"rod-1024-steps", bySteps(programRod({{"t_end", rodSteps * programStep}}))},
            {"rod-no-spin", programRod(withoutSpin())},
            {"rod-only-spin", programRod(spinOnly())},
            {"rod-force", shortRod()},
            {"rod-hack", decoupled(programRod({}))},
            {"rod-hack-1-s", decoupled(programRod({{"t_end", 1.0}}))},
            {"rod-hack-2-s", decoupled(programRod({{"t_end", 2.0}, {"x0", 0.0}, {"w0", 0.0}}))},
            {"board", board({})},
            {"board-hack", decoupled(board({}))},
            {"board-no-spin", board(withoutSpin())},
            {"board-only-spin", board(spinOnly())},
            {"board-hack-1-s", decoupled(board({{"t_end", 1.0}}))},
            {"box", box({})},
            {"box-hack", decoupled(box({}))},
            {"box-frictionless", box(changed(spinOnly(), {{"mu", 0.0}, {"t_end", 1.0}}))},
            {"box-force", box({{"theta0", -0.5 * degreesPerRadian},
                               {"spin", -4.0},
                               {"vx", 3.0},
                               {"vw", 4.0},
                               {"t_end", 1e-3}})},
            {"box-hack-1-s", decoupled(box({{"vx", 0.0}, {"vw", -1.0}, {"t_end", 1.0}}))},
            {"box-as-board", board({{"body", std::string("box")}})}};
}

// --- claims ----------------------------------------------------------------------------------------

/// Relative tolerance for equality with a printed number: for rounding and errors of the integrator.
constexpr double sameNumber = 1e-7;
/// Tolerance for zero lengths (m), angles (°) and speeds (m/s). Initial values are 10 and more.
constexpr double none = 1e-6;

/// Agreement within `part` of the number.
Agreement about(double number, double part = sameNumber) {
    return within(number, std::abs(number) * part);
}
Agreement zero() {
    return within(0, none);
}
Agreement some() {
    return {none, std::numeric_limits<double>::infinity(), {}};
}

/// A claim about a measure of one run divided by that of another run.
Claim ratio(std::string where, std::string what, std::string printed, const char* run, const char* against,
            const char* measure, const Agreement& asked, std::string why = {}) {
    return compared(stated(std::move(where), std::move(what), std::move(printed), run, measure, "", 4, asked,
                           std::move(why)),
                    against);
}

void addLevel(std::vector<Claim>& claims) {
    const std::string where = tr("Section 1");
    const double speed = std::sqrt(1700.0), stop = speed / alpha;
    const auto is = [](const char* formula, double number, int decimals) {
        return formula + std::string(" = ") + withDecimals(number, decimals);
    };
    claims.push_back(stated(where, tr("Rough, level: stopping time"), is("m V₀/c", stop, 2), "level",
                            "stop_time", "s", 2, about(stop)));
    claims.push_back(ratio(where, tr("Rough, level: relative stopping time for twice the mass"), tr("twice"),
                           "level-heavy", "level", "stop_time", about(2),
                           tr("This holds only for the same c. For the same μ, c = μ m g cos φ is "
                              "proportional to the mass, and the time does not change.")));
    claims.push_back(ratio(where, tr("Rough, level: relative stopping time for twice the speed"), tr("twice"),
                           "level-fast", "level", "stop_time", about(2)));
    claims.push_back(ratio(where, tr("Rough, level: relative stopping time for twice the friction"),
                           tr("half"), "level-rough", "level", "stop_time", about(0.5)));
    const double t = 50, left = 1 - alpha * t / speed, printed = t - alpha * t * t / (2 * speed);
    claims.push_back(stated(where, tr("Rough, level: ẋ after 50 s"), is("(1 − α t/V₀) ẋ₀", 10 * left, 4),
                            "level-50-s", "vx", "m/s", 4, about(10 * left)));
    claims.push_back(stated(
        where, tr("Rough, level: x after 50 s"), is("t − α t²/(2V₀)", printed, 3), "level-50-s", "x", "m", 3,
        about(printed), tr("The printed X(t) lacks the factor V₀. The correct x is (t − α t²/(2V₀)) ẋ₀.")));
    claims.push_back(stated(where, tr("Rough, level: final distance from the start"),
                            is("V₀²/α", speed * stop, 0), "level", "displacement", "m", 1,
                            about(speed * stop), tr("The printed X(tmax) lacks the 2 in its denominator.")));
    claims.push_back(stated(where, tr("Rough, level: distance travelled"),
                            is("V₀²/(2α)", speed * stop / 2, 0), "level", "travel", "m", 1,
                            about(speed * stop / 2)));
    const double decayed = std::exp(-alpha * t);
    claims.push_back(stated(where, tr("Viscous, level: ẋ after 50 s"), is("ẋ₀ exp(−α t)", 10 * decayed, 6),
                            "viscous-50-s", "vx", "m/s", 6, about(10 * decayed)));
    claims.push_back(stated(where, tr("Viscous, level: x after 50 s"),
                            is("ẋ₀ (1 − exp(−α t))/α", 10 * (1 - decayed) / alpha, 4), "viscous-50-s", "x",
                            "m", 4, about(10 * (1 - decayed) / alpha)));
    const double viscousTime = std::log(speed / viscousStop) / alpha;
    claims.push_back(stated(where, tr("Viscous, level: time until slower than ε = 0.001 m/s"),
                            is("m/c ln(V₀/ε)", viscousTime, 2), "viscous", "stop_time", "s", 2,
                            about(viscousTime)));
    claims.push_back(ratio(where, tr("Viscous, level: relative time until slower than ε, for twice the mass"),
                           tr("twice"), "viscous-heavy", "viscous", "stop_time", about(2)));
    claims.push_back(ratio(where,
                           tr("Viscous, level: relative time until slower than ε, for twice the speed"),
                           tr("in proportion to ln(V₀/ε)"), "viscous-fast", "viscous", "stop_time",
                           about(std::log(2 * speed / viscousStop) / std::log(speed / viscousStop))));
    claims.push_back(ratio(where,
                           tr("Viscous, level: relative time until slower than ε, for twice the friction"),
                           tr("half"), "viscous-rough", "viscous", "stop_time", about(0.5)));
    claims.push_back(
        stated(where, tr("Viscous, level: final distance from the start"),
               is("(1 − ε/V₀) V₀", speed - viscousStop, 3), "viscous", "displacement", "m", 3,
               about(speed - viscousStop),
               tr("The last form of X(tmax) lacks the factor 1/α, which the previous form has.")));
    claims.push_back(stated(where, tr("Viscous, level: distance until slower than ε"),
                            is("(V₀ − ε)/α", (speed - viscousStop) / alpha, 3), "viscous", "travel", "m", 3,
                            about((speed - viscousStop) / alpha)));
    claims.push_back(ratio(where, tr("Level, 41 m/s: distance with rough / with viscous friction"),
                           tr("farther for a large speed"), "level", "viscous", "travel",
                           {1, std::numeric_limits<double>::infinity(), {}},
                           tr("The ratio is about V₀/2 if α is the same number for both.")));
    claims.push_back(ratio(where, tr("Level, 0.5 m/s: distance with rough / with viscous friction"),
                           tr("not for a small speed"), "level-slow", "viscous-slow", "travel", {0, 1, {}}));
}

void addSlope(std::vector<Claim>& claims) {
    const std::string where = tr("Section 1");
    const double a = slope(), rise = 40 / (alpha + a);
    claims.push_back(stated(where, tr("Straight uphill: x at the end"), "0", "up", "x", "m", 6, zero()));
    claims.push_back(stated(where, tr("Straight uphill: time until the first stop"),
                            tr("ẇ₀/(α + g sin φ) = %1", withDecimals(rise, 4)), "up", "top_time", "s", 4,
                            about(rise)));
    claims.push_back(stated(where, tr("Straight uphill: ẇ after 300 s"),
                            tr("(α − g sin φ)(t − t₀) = %1", withDecimals((alpha - a) * (300 - rise), 2)),
                            "up", "vw", "m/s", 2, about((alpha - a) * (300 - rise)),
                            tr("The speed grows without bound, as Eberly 2008 says.")));
    claims.push_back(
        ending(where, tr("Straight uphill, μ = 0.41 < tan φ"), tr("moves down"), "up-mu-0.41", "moving"));
    claims.push_back(
        ending(where, tr("Straight uphill, μ = 0.42 > tan φ"), tr("does not"), "up-mu-0.42", "stopped"));
    const double viscousRise = std::log1p(alpha * 40 / a) / alpha;
    claims.push_back(stated(where, tr("Straight uphill, viscous: time until the first stop"),
                            tr("(1/α) ln(1 + α ẇ₀/(g sin φ)) = %1", withDecimals(viscousRise, 4)),
                            "up-viscous", "top_time", "s", 4, about(viscousRise)));
    claims.push_back(stated(where, tr("Straight uphill, viscous: ẇ after 300 s"),
                            tr("−g sin φ/α = %1", withDecimals(-a / alpha, 4)), "up-viscous", "vw", "m/s", 4,
                            about(-a / alpha)));
    claims.push_back(stated(where, tr("RoughPlaneParticle1: time until w is 0 again"),
                            tr("no closed form known"), "particle-1", "back_time", "s", 4, {},
                            tr("A closed form follows from the hodograph, and this run uses it. No computed "
                               "number can show what was known.")));
    claims.push_back(ratio(where, tr("RoughPlaneParticle1: time until w is 0 again, Runge–Kutta / exact"),
                           tr("a numerical solver suffices"), "particle-1-steps", "particle-1", "back_time",
                           about(1)));
    claims.push_back(
        stated(where, tr("RoughPlaneParticle1: x where w is 0 again"), "", "particle-1", "back_x", "m", 3));
    claims.push_back(ending(where, tr("RoughPlaneParticle1: ends"), tr("where w = 0"), "particle-1", "back"));
    claims.push_back(claiming::judged(
        ending(where, tr("RoughPlaneParticle1's system, started at rest on the slope"),
               tr("u̇ = v̇ = 0 at rest: stays at rest"), "particle-1-at-rest", "stopped"),
        {.word = "stopped"},
        tr("The slope is too steep for the friction to hold the particle, and the text says that it moves "
           "down after its turning point. By the system as printed, it would stay there.")));
    claims.push_back(ratio(where, tr("RoughPlaneParticle1: greatest w, viscous / rough"), tr("smaller"),
                           "particle-1-viscous", "particle-1", "top", {0, 1 - none, {}}));
}

void addParticles(std::vector<Claim>& claims) {
    std::string where = tr("Section 2");
    const double length = 84 * std::sqrt(2.0), spin = 0.5;
    claims.push_back(stated(where, tr("Two particles, no spin: angle turned"), "0", "two-no-spin", "turned",
                            "°", 6, zero()));
    claims.push_back(ratio(where, tr("Two particles, no spin: path length / that of one particle"),
                           tr("the same"), "two-no-spin", "one-of-30-kg", "travel", about(1)));
    const double push = jointFriction * 10 / 30 * 0.1;
    claims.push_back(stated(where, tr("Particles of 10 and 20 kg, only spinning: ẇ after 0.1 s"),
                            tr("μ g (m₂ − m₁) t/μ₀ = %1", withDecimals(push, 5)), "two-only-spin", "vw",
                            "m/s", 5, about(push, 0.01),
                            tr("The centre begins to move. Meanwhile the rod turns by 3°.")));
    claims.push_back(stated(
        where, tr("Particles of 10 and 20 kg, only spinning: ẋ, along the line between them, after 0.1 s"),
        "0", "two-only-spin", "vx", "m/s", 5, Agreement{-0.03 * push, 0.03 * push, {}},
        tr("Zero except for a small part of the other component, because the rod turns by 3° meanwhile.")));
    // With L₁ = 2 L/3 and L₂ = L/3: m₁ L₁ + m₂ L₂ = 40 L/3 kg m and μ₂ = 20 L²/3 kg m².
    const double slower = spin - jointFriction * 2 / length * 0.1;
    claims.push_back(stated(where, tr("Particles of 10 and 20 kg, only spinning: ω after 0.1 s"),
                            tr("ω₀ − μ g (m₁ L₁ + m₂ L₂) t/μ₂ = %1", withDecimals(slower, 6)),
                            "two-only-spin", "spin", "rad/s", 6, about(slower, 1e-6)));
    claims.push_back(stated(where, tr("Two equal particles, only spinning: path length of the centre"), "0",
                            "two-equal-only-spin", "travel", "m", 6, zero()));
    const double halt = spin * length / 2 / jointFriction;
    claims.push_back(stated(where, tr("Two equal particles, only spinning: stopping time"),
                            tr("ω₀ L₁/(μ g) = %1", withDecimals(halt, 2)), "two-equal-only-spin", "stop_time",
                            "s", 2, about(halt)));
    claims.push_back(stated(where, tr("Two particles, viscous: x for t → ∞"),
                            tr("ẋ₀/(μ g) = %1", withDecimals(10 / jointFriction, 2)), "two-viscous", "x", "m",
                            2, about(10 / jointFriction)));
    claims.push_back(stated(where, tr("Two particles, viscous: angle turned for t → ∞"),
                            tr("ω₀/(μ g) = %1", withDecimals(spin / jointFriction * degreesPerRadian, 2)),
                            "two-viscous", "turned", "°", 2, about(spin / jointFriction * degreesPerRadian)));
    claims.push_back(stated(where, tr("RoughPlaneParticle2: stopping time"), tr("in finite time"),
                            "particle-2", "stop_time", "s", 3, some(),
                            tr("Sliding and spinning end at the same time.")));
    where = tr("Section 3");
    claims.push_back(stated(where, tr("Three particles, no spin: angle turned"), "0", "three-no-spin",
                            "turned", "°", 6, zero()));
    claims.push_back(ratio(where, tr("Three particles, no spin: path length / that of one particle"),
                           tr("the same"), "three-no-spin", "one-of-30-kg", "travel", about(1)));
    claims.push_back(stated(where, tr("Three particles in a star, only spinning: path length of the centre"),
                            tr("0, as Σ mᵢ cos φᵢ = Σ mᵢ sin φᵢ = 0"), "star-only-spin", "travel", "m", 6,
                            zero()));
    claims.push_back(stated(where, tr("Three unbalanced particles, only spinning: path length of the centre"),
                            tr("it moves"), "three-only-spin", "travel", "m", 3, some()));
    claims.push_back(stated(where, tr("Three particles in a star, only spinning: stopping time"),
                            tr("μ₂ ω₀/(μ g Σ mᵢ Lᵢ) = %1", withDecimals(spin / jointFriction, 3)),
                            "star-only-spin", "stop_time", "s", 3, about(spin / jointFriction)));
    claims.push_back(ratio(where, tr("Three particles, viscous: x / that of two particles"), tr("the same"),
                           "three-viscous", "two-viscous", "x", about(1)));
}

void addRod(std::vector<Claim>& claims) {
    const std::string where = tr("Section 4");
    const double f = evenFriction, K = 3 * f / rodLength, speed = std::sqrt(200.0), w0 = 4;
    claims.push_back(
        stated(where, tr("Rod, no spin: angle turned"), "0", "rod-no-spin", "turned", "°", 6, zero()));
    claims.push_back(stated(where, tr("Rod, no spin: path length"),
                            tr("v₀²/(2μg) = %1", withDecimals(200 / (2 * f), 3)), "rod-no-spin", "travel",
                            "m", 3, about(200 / (2 * f))));
    claims.push_back(stated(where, tr("Rod, only spinning: path length of the centre"), "0", "rod-only-spin",
                            "travel", "m", 6, zero()));
    claims.push_back(stated(where, tr("Rod, only spinning: stopping time"),
                            tr("ω₀/K = %1", withDecimals(w0 / K, 3)), "rod-only-spin", "stop_time", "s", 3,
                            about(w0 / K), tr("K is taken as positive.")));
    // λ1 = 0.5, λ2 = 1, ω = 4, L = ∓0.5 m, thus z from −2 to 6. The length is 1 m, thus c/μ0 = f.
    const double J0 = std::asinh(6.0) - std::asinh(-2.0), t = 1e-3;
    const double vx = 0.5 * (1 - f * J0 / 4 * t), vw = 1 - f * J0 / 4 * t;
    claims.push_back(stated(where, tr("Rod along x, F_x: ẋ after 1 ms"),
                            tr("ẋ₀ − f ẋ₀ I₀ t = %1", withDecimals(vx, 5)), "rod-force", "vx", "m/s", 5,
                            about(vx, 1e-4)));
    claims.push_back(stated(where, tr("Rod along x, F_y: ẇ after 1 ms"),
                            tr("ẇ₀ − f ẇ₀ I₀ t = %1", withDecimals(vw, 5)), "rod-force", "vw", "m/s", 5,
                            about(vw, 1e-4),
                            tr("F_y must contain θ̇ cos θ I₁, as in the integral above it, not θ̇ sin θ I₁, "
                               "which is 0 for a rod along x.")));
    // I₁ = (λ1 J₁ − λ2 J₀)/ω² and I₂ = (λ1² J₂ − 2 λ1 λ2 J₁ + λ2² J₀)/ω³, with μ₂ = μ₀/12.
    const double J1 = std::sqrt(37.0) - std::sqrt(5.0);
    const double J2 = (6 * std::sqrt(37.0) + 2 * std::sqrt(5.0) - J0) / 2;
    const double I1 = (J1 / 2 - J0) / 16, I2 = (J2 / 4 - J1 + J0) / 64;
    const double omega = 4 - 12 * f * (I1 + 4 * I2) * t;
    claims.push_back(stated(where, tr("Rod along x, F_θ: ω after 1 ms"),
                            tr("ω₀ − f (ẇ₀ I₁ + ω₀ I₂) t μ₀/μ₂ = %1", withDecimals(omega, 5)), "rod-force",
                            "spin", "rad/s", 5, about(omega, 1e-4)));
    const std::string slower = tr("K is 3 μ g (L₁² + L₂²)/(2 (L₁³ + L₂³)), without the minus sign.");
    claims.push_back(stated(where, tr("Rod, approximation: ω after 1 s"),
                            tr("(1 − K t/ω₀) ω₀ = %1", withDecimals(w0 + K, 4)), "rod-hack-1-s", "spin",
                            "rad/s", 4, about(w0 + K), slower));
    const double turned = (w0 + K / 2) * degreesPerRadian;
    claims.push_back(stated(where, tr("Rod, approximation: angle turned after 1 s"),
                            tr("t (1 − K t²/(2ω₀)) ω₀ = %1", withDecimals(turned, 3)), "rod-hack-1-s",
                            "turned", "°", 3, about(turned),
                            tr("K is positive, and the factor of ω₀ should be t (1 − K t/(2ω₀)), which has "
                               "the same value at 1 s.")));
    const double printedTurn = (2 * w0 + 4 * K) * degreesPerRadian;
    claims.push_back(stated(where, tr("Rod, approximation: angle turned after 2 s"),
                            tr("t (1 − K t²/(2ω₀)) ω₀ = %1", withDecimals(printedTurn, 3)), "rod-hack-2-s",
                            "turned", "°", 3, about(printedTurn),
                            tr("Both errors: that of K and that of the angle.")));
    const double velocity = 10 * (1 - 2 * f / speed);
    claims.push_back(stated(where, tr("Rod, approximation: ẋ after 2 s"),
                            tr("(1 − μ g t/v₀) ẋ₀ = %1", withDecimals(velocity, 4)), "rod-hack-2-s", "vx",
                            "m/s", 4, about(velocity)));
    const double way = 2 * (speed - f * 2);
    claims.push_back(stated(where, tr("Rod, approximation: distance from the start after 2 s"),
                            tr("t (1 − μ g t²/(2v₀)) v₀ = %1", withDecimals(way, 4)), "rod-hack-2-s",
                            "displacement", "m", 4, about(way),
                            tr("The factor of v₀ should be t (1 − μ g t/(2v₀)).")));
    claims.push_back(claiming::judged(ending(where, tr("Rod, approximation: comes to rest"),
                                             tr("spinning stops when K t = ω₀"), "rod-hack", "stopped"),
                                      {.word = "stopped"},
                                      tr("As printed, K is negative, and the spin grows without limit.")));
    claims.push_back(ratio(where, tr("RoughPlaneThinRod1: path length, Runge–Kutta and Romberg / exact"),
                           tr("a numerical integrator suffices"), "rod-1024-steps", "rod-1024", "travel",
                           about(1, 1e-4), tr("Computed with the program's 1024 steps of 1/60 s.")));
    claims.push_back(stated(where, tr("RoughPlaneThinRod1: path length"), "", "rod", "travel", "m", 2));
    claims.push_back(stated(where, tr("RoughPlaneThinRod1: stopping time"), "", "rod", "stop_time", "s", 3));
    claims.push_back(stated(where, tr("RoughPlaneThinRod2, approximation: path length"), "", "rod-hack",
                            "travel", "m", 2));
}

/// ∫∫ √(α² + β²) over a rectangle with half-sides a and b. `factor` multiplies the logarithms; it is 1/2 in
/// Eberly's formula.
double rectangleIntegral(double a, double b, double factor) {
    const double d = std::hypot(a, b);
    return 4.0 / 3 * a * b * d + factor * a * a * a * std::log((d + b) / (d - b))
           + factor * b * b * b * std::log((d + a) / (d - a));
}

/// θ̈ of a rectangle in the decoupled model, with the deceleration f by friction.
double slowing(double a, double b, double factor, double f) {
    return f * rectangleIntegral(a, b, factor) / (4.0 / 3 * a * b * (a * a + b * b));
}

/// θ̈ at the start of the run box-force by Eberly's printed F_θ (θ clockwise, as printed), divided by the
/// mass of the box and its squared radius of gyration (a² + b²)/3. Computed by the midpoint rule, with a
/// relative error of 1e-6 for this number of parts per side.
double printedBoxTurning() {
    constexpr int parts = 400;
    const double a = boxHalves[0], b = boxHalves[1], xRate = 3, wRate = 4, turn = 4, theta = 0.5;
    double sum = 0;
    for (int i = 0; i < parts; ++i)
        for (int j = 0; j < parts; ++j) {
            const double alpha = a * ((2 * i + 1.0) / parts - 1), beta = b * ((2 * j + 1.0) / parts - 1);
            const double aside = -alpha * std::sin(theta) + beta * std::cos(theta);
            const double ahead = alpha * std::cos(theta) + beta * std::sin(theta);
            sum += (xRate * aside + wRate * ahead + turn * (alpha * alpha + beta * beta))
                   / std::hypot(xRate + turn * aside, wRate - turn * ahead);
        }
    const double f = boxFriction * gravity * std::cos(tilt * radiansPerDegree);
    return -f * sum / (parts * parts) / ((a * a + b * b) / 3);
}

void addPlates(std::vector<Claim>& claims) {
    std::string where = tr("Section 5");
    const double printed = slowing(16, 8, 0.5, evenFriction);
    const std::string half = tr("The correct factor before the logarithms of the integral is 1/3, not 1/2.");
    claims.push_back(
        stated(where, tr("Board, no spin: angle turned"), "0", "board-no-spin", "turned", "°", 6, zero()));
    claims.push_back(stated(where, tr("Board, only spinning: path length of the centre"), "0",
                            "board-only-spin", "travel", "m", 6, zero()));
    claims.push_back(stated(where, tr("Board, only spinning: stopping time"),
                            tr("by the integral as printed = %1", withDecimals(4 / printed, 3)),
                            "board-only-spin", "stop_time", "s", 3, about(4 / printed), half));
    claims.push_back(stated(where, tr("Board, approximation: ω after 1 s"),
                            tr("by the integral as printed = %1", withDecimals(4 - printed, 4)),
                            "board-hack-1-s", "spin", "rad/s", 4, about(4 - printed), half));
    claims.push_back(
        stated(where, tr("RoughPlaneFlatBoard, coupled: path length"), "", "board", "travel", "m", 2));
    claims.push_back(stated(where, tr("RoughPlaneFlatBoard, approximation: path length"), "", "board-hack",
                            "travel", "m", 2));
    where = tr("Section 6");
    claims.push_back(stated(where, tr("Box without friction: ẇ after 1 s"),
                            tr("−g sin φ t = %1", withDecimals(-slope(), 4)), "box-frictionless", "vw", "m/s",
                            4, about(-slope()), tr("The approximation of Eberly 2008 has this term.")));
    const double perVolume = -slope() * 8 * boxHalves[0] * boxHalves[1] * boxHalves[2];
    claims.push_back(stated(where, tr("Box without friction, F_w: ẇ after 1 s"),
                            tr("−(g sin φ)(8abh) t = %1", withDecimals(perVolume, 4)), "box-frictionless",
                            "vw", "m/s", 4, about(perVolume),
                            tr("m g is the whole weight. It acts on the centre of mass and must not be "
                               "integrated over the volume 8abh.")));
    claims.push_back(stated(where, tr("Box without friction: ω after 1 s"), tr("ω₀ = 4, as F_θ = 0"),
                            "box-frictionless", "spin", "rad/s", 4, about(4)));
    claims.push_back(ratio(where, tr("Level, box / board: path length"), tr("the same forces"),
                           "box-as-board", "board", "travel", about(1)));
    claims.push_back(
        ratio(where, tr("Level, box / board: angle turned"), tr("the same forces"), "box-as-board", "board",
              "turned", about(1),
              tr("The angles agree except for their sign: here Eberly 2008 counts the angle clockwise.")));
    const double w = -1 - (slope() - boxFriction * gravity);
    claims.push_back(stated(where, tr("Box, approximation, sliding down from ẇ = −1 m/s: ẇ after 1 s"),
                            tr("ẇ₀ − (g sin φ − μ g) t = %1", withDecimals(w, 4)), "box-hack-1-s", "vw",
                            "m/s", 4, about(w),
                            tr("In all three equations, friction must have the factor cos φ.")));
    const double spin = 4 - slowing(boxHalves[0], boxHalves[1], 0.5, boxFriction * gravity);
    claims.push_back(stated(where, tr("Box, approximation: ω after 1 s"),
                            tr("by the integral as printed = %1", withDecimals(spin, 4)), "box-hack-1-s",
                            "spin", "rad/s", 4, about(spin),
                            tr("The correct factor before the logarithms of the integral is 1/3, not 1/2, "
                               "and the factor cos φ is missing.")));
    const double shortly = 1e-3, turning = -4 - printedBoxTurning() * shortly;
    claims.push_back(stated(
        where, tr("Box, F_θ: ω after 1 ms"), tr("with +ẇ (α cos θ + β sin θ) = %1", withDecimals(turning, 6)),
        "box-force", "spin", "rad/s", 6, about(turning, 1e-6),
        tr("F_θ is the moment of friction, which follows the velocity of each point. With the velocity that "
           "Eberly 2008 gives, the term is −ẇ (α cos θ + β sin θ). The run starts at θ = 0.5 and θ̇ = 4, "
           "counted clockwise as in Eberly 2008.")));
    claims.push_back(stated(where, tr("RoughPlaneSolidBox, coupled: x after 3.5 s"), "", "box", "x", "m", 3));
    claims.push_back(stated(where, tr("RoughPlaneSolidBox, coupled: w after 3.5 s"), "", "box", "w", "m", 3));
    claims.push_back(stated(where, tr("RoughPlaneSolidBox, approximation: ω after 3.5 s"), "", "box-hack",
                            "spin", "rad/s", 4));
}

std::vector<Claim> claims() {
    std::vector<Claim> list;
    addLevel(list);
    addSlope(list);
    addParticles(list);
    addRod(list);
    addPlates(list);
    return list;
}

} // namespace

Reproduction eberly2008() {
    Reproduction work;
    work.id = "eberly-2008";
    work.author = "D. Eberly";
    work.title = tr("Rough Plane Analysis");
    work.source = tr("Geometric Tools");
    work.year = tr("2003, revised 2008");
    work.notes = tr(
        "Eberly 2008 derives formulas and prints no numbers. The formulas are evaluated with the numbers of "
        "its sample programs: g = 10 m/s², a particle of 10 kg with c = 1, v = (10, 40) m/s and φ = 22.5°; "
        "joined particles of 30 kg with c = 2 N in total; the rod of 118.8 m, which v = (10, −10) m/s throws "
        "across its length; the board of 32 × 16 m with μ g = 5 m/s² and 4 rad/s; and the box of 1.6 × 0.8 × "
        "0.4 m with μ = 0.01. A second rod, along x, is used to check the forces: it is 1 m long and begins "
        "with v = (0.5, 1) m/s, 4 rad/s and μ g = 5 m/s². V₀, v₀ and ω₀ denote magnitudes. *As printed* uses "
        "the decoupled model of rods, boards and boxes with the errors of the printed formulas; *corrected* "
        "uses this model without these errors. Everything else is the same in both readings. A claim that "
        "holds as printed but not corrected is wrong about the model. A claim refuted in both readings is "
        "due to an error in the equations of motion or in their solutions.");
    work.readings = {{"as-printed", tr("As printed"), {{"formulas", std::string("printed")}}},
                     {"corrected", tr("Corrected"), {{"formulas", std::string("corrected")}}}};
    work.runs = runs();
    work.figures = {
        {"particle-1",
         tr("The figure of section 1: paths with rough and with viscous friction until w is 0 again."),
         "particle-1", "path"},
        {"particle-2", tr("RoughPlaneParticle2: the path."), "particle-2", "path"},
        {"thin-rod-1", tr("RoughPlaneThinRod1: the path, coupled."), "rod", "path"},
        {"thin-rod-2",
         tr("RoughPlaneThinRod2: the path by the approximation. It is the same straight line as printed and "
            "corrected."),
         "rod-hack", "path"},
        {"thin-rod-2-place",
         tr("RoughPlaneThinRod2: the position along x on the straight path, as printed and corrected."),
         "rod-hack-2-s", "printed-place"},
        {"thin-rod-2-angle", tr("RoughPlaneThinRod2: the angle, as printed and corrected."), "rod-hack-2-s",
         "printed"},
        {"flat-board", tr("RoughPlaneFlatBoard: the path by the approximation."), "board-hack", "path"},
        {"solid-box", tr("RoughPlaneSolidBox: the path by the approximation."), "box-hack", "path"},
        {"solid-box-space", tr("RoughPlaneSolidBox: 3-D view."), "box-hack", "space"}};
    work.claims = claims();
    return work;
}

} // namespace talweg::rough_plane
