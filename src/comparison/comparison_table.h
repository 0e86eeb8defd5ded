#pragma once

#include "comparison/compared.h"

namespace talweg {

/// Runs side by side, in rows, the baseline's column first. What windows and commands show of a comparison.
struct ComparisonTable {
    struct Cell {
        std::string text = {};               ///< where it is no number
        std::optional<double> number = {};   ///< may be none of the numbers, such as infinity
        std::optional<double> baseline = {}; ///< the number it is compared with
        bool differs = false;                ///< from the baseline
        bool plays = true;                   ///< a part in this run
        std::string note = {};               ///< more about it, sentences

        /// From the baseline; nothing where one of both is no number.
        std::optional<double> difference() const;
        std::optional<double> relative() const;
        bool isEmpty() const { return text.empty() && !number; }
    };
    struct Row {
        /// `alike` is a row that stands for several: its help says what they are.
        enum class Kind { heading, input, alike, outcome, measure, event };
        Kind kind{};
        std::string id = {};    ///< of the input, measure or quantity of an event
        std::string label = {}; ///< with its symbol
        std::string unit = {};
        std::string help = {};
        std::vector<Cell> cells = {}; ///< one for each run; of a heading none
        std::string column = {};      ///< CSV: the id with its unit
    };

    std::vector<std::string> names; ///< of the runs
    std::vector<Row> rows;
};

/// What is compared of events: "t", "x", "y" of their time and place, or the id of one of the system's
/// eventColumns.
std::vector<Quantity> eventQuantities(const System& system);

struct ComparisonOptions {
    /// Ids of the quantities of events, each a row of every event.
    std::vector<std::string> eventQuantities = {"t"};
    std::size_t maxEvents = 0; ///< so many events are listed; 0: all
    bool listAlike = false;    ///< a row for each input that is alike, rather than one for all of them
};

/// Compares runs with the first of them. A run that is not solved has inputs only.
ComparisonTable compare(const System& system, const std::vector<ComparedRun>& runs,
                        const ComparisonOptions& options = {});

/// As a file: one row of it for each row and run, with the difference from the baseline.
std::string comparisonCsv(const ComparisonTable& table);

} // namespace talweg
