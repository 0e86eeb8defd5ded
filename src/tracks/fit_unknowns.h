#pragma once

#include "tracks/fit_request.h"

#include <Eigen/Core>
#include <functional>

namespace talweg {

/// What a path and its comparison with one track depend on.
struct TrackSetup {
    RoverSetup rover;
    double angle0 = 0;        ///< of the measured angle at the start, rad
    double sigma = 0;         ///< m, > 0
    double sigmaAngle = 0;    ///< rad, > 0
    bool isInContact = false; ///< at the start
};

/// An unknown of a fit, and the setups that it is part of.
struct Unknown {
    std::string id;
    std::optional<std::size_t> track = {}; ///< nothing: all
    double start = 0, scale = 1, low = 0, high = 0;
    std::function<void(TrackSetup&, double)> set;
};

/// The unknowns of a request for setups with the given starts.
std::vector<Unknown> unknownsOf(const FitRequest& request, const std::vector<TrackSetup>& setups);

/// The setups where the unknowns have these values.
std::vector<TrackSetup> withUnknowns(std::vector<TrackSetup> setups, const std::vector<Unknown>& unknowns,
                                     const Eigen::VectorXd& point);

/// Whether a quantity of the start is fitted.
bool isFreeStart(const FitRequest& request, const Track& track, const TrackSetup& setup,
                 const std::string& id);

/// Ids that `free` may have: numbers among the rover's inputs, the start, K and law_v.
std::vector<std::string> freeIds();
/// The id under which a fit knows an input: h0 of clearance, K of rho and cd; otherwise the same.
std::string fittedId(const std::string& input);

} // namespace talweg
