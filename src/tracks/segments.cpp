#include "tracks/segments.h"

#include "tracks/partition.h"

#include <Eigen/Cholesky>
#include <Eigen/Core>
#include <algorithm>
#include <array>
#include <cmath>

namespace talweg {

namespace {

/// Decrease of Σ(residual/σ)² that justifies a cut, which adds four parameters at any of some thousand
/// positions. If too small, noise is cut; if too large, short flights at the end remain in one piece.
constexpr double cutPenalty = 30;
/// Smallest increase of v_y at an impact, in standard deviations. Other cuts are no impacts.
constexpr double impactDeviations = 8;
/// Smallest downward acceleration of a piece in free flight, as a fraction of g.
constexpr double flightPart = 0.25;
/// Largest number of samples by which a cut is moved once g is known.
constexpr std::size_t mostMoved = 2;
/// Smallest noise, as a fraction of the extent of the track, because of rounding to the written digits.
constexpr double leastNoise = 1e-9;

/// Degree of the polynomials that represent flights with drag, and the number of samples they need. Shorter
/// flights are parabolas.
constexpr int dragDegree = 4;
constexpr std::size_t leastForDrag = 12;
/// Longer tracks are thinned to this number of samples before they are cut, because the computing time grows
/// with the square of the number.
constexpr std::size_t mostToCut = 4000;

constexpr Eigen::Index powers = dragDegree + 1;
using Coefficients = Eigen::Matrix<double, powers, 1>;
using Covariance = Eigen::Matrix<double, powers, powers>;

/// y = c₀ + c₁τ + c₂τ² + … fitted to a piece, with the covariance of its coefficients.
struct Polynomial {
    Coefficients c = Coefficients::Zero();
    Covariance covariance = Covariance::Zero();

    double at(double tau) const { return c.dot(row(tau)); }
    double rateAt(double tau) const { return c.dot(rateRow(tau)); }
    /// Variance of the rate at τ.
    double varianceAt(double tau) const { return rateRow(tau).dot(covariance * rateRow(tau)); }

    static Coefficients row(double tau) {
        Coefficients made;
        made[0] = 1;
        for (Eigen::Index k = 1; k < powers; ++k)
            made[k] = tau * made[k - 1];
        return made;
    }
    static Coefficients rateRow(double tau) {
        const Coefficients values = row(tau);
        Coefficients made = Coefficients::Zero();
        for (Eigen::Index k = 1; k < powers; ++k)
            made[k] = static_cast<double>(k) * values[k - 1];
        return made;
    }
};

/// A part of a track between cuts.
struct Piece {
    std::size_t first = 0, end = 0; ///< range of samples, excluding `end`
    double t0 = 0;                  ///< time in the middle of the piece, s
    Polynomial x = {}, y = {};
    bool isFlight = false;

    std::size_t size() const { return end - first; }
};

/// Fits the powers 0 … `degree` of τ to samples with equal σ.
Polynomial fitted(const Track& track, const std::vector<double>& values, const Piece& piece, int degree,
                  double sigma) {
    const Eigen::Index size = degree + 1;
    Eigen::MatrixXd normal = Eigen::MatrixXd::Zero(size, size);
    Eigen::VectorXd right = Eigen::VectorXd::Zero(size);
    for (std::size_t i = piece.first; i < piece.end; ++i) {
        const Eigen::VectorXd row = Polynomial::row(track.t[i] - piece.t0).head(size);
        normal += row * row.transpose();
        right += values[i] * row;
    }
    const Eigen::MatrixXd inverse = normal.ldlt().solve(Eigen::MatrixXd::Identity(size, size));
    Polynomial made;
    made.c.head(size) = inverse * right;
    made.covariance.topLeftCorner(size, size) = sigma * sigma * inverse;
    return made;
}

double middleTime(const Track& track, std::size_t first, std::size_t end) {
    return 0.5 * (track.t[first] + track.t[end - 1]);
}

class Cutter {
public:
    Cutter(const Track& track, const SegmentsRequest& request) : m_track(track), m_request(request) {}

