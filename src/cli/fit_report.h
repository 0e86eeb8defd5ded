#pragma once

#include "tracks/fit.h"

#include <QByteArray>
#include <QStringList>

namespace talweg {

/// What a fit comes to, for people: stage 1 of each track, the unknowns with their intervals, and how well
/// the model describes the tracks. Of stage 1 alone, `fit` has only its tracks.
QStringList fitLines(const std::vector<Track>& tracks, const Fit& fit, bool isStage1);

/// Sentences on what is known only in part, and on what the fit relies on.
QStringList fitWarnings(const std::vector<Track>& tracks, const Fit& fit, bool isStage1);

/// The same as one JSON object, schema 1.
std::string fitJson(const std::vector<Track>& tracks, const Fit& fit, bool isStage1);

/// Residuals, model less measurement, a line for each sample.
QByteArray residualsCsv(const std::vector<Track>& tracks, const Fit& fit);

} // namespace talweg
