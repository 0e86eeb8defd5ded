#include "physics/flight_series.h"

#include "physics/roots.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// An air speed below this fraction of the speeds counts as zero, because it is a rounding error. |W| has no
/// series there.
constexpr double stillness = 1e-14;

/// Largest step, in units of the time in which gravity reverses a flight. After a longer time the body would
/// be below the ground.
constexpr double longestFlight = 4;

/// Tolerance for a height to equal z0, relative to the coordinates: a few rounding errors. If too small, a
/// flight that begins at z0 can miss the onset of the wind; if too large, the onset is late.
constexpr double heightRounding = 1e-15;

/// The wind along the ground at a height z, as a series computed term by term.
class WindSeries {
public:
    WindSeries(const Air& air, double height, bool blows) : m_air(air), m_blows(blows) {
        m_u[0] = air.windAt(height);
        if (air.logarithmic) m_perLog = air.wind / std::log(air.reference / air.roughness);
    }

    /// The n-th coefficient. Requires the coefficients of z up to the n-th.
    double term(const TaylorSeries& z, std::size_t n) {
        if (n == 0 || !m_air.logarithmic || !m_blows) return m_u[n];
        double sum = static_cast<double>(n) * z[n];
        for (std::size_t j = 1; j < n; ++j)
            sum -= static_cast<double>(j) * m_log[j] * z[n - j];
        m_log[n] = sum / (static_cast<double>(n) * z[0]);
        return m_u[n] = m_perLog * m_log[n];
    }

private:
    const Air& m_air;
    bool m_blows;
    double m_perLog = 0;
    TaylorSeries m_u{}, m_log{};
};

/// √S of S = |W|², computed term by term. If S begins with t² (W is zero at the start), only coefficients of
/// W up to the n-th are used; the others do not affect the n-th coefficient of √S.
class RootSeries {
public:
    double term(const TaylorSeries& wx, const TaylorSeries& wy, std::size_t n) {
        const auto square = [&](std::size_t i) { return productTerm(wx, wy, i, n); };
        if (n == 0) return m_r[0] = std::sqrt(wx[0] * wx[0] + wy[0] * wy[0]);
        const bool still = m_r[0] == 0;
        if (still && n == 1) return m_r[1] = std::hypot(wx[1], wy[1]);
        const double lead = still ? m_r[1] : m_r[0];
        if (lead == 0) return 0;
        double sum = square(still ? n + 1 : n);
        for (std::size_t j = still ? 2 : 1; j < n; ++j)
            sum -= m_r[j] * m_r[(still ? n + 1 : n) - j];
        return m_r[n] = sum / (2 * lead);
    }
    const TaylorSeries& series() const { return m_r; }

private:
    /// The n-th coefficient of |W|², using the coefficients of W up to the index `known`.
    static double productTerm(const TaylorSeries& wx, const TaylorSeries& wy, std::size_t n,
                              std::size_t known) {
        double sum = 0;
        for (std::size_t i = n > known ? n - known : 0; i <= std::min(n, known); ++i)
            sum += wx[i] * wx[n - i] + wy[i] * wy[n - i];
        return sum;
    }

    TaylorSeries m_r{};
};

double sizeOf(const TaylorSeries& x, const TaylorSeries& y, std::size_t n) {
    return std::hypot(x[n], y[n]);
}

} // namespace

double roundingAtRoughness(const Air& air, const GroundBelow& ground, const Point& centre) {
    return heightRounding
           * (std::abs(centre.y()) + std::abs(ground.place.y())
              + std::abs(ground.slope()) * (std::abs(centre.x()) + std::abs(ground.place.x()))
              + air.roughness);
}

