#pragma once

#include <cstddef>

/// Limits that decide which runs the SIMD solvers leave undecided, so that `simulate` solves them. A run is
/// undecided if a comparison is closer than a tolerance: rounding could change its result, and `simulate`
/// rounds differently. If a tolerance is too small, batches differ from single runs; if too large, more runs
/// are solved one by one, which is slower but gives the same numbers.
namespace talweg::rover::limits {

/// Relative tolerance of times, speeds, forces and angles close to a limit: a hundred times the difference
/// between the SIMD solvers and single runs.
inline constexpr double closeTolerance = 1e-11;
/// Relative tolerance of numbers of impacts close to a whole number. They are computed with logarithms, which
/// magnify rounding errors.
inline constexpr double wholeTolerance = 1e-10;
/// Smallest steepness with which a sphere may come down on the far rim, relative to the coefficients of the
/// distance. A more grazing contact magnifies rounding errors more than ten thousand times.
inline constexpr double minDescent = 1e-4;

/// Represents a time (s) or a number of impacts that is not reached. Larger than any real one, and finite, so
/// that arithmetic in lanes that do not use it gives no NaN.
inline constexpr double unreached = 1e300;
/// Number of impacts above which a train counts as infinite: it dies out without a last impact. A double
/// represents whole numbers up to about nine times this limit.
inline constexpr double countlessImpacts = 1e15;

/// Largest number of bounces from the same face, or of changes between sliding and rolling on it, per lane.
/// It is small because the other lanes have to wait.
inline constexpr int maxRounds = 8;
/// Largest number of bounces from the far rim: for spheres that finally cross, and for spheres that fall
/// back. Every bounce from a rim magnifies rounding errors. They change where a sphere falls back, but not
/// that it has crossed.
inline constexpr int maxRimRounds = 150, maxExactRimRounds = 2;
/// Largest number of bounces of a train with a restitution above strongBounce. Such bounces decay so slowly
/// that each magnifies the rounding errors of the first.
inline constexpr double maxStrongBounces = 24, strongBounce = 0.98;
/// Up to this restitution, 1 − eⁿ keeps enough digits to sum a train directly. Above it, the form without
/// cancellation of BounceTrain is used.
inline constexpr double plainSum = 0.99;
/// Largest factor by which u² may grow while a sphere slides over a rim. Up to this factor, the quadrature
/// with 15 nodes is accurate to rounding.
inline constexpr double maxGain = 20;
/// Time reserved for motion over the rims, which the SIMD solvers do not compute, in units of √(b/g). A run
/// is undecided if twice its time plus this reserve reaches the time limit.
inline constexpr double timeSlack = 100;

/// Number of steps of Newton's method: five reduce the error to rounding.
inline constexpr int newtonSteps = 5;
/// Largest number of steps towards the first contact with the far rim, none of which passes it. They end when
/// a step is smaller than the fraction smallStep of the interval. Newton's method then continues.
inline constexpr int approachSteps = 12;
inline constexpr double smallStep = 1e-3;

/// Largest contribution of the last term of a series, as a fraction of the whole. The omitted terms are about
/// a tenth of it. If too large, results differ from single runs; if too small, flights take more steps.
inline constexpr double truncation = 1e-13;
/// Newton's method on a series ends when its relative step is below this value, because the next step would
/// be about its square.
inline constexpr double lastStep = 1e-8;
/// Steps of Newton's method on series. The first ones start from a parabola's root and use the terms up to
/// firstNewtonDegree; the others use all terms. Two of the others, rarely more, reduce the error to rounding.
inline constexpr int firstNewtonSteps = 2, seriesNewtonSteps = 3;
inline constexpr std::size_t firstNewtonDegree = 6;
/// Smallest size of the last terms of a series, which avoids a division by zero without drag.
inline constexpr double leastTerm = 1e-250;
/// Lowest and low degree of a series: used for flights that end soon, if these terms suffice.
inline constexpr std::size_t leastDegree = 4, lowDegree = 8;
/// Factor by which a step of such a flight extends beyond the landing of a parabola. With drag, the step is
/// then rarely too short.
inline constexpr double beyondLanding = 1.1;
/// Longest step, in units of the time in which gravity reverses a flight; the same value as in flightSeries.
inline constexpr double longestFlight = 4;
/// A flight is undecided if its air speed falls below this fraction of the air speed at the beginning of a
/// step, because |W| has no series where it vanishes.
inline constexpr double leastAirSpeed = 1e-3;
/// Relative tolerance of times, forces and places close to a limit, with air: a hundred times the difference
/// between the SIMD solvers and single runs after a few dozen bounces.
inline constexpr double closeInAir = 1e-10;
/// A train is summed as in WindLegs::bounces if its drag changes by less than this fraction of √(g b).
inline constexpr double frozenDrag = 1e-12;
/// Bodies that come to rest within this angle (rad) of a tilt at which they would stay are undecided; see
/// levelTilt.
inline constexpr double levelSlack = 1e-9;
/// Bodies whose rebound from a corner is slower than this fraction of their speeds are undecided.
inline constexpr double slowInCorner = 1e-8;
/// Crossing is certain if the square of the speed exceeds that needed to get over the far rim by this factor,
/// which covers all losses of bounces on the rim.
inline constexpr double sureClimb = 1.5;
/// Largest number of steps of a flight above a face, and of contact with a face. Limited because the other
/// lanes have to wait.
inline constexpr int maxAirSteps = 2000, maxContactSteps = 40;

} // namespace talweg::rover::limits
