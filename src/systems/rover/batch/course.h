#pragma once

#include <array>
#include <cstddef>
#include <optional>

namespace talweg::rover {

struct Ground;
struct Inputs;

/// The common data of all runs of one design across a valley or gully, as plain numbers for the SIMD solvers.
/// SI units.
struct Course {
    /// A face between the rims, with the offset curve above it.
    struct Face {
        double x, y;          ///< point of the offset line at which the length along the line is 0, m
        double c, s;          ///< cosine and sine of the tilt
        double from, to;      ///< lengths along the offset line at its ends, m
        double startX, endX;  ///< abscissae of its ends, m
        double along, normal; ///< gravity along the face and normal to it, m/s²
        bool trainsStick;     ///< whether all impacts after a sticking one stick
        bool rolls;           ///< whether static friction suffices for rolling
    };
    std::array<Face, 3> faces{};
    std::size_t faceCount = 0;

    /// Convention. Published: no rims, and a landing counts as crossing. Consistent: the sphere rolls over
    /// rims.
    bool published = false;
    double startX = 0, startY = 0; ///< position of the centre at the near rim, m
    double minLaunchSquared = 0;   ///< square of the smallest speed at which the sphere leaves the near rim
                                   ///< at once, m²/s²
    double farX = 0, farY = 0;     ///< position of the far rim, m
    double farCosine = 1, farSine = 0; ///< cosine and sine of the tilt of the incline
    double b = 1, k = 0.4;             ///< radius, m; inertia factor J/(m b²)
    double e = 1, mu = 1, muK = 1;     ///< restitution; static and kinetic friction, muK ≤ mu
    double g = 1;                      ///< m/s²
    double tEnd = 0;                   ///< time limit, s
    double logE = 0;                   ///< ln e
    double rimRest = 0;                ///< rebounds from the far rim slower than this count as contact, m/s

    /// Whether there is air (with uniform wind) or rolling resistance.
    bool resists = false;
    double drag = 0, wind = 0;        ///< K, 1/m; U, m/s
    double rollingResistance = 0;     ///< c_rr
    std::array<double, 4> vertices{}; ///< abscissae of the ends of the faces, m
};

/// The course of runs with these inputs; nothing if the runs must be solved one by one.
std::optional<Course> courseOf(const Inputs& inputs, const Ground& ground);

} // namespace talweg::rover
