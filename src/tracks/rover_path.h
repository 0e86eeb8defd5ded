#pragma once

#include "systems/rover/motion/simulation.h"

#include <stop_token>
#include <vector>

namespace talweg {

/// How restitution depends on the speed of approach a along the normal.
enum class ImpactLaw {
    constant,     ///< e
    halfVelocity, ///< v/(a + v): half at v
    pfeiffer      ///< e/(1 + (a/v)²) (Pfeiffer and Bowen 1989)
};

/// A rover with its law of impact.
struct RoverSetup {
    rover::Inputs inputs;
    ImpactLaw law{};
    double lawSpeed = 9.144; ///< v of the laws that have one, m/s

    /// e at a speed of approach (m/s).
    double restitution(double approach) const;
};

/// An impact of a computed path.
struct PathImpact {
    double t = 0;          ///< since the start, s
    double approach = 0;   ///< speed along the normal, m/s
    double normal = 0;     ///< impulse per mass S₂, m/s
    double tangential = 0; ///< impulse per mass S₁, m/s
    bool sticks = false;   ///< leaves without slip
};

/// The exact motion of the rover from its start to a time, which a fit compares with a track.
class RoverPath {
public:
    /// Solves until `duration` (s). Laws that depend on the speed are solved from impact to impact.
    /// @throws std::runtime_error where the solver does
    RoverPath(const RoverSetup& setup, double duration, const std::stop_token& stop = {});

    /// At a time since the start (s). Beyond an end of the run: where it ended.
    rover::State at(double t) const;
    /// In order of time. Of bounces that the solver sums, the first `maxSummedImpacts`.
    const std::vector<PathImpact>& impacts() const { return m_impacts; }
    /// Whether it slides along the ground anywhere.
    bool slides() const { return m_slides; }
    /// Whether it touches the ground for longer than an impact.
    bool touches() const { return m_touches; }

    /// Later impacts of a train are too weak to be seen in any track.
    static constexpr std::int64_t maxSummedImpacts = 100;

private:
    struct Part {
        double from = 0;  ///< s
        double angle = 0; ///< turned through before, rad
        rover::Trajectory trajectory;
    };

    void solveWhole(const RoverSetup& setup, double duration, const std::stop_token& stop);
    void solveByImpacts(const RoverSetup& setup, double duration, const std::stop_token& stop);
    void add(double from, double angle, rover::Trajectory trajectory, double until);
    void addImpacts(const rover::Trajectory& trajectory, double until);

    std::vector<Part> m_parts;
    std::vector<PathImpact> m_impacts;
    bool m_slides = false, m_touches = false;
};

} // namespace talweg
