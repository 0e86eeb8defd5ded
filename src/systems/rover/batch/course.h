#pragma once

#include <array>
#include <cstddef>
#include <optional>

namespace talweg::rover {

struct Ground;
struct Inputs;

/// The data that all runs of one design across a valley or gully have in common, as plain numbers, for
/// solving the runs in lanes. SI units.
struct Course {
    /// A face between the rims, with the offset curve above it.
    struct Face {
        double x, y;          ///< point of the offset line where the length along it is 0, m
        double c, s;          ///< cosine and sine of the tilt
        double from, to;      ///< lengths along the offset line at its ends, m
        double startX, endX;  ///< abscissae of its ends, m
        double along, normal; ///< gravity along the face and normal to it, m/s²
        bool trainsStick;     ///< whether all impacts after a sticking one stick, too
        bool rolls;           ///< whether friction suffices for rolling
    };
    std::array<Face, 3> faces{};
    std::size_t faceCount = 0;

    /// Convention: the published one has no rims, and a landing counts as crossing; the consistent one rolls
    /// over rims.
    bool published = false;
    double startX = 0, startY = 0; ///< centre at the near rim, m
    double minLaunchSquared = 0;   ///< square of the least speed that leaves the near rim at once, m²/s²
    double farX = 0, farY = 0;     ///< position of the far rim, m
    double farCosine = 1, farSine = 0; ///< cosine and sine of the incline's tilt
    double b = 1, k = 0.4;             ///< radius, m; inertia factor J/(m b²)
    double e = 1, mu = 1, muK = 1;     ///< contact law; μ′ not above μ
    double g = 1;                      ///< m/s²
    double tEnd = 0;                   ///< time limit, s
    double logE = 0;                   ///< ln e
    double rimRest = 0;                ///< rebounds from the far rim slower than this end in contact, m/s

    /// Whether there is air, with uniform wind, or rolling resistance.
    bool resists = false;
    double drag = 0, wind = 0;        ///< K, 1/m; U, m/s
    double rollingResistance = 0;     ///< c_rr
    std::array<double, 4> vertices{}; ///< abscissae of the corners of the ground, around the faces, m
};

/// Nothing if runs with this ground or these inputs must be solved one by one.
std::optional<Course> courseOf(const Inputs& inputs, const Ground& ground);

} // namespace talweg::rover
