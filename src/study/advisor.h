#pragma once

#include "study/requirement.h"
#include "study/tolerance_box.h"

#include <limits>

namespace talweg {

/// The values of one axis to which the choice of designs is limited.
struct Limits {
    double min = -std::numeric_limits<double>::infinity();
    double max = std::numeric_limits<double>::infinity();
};

/// A design that meets a requirement, with its results.
struct Advice {
    std::size_t design = 0;
    double wanted = 0; ///< value along the preferred axis; 0 if there is none
    double margin = 0;
    std::optional<double> reserve;              ///< mean of the deciding measure, if known
    std::shared_ptr<const BoxVerdict> box = {}; ///< results within the tolerances; null if unknown
};

/// The margins of all designs, in order. The result must not be a shard.
std::vector<double> margins(const SweepResult& result, const Requirement& requirement);

/// The designs within the limits (one per axis) that meet a requirement, ranked by value along the
/// `preferred` axis, if any, and then by margin. Their reserves and tolerance boxes are still unknown.
std::vector<Advice> advise(const SweepResult& result, const Requirement& requirement,
                           std::span<const double> margins, std::span<const Limits> limits,
                           std::string_view preferred);

/// The criterion that ranks one design before another.
enum class Decision {
    box,     ///< it meets the requirement in its whole tolerance box; the other does not
    known,   ///< its tolerance box has been examined; the other's has not
    wanted,  ///< smaller value along the preferred axis
    worst,   ///< larger worst margin in its tolerance box
    margin,  ///< larger margin
    reserve, ///< larger mean of the deciding measure
    grid     ///< equal in all criteria; it precedes the other in the grid
};

/// Sorts designs, best first, by the first criterion that distinguishes two designs.
void rank(std::vector<Advice>& advice);
/// The criterion by which `one` ranks before `other`.
Decision decision(const Advice& one, const Advice& other);

} // namespace talweg
