#include "tracks/fit_start.h"

#include "systems/rows.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Smallest number of samples at the beginning of a track that decide whether it starts in contact. Longer
/// tracks use the fraction 1/beginningPart of their samples.
constexpr std::size_t leastBeginning = 5;
constexpr std::size_t beginningPart = 10;
/// Largest deviation from the contact height for a sample to count as in contact: this many σ or this
/// fraction of the radius, whichever is larger.
constexpr double contactDeviations = 4, contactPart = 0.01;
/// Fraction of these samples that must be in contact; less than 1 to allow outliers.
constexpr double contactShare = 0.9;
/// Number of standard deviations above which an impulse ratio is certain to differ from 0.
constexpr double certainDeviations = 4;
/// σ for tracks without noise, as a fraction of the radius.
constexpr double leastSigma = 1e-9;

std::size_t beginningOf(const Track& track) {
    return std::min(track.size(), std::max(leastBeginning, track.size() / beginningPart));
}

double xAt(const Track& track, std::size_t i, const rover::Ground& ground) {
    return track.x.empty() ? ground.start : track.x[i];
}

bool beginsInContact(const Track& track, const rover::Inputs& in, const rover::Ground& ground, double sigma) {
    const std::size_t count = beginningOf(track);
    const double near = std::max(contactDeviations * sigma, contactPart * in.b);
    std::size_t touching = 0;
    for (std::size_t i = 0; i < count; ++i)
        touching += std::abs(track.y[i] - ground.curve->elevation(xAt(track, i, ground))) < near;
    return static_cast<double>(touching) >= contactShare * static_cast<double>(count);
}

/// Value and rate of a column at the first sample, from a line fitted to the first `count` samples.
std::pair<double, double> beginningOf(const Track& track, const std::vector<double>& column,
                                      std::size_t count) {
    double st = 0, sy = 0, stt = 0, sty = 0;
    const double n = static_cast<double>(count);
    for (std::size_t i = 0; i < count; ++i) {
        const double t = track.t[i] - track.t.front();
        st += t;
        sy += column[i];
        stt += t * t;
        sty += t * column[i];
    }
    const double rate = (n * sty - st * sy) / (n * stt - st * st);
    return {(sy - rate * st) / n, rate};
}

/// Estimated spin at the start on level ground, rad/s. Impacts conserve v − k b ω, the angular momentum about
/// the contact point, and in the last flights the rover nearly rolls.
double spinAtStart(const Track& track, const Segments& segments, const rover::Inputs& in, double vx) {
    if (!track.angle.empty()) {
        const std::size_t last =
            segments.flights.empty() ? beginningOf(track) : segments.flights.front().last;
        return beginningOf(track, track.angle, std::max<std::size_t>(last, 2)).second;
    }
    if (segments.impacts.empty()) return -vx / in.b;
    return (vx - (1 + in.k()) * segments.flights.back().lastVx) / (in.k() * in.b);
}

class Starter {
public:
    Starter(const FitRequest& request, const Track& track, const Segments& segments)
        : m_request(request), m_track(track), m_segments(segments) {}

    TrackSetup setup() {
        m_made.rover = {rover::Inputs{}, m_request.law, m_request.lawSpeed};
        rover::Inputs& in = m_made.rover.inputs;
        in = inputsOf(rover::inputTable(), m_request.values);
        const rover::Ground ground = rover::groundOf(in);
        m_made.sigma = std::max(m_track.sigma > 0 ? m_track.sigma : m_segments.sigma, leastSigma * in.b);
        m_made.sigmaAngle = m_track.sigmaAngle > 0 ? m_track.sigmaAngle : m_made.sigma / in.b;
        m_made.isInContact = !asksForFlight() && beginsInContact(m_track, in, ground, m_made.sigma);
        if (m_made.isInContact)
            startInContact(ground);
        else
            startInFlight(ground);
        if (isFree("th0")) m_made.angle0 = beginningOf(m_track, m_track.angle, beginningOf(m_track)).first;
        return m_made;
    }

private:
    bool isFree(const std::string& id) const { return isFreeStart(m_request, m_track, m_made, id); }
    bool isKnown(const std::string& id) const { return std::ranges::count(m_request.known, id) > 0; }
    bool asksForFlight() const {
        return std::ranges::count(m_request.free, "h0") > 0 || std::ranges::count(m_request.free, "vy") > 0
               || (isKnown("h0") && m_made.rover.inputs.clearance > 0);
    }

