#pragma once

#include "base/shared.h"
#include "tracks/track.h"

#include "systems/run.h"
#include "systems/system.h"

namespace talweg {

/// Whether experiments of a system can have measured tracks.
bool takesTracks(const System& system);

/// A measured track as a run, so that figures can draw it beside others.
struct MeasuredRun {
    std::shared_ptr<const Run> run;
    std::shared_ptr<const Samples> samples;
};

/// The quantities of the rover that follow from a track: position, velocity, rotation, spin and energies.
/// Velocities are derivatives of the parabola through three neighbouring samples. Other quantities are NaN,
/// and so is one row within each gap of the track. `values` are the inputs of `run`, which sets the zero of
/// the potential energy.
MeasuredRun measuredRun(const Track& track, const Run& run, const System& system, const Values& values);

/// The run with tables that compare it with tracks: deviations (“tracks”), residuals, run minus track
/// (“track_residuals”), and the impacts of the tracks, if any, beside those of the run (“track_impacts”). If
/// there are several tracks, residuals and impacts have a column “track” with their names.
std::shared_ptr<const Run> comparedWith(const std::shared_ptr<const Run>& run, const System& system,
                                        const Values& values, const SharedList<Track>& tracks);

} // namespace talweg
