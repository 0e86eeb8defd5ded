#include "systems/surface/published.h"

#include "base/translation.h"

#include <algorithm>
#include <array>
#include <boost/numeric/odeint/stepper/runge_kutta_dopri5.hpp>
#include <cmath>

namespace talweg::surface {

namespace {

/// Absolute tolerance (m, m/s, rad) as a fraction of the relative tolerance; a usual value for the method.
constexpr double absolutePart = 1e-3;
/// Smallest step, as a fraction of the longest one, which is accepted whatever its error. Where the slip
/// changes its sign, friction jumps, and no step is short enough.
constexpr double shortestPart = 0.01;
/// Factor of energy growth at which a run ends. The model can gain energy; without this limit, the body would
/// fly off to infinity.
constexpr double maxGrowth = 10;
/// Limit for runs that would not end by themselves. Work is the number of evaluated positions of the path
/// times the cost of each. maxPublishedWork takes about half a second with the longest step usualStep (s).
/// Runs with shorter steps may take proportionally longer, at most by the factor mostTimes.
constexpr double maxPublishedWork = 30'000'000, usualStep = 0.01, mostTimes = 16;
/// Time between stored states, as a fraction of the longest step. States in between are interpolated
/// linearly.
constexpr double knotPart = 0.1;
/// Step control: safety factor, smallest and largest ratio of successive steps, and order of the method.
constexpr double publishedSafety = 0.9, minPublishedGain = 0.2, maxPublishedGain = 5, publishedOrder = 5;
/// Lower limit of errors, to avoid division by 0.
constexpr double minPublishedError = 1e-10;

/// x, y, their rates, angle, ω, work of dry friction, work of rolling friction.
using Vector = std::array<double, 8>;

/// The position on the path below a state, and the motion along it.
struct Below {
    PathPlace place;
    double along = 0, slip = 0, normal = 0;
};

class Model {
public:
    Model(const World& world, const Sigmoid& sigmoid) : m_w(world), m_sigmoid(sigmoid) {}

    Below below(const Vector& s) const {
        const RollingPath& path = m_w.path;
        const std::size_t piece = path.pieceAt(s[0]);
        Below b;
        const RollingPath::Found found = path.find(piece, s[0]);
        b.place = found.place;
        m_places += found.places;
        b.along = Point(s[2], s[3]).dot(b.place.tangent());
        b.slip = b.along + m_w.body.b * s[5];
        b.normal = std::max(0.0, m_w.g * b.place.cosine + b.place.curvature * (s[2] * s[2] + s[3] * s[3]));
        return b;
    }

    /// The forces of section 6 (along the surface) and of section 7 (for the spin).
    Forces forces(const Vector& s, const Below& here) const {
        const double N = here.normal;
        const double still = std::min(m_w.g * std::abs(here.place.sine) / (1 + m_w.body.k), m_w.law.mu * N);
        const double against = here.slip > 0 ? -1 : here.slip < 0 ? 1 : 0;
        const double size = N > 0 ? m_sigmoid.friction(std::abs(here.slip), still, m_w.law.muK * N) : 0;
        const double dry = against * size;
        const double rolling = -against * m_sigmoid.friction(std::abs(here.slip), m_w.cRr * N, 0);
        const double couple = s[5] > 0 ? -m_w.cRr * N : s[5] < 0 ? m_w.cRr * N : 0;
        return {dry, -rolling, dry - rolling - m_w.g * here.place.sine,
                (dry + rolling + couple) / m_w.body.k};
    }

    void rates(const Vector& s, Vector& rate) const {
        const Below here = below(s);
        const double b = m_w.body.b, N = here.normal;
        const Forces f = forces(s, here);
        const Point force = (f.dry + f.resistance) * here.place.tangent() + N * here.place.normal();
        rate = {s[2],
                s[3],
                force.x(),
                force.y() - m_w.g,
                s[5],
                f.spinUp / b,
                std::abs(f.dry * here.slip),
                m_w.cRr * N * b * std::abs(s[5])};
    }

    Moment moment(const Vector& s) const {
        const Below here = below(s);
        return {{s[0], s[1]},    {s[2], s[3]}, s[5],           s[4],
                here.along,      here.slip,    here.normal,    here.place.contact,
                {s[6], s[7], 0}, here.place,   forces(s, here)};
    }

    Mode mode(const Vector& s) const {
        const Below here = below(s);
        if (here.normal == 0) return Mode::flight;
        return std::abs(here.slip) < m_sigmoid.speed ? Mode::rolling : Mode::slipping;
    }

    std::size_t places() const { return m_places; } ///< positions of the path evaluated so far

private:
    const World& m_w;
    Sigmoid m_sigmoid;
    mutable std::size_t m_places = 0;
};

struct Knot {
    double t;
    Vector state;
};

/// The stored states of a run, with linear interpolation between them.
struct Record {
    std::shared_ptr<const World> world;
    Sigmoid sigmoid;
    std::vector<Knot> knots;

