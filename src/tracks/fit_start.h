#pragma once

#include "tracks/fit_unknowns.h"
#include "tracks/segments.h"

namespace talweg {

/// Initial guess for the fit of one track: start and σ. The start comes from stage 1, or lies in contact with
/// the ground if the first samples do. `segments` belong to the track.
TrackSetup startOf(const FitRequest& request, const Track& track, const Segments& segments);

/// Sets the initial guess of contact and drag unknowns from the results of stage 1.
void suggestContact(std::vector<Unknown>& unknowns, const FitRequest& request,
                    const std::vector<Segments>& segments);

/// Largest ratio of tangential to normal impulse that stage 1 finds with certainty; nothing if it finds none.
std::optional<double> largestFriction(const std::vector<Segments>& segments);

} // namespace talweg
