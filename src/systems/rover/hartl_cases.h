#pragma once

#include "systems/parameter.h"
#include "systems/study_recipe.h"

/// Inputs and studies of A. E. Hartl's thesis of 2006, from which its reproduction and the examples are made.
/// Values differ from the defaults of the rover.
namespace talweg::rover::hartl {

inline constexpr double mars = 3.71, earth = 9.81; ///< gravity, m/s² (section 4.3)

/// Requirements of the case studies (chapter 6): the percentage of speeds at which the rover crosses, and the
/// height reached.
inline constexpr const char* crossing = "crossed >= 80";
inline constexpr const char* climbing = "height_mean - 1*height_sd > -15";

/// `values`, replaced and completed by `more`.
Values with(Values values, const Values& more);
/// A body of radius b, m, inertia factor k and restitution e.
Values design(double b, double k, double e);

/// The valleys of sections 5.1 and 5.2, with the gravity in m/s².
Values shallow(double gravity);
Values deep(double gravity);

/// The runs of section 4.2 and of figures 6.1 and 6.2.
Values workedExample();
Values figure61();
Values figure62();

/// The grid of designs of section 4.3, with a range of launch speeds.
Study grid(const char* speeds, const char* requirement);

} // namespace talweg::rover::hartl
