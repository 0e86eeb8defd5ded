#pragma once

#include "systems/rover/motion/simulation.h"

#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace talweg {

/// Dependence of the coefficient of restitution on the normal approach speed a.
enum class ImpactLaw {
    constant,     ///< e at every speed
    halfVelocity, ///< v/(a + v), thus ½ at a = v
    pfeiffer      ///< e/(1 + (a/v)²) (Pfeiffer and Bowen 1989)
};

/// Name in options and files: "constant", "half-velocity" or "pfeiffer".
const char* word(ImpactLaw law);
/// The law with this name; nothing if there is none.
std::optional<ImpactLaw> impactLaw(std::string_view name);

/// A rover and its restitution law.
struct RoverSetup {
    rover::Inputs inputs;
    ImpactLaw law{};
    double lawSpeed = 9.144; ///< reference speed v of speed-dependent laws, m/s

    /// Coefficient of restitution at an approach speed (m/s).
    double restitution(double approach) const;
};

/// An impact of a computed path.
struct PathImpact {
    double t = 0;          ///< time since the start, s
    double approach = 0;   ///< approach speed along the normal, m/s
    double normal = 0;     ///< normal impulse per mass S₂, m/s
    double tangential = 0; ///< tangential impulse per mass S₁, m/s
    bool sticks = false;   ///< whether slip has ended at the end of the impact
};

/// The exact motion of the rover from its start, which a fit compares with a track.
class RoverPath {
public:
    /// Solves until `duration` (s). With a speed-dependent restitution law, impact by impact.
    /// @throws std::runtime_error if the solver does
    RoverPath(const RoverSetup& setup, double duration, const std::stop_token& stop = {});

    /// State at a time since the start (s). After the end of the run, its last state.
    rover::State at(double t) const;
    /// The impacts in order of time. If the solver sums a series of bounces, only its first
    /// `maxSummedImpacts` impacts are listed.
    const std::vector<PathImpact>& impacts() const { return m_impacts; }
    /// Whether the rover slides along the ground at any time.
    bool slides() const { return m_slides; }
    /// Whether the rover is ever in contact with the ground for longer than an impact.
    bool touches() const { return m_touches; }

    /// Largest number of listed impacts of a summed series of bounces. Later ones are too weak to be visible
    /// in a track.
    static constexpr std::int64_t maxSummedImpacts = 100;

private:
    struct Part {
        double from = 0;  ///< s
        double angle = 0; ///< rotation before this part, rad
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
