#pragma once

#include <cstddef>

/// Limits that decide which runs lanes solve and which they leave to `simulate` as undecided. If a comparison
/// is closer than a tolerance here, rounding could change its result and with it the run, and `simulate`
/// rounds differently. If a tolerance is too small, batches differ from single runs; if too large, more runs
/// are solved one by one, which takes time but changes no number.
namespace talweg::rover::limits {

/// Relative tolerance of times, speeds, forces and angles close to a limit: a hundred times the difference
/// between lanes and single runs.
inline constexpr double closeTolerance = 1e-11;
/// Relative tolerance of the number of impacts close to a whole number; the logarithms in it magnify
/// rounding.
inline constexpr double wholeTolerance = 1e-10;
/// Lower limit of the steepness at which a sphere comes down on the far rim, relative to the coefficients of
/// the distance. A more grazing contact magnifies rounding ten thousand times.
inline constexpr double minDescent = 1e-4;

/// Marks a time (s) or a number of impacts that is not reached. It is greater than any real one, and finite,
/// so that arithmetic in lanes that do not use it makes no NaN.
inline constexpr double unreached = 1e300;
/// Number of impacts above which a train counts as having no last impact before it dies out. Double precision
/// represents whole numbers up to about nine times this limit.
inline constexpr double countlessImpacts = 1e15;

/// Limits how often a lane bounces from the same face, or changes between sliding and rolling on it, because
/// the other lanes have to wait.
inline constexpr int maxRounds = 8;
/// Limits how often a sphere bounces from the far rim: if it finally crosses, and if it falls back. Every
/// bounce from a rim magnifies rounding, which changes where a sphere falls back, but not that it has
/// crossed.
inline constexpr int maxRimRounds = 150, maxExactRimRounds = 2;
/// Limits the bounces of a train with a restitution above strongBounce: such bounces weaken so little that
/// each magnifies the rounding errors of the first.
inline constexpr double maxStrongBounces = 24, strongBounce = 0.98;
/// Restitution below which the sum of a train's powers has enough digits for the subtraction 1 − eⁿ. Above
/// it, BounceTrain's form without cancellation is used.
inline constexpr double plainSum = 0.99;
/// Largest factor by which u² may grow while sliding over a rim. Up to it, the quadrature with 15 nodes is
/// accurate to rounding.
inline constexpr double maxGain = 20;
/// Time reserved for the rims, which lanes do not measure, in units of √(b/g). A run is left undecided if
/// twice its time plus this reserve reaches the time limit.
inline constexpr double timeSlack = 100;

/// Steps of Newton's method: from its starting point, five steps reduce the error to rounding.
inline constexpr int newtonSteps = 5;
/// Largest number of steps towards the first contact with the far rim that certainly do not pass it. They end
/// when a step is smaller than this fraction of the way; Newton's method takes over from there.
inline constexpr int approachSteps = 12;
inline constexpr double smallStep = 1e-3;

/// Largest contribution of the last term of a series, as a fraction of the whole; the omitted terms are about
/// a tenth of it. If too large, lanes differ from single runs; if too small, they take more steps.
inline constexpr double truncation = 1e-13;
/// Relative step at which the search for a root of a series ends; the next step would be about its square.
inline constexpr double lastStep = 1e-8;
/// Steps of Newton's method on series: first from a parabola's root on the terms up to a degree, then on all
/// terms. Two of the latter, seldom more, reduce the error to rounding.
inline constexpr int firstNewtonSteps = 2, seriesNewtonSteps = 3;
inline constexpr std::size_t firstNewtonDegree = 6;
/// Lower limit of the size of such terms, to avoid a division by zero without drag.
inline constexpr double leastTerm = 1e-250;
/// Degrees of a flight that ends soon, if these terms suffice: the lowest, and a low one.
inline constexpr std::size_t leastDegree = 4, lowDegree = 8;
/// Factor by which such a step extends beyond the landing of a parabola, so that drag seldom makes it too
/// short.
inline constexpr double beyondLanding = 1.1;
/// As in flightSeries: limits steps, in units of the time in which gravity reverses a flight.
inline constexpr double longestFlight = 4;
/// Flights whose air speed falls below this fraction of its value at the beginning of a step are left
/// undecided: |W| has no series where it vanishes.
inline constexpr double leastAirSpeed = 1e-3;
/// Relative tolerance of times, forces and places close to a limit, with air: a hundred times the difference
/// between lanes and single runs after some tens of bounces.
inline constexpr double closeInAir = 1e-10;
/// Trains are summed as in WindLegs::bounces if their drag changes by less than this fraction of √(g b).
inline constexpr double frozenDrag = 1e-12;
/// Bodies that come to rest within this angle (rad) of a place where they would stay are left undecided; see
/// levelTilt.
inline constexpr double levelSlack = 1e-9;
/// Bodies that rebound from a corner slower than this fraction of their speeds are left undecided.
inline constexpr double slowInCorner = 1e-8;
/// Factor on the square of the speed needed to get over the far rim that makes crossing certain: it exceeds
/// all losses of bounces on the rim.
inline constexpr double sureClimb = 1.5;
/// Limits the steps of flights above a face and of contact with it, because the other lanes have to wait.
inline constexpr int maxAirSteps = 2000, maxContactSteps = 40;

} // namespace talweg::rover::limits