    void startInContact(const rover::Ground& ground) {
        rover::Inputs& in = m_made.rover.inputs;
        in.clearance = in.u5 = 0;
        if (m_track.x.empty()) return;
        const auto [x, rate] = beginningOf(m_track, m_track.x, beginningOf(m_track));
        if (!isKnown("x0")) in.q1 = x;
        const rover::Ground here = rover::groundOf(in);
        const OffsetPiece& piece = here.curve->pieces[here.curve->pieceAt(in.q1.value_or(ground.start))];
        const double along = std::abs(piece.tangent.x()) > 0 ? rate / piece.tangent.x() : rate;
        if (!isKnown("vx")) in.u4 = along;
        if (isFree("w"))
            in.u3 = spinAtStart(m_track, m_segments, in, in.u4);
        else if (!isKnown("w"))
            in.u3.reset(); // rolls
    }

    /// Sets a start in flight. If x is not measured or not compared, the motion is vertical unless the
    /// horizontal speed is known: noise of x must not become a speed or a spin.
    void startInFlight(const rover::Ground& ground) {
        rover::Inputs& in = m_made.rover.inputs;
        const TrackFlight flight = firstFlight();
        const double x = m_track.x.empty() ? ground.start : flight.x;
        if (!isKnown("x0")) in.q1 = x;
        const bool seesX = m_track.usesX && !m_track.x.empty();
        if (!isKnown("vx")) in.u4 = seesX ? flight.vx : 0;
        if (isFree("vy")) in.u5 = flight.vy;
        const double above = flight.y - rover::groundOf(in).curve->elevation(in.q1.value_or(ground.start));
        if (isFree("h0")) in.clearance = std::max(above, m_made.sigma);
        const bool seesSpin = seesX || !m_track.angle.empty();
        if (!isKnown("w")) in.u3 = seesSpin ? spinAtStart(m_track, m_segments, in, in.u4) : 0;
    }

    /// The flight at the start. If stage 1 found none there, fits one to the first samples.
    TrackFlight firstFlight() const {
        if (!m_segments.flights.empty() && m_segments.flights.front().first < leastBeginning)
            return m_segments.flights.front();
        const std::size_t count = std::min(m_track.size(), 2 * leastBeginning);
        TrackFlight made{.first = 0, .last = count - 1, .t = m_track.t.front()};
        std::tie(made.y, made.vy) = beginningOf(m_track, m_track.y, count);
        if (!m_track.x.empty()) std::tie(made.x, made.vx) = beginningOf(m_track, m_track.x, count);
        return made;
    }

    const FitRequest& m_request;
    const Track& m_track;
    const Segments& m_segments;
    TrackSetup m_made;
};

/// Mean coefficient of restitution of all impacts, weighted by inverse variance.
std::optional<double> meanRestitution(const std::vector<Segments>& segments) {
    double sum = 0, weights = 0;
    for (const Segments& one : segments)
        for (const TrackImpact& impact : one.impacts) {
            const double weight = 1 / std::max(impact.e.sd * impact.e.sd, 1e-12);
            sum += weight * impact.e.value;
            weights += weight;
        }
    return weights > 0 ? std::optional(sum / weights) : std::nullopt;
}

/// Reference speed v of the restitution law v/(a + v), m/s, from the impact with the largest approach speed.
std::optional<double> halfVelocity(const std::vector<Segments>& segments) {
    const TrackImpact* hardest = nullptr;
    for (const Segments& one : segments)
        for (const TrackImpact& impact : one.impacts)
            if (!hardest || impact.approach > hardest->approach) hardest = &impact;
    if (!hardest || !(hardest->e.value < 1)) return std::nullopt;
    return hardest->e.value * hardest->approach / (1 - hardest->e.value);
}

} // namespace

TrackSetup startOf(const FitRequest& request, const Track& track, const Segments& segments) {
    return Starter(request, track, segments).setup();
}

std::optional<double> largestFriction(const std::vector<Segments>& segments) {
    std::optional<double> largest;
    for (const Segments& one : segments)
        for (const TrackImpact& impact : one.impacts) {
            if (!impact.friction) continue;
            const double size = std::abs(impact.friction->value);
            if (size > certainDeviations * impact.friction->sd) largest = std::max(largest.value_or(0), size);
        }
    return largest;
}

void suggestContact(std::vector<Unknown>& unknowns, const FitRequest& request,
                    const std::vector<Segments>& segments) {
    constexpr double someResistance = 0.01; // typical c_rr of balls on hard ground
    const auto e = meanRestitution(segments);
    for (Unknown& unknown : unknowns) {
        const std::string id = unknown.id.substr(0, unknown.id.find('['));
        if (id == "e" && e) unknown.start = std::clamp(*e, unknown.low, unknown.high);
        if (id == "c_rr" && unknown.start == 0) unknown.start = someResistance;
        if (id == "law_v" && request.law == ImpactLaw::halfVelocity)
            unknown.start = halfVelocity(segments).value_or(unknown.start);
    }
}

} // namespace talweg
