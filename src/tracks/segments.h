#pragma once

#include "tracks/track.h"

#include <functional>
#include <optional>
#include <vector>

namespace talweg {

/// A number with its standard deviation.
struct Measured {
    double value = 0;
    double sd = 0;
};

/// A stretch of a track in free flight.
struct TrackFlight {
    std::size_t first = 0, last = 0; ///< samples, the last one included
    double t = 0;                    ///< of the first sample, s
    double x = 0, vx = 0;            ///< fitted there, m, m/s
    double y = 0, vy = 0;            ///< m, m/s
    double lastVx = 0;               ///< at the last sample, m/s
};

/// An impact between two flights.
struct TrackImpact {
    double t = 0, x = 0, y = 0;            ///< where the flights meet: s, m, m
    double approach = 0, rebound = 0;      ///< speeds along the normal of the ground, both positive, m/s
    double before = 0, after = 0;          ///< speeds along the ground, m/s
    Measured e = {};                       ///< rebound over approach
    std::optional<Measured> friction = {}; ///< tangential over normal impulse; needs x
    std::optional<double> eApex = {};      ///< √(height of the apex after over that before)
    std::optional<double> eDuration = {};  ///< duration of the flight after over that before
};

/// How a track is cut.
struct SegmentsRequest {
    double sigma = 0;             ///< of a coordinate, m; 0: estimated
    std::optional<double> g = {}; ///< m/s²; nothing: fitted, common to all flights
    bool hasDrag = false;         ///< flights are polynomials of degree 4 rather than parabolas
    /// The tangent's angle (rad) of the ground at an abscissa; empty: level.
    std::function<double(double x)> slope = {};
};

/// Stage 1 of a fit: what a track says by itself, without a model of the ground.
struct Segments {
    std::vector<TrackFlight> flights = {};
    std::vector<TrackImpact> impacts = {};
    double sigma = 0; ///< of a coordinate, as given or as estimated, m
    Measured g = {};  ///< of the flights, m/s²; 0 without flights
    bool isSigmaEstimated = false;
};

/// Cuts a track into flights and finds e of the impacts between them. Pieces are found by optimal partition
/// of y into parabolas (Killick, Fearnhead and Eckley 2012, PELT): the cuts that make the sum of squares
/// least, each at the price of `cutPenalty`. A cut is an impact where v_y turns upwards by more than 8 of its
/// standard deviations. Flights share one g; with drag each half of a flight is a polynomial of degree 4.
/// Standard deviations are propagated from σ to the first order.
Segments segmentsOf(const Track& track, const SegmentsRequest& request);

/// Whether free flights curve upwards, so that y probably grows downwards.
bool curvesUpwards(const Track& track);

} // namespace talweg
