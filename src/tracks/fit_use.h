#pragma once

#include "tracks/fit.h"

#include "systems/study_recipe.h"

namespace talweg {

/// Whether the method and the convention are those of a fit, which follows the exact motion only.
bool isFittable(const Values& values);

/// Whether the restitution law of a fit is that of the rover, which is constant. Without it, a run cannot
/// repeat the fitted motion.
bool hasRoverLaw(const FitRequest& request);

/// The inputs of a fitted run: the estimates and the start of the first track. The run continues until rest.
/// Inputs that do not change are omitted. Numbers are rounded to a thousandth of their standard deviation or
/// finer, which hardly changes χ².
Values fittedValues(const FitRequest& request, const Fit& fit);

/// A study in which the estimated inputs vary as the fit found them, rounded as by `fittedValues`: with
/// normal distributions and rank correlations. Start quantities stay certain. The inputs are no longer varied
/// as axes. K becomes the air density; if μ was fitted for both frictions, μ′ is linked to μ.
Study withFitted(Study study, const FitRequest& request, const Fit& fit);

} // namespace talweg
