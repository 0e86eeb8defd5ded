#pragma once

#include "systems/rover/batch/lanes.h"

#include <cstddef>
#include <span>

namespace talweg::rover {

/// Intermediate state of a run across a course with air or rolling resistance: just after leaving the ground,
/// or touching a face.
struct RunOnCourse {
    bool flies = true;
    bool fromRim = true;   ///< whether it flies from the near rim instead of a face
    std::size_t face = 0;  ///< index in the course of the face that the sphere left or touches
    double x = 0, y = 0;   ///< flying: position of the centre, m
    double vx = 0, vy = 0; ///< flying: velocity of the centre, m/s
    double away = 0;       ///< flying from a face: speed normal to the face, m/s
    double s = 0, v = 0;   ///< touching: length along the offset line, m; speed along it, m/s
    double spin = 0;       ///< rad/s, counter-clockwise positive
    double time = 0;       ///< time since the start, s
};

/// Solves runs across one course with air or rolling resistance, one per SIMD lane. Flights use the series of
/// FlightSeries; contact uses the series of its equation of motion. Decided results equal those of `simulate`
/// to 10⁻¹¹ of the size of the course. For undecided runs, `runs` then contains the state in which the sphere
/// last left the ground or began to touch a face. `course` must come from courseOf, with resists set; `ends`
/// receives one result for each run.
void solveWindLanes(const Course& course, std::span<RunOnCourse> runs, std::span<CourseEnd> ends);

} // namespace talweg::rover
