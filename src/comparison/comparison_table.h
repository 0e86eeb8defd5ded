#pragma once

#include "comparison/compared.h"

namespace talweg {

/// Runs side by side, one per column with the baseline first. All comparisons in windows and commands come
/// from this table.
struct ComparisonTable {
    struct Cell {
        std::string text = {};               ///< set if it is not a number
        std::optional<double> number = {};   ///< may be infinite or missing
        std::optional<double> baseline = {}; ///< number of the baseline, for comparison
        bool differs = false;                ///< differs from the baseline
        bool plays = true;                   ///< has an effect in this run
        std::string note = {};               ///< additional sentences about the cell

        /// Difference from the baseline; nothing if one of the two is not a number.
        std::optional<double> difference() const;
        std::optional<double> relative() const;
        bool isEmpty() const { return text.empty() && !number; }
    };
    struct Row {
        /// `alike` is a row that represents several; its help lists them.
        enum class Kind { heading, input, alike, outcome, measure, event };
        Kind kind{};
        std::string id = {};    ///< id of the input, measure or event quantity
        std::string label = {}; ///< label with the symbol, if any
        std::string unit = {};
        std::string help = {};
        std::vector<Cell> cells = {}; ///< one for each run; empty for a heading
        std::string column = {};      ///< CSV: the id with its unit
    };

    std::vector<std::string> names; ///< names of the runs
    std::vector<Row> rows;
};

/// Compared quantities of events: "t", "x", "y" for time and place, or ids of the system's eventColumns.
std::vector<Quantity> eventQuantities(const System& system);

struct ComparisonOptions {
    /// Ids of the event quantities; each gives a row for every event.
    std::vector<std::string> eventQuantities = {"t"};
    std::size_t maxEvents = 0; ///< number of listed events; 0: all
    bool listAlike = false;    ///< one row for each identical input instead of one row for all
};

/// Compares runs with the first. A run that is not solved has only inputs.
ComparisonTable compare(const System& system, const std::vector<ComparedRun>& runs,
                        const ComparisonOptions& options = {});

/// CSV file: one line for each row and run, with the difference from the baseline.
std::string comparisonCsv(const ComparisonTable& table);

} // namespace talweg
