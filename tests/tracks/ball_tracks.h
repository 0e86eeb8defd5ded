#pragma once

#include "project/track_file.h"
#include "systems/builtin/builtin.h"
#include "tracks/fit.h"

#include <QFile>
#include <cmath>
#include <random>

namespace talweg::tests {

/// A track from the test data. `name` may have options as on the command line.
inline TrackImport dataTrack(const QString& name) {
    const TrackFile file = trackFile(name);
    QFile bytes(QStringLiteral(TALWEG_TEST_DATA "/") + file.path);
    if (!bytes.open(QIODevice::ReadOnly)) return {.track = {}, .error = "cannot be opened"};
    return importTrack(file, bytes.readAll(), 0.05);
}

/// The ball of the tracks: solid, radius 5 cm, on level ground on Earth.
inline Values ballValues() {
    Values values = defaultValues(builtinSystems().find("rover")->parameters);
    values["terrain"] = std::string("flat");
    for (const auto& [id, value] :
         {std::pair{"b", 0.05}, {"k", 0.4}, {"g", 9.81}, {"mu", 0.5}, {"mu_k", 0.5}})
        values[id] = value;
    return values;
}

/// A ball that falls from rest and bounces, computed as parabolas.
struct Bounces {
    double height = 1; ///< height of its lowest point at the start, m
    double e = 0.8, g = 9.81;
    double radius = 0.05;
    double sideways = 0; ///< speed downrange, m/s

    /// Time of the first impact, s.
    double firstImpact() const { return std::sqrt(2 * height / g); }
    double y(double t) const {
        double since = t - firstImpact();
        if (since < 0) return radius + height - 0.5 * g * t * t;
        double v = e * g * firstImpact();
        while (since > 2 * v / g) {
            since -= 2 * v / g;
            v *= e;
        }
        return radius + since * (v - 0.5 * g * since);
    }
};

/// A track filmed at `fps` frames per second from time `from` to `to` (s), with normal noise of standard
/// deviation σ (m).
inline Track filmed(const Bounces& ball, double from, double to, double fps, double sigma, unsigned seed) {
    std::mt19937 engine(seed);
    std::normal_distribution<double> noise(0, 1);
    Track track{.name = "bounces", .sigma = sigma};
    for (int i = 0; from + i / fps <= to; ++i) {
        const double t = from + i / fps;
        track.t.push_back(t);
        track.x.push_back(ball.sideways * t + sigma * noise(engine));
        track.y.push_back(ball.y(t) + sigma * noise(engine));
    }
    return track;
}

/// The unknown with this id. Ends the program if there is none.
inline const FittedParameter& parameterOf(const Fit& fit, const std::string& id) {
    for (const FittedParameter& one : fit.parameters)
        if (one.id == id) return one;
    qFatal("the fit has no unknown %s", id.c_str());
}

} // namespace talweg::tests
