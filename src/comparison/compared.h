#pragma once

#include "systems/system.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace talweg {

/// No more runs are laid side by side: so many line colours there are.
inline constexpr std::size_t maxCompared = 8;

/// One of several runs of a system that are laid side by side.
struct ComparedRun {
    std::string name;
    Values values;                            ///< complete
    std::shared_ptr<const Run> run = nullptr; ///< null where it is not solved
    std::string failure = {};                 ///< why not, a sentence; empty while that is not known
};

/// An input that is not the same in all runs.
struct DifferingInput {
    const Parameter* parameter = nullptr;     ///< the system's, or a cell of a table
    std::vector<std::optional<Value>> values; ///< of each run; none where the table has no such row
    std::vector<bool> idle;                   ///< of each run: it plays no part there
};

/// The inputs of several runs, in the order of the system's table.
struct ComparedInputs {
    std::vector<DifferingInput> differing; ///< and play a part in one of the runs at least
    std::vector<const Parameter*> alike;
    std::vector<const Parameter*> idle; ///< differ, and play no part in any of them
};

/// Of tables the cells that differ; of their number of rows the table itself.
ComparedInputs compareInputs(const System& system, const std::vector<ComparedRun>& runs);

/// An event of each run: those of one kind are matched in their order, the first with the first.
struct MatchedEvent {
    std::string kind;                    ///< RunEvent::kind
    std::size_t number = 1;              ///< which of its kind
    bool isOnly = true;                  ///< no run has another of its kind
    std::vector<const RunEvent*> events; ///< of each run; null where it has none
    /// That of the first run that has one.
    const RunEvent& first() const;
};

/// In the order in which the first run has them; what only others have stands where these have it.
std::vector<MatchedEvent> matchEvents(const std::vector<ComparedRun>& runs);

/// Whether two numbers differ by more than rounding does; those that are none do not differ from one another.
bool differ(double one, double other);
/// `value` less `baseline`, as a fraction of the size of the baseline; not a number where that is zero.
double relativeDifference(double value, double baseline);

/// What the runs are called in a legend: by their values of the one input in which they differ, "e = 0.86",
/// otherwise by their names. No two are called the same.
std::vector<std::string> distinctNames(const System& system, const std::vector<ComparedRun>& runs);

/// What an input is, with its unit: "e = 0.86", and where it has no symbol "Ground: Level"; "none" where a
/// table has no such row.
std::string assignment(const Parameter& parameter, const std::optional<Value>& value);

/// A value without its unit as a table has it, briefly: "0.86", "Level ground", "0:0, 1:-2 and 3 more".
std::string plainValue(const Parameter& parameter, const Value& value);

} // namespace talweg
