#pragma once

#include "tracks/fit_unknowns.h"
#include "tracks/segments.h"

namespace talweg {

/// Initial guess for the fit of one track: start quantities and σ. They come from the results of stage 1,
/// `segments`. If the first samples are in contact with the ground, so is the start.
TrackSetup startOf(const FitRequest& request, const Track& track, const Segments& segments);

/// Sets the initial guess of contact and drag unknowns from the results of stage 1.
void suggestContact(std::vector<Unknown>& unknowns, const FitRequest& request,
                    const std::vector<Segments>& segments);

/// Largest ratio of tangential to normal impulse that stage 1 finds with certainty; empty if there is none.
std::optional<double> largestFriction(const std::vector<Segments>& segments);

} // namespace talweg
