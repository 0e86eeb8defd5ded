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
    Values values;                            ///< values of all inputs
    std::shared_ptr<const Run> run = nullptr; ///< null if not solved
    std::string failure = {};                 ///< reason of the failure, as a sentence; empty if unknown
};

/// An input that differs between the runs.
struct DifferingInput {
    const Parameter* parameter = nullptr;     ///< an input of the system, or a cell of a table
    std::vector<std::optional<Value>> values; ///< one for each run; empty if the table of the run has no such
                                              ///< row
    std::vector<bool> idle;                   ///< for each run: whether the input has no effect
};

/// The inputs of several runs, in the order of the system's inputs.
struct ComparedInputs {
    std::vector<DifferingInput> differing; ///< inputs with an effect in at least one run
    std::vector<const Parameter*> alike;
    std::vector<const Parameter*> idle; ///< inputs that differ, but have no effect in any run
};

/// Compares the inputs of several runs. Differing tables are reported cell by cell; a table itself is
/// reported too if the numbers of rows differ.
ComparedInputs compareInputs(const System& system, const std::vector<ComparedRun>& runs);

/// The same event in several runs. Events of one kind are matched in order: first with first, second with
/// second.
struct MatchedEvent {
    std::string kind;                    ///< RunEvent::kind
    std::size_t number = 1;              ///< number of the event within its kind, from 1
    bool isOnly = true;                  ///< whether no run has a second event of this kind
    std::vector<const RunEvent*> events; ///< one for each run; null if the run has no such event
    /// The event in the first run that has it.
    const RunEvent& first() const;
};

/// Matches the events of several runs, in the order of the first run. Events missing in the first run are
/// inserted at their position in the other runs.
std::vector<MatchedEvent> matchEvents(const std::vector<ComparedRun>& runs);

/// Whether two numbers differ by more than rounding; two numbers that are not finite never differ.
bool differ(double one, double other);
/// (`value` − `baseline`)/|`baseline`|; not a number if the baseline is zero.
double relativeDifference(double value, double baseline);

/// Distinct names of the runs for a legend. If a single input differs, its value is the name: "e = 0.86";
/// otherwise the names of the runs are used.
std::vector<std::string> distinctNames(const System& system, const std::vector<ComparedRun>& runs);

/// An input with its value and unit: "e = 0.86", or "Ground: Level" if it has no symbol. "none" if the value
/// is missing, as in a table without this row.
std::string assignment(const Parameter& parameter, const std::optional<Value>& value);

/// A short value without its unit, for tables: "0.86", "Level ground", "0:0, 1:-2 and 3 more".
std::string plainValue(const Parameter& parameter, const Value& value);

} // namespace talweg
