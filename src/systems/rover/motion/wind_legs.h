#pragma once

#include "systems/rover/motion/legs.h"

namespace talweg::rover {

/// Motion between events with air and rolling resistance. Contact with faces is in closed form (DragMotion).
/// Flights and contact with rims use Taylor series, in steps whose last terms are rounding errors; events are
/// roots of the polynomials. Bounces are computed one by one until each changes the motion little; many are
/// then summed by averaging. When the rest of a train changes the force along the face by no more than
/// rounding, it is summed as without air.
class WindLegs : public Legs {
public:
    /// The series of flights and of motion around rims are needed only for drawing. They are kept only for
    /// full detail.
    explicit WindLegs(const Ground& ground, Detail detail = Detail::full)
        : m_ground(ground), m_keep(detail == Detail::full), m_withoutAir(ground) {}

    Leg fly(const Takeoff& takeoff, double timeLeft) const override;
    Leg touch(const Touch& start, double timeLeft) const override;
    double restSpeed(const OffsetPiece& piece) const override { return m_withoutAir.restSpeed(piece); }
    std::optional<Bouncing> bounces(const Takeoff& takeoff, double timeLeft, bool backwards) const override;
    std::unique_ptr<Legs> over(const Ground& ground) const override {
        return std::make_unique<WindLegs>(ground, Detail::outcome);
    }
    std::optional<BouncingInAir> bouncesThroughAir(const Takeoff& takeoff, double timeLeft,
                                                   bool backwards) const override;

private:
    Leg touchLine(const Touch& start, double timeLeft) const;
    Leg touchArc(const Touch& start, double timeLeft) const;

    const Ground& m_ground;
    const bool m_keep; ///< whether the series of steps are kept
    ExactLegs m_withoutAir;
};

} // namespace talweg::rover
