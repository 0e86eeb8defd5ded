#pragma once

#include "tracks/fit.h"

#include <QByteArray>

namespace talweg {

/// The results of a fit as one JSON object, schema 1.
std::string fitJson(const std::vector<Track>& tracks, const Fit& fit, bool isStage1);

/// The residuals (model minus measurement) as CSV, one line for each sample.
QByteArray residualsCsv(const std::vector<Track>& tracks, const Fit& fit);

} // namespace talweg
