#pragma once

#include "tracks/fit_request.h"
#include "tracks/segments.h"

#include "systems/system.h"

namespace talweg {

/// What a fit says about one unknown.
enum class FitVerdict {
    estimated,
    bounded,     ///< every impact grips: only a lower bound is known
    notSeparable ///< it acts only together with others, or not at all
};

/// Two ends.
struct FitInterval {
    double low = 0, high = 0;
};

/// An unknown of a fit. Units are those of the inputs: m, m/s, rad/s, rad; K in 1/m.
struct FittedParameter {
    std::string id = {}; ///< with the track's number from 1 where several have it
    FitVerdict verdict = FitVerdict::estimated;
    double estimate = 0;                       ///< meaningless unless estimated
    double halfWidth = 0;                      ///< of the 95 % confidence interval
    double bound = 0;                          ///< bounded: the least value that grips
    std::optional<FitInterval> bootstrap = {}; ///< percentile interval of 95 %
};

/// Unknowns of which only a combination is known.
struct NotSeparable {
    std::vector<std::string> ids = {};
    std::vector<double> direction = {}; ///< a change along it leaves the residuals as they are; of length 1
    bool hasNoEffect = false;           ///< a single unknown that changes nothing
    /// Of c_rr and k: (g sin φ − c_rr g cos φ)/(1 + k) with its half-width of 95 %, m/s².
    std::optional<Measured> acceleration = {};
};

/// A row of residuals: model less measurement, in the axes of the camera.
struct FitResidual {
    std::size_t track = 0;                ///< from 0
    double t = 0;                         ///< of the track, s
    std::optional<double> x = {}, y = {}; ///< m
    std::optional<double> angle = {};     ///< rad
};

/// Another law of impact, fitted where a constant e is refused.
struct OtherLaw {
    ImpactLaw law{};
    double e = 0, lawSpeed = 0; ///< estimates; e only of Pfeiffer's law
    double chi2PerDof = 0;
    double aic = 0; ///< Akaike's criterion, χ² + 2 · unknowns
};

/// Stage 1 and the fitted path of a track.
struct FittedTrack {
    Segments segments = {};
    std::vector<PathImpact> impacts = {}; ///< of the path, within the track's time
    double sigma = 0;                     ///< that was used, m
    bool startsInContact = false;
};

/// Stage 2 of a fit.
struct Fit {
    std::vector<FittedTrack> tracks = {};
    std::vector<FittedParameter> parameters = {};
    std::vector<std::string> correlated = {};           ///< ids of the rows and columns below
    std::vector<std::vector<double>> correlations = {}; ///< of estimated unknowns
    std::vector<NotSeparable> notSeparable = {};
    std::vector<FitResidual> residuals = {};
    double chi2 = 0;
    long dof = 0;     ///< residuals less unknowns; not positive: nothing was fitted
    double p = 1;     ///< that χ² would be as large or larger by chance
    double runsP = 1; ///< the same of so few or so many runs of signs of the residuals
    double aic = 0;   ///< χ² + 2 · unknowns
    bool isSigmaEstimated = false;
    bool isRefused = false; ///< χ²/dof > 1.5 and p < 0.001
    std::vector<OtherLaw> otherLaws = {};
    bool isCancelled = false;

    double chi2PerDof() const { return dof > 0 ? chi2 / static_cast<double>(dof) : 0; }
};

/// Fewer degrees of freedom are reported.
inline constexpr long fewDof = 10;

/// Fits the exact motion of the rover to tracks by weighted least squares: Levenberg–Marquardt from the start
/// that stage 1 gives and from 8 Latin-hypercube starts within ±20 % of it, the best of which counts.
/// Intervals are estimate ± t(0.975, dof) √(s² (JᵀJ)⁻¹), with s² = χ²/dof, not below 1 where σ is given
/// (Bates and Watts 1988, section 2.2). @throws std::runtime_error where the solver does
Fit fitted(const FitRequest& request, const std::stop_token& stop = {}, const Progress& progress = {});

} // namespace talweg
