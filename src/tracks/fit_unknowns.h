#pragma once

#include "tracks/fit_request.h"

#include <Eigen/Core>
#include <functional>

namespace talweg {

/// All data that determine the computed path of one track and its residuals.
struct TrackSetup {
    RoverSetup rover;
    double angle0 = 0;        ///< angle at the start, added to the rotation of the path, rad
    double sigma = 0;         ///< standard deviation of x and y, m, > 0
    double sigmaAngle = 0;    ///< standard deviation of the angle, rad, > 0
    bool isInContact = false; ///< whether the rover starts in contact with the ground
};

/// An unknown of a fit, and the function that sets it in the setup of a track.
struct Unknown {
    std::string id;
    std::optional<std::size_t> track = {}; ///< index of its track; empty: shared by all tracks
    double start = 0, scale = 1, low = 0, high = 0;
    std::function<void(TrackSetup&, double)> set;
};

/// The unknowns of a request. They start at the values in `setups`.
std::vector<Unknown> unknownsOf(const FitRequest& request, const std::vector<TrackSetup>& setups);

/// The setups with the unknowns set to the values in `point`.
std::vector<TrackSetup> withUnknowns(std::vector<TrackSetup> setups, const std::vector<Unknown>& unknowns,
                                     const Eigen::VectorXd& point);

/// Whether a start quantity is fitted for this track.
bool isFreeStart(const FitRequest& request, const Track& track, const TrackSetup& setup,
                 const std::string& id);

/// Whether an id is that of a start quantity: x0, h0, vx, vy, w or th0.
bool isStartId(const std::string& id);
/// Ids allowed in FitRequest::free: number inputs of the rover, start quantities, K and law_v.
std::vector<std::string> freeIds();
/// The id under which an input can be an unknown of a fit: h0 for clearance, K for rho and cd, otherwise the
/// input's id.
std::string fittedId(const std::string& input);
/// Unit of an unknown, given by its id in a fit, with or without the number of its track. Empty if it has
/// none.
std::string unknownUnit(const std::string& id);

} // namespace talweg