    Segments segments() {
        findSigma();
        if (m_track.size() < leastPiece) return m_found;
        cut();
        judgePieces();
        joinFlights();
        fitGravity();
        moveCuts();
        for (const Piece& piece : m_pieces)
            if (piece.isFlight) m_found.flights.push_back(flightOf(piece));
        for (std::size_t i = 1; i < m_pieces.size(); ++i)
            if (m_pieces[i - 1].isFlight && m_pieces[i].isFlight) addImpact(m_pieces[i - 1], m_pieces[i]);
        addOtherEstimates();
        return std::move(m_found);
    }

private:
    void findSigma() {
        m_found.isSigmaEstimated = m_request.sigma <= 0;
        const auto [least, most] = std::ranges::minmax_element(m_track.y);
        m_floor = m_track.y.empty() ? leastNoise : leastNoise * std::max(*most - *least, leastNoise);
        m_found.sigma = m_found.isSigmaEstimated ? noiseOf(m_track.t, m_track.y) : m_request.sigma;
    }

    /// Standard deviation for weights, never 0.
    double sigma() const { return std::max(m_found.sigma, m_floor); }

    void cut() {
        m_thinning = (m_track.size() + mostToCut - 1) / mostToCut;
        std::vector<double> t, y;
        for (std::size_t i = 0; i < m_track.size(); i += m_thinning) {
            t.push_back(m_track.t[i]);
            y.push_back(m_track.y[i]);
        }
        const std::vector<std::size_t> starts = parabolicPieces(t, y, sigma(), cutPenalty);
        for (std::size_t i = 0; i < starts.size(); ++i) {
            const std::size_t end = i + 1 < starts.size() ? m_thinning * starts[i + 1] : m_track.size();
            m_pieces.push_back(pieceOf(m_thinning * starts[i], end));
        }
    }

    /// Fits a parabola to y and a line to x.
    Piece pieceOf(std::size_t first, std::size_t end) const {
        Piece piece{.first = first, .end = end, .t0 = middleTime(m_track, first, end)};
        piece.y = fitted(m_track, m_track.y, piece, 2, sigma());
        if (!m_track.x.empty()) piece.x = fitted(m_track, m_track.x, piece, 1, sigma());
        return piece;
    }

    /// The expected downward acceleration of flights: the given g or, without it, the mean over all falling
    /// pieces, weighted by inverse variance.
    double expectedGravity() const {
        if (m_request.g) return *m_request.g;
        double sum = 0, weights = 0;
        for (const Piece& piece : m_pieces) {
            const double variance = piece.y.covariance(2, 2);
            if (piece.y.c[2] >= 0 || !(variance > 0)) continue;
            sum += -2 * piece.y.c[2] / variance;
            weights += 1 / variance;
        }
        return weights > 0 ? sum / weights : 0;
    }

    void judgePieces() {
        const double g = expectedGravity();
        for (Piece& piece : m_pieces) {
            const double fall = -2 * piece.y.c[2], sd = 2 * std::sqrt(piece.y.covariance(2, 2));
            const bool isVague = sd > flightPart * g;
            piece.isFlight = g > 0 && (isVague || fall > flightPart * g);
        }
    }

    /// Increase of v_y from one piece to the next, in standard deviations.
    double turn(const Piece& before, const Piece& after) const {
        const double t = 0.5 * (m_track.t[before.end - 1] + m_track.t[after.first]);
        const double jump = after.y.rateAt(t - after.t0) - before.y.rateAt(t - before.t0);
        return jump / std::sqrt(before.y.varianceAt(t - before.t0) + after.y.varianceAt(t - after.t0));
    }

