#pragma once

#include "systems/system.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace talweg {

/// Largest number of compared runs: the number of line colours.
inline constexpr std::size_t maxCompared = 8;

/// One of several compared runs of a system.
struct ComparedRun {
    std::string name;
    Values values;                            ///< complete
    std::shared_ptr<const Run> run = nullptr; ///< null if not solved
    std::string failure = {};                 ///< reason of the failure, a sentence; empty if unknown
};

/// An input that differs between the runs.
struct DifferingInput {
    const Parameter* parameter = nullptr;     ///< parameter of the system, or a cell of a table
    std::vector<std::optional<Value>> values; ///< for each run; empty if the table has no such row
    std::vector<bool> idle;                   ///< for each run: the input has no effect
};

/// The inputs of several runs, in the order of the system's table.
struct ComparedInputs {
    std::vector<DifferingInput> differing; ///< inputs with an effect in at least one run
    std::vector<const Parameter*> alike;
    std::vector<const Parameter*> idle; ///< inputs that differ without effect in any run
};

/// Compares the inputs of several runs. For tables, reports the cells that differ, and the table itself if
/// the numbers of rows differ.
ComparedInputs compareInputs(const System& system, const std::vector<ComparedRun>& runs);

/// One event of each run. Events of one kind are matched in order, the first with the first.
struct MatchedEvent {
    std::string kind;                    ///< RunEvent::kind
    std::size_t number = 1;              ///< number within its kind, from 1
    bool isOnly = true;                  ///< whether no run has another event of this kind
    std::vector<const RunEvent*> events; ///< for each run; null if it has no such event
    /// The event of the first run that has one.
    const RunEvent& first() const;
};

/// Matches the events of several runs, in the order of the first run. Events that the first run lacks are
/// inserted at their position in the other runs.
std::vector<MatchedEvent> matchEvents(const std::vector<ComparedRun>& runs);

/// Whether two numbers differ by more than rounding; two numbers that are not finite never differ.
bool differ(double one, double other);
/// (`value` − `baseline`)/|`baseline`|; not a number if the baseline is zero.
double relativeDifference(double value, double baseline);

/// Names of the runs in a legend: the values of the single differing input, "e = 0.86", otherwise the names
/// of the runs. All names are distinct.
std::vector<std::string> distinctNames(const System& system, const std::vector<ComparedRun>& runs);

/// An input with its value and unit: "e = 0.86", or without a symbol "Ground: Level"; "none" if a table has
/// no such row.
std::string assignment(const Parameter& parameter, const std::optional<Value>& value);

/// A short value without its unit, for tables: "0.86", "Level ground", "0:0, 1:-2 and 3 more".
std::string plainValue(const Parameter& parameter, const Value& value);

} // namespace talweg
