#pragma once

#include "systems/rover/motion/legs.h"

namespace talweg::rover {

/// Motion between events with air and rolling resistance: on faces in closed form (DragMotion), in flight and
/// on rims by Taylor series in steps whose last terms are rounding, with events found on their polynomials.
/// Bounces are gone through one by one until what is left of a train changes the force along the face by less
/// than rounding shows; then they are summed as without air.
class WindLegs : public Legs {
public:
    explicit WindLegs(const Ground& ground) : m_ground(ground), m_withoutAir(ground) {}

    Leg fly(const Takeoff& takeoff, double timeLeft) const override;
    Leg touch(const Touch& start, double timeLeft) const override;
    double restSpeed(const OffsetPiece& piece) const override { return m_withoutAir.restSpeed(piece); }
    std::optional<Bouncing> bounces(const Takeoff& takeoff, double timeLeft, bool backwards) const override;

private:
    Leg touchLine(const Touch& start, double timeLeft) const;
    Leg touchArc(const Touch& start, double timeLeft) const;

    const Ground& m_ground;
    ExactLegs m_withoutAir;
};

} // namespace talweg::rover
