#pragma once

#include "study/requirement.h"

#include <limits>

namespace talweg {

/// What the choice among designs is limited to: values of one axis.
struct Limits {
    double min = -std::numeric_limits<double>::infinity();
    double max = std::numeric_limits<double>::infinity();
};

/// How the margin of a design changes from it to its neighbours along one axis, all else equal: positive
/// where the neighbour has more margin.
struct Sensitivity {
    std::optional<double> toSmaller; ///< nothing at the smallest value of the axis
    std::optional<double> toLarger;  ///< nothing at the largest
};

/// A design that meets a requirement.
struct Advice {
    std::size_t design = 0;
    double margin = 0;
    double minNearby = 0;                   ///< the smallest margin of the design and all its neighbours
    std::vector<Sensitivity> sensitivities; ///< one per axis
};

/// The margins of all designs, in their order. The result is no shard.
std::vector<double> margins(const SweepResult& result, const Requirement& requirement);

/// The designs within the limits (one per axis) that meet a requirement, best first: with a `preferred`
/// axis the smallest values of it first, and among equal ones those that have the most margin left when
/// every input in turn is off by one step; without one that margin decides alone. Neighbours count whether
/// or not they are within the limits.
std::vector<Advice> advise(const SweepResult& result, const Requirement& requirement,
                           std::span<const double> margins, std::span<const Limits> limits,
                           std::string_view preferred);

} // namespace talweg
