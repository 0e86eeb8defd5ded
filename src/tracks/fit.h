#pragma once

#include "tracks/fit_request.h"
#include "tracks/segments.h"

#include "systems/system.h"

namespace talweg {

/// Whether a fit could estimate an unknown.
enum class FitVerdict {
    estimated,
    bounded,     ///< only a lower bound is known, because every impact grips
    notSeparable ///< only a combination with other unknowns is known, or the unknown has no effect
};

/// Name in files: "estimated", "bounded" or "not-separable".
const char* word(FitVerdict verdict);

/// A closed interval from `low` to `high`.
struct FitInterval {
    double low = 0, high = 0;
};

/// An estimated input or start quantity. Units: m, m/s, rad/s and rad, as for the inputs; K in 1/m.
struct FittedParameter {
    std::string id = {}; ///< ends with the number of the track, counted from 1, if each track has its own
                         ///< estimate
    FitVerdict verdict = FitVerdict::estimated;
    double estimate = 0;  ///< meaningless unless estimated
    double sd = 0;        ///< standard deviation of the estimate
    double halfWidth = 0; ///< half-width of the 95 % confidence interval
    double bound = 0;     ///< if `verdict` is bounded: smallest value at which every impact grips
    std::optional<FitInterval> bootstrap = {}; ///< 95 % percentile interval of the bootstrap
};

/// An estimate with the half-width of its 95 % confidence interval.
struct IntervalEstimate {
    double value = 0;
    double halfWidth = 0;
};

/// Unknowns that cannot be estimated separately.
struct NotSeparable {
    std::vector<std::string> ids = {};
    std::vector<double> direction = {}; ///< unit vector along which the residuals do not change
    bool hasNoEffect = false;           ///< a single unknown that does not affect the residuals
    /// For c_rr and k: the rolling acceleration (g sin φ − c_rr g cos φ)/(1 + k), m/s².
    std::optional<IntervalEstimate> acceleration = {};
};

/// Residuals of one sample: model minus measurement, in the camera's axes.
struct FitResidual {
    std::size_t track = 0;                ///< index of the track
    double t = 0;                         ///< time of the sample, s
    std::optional<double> x = {}, y = {}; ///< m
    std::optional<double> angle = {};     ///< rad
};

/// A fit with a speed-dependent restitution law, tried after the model with constant e was rejected.
struct OtherLaw {
    ImpactLaw law{};
    double e = 0, lawSpeed = 0; ///< estimates; e is used only by Pfeiffer's law
    double chi2PerDof = 0;
    double aic = 0; ///< Akaike information criterion: χ² + 2 · number of unknowns
};

/// The results for one track: segments (stage 1) and fitted path (stage 2).
struct FittedTrack {
    Segments segments = {};
    std::vector<PathImpact> impacts = {}; ///< impacts of the fitted path within the duration of the track
    double sigma = 0;                     ///< standard deviation used for x and y, m
    bool startsInContact = false;
    /// Gravity that the flights show, m/s², if it contradicts the given one and the fit was refused or is
    /// only stage 1.
    std::optional<Measured> gravity = {};
    rover::Inputs inputs = {}; ///< inputs of the fitted path
};

/// Result of a fit: estimates, statistics and residuals.
struct Fit {
    std::vector<FittedTrack> tracks = {};
    std::vector<FittedParameter> parameters = {};
    std::vector<std::string> correlated = {};           ///< ids of the unknowns in `correlations`, in order
    std::vector<std::vector<double>> correlations = {}; ///< correlation matrix of the estimated unknowns
    std::vector<NotSeparable> notSeparable = {};
    std::vector<FitResidual> residuals = {};
    double chi2 = 0;
    long dof = 0;     ///< number of residuals minus number of unknowns; if not positive, nothing was fitted
    double p = 1;     ///< probability of a χ² at least this large
    double runsP = 1; ///< p-value of the runs test of residual signs; see runsTest
    double aic = 0;   ///< Akaike information criterion: χ² + 2 · number of unknowns
    bool isSigmaEstimated = false;
    bool isRefused = false; ///< χ²/dof > 1.5 and p < 0.001
    std::vector<OtherLaw> otherLaws = {};
    bool isCancelled = false;

    double chi2PerDof() const { return dof > 0 ? chi2 / static_cast<double>(dof) : 0; }
};

/// Number of degrees of freedom below which a fit gets a warning.
inline constexpr long fewDof = 10;

/// Stage 1 alone: the flights and impacts of each track, without a model of the ground. Gravity is that of
/// the values, unless it is free or the track is in pixels.
Fit stage1(const FitRequest& request);

/// Fits the exact motion of the rover to tracks by weighted least squares. Levenberg–Marquardt starts from
/// the estimate of stage 1 and from 8 points of a Latin hypercube within ±20 % of it. The best minimum is
/// returned. Confidence intervals are estimate ± t(0.975, dof) √(s² (JᵀJ)⁻¹) with s² = χ²/dof; if σ is given,
/// s² is at least 1 (Bates and Watts 1988, section 2.2).
/// @throws std::runtime_error if the solver does
Fit fitted(const FitRequest& request, const std::stop_token& stop = {}, const Progress& progress = {});

} // namespace talweg
