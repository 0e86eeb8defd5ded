#include "systems/track/published.h"

#include "base/root.h"
#include "systems/track/table_stepper.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace talweg::track {

namespace {

/// Distance, as a fraction of the track, within which crests count as equal: both ends of a closed track.
constexpr double sameCrest = 1e-9;

/// Builds a trajectory step by step.
class PublishedRide {
public:
    PublishedRide(std::shared_ptr<const Rail> rail, std::shared_ptr<const CurveTable> table,
                  const Setup& setup)
        : m_table(*table), m_stepper(m_table, setup), m_setup(setup), m_trajectory(rail, setup, table),
          m_rail(*rail) {
        findCrests();
    }

    Trajectory take(Tabled state, double dt, const std::stop_token& stop,
                    const std::function<void(double)>& progress);

private:
    struct Crest {
        double p = 0;
        bool isSummit = false;
    };
    void findCrests();
    void note(Event::Kind kind, double t, const Tabled& state, bool summit = false);
    void noteBetween(double t, const Tabled& from, const Tabled& to, double h);
    double whenAt(const Tabled& from, double h, double p) const;
    std::optional<double> whenLeaving(const Tabled& from, const Tabled& to, double h) const;

    const CurveTable& m_table;
    TableStepper m_stepper;
    const Setup& m_setup;
    Trajectory m_trajectory;
    const Rail& m_rail;
    std::vector<Crest> m_crests;
};

/// Finds the crests. Open ends do not count, because a body that passes one has left the track.
void PublishedRide::findCrests() {
    const double length = m_table.length();
    for (const Rail::Zone& zone : m_rail.zones()) {
        if (!zone.isCrest()) continue;
        const double p = m_table.lengthAt(zone.origin);
        const auto isSame = [&](const Crest& other) {
            const double apart = std::abs(p - other.p);
            return std::min(apart, m_table.isClosed() ? std::abs(length - apart) : apart)
                   < sameCrest * length;
        };
        const bool isEnd = std::min(p, length - p) < sameCrest * length;
        if ((isEnd && !m_table.isClosed()) || std::ranges::any_of(m_crests, isSame)) continue;
        m_crests.push_back({p, m_rail.isSummit(zone.elevation)});
    }
}

void PublishedRide::note(Event::Kind kind, double t, const Tabled& state, bool summit) {
    if (kind != Event::Kind::left && kind != Event::Kind::rest && m_trajectory.events.size() >= maxEvents) {
        m_trajectory.more = true;
        return;
    }
    const CurveTable::Place place = m_table.place(state.p);
    const Point velocity = Point(0, 0) + state.v * place.along;
    m_trajectory.events.push_back({kind, t, place.at, velocity, velocity, summit});
}

/// The time within a step of h seconds at which the body reaches the length p, s.
double PublishedRide::whenAt(const Tabled& from, double h, double p) const {
    const auto beyond = [&](double after) { return m_stepper.after(from, after).p - p; };
    const double atStart = from.p - p, atEnd = beyond(h);
    return (atStart < 0) == (atEnd < 0) ? h : bracketRoot(beyond, 0, h, atStart, atEnd).middle();
}

/// Records turns and crests within a step that begins at time t and lasts h seconds.
void PublishedRide::noteBetween(double t, const Tabled& from, const Tabled& to, double h) {
    const double length = m_table.length();
    const bool ahead = to.p > from.p;
    for (const Crest& crest : m_crests) {
        double p = crest.p;
        if (m_table.isClosed()) { // the last position of the crest that the step reaches, over all laps
            const double laps = (to.p - crest.p) / length;
            p += length * (ahead ? std::floor(laps) : std::ceil(laps));
        }
        if (ahead ? from.p < p && p <= to.p : to.p <= p && p < from.p) {
            const double after = whenAt(from, h, p);
            note(Event::Kind::crest, t + after, m_stepper.after(from, after), crest.isSummit);
        }
    }
    if (!(from.v < 0 && to.v > 0) && !(from.v > 0 && to.v < 0)) return;
    const auto speed = [&](double after) { return m_stepper.after(from, after).v; };
    const double after = bracketRoot(speed, 0, h, from.v, to.v).middle();
    Tabled still = m_stepper.after(from, after);
    still.v = 0;
    note(Event::Kind::turn, t + after, still);
}

std::optional<double> PublishedRide::whenLeaving(const Tabled& from, const Tabled& to, double h) const {
    if (m_table.isClosed() || (to.p >= 0 && to.p <= m_table.length())) return {};
    return whenAt(from, h, to.p < 0 ? 0 : m_table.length());
}

Trajectory PublishedRide::take(Tabled state, double dt, const std::stop_token& stop,
                               const std::function<void(double)>& progress) {
    m_trajectory.segments.push_back({0, 0, Stepped{{{0, state}}}});
    auto& knots = std::get<Stepped>(m_trajectory.segments.back().motion).knots;
    double t = 0;
    for (std::size_t step = 1; t < m_setup.tEnd; ++step) {
        if (stop.stop_requested()) {
            m_trajectory.cancelled = true;
            break;
        }
        if (progress && step % 4096 == 0) progress(t / m_setup.tEnd);
        if (state.v == 0 && m_stepper.acceleration(state) == 0) {
            note(Event::Kind::rest, t, state);
            m_trajectory.outcome = Outcome::rest;
            break;
        }
        const double next = std::min(static_cast<double>(step) * dt, m_setup.tEnd);
        double lasts = next - t;
        Tabled to = m_stepper.after(state, lasts);
        const auto leaves = whenLeaving(state, to, lasts);
        if (leaves) {
            lasts = *leaves;
            to = m_stepper.after(state, lasts);
            to.p = std::clamp(to.p, 0.0, m_table.length());
        }
        noteBetween(t, state, to, lasts);
        state = to;
        t = leaves ? t + lasts : next;
        knots.push_back({t, state});
        if (leaves) {
            note(Event::Kind::left, t, state);
            m_trajectory.outcome = Outcome::left;
            break;
        }
    }
    m_trajectory.segments.back().to = m_trajectory.duration = t;
    m_trajectory.steps = knots.size() - 1;
    return std::move(m_trajectory);
}

} // namespace

Trajectory publishedRide(std::shared_ptr<const Rail> rail, std::shared_ptr<const CurveTable> table,
                         const Setup& setup, double p, double v, double dt, const std::stop_token& stop,
                         const std::function<void(double)>& progress) {
    return PublishedRide(std::move(rail), std::move(table), setup).take({p, v, 0}, dt, stop, progress);
}

} // namespace talweg::track
