#pragma once

#include "project/track_file.h"
#include "systems/builtin/builtin.h"
#include "tracks/fit.h"

#include <QFile>
#include <cmath>
#include <random>

namespace talweg::tests {

/// A track of the test's data, with options as the command line has them.
inline TrackImport dataTrack(const QString& name) {
    const TrackFile file = trackFile(name);
    QFile bytes(QStringLiteral(TALWEG_TEST_DATA "/") + file.path);
    if (!bytes.open(QIODevice::ReadOnly)) return {.track = {}, .error = "cannot be opened"};
    return importTrack(file, bytes.readAll(), 0.05);
}

/// The ball of the tracks: radius 5 cm, solid, on level ground of the Earth.
inline Values ballValues() {
    Values values = defaultValues(builtinSystems().find("rover")->parameters);
    values["terrain"] = std::string("flat");
    for (const auto& [id, value] :
         {std::pair{"b", 0.05}, {"k", 0.4}, {"g", 9.81}, {"mu", 0.5}, {"mu_k", 0.5}})
        values[id] = value;
    return values;
}

/// A ball that falls from rest and bounces, by parabolas.
struct Bounces {
    double height = 1; ///< of the lowest point at the start, m
    double e = 0.8, g = 9.81;
    double radius = 0.05;
    double sideways = 0; ///< speed downrange, m/s

    /// Of the first impact, s.
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

/// Frames of those, with normal noise of σ (m).
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

/// The unknown of that id; without one the test's program ends.
inline const FittedParameter& parameterOf(const Fit& fit, const std::string& id) {
    for (const FittedParameter& one : fit.parameters)
        if (one.id == id) return one;
    qFatal("the fit has no unknown %s", id.c_str());
}

} // namespace talweg::tests