    Moment at(double t) const {
        const auto next = std::ranges::upper_bound(knots, t, {}, &Knot::t);
        const Model model(*world, sigmoid);
        if (next == knots.begin()) return model.moment(knots.front().state);
        if (next == knots.end()) return model.moment(knots.back().state);
        const Knot& from = *(next - 1);
        const double part = (t - from.t) / (next->t - from.t);
        Vector state{};
        for (std::size_t i = 0; i < state.size(); ++i)
            state[i] = std::lerp(from.state[i], next->state[i], part);
        return model.moment(state);
    }
};

/// The error in units of the tolerance; above 1 the step is rejected.
double errorOf(double tolerance, const Vector& before, const Vector& after, const Vector& error) {
    double sum = 0;
    for (std::size_t i = 0; i < error.size(); ++i) {
        const double size = std::max(std::abs(before[i]), std::abs(after[i]));
        const double scale = tolerance * (absolutePart + size);
        sum += error[i] * error[i] / (scale * scale);
    }
    return std::sqrt(sum / static_cast<double>(error.size()));
}

/// Divides a run into segments with one mode each.
void divide(const std::shared_ptr<const Record>& record, Trajectory& trajectory) {
    const Model model(*record->world, record->sigmoid);
    const auto& knots = record->knots;
    for (std::size_t i = 0; i < knots.size(); ++i) {
        const Mode mode = model.mode(knots[i].state);
        const double until = knots[std::min(i + 1, knots.size() - 1)].t;
        if (trajectory.segments.empty() || trajectory.segments.back().mode != mode) {
            if (!trajectory.segments.empty() && until == knots[i].t) break;
            trajectory.segments.push_back(
                {knots[i].t, until, mode, [record](double t) { return record->at(t); }, {}});
        }
        trajectory.segments.back().to = until;
        trajectory.segments.back().steps.push_back(knots[i].t);
        (mode == Mode::flight ? trajectory.airTime : trajectory.slipTime) +=
            mode == Mode::rolling ? 0 : until - knots[i].t;
    }
}

} // namespace

Trajectory simulatePublished(const std::shared_ptr<const World>& world, const Inputs& inputs,
                             const std::stop_token& stop, const TimeSeen& seen) {
    const Model model(*world, inputs.sigmoid);
    const Start start = startOf(*world, inputs);
    const PathPlace place = world->path.at(start.seat.piece, start.seat.parameter);
    const Point velocity = start.speed * place.tangent();
    auto record = std::make_shared<Record>();
    record->world = world;
    record->sigmoid = inputs.sigmoid;
    Knot now{0,
             {place.centre.x(), place.centre.y(), velocity.x(), velocity.y(), 0,
              (start.slip - start.speed) / world->body.b, 0, 0}};
    record->knots.push_back(now);
    Trajectory trajectory;
    const auto system = [&model](const Vector& s, Vector& rate, double) { model.rates(s, rate); };
    const double maxEnergy = maxGrowth * energyScale(*world, model.moment(now.state));
    const auto [tolerance, longest] = inputs.stepping;
    const double shortest = shortestPart * longest;
    const double maxWork = maxPublishedWork * std::clamp(usualStep / longest, 1.0, mostTimes);
    double h = shortest;
    bool inside = true;
    for (std::size_t steps = 0; inside && now.t < inputs.tEnd; ++steps) {
        if (static_cast<double>(model.places() * world->path.effort()) > maxWork) {
            trajectory.outcome = Outcome::givenUp;
            break;
        }
        if (steps % 256 == 0) {
            if (seen) seen(now.t);
            if (stop.stop_requested()) {
                trajectory.cancelled = true;
                return trajectory;
            }
        }
        h = std::min(h, inputs.tEnd - now.t);
        boost::numeric::odeint::runge_kutta_dopri5<Vector> stepper;
        Vector next{}, error{};
        stepper.do_step(system, now.state, 0.0, next, h, error);
        const double size = errorOf(tolerance, now.state, next, error);
        const double factor =
            std::clamp(publishedSafety * std::pow(std::max(size, minPublishedError), -1 / publishedOrder),
                       minPublishedGain, maxPublishedGain);
        if (size > 1 && h > shortest) {
            h = std::max(shortest, h * factor);
            continue;
        }
        if (!(energiesOf(*world, model.moment(next)).mechanical() < maxEnergy)) {
            trajectory.outcome = Outcome::ranAway;
            break;
        }
        now = {now.t + h, next};
        inside = next[0] > world->path.left() && next[0] < world->path.right();
        if (now.t - record->knots.back().t >= knotPart * longest || !inside || now.t >= inputs.tEnd)
            record->knots.push_back(now);
        h = std::clamp(h * factor, shortest, longest);
    }
    if (record->knots.back().t < now.t) record->knots.push_back(now);
    if (!inside) trajectory.outcome = now.state[0] >= world->path.right() ? Outcome::right : Outcome::left;
    divide(record, trajectory);
    trajectory.start = record->at(0);
    trajectory.end = model.moment(now.state);
    trajectory.duration = now.t;
    trajectory.events.push_back({now.t, "end", tr("End of the run"), trajectory.end, trajectory.end, true});
    readOff(*world, inputs.tEnd, trajectory);
    return trajectory;
}

} // namespace talweg::surface