    /// Joins adjacent pieces that belong to the same flight.
    void joinFlights() {
        std::vector<Piece> joined;
        for (const Piece& piece : m_pieces) {
            const bool goesOn = !joined.empty() && joined.back().isFlight && piece.isFlight
                                && turn(joined.back(), piece) <= impactDeviations;
            if (goesOn) {
                joined.back() = pieceOf(joined.back().first, piece.end);
                joined.back().isFlight = true;
            } else
                joined.push_back(piece);
        }
        m_pieces = std::move(joined);
    }

    /// Fits the common g: the slope of a regression over all flights, of the residuals of y from a line on
    /// those of −τ²/2.
    void fitGravity() {
        double sum = 0, weight = 0;
        for (const Piece& piece : m_pieces) {
            if (!piece.isFlight || piece.size() < leastPiece) continue;
            const double variance = 4 * piece.y.covariance(2, 2);
            sum += -2 * piece.y.c[2] / variance;
            weight += 1 / variance;
        }
        if (weight > 0) m_found.g = {sum / weight, std::sqrt(1 / weight)};
        if (m_request.g) m_found.g = {*m_request.g, 0};
        for (Piece& piece : m_pieces)
            if (piece.isFlight && m_request.hasDrag)
                bend(piece);
            else if (piece.isFlight)
                fixGravity(piece, m_found.g.value);
    }

    /// Fits a flight again, as a polynomial that allows for drag.
    void bend(Piece& piece) const {
        if (piece.size() < leastForDrag) return;
        piece.y = fitted(m_track, m_track.y, piece, dragDegree, sigma());
        if (!m_track.x.empty()) piece.x = fitted(m_track, m_track.x, piece, dragDegree, sigma());
    }

    /// Sum of squared residuals of y.
    double squares(const Piece& piece) const {
        double sum = 0;
        for (std::size_t i = piece.first; i < piece.end; ++i)
            sum += std::pow(m_track.y[i] - piece.y.at(m_track.t[i] - piece.t0), 2);
        return sum;
    }

    /// A flight with the common g, fitted to these samples.
    Piece flightBetween(std::size_t first, std::size_t end) const {
        Piece piece = pieceOf(first, end);
        piece.isFlight = true;
        fixGravity(piece, m_found.g.value);
        return piece;
    }

    /// Moves cuts by a few samples where this improves the fit with the common g.
    void moveCuts() {
        if (m_request.hasDrag) return;
        for (std::size_t i = 1; i < m_pieces.size(); ++i)
            if (m_pieces[i - 1].isFlight && m_pieces[i].isFlight) moveCut(m_pieces[i - 1], m_pieces[i]);
    }

    void moveCut(Piece& before, Piece& after) const {
        const Piece one = before, other = after;
        double least = squares(before) + squares(after);
        const std::size_t most = std::max(mostMoved, m_thinning);
        for (std::size_t cut = one.end - std::min(most, one.size()); cut <= one.end + most; ++cut) {
            if (cut < one.first + leastPiece || cut + leastPiece > other.end || cut == one.end) continue;
            const Piece left = flightBetween(one.first, cut), right = flightBetween(cut, other.end);
            const double sum = squares(left) + squares(right);
            if (sum >= least) continue;
            least = sum;
            before = left;
            after = right;
        }
    }

    /// Fits a flight again, with this g.
    void fixGravity(Piece& piece, double g) const {
        std::vector<double> rest(m_track.y);
        const double half = 0.5 * g;
        for (std::size_t i = piece.first; i < piece.end; ++i)
            rest[i] += half * std::pow(m_track.t[i] - piece.t0, 2);
        piece.y = fitted(m_track, rest, piece, 1, sigma());
        piece.y.c[2] = -half;
    }

    TrackFlight flightOf(const Piece& piece) const {
        const double t = m_track.t[piece.first], tau = t - piece.t0;
        return {.first = piece.first,
                .last = piece.end - 1,
                .t = t,
                .x = piece.x.at(tau),
                .vx = piece.x.rateAt(tau),
                .y = piece.y.at(tau),
                .vy = piece.y.rateAt(tau),
                .lastVx = piece.x.rateAt(m_track.t[piece.end - 1] - piece.t0)};
    }

