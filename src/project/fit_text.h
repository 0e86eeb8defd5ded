#pragma once

#include "base/display_units.h"
#include "tracks/fit.h"

#include <QStringList>

namespace talweg {

/// Why the inputs of a rover cannot be fitted; empty if they can.
QString fitComplaint(const Values& values);

/// Name of a restitution law, in English as in the options of the command line: "half-velocity".
QString lawName(ImpactLaw law);

/// Why the values of a fit cannot be used in the rover, as a sentence; empty if they can.
QString useComplaint(const FitRequest& request);

/// The estimate of an unknown with its interval and its unit: "0.80001 ± 0.000043", "1.0002 ± 0.0024 m".
QString estimateText(const FittedParameter& one, const DisplayUnits& units = {});

/// An unknown with its interval or its verdict: "e = 0.80001 ± 0.000043", "mu ≥ 0.0168 (lower bound only)".
QString parameterLine(const FittedParameter& one, const DisplayUnits& units = {});

/// The restitution of the impacts of a track, with two other estimates, as a sentence. For a track in pixels,
/// this is all that can be found.
QString restitutionSentence(const Track& track, const Segments& found);

/// Whether the run agrees with the tracks, as a sentence; empty if the model was refused, which `fitWarnings`
/// reports.
QString agreementSentence(const Fit& fit);

/// The quality of a fit: χ² per degree of freedom and the tests.
QString qualityLine(const Fit& fit);

/// The results of a fit for people: stage 1 of each track, the unknowns with their intervals, and the quality
/// of the fit. If only stage 1 was run, `fit` contains only its tracks.
QStringList fitLines(const std::vector<Track>& tracks, const Fit& fit, bool isStage1);

/// Sentences on unknowns that are only partly determined, and on the assumptions of the fit.
QStringList fitWarnings(const std::vector<Track>& tracks, const Fit& fit, bool isStage1);

} // namespace talweg
