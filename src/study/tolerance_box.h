#pragma once

#include "study/requirement.h"
#include "study/tolerance.h"

namespace talweg {

/// Deviation of an input from its value in a design, in the input's unit.
struct Deviation {
    std::string parameter; ///< id
    double by = 0;

    friend bool operator==(const Deviation&, const Deviation&) = default;
};

/// Results of a design if its inputs deviate up to their tolerances.
struct BoxVerdict {
    std::size_t points = 0; ///< examined points, including the design itself
    std::size_t met = 0;    ///< number of points that meet the requirement
    /// Number of points that cannot be run; they count as not meeting the requirement.
    std::size_t impossible = 0;
    double worst = 0; ///< smallest margin of the points that can be run; NaN if one of these margins is NaN
    /// Deviations at the point with the smallest margin; empty if that is the design itself.
    std::vector<Deviation> where;
    std::string why;                     ///< why the first point that cannot be run is impossible: a sentence
    std::vector<Deviation> impossibleAt; ///< deviations at that point

    bool holds() const { return met == points; }
    /// Number for ranking designs: the smallest margin; if it is NaN, a number below all margins.
    double rank() const;
};

/// Finds out whether designs meet a requirement within tolerances, by additional runs. Each design is
/// evaluated at every corner of the box of tolerances, at the centres of its faces, and at points spread
/// evenly inside.
class ToleranceBox {
public:
    /// The result must not be a shard. The tolerances must come from readTolerances.
    ToleranceBox(std::shared_ptr<const SweepResult> result, Requirement requirement,
                 std::vector<Tolerance> tolerances);

    /// Examines one design. Returns nothing when cancelled. The result does not depend on the number of
    /// threads (0: all cores). @throws as solveSweep
    std::optional<BoxVerdict> around(std::size_t design, const std::stop_token& stop,
                                     unsigned threads = 0) const;
    /// Largest number of runs per design.
    std::size_t runsOfEach() const;

private:
    struct Point {
        std::vector<Deviation> where;
        double margin = 0;
        std::string why; ///< why it cannot be run; empty if it can
    };
    std::vector<Point> pointsAround(std::size_t design) const;
    bool judge(Point& point, std::size_t design, const std::stop_token& stop) const;

    std::shared_ptr<const SweepResult> m_result;
    Requirement m_requirement;
    std::vector<Tolerance> m_tolerances;
};

/// The sweep of a single design with these deviations of its inputs.
Sweep sweepOfDesign(const SweepResult& result, std::size_t design, const std::vector<Deviation>& off = {});

/// Id of the measure whose mean decides between designs of equal margin. Used only if the system lists it in
/// System::studyMeasures.
inline constexpr const char* decidingMeasure = "reserve";
bool hasDecidingMeasure(const System& system);
/// The means of decidingMeasure for some designs, in their order. They are taken from the result, or computed
/// by additional runs. NaN for designs without a mean. Empty when cancelled.
std::vector<double> decidingMeans(const SweepResult& result, const std::vector<std::size_t>& designs,
                                  const std::stop_token& stop, unsigned threads = 0);

} // namespace talweg
