#pragma once

#include "systems/rover/batch/course.h"

#include <cstdint>
#include <span>

namespace talweg::rover {

/// State of a run when it leaves the near rim.
struct Launch {
    double u4 = 0;   ///< speed of the centre along the ground, m/s
    double spin = 0; ///< rad/s, counter-clockwise positive
};

/// The outcome of a run solved in a SIMD lane.
enum class Verdict : std::uint8_t {
    crossed,
    rebounded,
    turned,
    stopped,  ///< only with rolling resistance
    undecided ///< too rare or too close to a limit; must be solved as a single run
};

struct CourseEnd {
    Verdict verdict = Verdict::undecided;
    double x = 0;      ///< abscissa of the centre, m; meaningless if undecided
    double height = 0; ///< like Trajectory::height, m; meaningless if undecided
};

/// Solves runs across one course, one per SIMD lane. Decided results equal those of `simulate` to rounding.
/// `course` must come from courseOf; `ends` receives one result for each launch.
void solveLanes(const Course& course, std::span<const Launch> launches, std::span<CourseEnd> ends);

} // namespace talweg::rover
