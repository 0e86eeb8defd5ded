#pragma once

#include "systems/rover/batch/course.h"

#include <cstdint>
#include <span>

namespace talweg::rover {

/// State of a run as it leaves the near rim.
struct Launch {
    double u4 = 0;   ///< speed of the centre along the ground, m/s
    double spin = 0; ///< rad/s, counter-clockwise positive
};

/// The outcome of a run in a lane.
enum class Verdict : std::uint8_t {
    crossed,
    rebounded,
    turned,
    stopped,  ///< only with rolling resistance
    undecided ///< too rare or too close to call; to be solved as a single run
};

struct CourseEnd {
    Verdict verdict = Verdict::undecided;
    double x = 0;      ///< abscissa of the centre, m; like the height, meaningless if undecided
    double height = 0; ///< like Trajectory::height, m
};

/// Solves runs across one course, several at a time in SIMD lanes. Decided results equal those of `simulate`
/// to rounding. Expects a course of courseOf and as many ends as launches.
void solveLanes(const Course& course, std::span<const Launch> launches, std::span<CourseEnd> ends);

} // namespace talweg::rover
