#pragma once

#include <array>
#include <cstddef>
#include <optional>

namespace talweg::rover {

struct Ground;
struct Inputs;

/// What all runs of one design across a valley or gully have in common, as plain numbers, for solving
/// them side by side. SI units.
struct Course {
    /// A face between the rims, with the offset curve above it.
    struct Face {
        double x, y;          ///< of the offset line where the length along it is 0, m
        double c, s;          ///< cosine and sine of the tilt
        double from, to;      ///< lengths along the offset line where it begins and ends, m
        double startX, endX;  ///< abscissae there, m
        double along, normal; ///< gravity along the face and into it, m/s²
        bool trainsStick;     ///< once an impact sticks, all later ones do
        bool rolls;           ///< friction suffices for rolling
    };
    std::array<Face, 3> faces{};
    std::size_t faceCount = 0;

    /// Rolls over rims (consistent) or has none and counts crossing by landing (published).
    bool published = false;
    double startX = 0, startY = 0; ///< centre at the near rim, m
    double minLaunchSquared = 0;   ///< square of the speed from which the near rim is left at once, m²/s²
    double farX = 0, farY = 0;     ///< the far rim, m
    double farCosine = 1, farSine = 0; ///< of the incline's tilt
    double b = 1, k = 0.4;             ///< radius, m; inertia factor J/(m b²)
    double e = 1, mu = 1, muK = 1;     ///< of contact; μ′ not above μ
    double g = 1;                      ///< m/s²
    double tEnd = 0;                   ///< time limit, s
    double logE = 0;                   ///< ln e
    double rimRest = 0;                ///< rebounds from the far rim slower than this end in contact, m/s

    /// With air, of uniform wind, or rolling resistance.
    bool resists = false;
    double drag = 0, wind = 0;        ///< K, 1/m; U, m/s
    double rollingResistance = 0;     ///< c_rr
    std::array<double, 4> vertices{}; ///< abscissae of the ground's own corners, around the faces, m
};

/// Nothing where the ground or the inputs are of a kind that is solved run by run.
std::optional<Course> courseOf(const Inputs& inputs, const Ground& ground);

} // namespace talweg::rover
