#pragma once

#include "study/requirement.h"
#include "study/tolerance_box.h"

#include <limits>

namespace talweg {

/// Range of values of one axis. Designs outside it are not recommended.
struct Limits {
    double min = -std::numeric_limits<double>::infinity();
    double max = std::numeric_limits<double>::infinity();
};

/// A design that meets a requirement, and its results.
struct Advice {
    std::size_t design = 0;
    double wanted = 0; ///< value along the preferred axis; 0 if no axis is preferred
    double margin = 0;
    std::optional<double> reserve;              ///< mean of decidingMeasure, if known
    std::shared_ptr<const BoxVerdict> box = {}; ///< results within the tolerances; null if unknown
};

/// Margins of the requirement for all designs, by design index. `result` must not be a shard (see Shard).
std::vector<double> margins(const SweepResult& result, const Requirement& requirement);

/// Returns the designs that meet a requirement and lie within the limits (one per axis). They are sorted by
/// value along the `preferred` axis, unless it is empty, and then by margin, best first. `reserve` and `box`
/// are left empty.
std::vector<Advice> advise(const SweepResult& result, const Requirement& requirement,
                           std::span<const double> margins, std::span<const Limits> limits,
                           std::string_view preferred);

/// The criterion by which one design ranks before another.
enum class Decision {
    box,     ///< it meets the requirement in its whole tolerance box; the other design does not
    known,   ///< its tolerance box has been examined; the box of the other design has not
    wanted,  ///< smaller value along the preferred axis
    worst,   ///< larger worst margin in its tolerance box
    margin,  ///< larger margin
    reserve, ///< larger mean of decidingMeasure
    grid     ///< equal in all criteria; it comes first in the grid
};

/// Sorts designs, best first. The first criterion in which two designs differ decides. `known` is compared
/// before `box`; the other criteria follow in the order of Decision.
void rank(std::vector<Advice>& advice);
/// The criterion by which `one` ranks before `other`.
Decision decision(const Advice& one, const Advice& other);

} // namespace talweg
