#pragma once

#include "systems/rover/batch/lanes.h"

#include <cstddef>
#include <span>

namespace talweg::rover {

/// A run on its way through a course with air or rolling resistance: just after leaving the ground, or
/// touching a face.
struct RunOnCourse {
    bool flies = true;
    bool fromRim = true;   ///< flies from the near rim instead of a face
    std::size_t face = 0;  ///< index in the course of the face that it left or touches
    double x = 0, y = 0;   ///< flying: position of the centre, m
    double vx = 0, vy = 0; ///< flying: velocity of the centre, m/s
    double away = 0;       ///< flying from a face: speed normal to the face, m/s
    double s = 0, v = 0;   ///< touching: length along the offset line, m; speed along it, m/s
    double spin = 0;       ///< rad/s, counter-clockwise positive
    double time = 0;       ///< time since the start, s
};

/// Solves runs across one course with air, several at a time in SIMD lanes: flights by the series of
/// FlightSeries, contact by the series of its equation of motion. Decided results equal those of `simulate`
/// to 10⁻¹¹ of the size of the course. For undecided runs, `runs` then contains the state when the sphere
/// last left the ground or began to touch a face. Expects a course of courseOf that resists, and as many ends
/// as runs.
void solveWindLanes(const Course& course, std::span<RunOnCourse> runs, std::span<CourseEnd> ends);

} // namespace talweg::rover
