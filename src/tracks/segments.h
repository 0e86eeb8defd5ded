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

/// A part of a track in free flight.
struct TrackFlight {
    std::size_t first = 0, last = 0; ///< indices of the first and last sample
    double t = 0;                    ///< time of the first sample, s
    double x = 0, vx = 0;            ///< fitted at the first sample, m, m/s
    double y = 0, vy = 0;            ///< fitted at the first sample, m, m/s
    double lastVx = 0;               ///< fitted at the last sample, m/s
};

/// An impact between two flights.
struct TrackImpact {
    double t = 0, x = 0, y = 0;            ///< intersection of the two flights: s, m, m
    double approach = 0, rebound = 0;      ///< speeds along the normal of the ground, both positive, m/s
    double before = 0, after = 0;          ///< tangential speeds before and after the impact, m/s
    Measured e = {};                       ///< coefficient of restitution: rebound/approach
    std::optional<Measured> friction = {}; ///< ratio of tangential to normal impulse; empty without x
    std::optional<double> eApex = {};      ///< √(apex height after / apex height before the impact)
    std::optional<double> eDuration = {};  ///< ratio of the durations of the flights after and before the
                                           ///< impact
};

/// Options for the segmentation of a track.
struct SegmentsRequest {
    double sigma = 0;             ///< standard deviation of x and y, m; 0: estimate it
    std::optional<double> g = {}; ///< m/s²; empty: fit it, common to all flights
    bool hasDrag = false;         ///< whether flights are polynomials of degree 4 instead of parabolas
    /// Slope angle (rad) of the ground at an abscissa (m); empty for level ground.
    std::function<double(double x)> slope = {};
};

/// Stage 1 of a fit: flights and impacts of a track, found without a model of the ground.
struct Segments {
    std::vector<TrackFlight> flights = {};
    std::vector<TrackImpact> impacts = {};
    double sigma = 0; ///< standard deviation of x and y, given or estimated, m
    Measured g = {};  ///< gravity common to all flights, m/s²; 0 without flights
    bool isSigmaEstimated = false;
};

/// Cuts a track into flights and estimates e for the impacts between them. The cuts are the optimal partition
/// of y into parabolas (PELT: Killick, Fearnhead and Eckley 2012), which minimizes the sum of (residual/σ)²
/// plus `cutPenalty` per cut. A cut is an impact if v_y increases by more than 8 standard deviations. All
/// flights have the same g. With drag, each half of a flight is a polynomial of degree 4. Standard deviations
/// are propagated from σ to first order.
Segments segmentsOf(const Track& track, const SegmentsRequest& request);

/// Whether free flights curve upwards, which suggests that y is measured downwards.
bool curvesUpwards(const Track& track);

} // namespace talweg
