#pragma once

#include "tracks/fit.h"

#include <QByteArray>
#include <QStringList>

namespace talweg {

/// The printed results of a fit: stage 1 of each track, the unknowns with their intervals, and the quality of
/// the fit. With `isStage1`, only stage 1 was run and only its results are printed.
QStringList fitLines(const std::vector<Track>& tracks, const Fit& fit, bool isStage1);

/// Sentences on unknowns that the tracks determine only partly, and on the assumptions of the fit.
QStringList fitWarnings(const std::vector<Track>& tracks, const Fit& fit, bool isStage1);

/// The results of a fit as one JSON object, version 1 of its schema.
std::string fitJson(const std::vector<Track>& tracks, const Fit& fit, bool isStage1);

/// The residuals (model minus measurement) as CSV, one line for each sample.
QByteArray residualsCsv(const std::vector<Track>& tracks, const Fit& fit);

} // namespace talweg
