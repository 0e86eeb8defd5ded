#pragma once

#include "study/requirement.h"
#include "study/tolerance.h"

namespace talweg {

/// An input that is off, by so much in its unit.
struct Deviation {
    std::string parameter; ///< id
    double by = 0;

    friend bool operator==(const Deviation&, const Deviation&) = default;
};

/// What comes of a design whose inputs are off by up to their tolerances.
struct BoxVerdict {
    std::size_t points = 0;       ///< looked at, the design itself among them
    std::size_t met = 0;          ///< of them meet the requirement
    std::size_t impossible = 0;   ///< of them cannot be run, and do not meet it
    double worst = 0;             ///< the least margin of those that can; not a number where one has none
    std::vector<Deviation> where; ///< of the least margin; empty: the design itself
    std::string why;              ///< why the first that cannot be run cannot: a sentence
    std::vector<Deviation> impossibleAt; ///< that one

    bool holds() const { return met == points; }
    /// To compare designs by: the least margin, less than any where there is none.
    double rank() const;
};

/// Looks at designs of a study all around, by runs of their own: the whole of what a design is evaluated over
/// at every corner of the box that the tolerances are, in the middles of its faces, and at points spread
/// evenly inside.
class ToleranceBox {
public:
    /// The result is no shard; the tolerances are those of readTolerances.
    ToleranceBox(std::shared_ptr<const SweepResult> result, Requirement requirement,
                 std::vector<Tolerance> tolerances);

    /// Nothing when cancelled; the same for any number of threads, 0 being as many as the machine has.
    /// @throws as solveSweep
    std::optional<BoxVerdict> around(std::size_t design, const std::stop_token& stop,
                                     unsigned threads = 0) const;
    /// Runs for each design, at most.
    std::size_t runsOfEach() const;

private:
    struct Point {
        std::vector<Deviation> where;
        double margin = 0;
        std::string why; ///< why it cannot be run; empty: it can
    };
    std::vector<Point> pointsAround(std::size_t design) const;
    bool judge(Point& point, std::size_t design, const std::stop_token& stop) const;

    std::shared_ptr<const SweepResult> m_result;
    Requirement m_requirement;
    std::vector<Tolerance> m_tolerances;
};

/// The sweep of one design alone: its inputs off by so much.
Sweep sweepOfDesign(const SweepResult& result, std::size_t design, const std::vector<Deviation>& off = {});

/// The measure whose mean decides between designs of equal margins, where the system has it for studies.
inline constexpr const char* decidingMeasure = "reserve";
bool hasDecidingMeasure(const System& system);
/// Its mean of some designs, in their order, from the result or by runs of their own; not a number where
/// there is none. Empty when cancelled.
std::vector<double> decidingMeans(const SweepResult& result, const std::vector<std::size_t>& designs,
                                  const std::stop_token& stop, unsigned threads = 0);

} // namespace talweg
