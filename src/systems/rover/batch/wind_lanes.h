#pragma once

#include "systems/rover/batch/lanes.h"

#include <cstddef>
#include <span>

namespace talweg::rover {

/// A run in the midst of its way through a course with air or rolling resistance: just after leaving the
/// ground, or touching a face.
struct RunOnCourse {
    bool flies = true;
    bool fromRim = true;   ///< flies from the near rim, not from a face
    std::size_t face = 0;  ///< of the course: from which it flies, or that it touches
    double x = 0, y = 0;   ///< flying: the centre, m
    double vx = 0, vy = 0; ///< flying: its velocity, m/s
    double away = 0;       ///< flying from a face: speed out of it, m/s
    double s = 0, v = 0;   ///< touching: length along the offset line, m; speed along it, m/s
    double spin = 0;       ///< rad/s, counter-clockwise positive
    double time = 0;       ///< since the start, s
};

/// Solves runs across one course with air, several at a time in the lanes of vector registers: flights by the
/// series of FlightSeries, contact by the series of its equation of motion. What is decided equals `simulate`
/// to 10⁻¹¹ of the size of the course. What is not is left where it last left the ground or began to touch a
/// face, which `runs` then says. Expects a course of courseOf that resists, and as many ends as runs.
void solveWindLanes(const Course& course, std::span<RunOnCourse> runs, std::span<CourseEnd> ends);

} // namespace talweg::rover
