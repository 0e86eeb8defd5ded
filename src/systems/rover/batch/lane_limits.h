#pragma once

#include <cstddef>

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
/// Steps towards the first contact with the far rim that certainly do not pass it, while they still cover
/// more than this part of the way; Newton's method takes over from there.
inline constexpr int approachSteps = 12;
inline constexpr double smallStep = 1e-3;

/// What the last term of a series may contribute, as a part of the whole; what is left out is about a tenth
/// of that. Larger, and lanes part from single runs; smaller, and they take more steps.
inline constexpr double truncation = 1e-13;
/// Ends the search for where a series has a value: the next step would be as the square of this part of it.
inline constexpr double lastStep = 1e-8;
/// Steps of Newton's method on series: from a parabola's root, on the terms up to a degree, and from there on
/// all, of which two, seldom more, square what those have left out below rounding.
inline constexpr int firstNewtonSteps = 2, seriesNewtonSteps = 3;
inline constexpr std::size_t firstNewtonDegree = 6;
/// Stands for the least size of such terms, so that there is no division by zero where there is no drag.
inline constexpr double leastTerm = 1e-250;
/// Terms of a flight that ends soon, where those suffice: the fewest, and few.
inline constexpr std::size_t leastDegree = 4, lowDegree = 8;
/// Such a step goes by this factor beyond where a parabola lands, so that drag is seldom too much.
inline constexpr double beyondLanding = 1.1;
/// As in flightSeries: bounds steps, in times that gravity takes to turn a flight round.
inline constexpr double longestFlight = 4;
/// Leaves flights alone whose air speed falls below this part of that at a step's beginning: |W| has no
/// series where it vanishes.
inline constexpr double leastAirSpeed = 1e-3;
/// Of times, forces and places near to a limit, relative, with air: a hundred times what lanes and single
/// runs differ by after some tens of bounces.
inline constexpr double closeInAir = 1e-10;
/// Sums a train as WindLegs::bounces does: whose drag changes by less than this part of √(g b).
inline constexpr double frozenDrag = 1e-12;
/// Leaves alone what comes to rest within this angle of where it would stay (rad); see levelTilt.
inline constexpr double levelSlack = 1e-9;
/// Leaves alone what rebounds from a corner slower than this part of the speeds.
inline constexpr double slowInCorner = 1e-8;
/// Of the square of the speed that it takes to get over the far rim whatever happens: more, as a factor, than
/// what could be lost in bounces on it.
inline constexpr double sureClimb = 1.5;
/// Bounds the steps of flights above a face and of contact with it: the other lanes would wait.
inline constexpr int maxAirSteps = 2000, maxContactSteps = 40;

} // namespace talweg::rover::limits
