#pragma once

#include "systems/rover/motion/located_steps.h"

/// What the numerical ways of moving have in common, with and without air.
namespace talweg::rover {

/// The piece that a flight has landed on. A fall from an edge without speed lands at once, on the piece
/// beyond the edge.
std::size_t landingPiece(const Ground& ground, const Takeoff& takeoff, const Leg& leg);

/// Distance from the ground, up to a positive factor, of a centre that has come so far since the take-off
/// (m) with this velocity (m/s). Above the piece left behind it is formed from the displacement, so that even
/// the smallest bounces keep their digits.
double gapAfter(const Ground& ground, const Takeoff& takeoff, const Point& displacement,
                const Point& velocity);

/// Collects the states of a leg for drawing, if they are to be kept.
class KnotRecorder {
public:
    KnotRecorder(bool keep, Stepped steps) : m_keep(keep), m_stepped(std::move(steps)) {}
    /// Works as those of Stepped::Knot.
    void add(const Stepped::Knot& knot) {
        if (m_keep) m_stepped.knots.push_back(knot);
    }
    /// The same unless it is too near to the one before.
    void step(const Stepped::Knot& knot);
    Stepped take() { return std::move(m_stepped); }

private:
    /// Spaces the states (s), which shows a cubic between them as smooth. Shorter takes memory, longer shows
    /// corners.
    static constexpr double spacing = 0.004;

    bool m_keep;
    double m_spacing = spacing;
    Stepped m_stepped;
};

} // namespace talweg::rover
