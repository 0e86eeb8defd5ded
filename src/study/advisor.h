#pragma once

#include "study/requirement.h"
#include "study/tolerance_box.h"

#include <limits>

namespace talweg {

/// What the choice among designs is limited to: values of one axis.
struct Limits {
    double min = -std::numeric_limits<double>::infinity();
    double max = std::numeric_limits<double>::infinity();
};

/// A design that meets a requirement, and what is known of it.
struct Advice {
    std::size_t design = 0;
    double wanted = 0; ///< its value along the preferred axis; 0 without one
    double margin = 0;
    std::optional<double> reserve; ///< its mean of the deciding measure, where that is known
    std::shared_ptr<const BoxVerdict> box =
        {}; ///< what comes of it within its tolerances, where that is known; or null
};

/// The margins of all designs, in their order. The result is no shard.
std::vector<double> margins(const SweepResult& result, const Requirement& requirement);

/// The designs within the limits (one per axis) that meet a requirement, ranked by what is known so far: with
/// a `preferred` axis by its values, then by margin.
std::vector<Advice> advise(const SweepResult& result, const Requirement& requirement,
                           std::span<const double> margins, std::span<const Limits> limits,
                           std::string_view preferred);

/// What puts a design before another.
enum class Decision {
    box,     ///< it meets the requirement all over its box, the other does not
    known,   ///< its box has been looked at, the other's has not
    wanted,  ///< the smaller value along the preferred axis
    worst,   ///< the larger least margin in its box
    margin,  ///< the larger margin
    reserve, ///< the larger mean of the deciding measure
    grid     ///< equal in all of that; it comes first among the designs
};

/// Best first: by the first of the decisions that tells two apart.
void rank(std::vector<Advice>& advice);
/// Why one is ranked before another.
Decision decision(const Advice& one, const Advice& other);

} // namespace talweg