    /// Time at which two flights intersect: the root of their height difference nearest to the cut. Empty if
    /// they do not intersect.
    std::optional<double> meeting(const Piece& before, const Piece& after, const Polynomial& one,
                                  const Polynomial& other) const {
        const double left = m_track.t[before.end - 1], right = m_track.t[after.first];
        double t = 0.5 * (left + right);
        for (int i = 0; i < 20; ++i) {
            const double gap = one.at(t - before.t0) - other.at(t - after.t0);
            const double rate = one.rateAt(t - before.t0) - other.rateAt(t - after.t0);
            if (!(rate < 0)) return std::nullopt;
            t -= gap / rate;
        }
        const double slack = right - left;
        if (t < left - slack || t > right + slack) return std::nullopt;
        return t;
    }

    struct Meeting {
        double t = 0, x = 0, y = 0, approach = 0, rebound = 0, before = 0, after = 0;
    };

    /// The impact at the intersection of two flights.
    std::optional<Meeting> meet(const Piece& before, const Piece& after) const {
        const auto t = meeting(before, after, before.y, after.y);
        if (!t) return std::nullopt;
        const double tau = *t - before.t0, since = *t - after.t0;
        Meeting m{.t = *t, .x = before.x.at(tau), .y = before.y.at(tau)};
        const double slope = m_request.slope ? m_request.slope(m.x) : 0;
        const double c = std::cos(slope), s = std::sin(slope);
        const double vx = before.x.rateAt(tau), vy = before.y.rateAt(tau);
        const double wx = after.x.rateAt(since), wy = after.y.rateAt(since);
        m.approach = s * vx - c * vy;
        m.rebound = c * wy - s * wx;
        m.before = c * vx + s * vy;
        m.after = c * wx + s * wy;
        return m;
    }

    /// Change of a function of an impact if the common g changes by its standard deviation; 0 if g is given.
    template <class Function>
    double changeByGravity(Piece before, Piece after, Function value) const {
        if (m_request.hasDrag || !(m_found.g.sd > 0)) return 0;
        const auto shifted = [&](double sense) -> std::optional<double> {
            const double g = m_found.g.value + sense * m_found.g.sd;
            fixGravity(before, g);
            fixGravity(after, g);
            const auto m = meet(before, after);
            return m ? std::optional<double>(value(*m)) : std::nullopt;
        };
        const auto up = shifted(1), down = shifted(-1);
        return up && down ? (*up - *down) / 2 : 0;
    }

    /// Standard deviation of a function of an impact, to first order in the coefficients of the flights and
    /// in g. In evenly sampled flights their errors are independent.
    template <class Function>
    double deviation(const Piece& before, const Piece& after, Function value) const {
        double variance = std::pow(changeByGravity(before, after, value), 2);
        for (int which = 0; which < 4; ++which) {
            Coefficients gradient;
            for (Eigen::Index k = 0; k < powers; ++k)
                gradient[k] = derivative(before, after, which, k, value);
            const Piece& piece = which < 2 ? before : after;
            const Polynomial& polynomial = which % 2 == 0 ? piece.y : piece.x;
            variance += gradient.dot(polynomial.covariance * gradient);
        }
        return std::sqrt(variance);
    }

