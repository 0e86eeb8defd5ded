#include "systems/rover/experiment/ground.h"

#include "base/angle.h"
#include "base/contract.h"
#include "physics/grip.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>
#include <mutex>

namespace talweg::rover {

namespace {

/// A run ends at this distance, in radii, before the beginning of the terrain. It also ends at this distance
/// beyond the terrain's end if reaching the end does not count as crossing. Nothing there could throw the
/// sphere back. Outcomes “escaped” and their places depend on the distance.
constexpr double marginInRadii = 10;
/// `manyPoints`: number of points above which the curve over a profile is cached, because computing it takes
/// longer than most runs. `mostRemembered`: number of cached curves, which take a few hundred bytes per
/// point.
constexpr std::size_t manyPoints = 1000, mostRemembered = 3;

/// A cached curve, with the profile and the range for which it was computed.
struct KnownCurve {
    Profile profile;
    double radius = 0, left = 0, right = 0;
    std::shared_ptr<const OffsetCurve> curve;

    bool hasEnds(double r, double from, double to) const {
        return radius == r && left == from && right == to;
    }
    bool isOver(const Profile& other) const {
        return profile.vertices == other.vertices && profile.leftTilt == other.leftTilt
               && profile.rightTilt == other.rightTilt;
    }
};

/// Caches the last few curves over long profiles. They are reused by the runs of a study on one ground, and
/// for the next edit of a profile, which changes only a part. Thread-safe.
class RollingCurves {
public:
    std::shared_ptr<const OffsetCurve> over(const Profile& profile, double radius, double left,
                                            double right) {
        const KnownCurve similar = find(profile, radius, left, right);
        if (similar.curve && similar.isOver(profile)) return similar.curve;
        auto curve = std::make_shared<const OffsetCurve>(
            similar.curve ? rollingOffset(profile, radius, left, right, similar.profile, *similar.curve)
                          : rollingOffset(profile, radius, left, right));
        const std::scoped_lock lock(m_mutex);
        m_known.push_front({profile, radius, left, right, curve});
        if (m_known.size() > mostRemembered) m_known.pop_back();
        return curve;
    }

private:
    /// A cached curve of the same profile or, if there is none, the newest one that differs only in the
    /// profile.
    KnownCurve find(const Profile& profile, double radius, double left, double right) {
        const std::scoped_lock lock(m_mutex);
        const KnownCurve* similar = nullptr;
        for (const KnownCurve& known : m_known) {
            if (!known.hasEnds(radius, left, right)) continue;
            if (known.isOver(profile)) return known;
            if (!similar) similar = &known;
        }
        return similar ? *similar : KnownCurve();
    }

    std::mutex m_mutex;
    std::deque<KnownCurve> m_known; ///< newest first
};

std::shared_ptr<const OffsetCurve> rollingCurve(const Profile& profile, double radius, double left,
                                                double right) {
    if (profile.vertices.size() >= manyPoints) {
        static RollingCurves curves;
        return curves.over(profile, radius, left, right);
    }
    thread_local KnownCurve last; // successive random runs of a design often share their ground
    if (!last.curve || !last.hasEnds(radius, left, right) || !last.isOver(profile)) {
        last.curve = std::make_shared<const OffsetCurve>(rollingOffset(profile, radius, left, right));
        last.profile = profile;
        last.radius = radius;
        last.left = left;
        last.right = right;
    }
    return last.curve;
}

} // namespace

Profile profileOf(const Inputs& in) {
    const double height = std::abs(in.dh);
    switch (in.terrain) {
    case Terrain::valley:
        return valley(in.beta * radiansPerDegree, in.theta * radiansPerDegree, height, in.pl);
    case Terrain::gully:
        return valley(in.beta * radiansPerDegree, in.theta * radiansPerDegree, height, 0);
    case Terrain::hill:
        return hill(in.beta * radiansPerDegree, in.theta * radiansPerDegree, height, in.pl);
    case Terrain::slope:
        return slope(in.dh < 0 ? -in.beta * radiansPerDegree : in.theta * radiansPerDegree, in.dh);
    case Terrain::flat:
        return flat(in.pl);
    case Terrain::profile:
        break;
    }
    return polyline(in.profile);
}

Ground groundOf(const Inputs& in) {
    TALWEG_EXPECTS(in.b > 0 && in.k() > 0 && in.g > 0 && in.e >= 0 && in.e <= 1 && in.mu >= 0 && in.muK >= 0);
    Ground ground{.profile = profileOf(in), .gravity = in.g, .body = {in.b, in.k()}};
    ground.law = {in.e, heldBy(in.mu), std::min(in.mu, in.muK)};
    ground.rollingResistance = in.rollingResistance;
    ground.air = {dragPerMass(in.rho, in.cd, in.b, in.m), in.wind, in.windProfile == WindProfile::logarithmic,
                  in.zRef, in.z0};
    ground.published = in.convention == Convention::published;
    const double first = ground.profile.vertices.front().x();
    const double last = ground.profile.vertices.back().x();
    ground.start = first;
    const double left = std::min(first, in.q1.value_or(first)) - marginInRadii * in.b;
    const double beyond = std::max(last, in.q1.value_or(last)) + marginInRadii * in.b;
    if (ground.published) {
        const double right = ground.profile.hasFarEnd ? std::numeric_limits<double>::infinity() : beyond;
        ground.curve = std::make_shared<const OffsetCurve>(verticalOffset(ground.profile, in.b, left, right));
    } else {
        ground.curve = rollingCurve(ground.profile, in.b, left,
                                    ground.profile.hasFarEnd ? std::max(last, in.q1.value_or(last)) : beyond);
    }
    return ground;
}

} // namespace talweg::rover
