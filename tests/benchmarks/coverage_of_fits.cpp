/// Prints how often the 95 % confidence intervals of fits contain the true values. The tracks of tests/tracks
/// are computed from their true inputs, with new noise each time.
///
///     coverage_of_fits [COUNT [CASE…]]     400 unless given; cases by their names

#include "tracks/known_tracks.h"

#include "tracks/fit_start.h"

#include <cstdio>
#include <map>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// The setup of a track with the true values of its case.
TrackSetup truthOf(const Case& one, const FitRequest& request) {
    const Track& track = request.tracks[0];
    TrackSetup setup = startOf(request, track, segmentsOf(track, {.sigma = track.sigma, .g = 9.81}));
    for (const Unknown& unknown : unknownsOf(request, {setup}))
        for (const Found& found : one.found)
            if (unknown.id == found.id) unknown.set(setup, found.truth);
    return setup;
}

/// The track of a case with new noise. The camera's axes are those of the experiment, except on a slope.
Track filmedAnew(const Track& track, const TrackSetup& truth, std::mt19937_64& engine) {
    std::normal_distribution<double> normal(0, 1);
    const RoverPath path(truth.rover, track.duration());
    Track made = track;
    for (std::size_t i = 0; i < track.size(); ++i) {
        const rover::State state = path.at(track.t[i] - track.t.front());
        if (!made.x.empty()) made.x[i] = state.x + truth.sigma * normal(engine);
        made.y[i] = state.y + truth.sigma * normal(engine);
        if (!made.angle.empty())
            made.angle[i] = state.angle + truth.angle0 + truth.sigmaAngle * normal(engine);
    }
    return made;
}

void printCoverage(const Case& one, int count) {
    FitRequest request = requestOf(one);
    const TrackSetup truth = truthOf(one, request);
    const Track track = request.tracks[0];
    std::map<std::string, int> held;
    for (int run = 0; run < count; ++run) {
        std::mt19937_64 engine(static_cast<std::uint64_t>(run));
        request.tracks[0] = filmedAnew(track, truth, engine);
        const Fit fit = fitted(request);
        for (const Found& found : one.found) {
            const FittedParameter& fitted = parameterOf(fit, found.id);
            held[found.id] += std::abs(fitted.estimate - found.truth) <= fitted.halfWidth;
        }
    }
    for (const auto& [id, times] : held)
        std::printf("%s,%s,%d,%.4f\n", one.name, id.c_str(), count, double(times) / count);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    const int count = argc > 1 ? std::atoi(argv[1]) : 400;
    std::printf("case,parameter,trials,coverage\n");
    for (const Case& one : cases) {
        bool isAsked = argc < 3;
        for (int i = 2; i < argc; ++i)
            isAsked = isAsked || one.name == std::string(argv[i]);
        if (isAsked) printCoverage(one, count);
    }
}
