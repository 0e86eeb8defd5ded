#pragma once

#include "tracks/fit.h"

#include <QByteArray>
#include <QStringList>

namespace talweg {

/// The results of a fit for people: stage 1 of each track, the unknowns with their intervals, and the quality
/// of the fit. If only stage 1 was run, `fit` contains only its tracks.
QStringList fitLines(const std::vector<Track>& tracks, const Fit& fit, bool isStage1);

/// Sentences on unknowns that are only partly determined, and on the assumptions of the fit.
QStringList fitWarnings(const std::vector<Track>& tracks, const Fit& fit, bool isStage1);

/// The results of a fit as one JSON object, schema 1.
std::string fitJson(const std::vector<Track>& tracks, const Fit& fit, bool isStage1);

/// The residuals (model minus measurement), one line for each sample.
QByteArray residualsCsv(const std::vector<Track>& tracks, const Fit& fit);

} // namespace talweg
