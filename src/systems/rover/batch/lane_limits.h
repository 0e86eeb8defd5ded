#pragma once

/// What lanes settle themselves, and what they leave to `simulate` as undecided. Wherever a comparison is
/// closer than a tolerance here, rounding could turn it, and with it the run; `simulate` rounds differently.
/// Smaller tolerances make batches differ from single runs; larger ones leave more runs to be solved alone,
/// which takes time and changes no number.
namespace talweg::rover::limits {

/// Of times, speeds, forces and angles near to a limit, relative: a hundred times what the two ways of
/// solving differ by.
inline constexpr double closeTolerance = 1e-11;
/// Of the number of impacts near to a whole number, relative: it comes out of logarithms, which magnify.
inline constexpr double wholeTolerance = 1e-10;
/// Of how steeply a sphere comes down on the far rim, relative to the distance's coefficients: a more grazing
/// contact magnifies rounding ten thousand times.
inline constexpr double minDescent = 1e-4;

/// Stands for a time (s) or a number of impacts that is not reached: greater than any that is, and finite, so
/// that arithmetic in the lanes that do not need it makes no NaN.
inline constexpr double unreached = 1e300;
/// Impacts from which on a train has no last one before it dies out: indices of impacts are whole numbers of
/// double precision up to about nine times that.
inline constexpr double countlessImpacts = 1e15;

/// Bounds how often a lane bounces from the same face, or changes between sliding and rolling on it: the
/// others would wait for it.
inline constexpr int maxRounds = 8;
/// Bounds how often it bounces from the far rim if it gets over it in the end, and how often if it does not:
/// every bounce from a rim magnifies rounding, which matters to where a sphere falls back, not to its having
/// crossed.
inline constexpr int maxRimRounds = 150, maxExactRimRounds = 2;
/// Bounds the bounces that are counted of a train with a restitution beyond strongBounce: each hardly
/// weakened one magnifies what rounding has made of the first.
inline constexpr double maxStrongBounces = 24, strongBounce = 0.98;
/// Below this restitution the sum of a train's powers has digits to spare for the subtraction 1 − eⁿ; above,
/// BounceTrain's form without cancellation is used.
inline constexpr double plainSum = 0.99;
/// Bounds the growth of u² while sliding over a rim, as a factor: up to it the quadrature with 15 nodes is
/// good to rounding.
inline constexpr double maxGain = 20;
/// Keeps time for the rims, which lanes do not count, in units of √(b/g): runs that come within it, or half
/// of the time limit, are left alone.
inline constexpr double timeSlack = 100;

/// Steps of Newton's method: from where it starts, five square the error below rounding.
inline constexpr int newtonSteps = 5;
/// Steps towards the first contact with the far rim that surely do not pass it, while they still cover more
/// than this part of the way; Newton's method takes over from there.
inline constexpr int approachSteps = 12;
inline constexpr double smallStep = 1e-3;

} // namespace talweg::rover::limits