bool windBlows(const Air& air, double g, const GroundBelow& ground, const Point& centre,
               const Point& velocity) {
    if (!air.logarithmic) return true;
    const double above = ground.heightOf(centre) - air.roughness;
    if (std::abs(above) > roundingAtRoughness(air, ground, centre)) return above > 0;
    const double rise = ground.riseOf(velocity);
    return rise != 0 ? rise > 0 : ground.riseOf(flightAcceleration(air, g, ground, centre, velocity)) > 0;
}

Point flightAcceleration(const Air& air, double g, const GroundBelow& ground, const Point& centre,
                         const Point& velocity) {
    const Point w = air.windAt(ground.heightOf(centre)) * ground.tangent - velocity;
    return air.drag * w.norm() * w - Point(0, g);
}

Point flightJerk(const Air& air, double g, const GroundBelow& ground, const Point& centre,
                 const Point& velocity) {
    const double z = ground.heightOf(centre);
    const Point w = air.windAt(z) * ground.tangent - velocity;
    const double speed = w.norm();
    if (speed == 0) return {0, 0};
    const double shear = windBlows(air, g, ground, centre, velocity) ? air.shearAt(z) : 0;
    const Point rate = shear * ground.riseOf(velocity) * ground.tangent
                       - flightAcceleration(air, g, ground, centre, velocity);
    return air.drag * (speed * rate + w.dot(rate) / speed * w);
}

FlightSeries flightSeries(const Air& air, double g, const GroundBelow& ground, const Point& origin,
                          const Point& displacement, const Point& velocity) {
    FlightSeries f{};
    f.x[0] = displacement.x();
    f.y[0] = displacement.y();
    f.vx[0] = velocity.x();
    f.vy[0] = velocity.y();
    const double slope = ground.slope();
    const Point centre = origin + displacement;
    const bool blows = windBlows(air, g, ground, centre, velocity);
    TaylorSeries z{}, wx{}, wy{}, dragX{}, dragY{};
    z[0] = ground.heightOf(centre);
    const double fall = velocity.norm() + std::sqrt(g * std::abs(z[0]));
    WindSeries wind(air, z[0], blows);
    RootSeries root;
    for (std::size_t n = 0; n <= seriesOrder; ++n) {
        if (n > 0) {
            f.x[n] = f.vx[n - 1] / static_cast<double>(n);
            f.y[n] = f.vy[n - 1] / static_cast<double>(n);
            z[n] = f.y[n] - slope * f.x[n];
        }
        const double u = wind.term(z, n);
        wx[n] = u * ground.tangent.x() - f.vx[n];
        wy[n] = u * ground.tangent.y() - f.vy[n];
        if (n == 0 && std::hypot(wx[0], wy[0]) <= stillness * (std::abs(u) + fall)) wx[0] = wy[0] = 0;
        f.airSpeed[n] = root.term(wx, wy, n);
        dragX[n] = air.drag * productTerm(f.airSpeed, wx, n);
        dragY[n] = air.drag * productTerm(f.airSpeed, wy, n);
        if (n == seriesOrder) break;
        const double next = 1 / static_cast<double>(n + 1);
        f.vx[n + 1] = dragX[n] * next;
        f.vy[n + 1] = (dragY[n] - (n == 0 ? g : 0)) * next;
        f.work[n + 1] = (productTerm(dragX, f.vx, n) + productTerm(dragY, f.vy, n)) * next;
    }
    f.aboveRoughness = z;
    if (air.logarithmic) {
        f.aboveRoughness[0] -= air.roughness;
        if (!blows)
            for (double& c : f.aboveRoughness)
                c = -c;
        f.aboveRoughness[0] = std::max(0.0, f.aboveRoughness[0]); // at z0, rounding can make it negative
    } else
        f.aboveRoughness = {1};
    const double speed = std::max(fall, std::hypot(wx[0], wy[0]));
    f.step = std::min(stepOf(sizeOf(f.vx, f.vy, seriesOrder), sizeOf(f.vx, f.vy, seriesOrder - 1), speed),
                      longestFlight * speed / g);
    return f;
}

} // namespace talweg