    template <class Function>
    double derivative(const Piece& before, const Piece& after, int which, Eigen::Index k,
                      Function value) const {
        const auto shifted = [&](double sense) -> std::optional<double> {
            std::array<Piece, 2> pieces{before, after};
            Piece& piece = pieces[which < 2 ? 0 : 1];
            Polynomial& polynomial = which % 2 == 0 ? piece.y : piece.x;
            polynomial.c[k] += sense * std::sqrt(polynomial.covariance(k, k));
            const auto m = meet(pieces[0], pieces[1]);
            return m ? std::optional<double>(value(*m)) : std::nullopt;
        };
        const Piece& piece = which < 2 ? before : after;
        const double sd = std::sqrt((which % 2 == 0 ? piece.y : piece.x).covariance(k, k));
        if (!(sd > 0)) return 0;
        const auto up = shifted(1), down = shifted(-1);
        return up && down ? (*up - *down) / (2 * sd) : 0;
    }

    /// The rising or the falling half of a flight with drag, whose halves are not symmetric.
    Piece half(const Piece& flight, bool falls) const {
        std::size_t apex = flight.first;
        for (std::size_t i = flight.first; i < flight.end; ++i)
            if (flight.y.at(m_track.t[i] - flight.t0) > flight.y.at(m_track.t[apex] - flight.t0)) apex = i;
        const std::size_t first = falls ? apex : flight.first, end = falls ? flight.end : apex + 1;
        if (end - first < leastForDrag) return flight;
        Piece made = pieceOf(first, end);
        bend(made);
        return made;
    }

    void addImpact(const Piece& flightBefore, const Piece& flightAfter) {
        const Piece before = m_request.hasDrag ? half(flightBefore, true) : flightBefore;
        const Piece after = m_request.hasDrag ? half(flightAfter, false) : flightAfter;
        if (turn(before, after) <= impactDeviations) return;
        const auto m = meet(before, after);
        if (!m || !(m->approach > 0) || !(m->rebound > 0)) return;
        TrackImpact impact{m->t, m->x, m->y, m->approach, m->rebound, m->before, m->after};
        const auto e = [](const Meeting& at) { return at.rebound / at.approach; };
        impact.e = {e(*m), deviation(before, after, e)};
        if (!m_track.x.empty()) {
            const auto ratio = [](const Meeting& at) {
                return (at.after - at.before) / (at.approach + at.rebound);
            };
            impact.friction = Measured{ratio(*m), deviation(before, after, ratio)};
        }
        m_found.impacts.push_back(impact);
        m_apexes.push_back({apexOf(flightBefore), apexOf(flightAfter)});
    }

    static double apexOf(const Piece& piece) {
        const double g = -2 * piece.y.c[2];
        return g > 0 ? piece.y.c[0] + piece.y.c[1] * piece.y.c[1] / (2 * g) : piece.y.c[0];
    }

    void addOtherEstimates() {
        auto& impacts = m_found.impacts;
        for (std::size_t i = 0; i < impacts.size(); ++i) {
            const double before = m_apexes[i].first - impacts[i].y, after = m_apexes[i].second - impacts[i].y;
            if (!m_request.slope && !m_request.hasDrag && before > 0 && after > 0)
                impacts[i].eApex = std::sqrt(after / before);
            if (i == 0 || i + 1 == impacts.size() || m_request.slope || m_request.hasDrag) continue;
            const double first = impacts[i].t - impacts[i - 1].t, second = impacts[i + 1].t - impacts[i].t;
            impacts[i].eDuration = second / first;
        }
    }

    const Track& m_track;
    const SegmentsRequest& m_request;
    Segments m_found;
    double m_floor = leastNoise;
    std::vector<Piece> m_pieces;
    std::size_t m_thinning = 1; ///< every nth sample is used for cutting
    std::vector<std::pair<double, double>>
        m_apexes; ///< apexes of the flights before and after each impact, m
};

} // namespace

Segments segmentsOf(const Track& track, const SegmentsRequest& request) {
    return Cutter(track, request).segments();
}

bool curvesUpwards(const Track& track) {
    Track flipped = track;
    for (double& y : flipped.y)
        y = -y;
    return segmentsOf(track, {}).impacts.empty() && !segmentsOf(flipped, {}).impacts.empty();
}

} // namespace talweg
