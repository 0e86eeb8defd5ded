#pragma once

#include "tracks/fit_unknowns.h"
#include "tracks/segments.h"

namespace talweg {

/// The setup of a track where a fit begins: the start as stage 1 has it, or in contact with the ground where
/// its first samples are there, and σ. `segments` are those of the track.
TrackSetup startOf(const FitRequest& request, const Track& track, const Segments& segments);

/// Gives unknowns of contact and air the values that stage 1 suggests.
void suggestContact(std::vector<Unknown>& unknowns, const FitRequest& request,
                    const std::vector<Segments>& segments);

/// The largest tangential over normal impulse that stage 1 sees for certain; nothing where it sees none.
std::optional<double> largestFriction(const std::vector<Segments>& segments);

} // namespace talweg
