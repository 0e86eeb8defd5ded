#include "systems/track/stepping.h"

#include "physics/dormand_prince.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg::track {

namespace {

/// Place q, speed v, work of damping, way.
using Vector = std::array<double, 4>;

/// Error allowed in a step, relative to the quantity and its change in the step.
constexpr double tolerance = 1e-13;
/// The energy may be open by this part of the kinetic energy, and by so many times what rounding does to the
/// heights.
constexpr double openEnergy = 1e-12, roundings = 64;
constexpr double epsilon = std::numeric_limits<double>::epsilon();
/// Rounds in which a state is put onto the energy.
constexpr int rounds = 3;

} // namespace

double Stepper::budget(std::size_t zone, double work) const {
    return m_contact.budget + (m_contact.reference - m_rail.zones()[zone].elevation) - work / m_setup.g;
}

double Stepper::acceleration(Rail::Spot spot, double v) const {
    const Rail::Slope slope = m_rail.slope(spot);
    return -(m_setup.g * slope.rise / slope.speed + m_setup.damping * v) / (1 + m_setup.k);
}

double Stepper::normal(const Riding& state) const {
    const Rail::Place place = m_rail.place(state.spot);
    return state.v * state.v * place.curvature + m_setup.g * place.normal().y();
}

Step Stepper::step(const Riding& from, double h) const {
    const double inertia = 1 + m_setup.k;
    const auto motion = [&](const Vector& x, Vector& rate) {
        ++m_places;
        const Rail::Slope slope = m_rail.slope({from.spot.zone, x[0]});
        rate[0] = x[1] / slope.speed;
        rate[1] = -(m_setup.g * slope.rise / slope.speed + m_setup.damping * x[1]) / inertia;
        rate[2] = m_setup.damping * x[1] * x[1];
        rate[3] = x[1];
    };
    const Vector start{from.spot.q, from.v, from.work, from.way};
    Vector rate;
    motion(start, rate);
    const auto [end, error] = dormandPrince8(motion, start, h);
    Step step{{{from.spot.zone, end[0]}, end[1], end[2], end[3]}};
    const double allowed = tolerance + m_rail.coarseness(from.spot);
    for (std::size_t i = 0; i < 3; ++i) {
        const double size = std::abs(start[i]) + std::abs(end[i] - start[i]) + h * std::abs(rate[i]);
        if (error[i] != 0) step.error = std::max(step.error, std::abs(error[i]) / (allowed * size));
        if (!std::isfinite(end[i])) step.error = HUGE_VAL;
    }
    if (!std::isfinite(step.error)) return step;
    const Excess open = excess(step.to);
    step.open = open.off;
    const double height = std::abs(m_rail.zones()[from.spot.zone].elevation) + std::abs(m_contact.reference)
                          + std::abs(m_contact.budget) + step.to.work / m_setup.g + open.scale / m_setup.g
                          + std::abs(m_rail.slope(step.to.spot).rise * m_rail.parameter(step.to.spot));
    const double exchanged = inertia * (from.v * from.v + end[1] * end[1]) / 2;
    step.error =
        std::max(step.error,
                 std::abs(step.open) / (openEnergy * exchanged + roundings * epsilon * m_setup.g * height));
    if (step.error <= 1) putOnEnergy(step.to, open, h);
    return step;
}

Stepper::Excess Stepper::excess(const Riding& state) const {
    const double kinetic = (1 + m_setup.k) * state.v * state.v / 2;
    const double left = m_setup.g * budget(state.spot.zone, state.work);
    const double gained = m_setup.g * m_rail.drop(state.spot);
    m_places += m_rail.placesOfDrop(state.spot);
    return {kinetic - (left + gained), std::max({kinetic, std::abs(left), std::abs(gained)})};
}

/// The nearest state on the energy of the contact's beginning, speeds being compared with places by a time
/// that is typical of the track or, if longer, that of the step: at a turn the place is changed, elsewhere
/// the speed.
void Stepper::putOnEnergy(Riding& state, Excess excess, double h) const {
    const double time = std::max(h, 0.02 * std::sqrt(m_rail.track().length() / m_setup.g));
    for (int i = 0; i < rounds && std::abs(excess.off) > epsilon * excess.scale; ++i) {
        const Rail::Slope slope = m_rail.slope(state.spot);
        const double push = m_setup.g * slope.rise / slope.speed * time;
        const double momentum = (1 + m_setup.k) * state.v;
        const double steepness = push * push + momentum * momentum;
        if (!(steepness > 0)) return;
        state.spot.q -= excess.off * push * time / (steepness * slope.speed);
        state.v -= excess.off * momentum / steepness;
        if (i + 1 < rounds) excess = this->excess(state);
    }
}

} // namespace talweg::track
