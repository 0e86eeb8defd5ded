#include "systems/surface/contact_motion.h"

#include "base/number.h"
#include "physics/dormand_prince.h"
#include "systems/surface/bracket.h"

#include <algorithm>
#include <boost/math/tools/minima.hpp>
#include <cmath>
#include <limits>

namespace talweg::surface {

namespace {

/// Error allowed in a step, relative to each variable and its natural scale. The audit of the run states it.
/// Ten times more or less makes no difference in tests.
constexpr double tolerance = 1e-13;
/// Smallest step, as a fraction of the time, which is accepted whatever its error. Shorter steps would hardly
/// advance the time.
constexpr double minContactStep = 1e-13;
/// Largest change of energy plus losses in a step: a fraction of the energy, plus a number of rounding errors
/// of elevations. It detects errors that the error estimate misses, e.g. a bump between the stages of a step.
/// Ten times more or less makes no difference in tests.
constexpr double openEnergy = 1e-12, roundings = 256;

/// Limits near a cusp of the centre's path. cuspStretch: ratio of the centre's displacement to that of the
/// contact below which the centre is near a cusp. sameCentre: distance, in radii, within which the centre
/// counts as at the cusp, because rounding hides the difference.
constexpr double cuspStretch = 1e-3, sameCentre = 1e-11;
/// First step of a contact, in units of √(b/g). Its value does not matter, because error control adjusts it.
constexpr double firstContactStep = 1e-3;
/// Step control: safety factor, and smallest and largest ratio of successive steps. The method has order 8.
constexpr double stepSafety = 0.9, minShrink = 0.5, maxStretch = 4, minRetry = 0.2;
constexpr double contactOrder = 8;
/// Lower limit of errors, to avoid division by 0.
constexpr double minError = 1e-10;
/// Fraction of a step for the difference quotients of margins at its ends. They detect a margin that falls
/// below 0 only within the step.
constexpr double slopePart = 1e-4;
/// Bits to which the minimum of a margin is located: about half the bits of a number, because the function is
/// flat near its minimum.
constexpr int dipBits = 30;
/// Halvings in the search for a time with a positive margin, after a step that starts with margin 0.
constexpr int startHalvings = 60;

enum Place : std::size_t { parameter, speed, slip, angle, dry, rolling, air };

} // namespace

double normalForce(const World& world, const PathBend& place, double v) {
    return world.g * place.cosine + place.curvature * v * v;
}

double backwardPull(const World& world, const PathBend& place, double v) {
    return world.g * place.sine + world.drag * std::abs(v) * v;
}

double rollingFriction(const World& world, const PathBend& place, double v, int heading) {
    const double k = world.body.k;
    // At a cusp of the path, the normal force on a moving body is infinite, and 0 · ∞ must be avoided.
    const double resistance = world.cRr == 0 ? 0 : world.cRr * normalForce(world, place, v) * heading;
    return (k * world.g * place.sine + k * world.drag * std::abs(v) * v - resistance) / (1 + k);
}

ContactMotion::ContactMotion(std::shared_ptr<const World> world, std::size_t piece, const Regime& regime,
                             const ContactState& start, double t0, double tEnd, std::size_t& stepsLeft,
                             const std::stop_token& stop)
    : m_world(std::move(world)), m_piece(piece), m_regime(regime) {
    m_knots.push_back(
        {t0, {start.parameter, start.speed, start.slip, start.angle, start.dry, start.rolling, start.air}});
    follow(tEnd, stepsLeft, stop);
}

void ContactMotion::follow(double tEnd, std::size_t& stepsLeft, const std::stop_token& stop) {
    leaveCusp();
    Knot knot = m_knots.front();
    PathPlace here = place(knot.state);
    double h = firstContactStep * std::sqrt(m_world->body.b / m_world->g);
    while (knot.t < tEnd) {
        if ((stepsLeft % 64 == 0 && stop.stop_requested()) || stepsLeft == 0)
            return finish(End::cutShort, knot.t, knot.state);
        --stepsLeft;
        const double min = minContactStep * (1 + knot.t);
        h = std::clamp(std::min(h, longestStep(knot.state, here)), min, std::max(min, tEnd - knot.t));
        Vector error{};
        const Vector next = stepped(knot.state, h, &error);
        const double way = next[parameter] - knot.state[parameter];
        const double reach =
            m_world->path.pieces()[m_piece].cells.reach(knot.state[parameter], way < 0 ? -1 : 1);
        if (std::abs(way) > reach && h > min) { // the step would cross a whole cell of the path
            h *= std::clamp(0.8 * reach / std::abs(way), 0.1, 0.8);
            continue;
        }
        const PathPlace there = place(next);
        const double size = errorOf(knot.state, here, next, there, error);
        if (size > 1 && h > min) {
            h *= std::isfinite(size) ? std::max(minRetry, stepSafety * std::pow(size, -1 / contactOrder))
                                     : minRetry;
            continue;
        }
        if (endsWithin(knot, here, h, next, there) || entersCusp(knot.t + h, next, there)) return;
        here = there;
        knot = {tEnd - knot.t <= h ? tEnd : knot.t + h, next};
        m_knots.push_back(knot);
        h *= std::clamp(stepSafety * std::pow(std::max(size, minError), -1 / contactOrder), minShrink,
                        maxStretch);
    }
    m_knots.pop_back();
    finish(End::time, knot.t, knot.state);
}

/// Moves the start of the motion out of the range of a cusp. If the ground at an end of its piece is as
/// curved as the body, the centre stands still while the contact moves, and no rates are defined. The new
/// start has the same centre within rounding.
void ContactMotion::leaveCusp() {
    Vector& start = m_knots.front().state;
    const PathPiece& piece = m_world->path.pieces()[m_piece];
    const PathPlace cusp = place(start);
    const bool first = start[parameter] == piece.from, last = start[parameter] == piece.to;
    if (cusp.stretch > cuspStretch || first == last) return;
    const double whole = piece.to - piece.from, same = sameCentre * m_world->body.b;
    for (double way = whole * std::numeric_limits<double>::epsilon(); way < whole / 2; way *= 2) {
        start[parameter] = first ? piece.from + way : piece.to - way;
        if ((place(start).centre - cusp.centre).norm() >= same) return;
    }
}

/// Ends the motion before the range of a cusp.
bool ContactMotion::entersCusp(double t, const Vector& state, const PathPlace& there) {
    if (there.stretch > cuspStretch || state[speed] == 0) return false;
    const PathPiece& piece = m_world->path.pieces()[m_piece];
    const bool back = state[speed] < 0;
    const PathPlace end = m_world->path.at(m_piece, back ? piece.from : piece.to);
    const double same = sameCentre * m_world->body.b;
    if (end.stretch > cuspStretch || (end.centre - there.centre).norm() > same) return false;
    finish(back ? End::left : End::right, t, state);
    return true;
}

PathPlace ContactMotion::place(const Vector& state) const {
    return m_world->path.at(m_piece, state[parameter]);
}

PathBend ContactMotion::bend(const Vector& state) const {
    return m_world->path.bendAt(m_piece, state[parameter]);
}

/// Uses k b ω̇ = friction − resistance, whether rolling or slipping. If a slipping body does not rotate, the
/// resistance is as large as friction.
Forces ContactMotion::forces(const PathBend& here, double v) const {
    const World& w = *m_world;
    const double normal = normalForce(w, here, v);
    const double pull = backwardPull(w, here, v), k = w.body.k;
    Forces f;
    f.drag = -w.drag * std::abs(v) * v;
    if (!m_regime.slipping) {
        f.resistance = -w.cRr * normal * m_regime.heading;
        f.acceleration = -(pull - f.resistance) / (1 + k);
        f.dry = f.acceleration + pull;
        f.spinUp = -f.acceleration;
        return f;
    }
    f.dry = -w.law.muK * normal * m_regime.slip;
    f.resistance = m_regime.spin == 0 ? f.dry : w.cRr * normal * m_regime.spin;
    f.acceleration = -pull + f.dry;
    f.spinUp = (f.dry - f.resistance) / k;
    return f;
}

void ContactMotion::rates(const Vector& state, const PathBend& here, Vector& rate) const {
    const double v = state[speed], bOmega = state[slip] - v;
    const Forces f = forces(here, v);
    rate[parameter] = v / here.stretch;
    rate[angle] = bOmega / m_world->body.b;
    rate[speed] = f.acceleration;
    rate[slip] = m_regime.slipping ? f.acceleration + f.spinUp : 0;
    rate[dry] = m_regime.slipping ? -f.dry * state[slip] : 0;
    rate[rolling] = m_regime.slipping ? f.resistance * bOmega : -f.resistance * v;
    rate[air] = -f.drag * v;
}

ContactMotion::Vector ContactMotion::stepped(const Vector& state, double h, Vector* error) const {
    const auto step =
        dormandPrince8([this](const Vector& y, Vector& rate) { rates(y, bend(y), rate); }, state, h);
    if (error) *error = step.error;
    return step.to;
}

/// Sum of kinetic energy, potential energy and losses, J/kg.
double ContactMotion::energyOf(const Vector& state, const PathPlace& here) const {
    const double v = state[speed], spin = state[slip] - v;
    return (v * v + m_world->body.k * spin * spin) / 2 + m_world->g * here.centre.y() + state[dry]
           + state[rolling] + state[air];
}

/// The error in units of the tolerance; above 1 the step is rejected.
double ContactMotion::errorOf(const Vector& before, const PathPlace& here, const Vector& after,
                              const PathPlace& there, const Vector& error) const {
    const double b = m_world->body.b;
    const double fast = std::sqrt(m_world->g * b);
    const Vector scale{
        m_world->path.pieces()[m_piece].vertex ? 1 : b, fast, fast, 1, fast * fast, fast * fast, fast * fast};
    // Near a cusp, the position of the contact matters less than that of the centre.
    const double counts = std::min(1.0, std::max(here.stretch, there.stretch) / cuspStretch);
    double worst = 0;
    for (std::size_t i = 0; i < error.size(); ++i) {
        const double size = (i == parameter ? counts : 1) * std::abs(error[i])
                            / (tolerance * (scale[i] + std::max(std::abs(before[i]), std::abs(after[i]))));
        if (!std::isfinite(after[i]) || !std::isfinite(size)) return std::numeric_limits<double>::infinity();
        worst = std::max(worst, size);
    }
    const double g = m_world->g;
    // At a sharp crest, the centre moves far between two adjacent floating-point abscissae of the contact.
    const double rounding = roundings * std::numeric_limits<double>::epsilon() * g
                            * (std::abs(here.centre.y())
                               + std::abs(here.contact.x() * here.sine) * std::max(1.0, here.stretch) + b);
    const double moving = before[speed] * before[speed] + std::pow(before[slip] - before[speed], 2);
    const double open = std::abs(energyOf(after, there) - energyOf(before, here));
    return std::max(worst, open / (openEnergy * (g * b + moving) + rounding));
}

double ContactMotion::longestStep(const Vector& state, const PathBend& here) const {
    Vector rate{};
    rates(state, here, rate);
    // Chooses h such that |v| h + |a| h²/2 does not exceed the reach.
    const double v = std::abs(rate[parameter]);
    const double a = std::abs(rate[speed]) / here.stretch;
    const bool back = rate[parameter] < 0 || (rate[parameter] == 0 && rate[speed] < 0);
    const double reach = m_world->path.pieces()[m_piece].cells.reach(state[parameter], back ? -1 : 1);
    return 2 * reach / (v + std::sqrt(v * v + 2 * a * reach));
}

ContactMotion::Margins ContactMotion::margins(const Vector& state, const PathBend& here) const {
    const World& w = *m_world;
    const PathPiece& piece = w.path.pieces()[m_piece];
    const double normal = normalForce(w, here, state[speed]);
    Margins margins{normal, 0, 0, state[parameter] - piece.from, piece.to - state[parameter]};
    if (m_regime.slipping) {
        margins[1] = m_regime.slip * state[slip];
        margins[2] = m_regime.spin == 0 ? 1 : m_regime.spin * (state[slip] - state[speed]);
    } else {
        margins[1] = w.grip(normal) - std::abs(rollingFriction(w, here, state[speed], m_regime.heading));
        margins[2] = m_regime.heading * state[speed];
    }
    return margins;
}

/// The rates of change of the margins, by a difference over a short step h along the motion; h may be
/// negative.
ContactMotion::Margins ContactMotion::marginRates(const Vector& state, const PathBend& place,
                                                  double h) const {
    Vector rate{};
    rates(state, place, rate);
    Vector beside = state;
    for (std::size_t i = 0; i < beside.size(); ++i)
        beside[i] += h * rate[i];
    const Margins here = margins(state, place), there = margins(beside, bend(beside));
    Margins slopes{};
    for (std::size_t i = 0; i < slopes.size(); ++i)
        slopes[i] = (there[i] - here[i]) / h;
    return slopes;
}

/// Ends the motion at the first event within a step. Returns whether there is one.
bool ContactMotion::endsWithin(const Knot& knot, const PathBend& here, double h, const Vector& after,
                               const PathBend& there) {
    const Margins first = margins(knot.state, here), last = margins(after, there);
    const Margins falls = marginRates(knot.state, here, slopePart * h),
                  rises = marginRates(after, there, -slopePart * h);
    double earliest = std::numeric_limits<double>::infinity();
    std::size_t which = 0;
    for (std::size_t i = 0; i < first.size(); ++i) {
        const auto margin = [&](double tau) {
            const Vector state = stepped(knot.state, tau);
            return margins(state, bend(state))[i];
        };
        double hi = h;
        if (!(last[i] < 0)) {
            // The margin may fall below 0 and rise again within the step.
            if (!(first[i] > 0 && falls[i] < 0 && rises[i] > 0)) continue;
            const double meet = (last[i] - first[i] - rises[i] * h) / (falls[i] - rises[i]);
            if (first[i] + falls[i] * meet >= 0) continue;
            const auto [at, value] = boost::math::tools::brent_find_minima(margin, 0.0, h, dipBits);
            if (value >= 0) continue;
            hi = at;
        }
        double lo = 0, atLo = first[i];
        for (int n = 0; atLo <= 0 && n < startHalvings; ++n) {
            // The margin starts at 0: search for a time at which it is positive.
            const double middle = hi / 2, value = margin(middle);
            if (value > 0) {
                lo = middle;
                atLo = value;
            } else {
                hi = middle;
            }
        }
        const double root = atLo > 0 ? bracketOf(margin, lo, hi).high : 0;
        if (root < earliest) {
            earliest = root;
            which = i;
        }
    }
    if (earliest > h) return false;
    const std::array<End, 5> ends{End::lifts, m_regime.slipping ? End::sticks : End::slips,
                                  m_regime.slipping ? End::spinStops : End::turns, End::left, End::right};
    finish(ends[which], knot.t + earliest, stepped(knot.state, earliest));
    return true;
}

void ContactMotion::finish(End end, double t, const Vector& state) {
    m_end = end;
    m_endState = {state[parameter], state[speed],   state[slip], state[angle],
                  state[dry],       state[rolling], state[air]};
    const PathPiece& piece = m_world->path.pieces()[m_piece];
    switch (end) {
    case End::turns:
        m_endState.speed = 0;
        break;
    case End::sticks:
        m_endState.slip = 0;
        if (m_regime.spin == 0) m_endState.speed = 0;
        break;
    case End::spinStops:
        m_endState.slip = m_endState.speed;
        break;
    case End::left:
        m_endState.parameter = piece.from;
        break;
    case End::right:
        m_endState.parameter = piece.to;
        break;
    default:
        break;
    }
    m_knots.push_back({t, state});
}

ContactState ContactMotion::stateAt(double t) const {
    const auto next = std::ranges::upper_bound(m_knots, t, {}, &Knot::t);
    const Knot& knot = next == m_knots.begin() ? m_knots.front() : *(next - 1);
    const Vector s = t > knot.t && next != m_knots.end() ? stepped(knot.state, t - knot.t) : knot.state;
    return {s[parameter], s[speed], s[slip], s[angle], s[dry], s[rolling], s[air]};
}

Moment ContactMotion::momentAt(double t) const {
    const ContactState s = stateAt(t);
    const PathPlace here = m_world->path.at(m_piece, s.parameter);
    Moment moment;
    moment.centre = here.centre;
    moment.velocity = s.speed * here.tangent();
    moment.omega = s.spin(m_world->body.b);
    moment.angle = s.angle;
    moment.along = s.speed;
    moment.slip = s.slip;
    const double normal = std::max(0.0, normalForce(*m_world, here, s.speed));
    const bool cusp = !std::isfinite(normal);
    moment.normal = cusp ? nothing : normal;
    moment.contact = here.contact;
    moment.bend = here;
    moment.forces = cusp ? Forces{nothing, nothing, nothing, nothing, nothing} : forces(here, s.speed);
    moment.losses = {s.dry, s.rolling, 0, s.air};
    return moment;
}

std::vector<double> ContactMotion::stepTimes() const {
    std::vector<double> times;
    times.reserve(m_knots.size());
    for (const Knot& knot : m_knots)
        times.push_back(knot.t);
    return times;
}

} // namespace talweg::surface
