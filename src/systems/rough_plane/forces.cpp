#include "systems/rough_plane/forces.h"

#include <Eigen/Geometry>

namespace talweg::rough_plane {

Forces::Effect Forces::free(const Velocity& q, double theta) const {
    const Eigen::Rotation2Dd turn(theta);
    const Point own = turn.inverse() * Point(q.head<2>());
    const SlipMeans means = slipMeans(m_body.contact, own, q.z() / m_rho);
    const Point drag = turn * Point(means.along, means.across);
    const double f = m_field.friction;
    return {{-f * drag.x(), -f * drag.y() - m_field.slope, -f * means.turning / m_rho}, f * means.speed};
}

Point Forces::velocityOf(std::size_t i, const Velocity& q, double theta) const {
    const Point r = Eigen::Rotation2Dd(theta) * particles()->all[i].place;
    return Point(q.head<2>()) + q.z() / m_rho * Point(-r.y(), r.x());
}

Velocity Forces::aboutParticle(std::size_t i, const Velocity& q, double theta) const {
    const Point r = Eigen::Rotation2Dd(theta) * particles()->all[i].place;
    const double spin = q.z() / m_rho;
    return {spin * r.y(), -spin * r.x(), q.z()};
}

Forces::Pivoting Forces::pivoting(std::size_t pivot, const Velocity& q, double theta) const {
    const auto& all = particles()->all;
    const Eigen::Rotation2Dd turn(theta);
    const Point arm = turn * -all[pivot].place; // from the pivot to the centre of mass
    const double spin = q.z() / m_rho, sign = spin < 0 ? -1 : 1, f = m_field.friction;
    double lever = 0;
    Point drag(0, 0);
    for (std::size_t j = 0; j < all.size(); ++j) {
        const Point from = turn * (all[j].place - all[pivot].place);
        const double distance = from.norm();
        if (distance == 0) continue;
        lever += all[j].share * distance;
        drag += all[j].share * sign / distance * Point(-from.y(), from.x());
    }
    const double inertia = m_body.gyrationSquared + arm.squaredNorm();
    const double turning = (-m_field.slope * arm.x() - f * lever * sign) / inertia;
    const Point acceleration = turning * Point(-arm.y(), arm.x()) - spin * spin * arm;
    Pivoting result;
    result.effect = {{acceleration.x(), acceleration.y(), m_rho * turning}, f * lever * std::abs(spin)};
    result.hold = acceleration + Point(0, m_field.slope) + f * drag;
    result.excess = result.hold.norm() - f * shareAt(pivot);
    return result;
}

/// The sum of the shares of all particles at the position of the pivot. Particles may coincide.
double Forces::shareAt(std::size_t pivot) const {
    double share = 0;
    for (const auto& one : particles()->all)
        if (one.place == particles()->all[pivot].place) share += one.share;
    return share;
}

namespace {

/// Parameters of the iteration for the direction of a start from rest. Each round changes the direction by
/// this fraction of the transverse acceleration, until the change is below `noTurn`. With ten times this
/// fraction, the iteration does not converge near the limit of friction.
constexpr double turningPart = 0.2, noTurn = 1e-14;
/// Largest number of rounds. Near the limit of friction, each round changes very little.
constexpr int maxRounds = 5000;

} // namespace

std::optional<Velocity> Forces::startDirection(double theta) const {
    if (m_field.slope <= m_field.friction && m_body.balanced) return {};
    if (m_body.balanced) return Velocity(0, -1, 0);
    std::optional<Velocity> best;
    double max = 0;
    for (const double spin : {0.0, 1.0, -1.0, 3.0, -3.0}) {
        Velocity unit = Velocity(0, -1, spin).normalized();
        for (int i = 0; i < maxRounds; ++i) {
            const Velocity pull = free(unit, theta).acceleration / scale();
            const Velocity turn = pull - unit.dot(pull) * unit;
            unit = (unit + turningPart * turn).normalized();
            if (turn.norm() < noTurn) break;
        }
        const double acceleration = unit.dot(free(unit, theta).acceleration);
        if (acceleration <= max) continue;
        max = acceleration;
        best = unit;
    }
    return best;
}

} // namespace talweg::rough_plane
