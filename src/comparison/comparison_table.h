#pragma once

#include "comparison/compared.h"

namespace talweg {

/// Runs side by side: one column for each run, the baseline first. Windows and commands show comparisons from
/// this table.
struct ComparisonTable {
    struct Cell {
        std::string text = {};               ///< set if the cell is not a number
        std::optional<double> number = {};   ///< may be infinite or missing
        std::optional<double> baseline = {}; ///< the baseline's number, for comparison
        bool differs = false;                ///< whether the cell differs from the baseline
        bool plays = true;                   ///< whether the row's quantity has an effect in this run
        std::string note = {};               ///< additional sentences about the cell

        /// Difference from the baseline, absolute and relative; nothing if the cell or the baseline is not a
        /// number.
        std::optional<double> difference() const;
        std::optional<double> relative() const;
        bool isEmpty() const { return text.empty() && !number; }
    };
    struct Row {
        /// An `alike` row represents several identical inputs; its help lists them.
        enum class Kind { heading, input, alike, outcome, measure, event };
        Kind kind{};
        std::string id = {};    ///< id of the input, measure or event quantity
        std::string label = {}; ///< label with the symbol, if any
        std::string unit = {};
        std::string help = {};
        std::vector<Cell> cells = {}; ///< one for each run; empty for a heading
        std::string column = {};      ///< column name for CSV files: the id with its unit
    };

    std::vector<std::string> names; ///< names of the runs
    std::vector<Row> rows;
};

/// Event quantities that can be compared: "t", "x" and "y" for time and place, and the ids of the system's
/// eventColumns.
std::vector<Quantity> eventQuantities(const System& system);

struct ComparisonOptions {
    /// Ids of the event quantities to compare; each gives a row for every event.
    std::vector<std::string> eventQuantities = {"t"};
    std::size_t maxEvents = 0; ///< largest number of listed events; 0 lists all
    bool listAlike = false;    ///< list identical inputs in one row each, instead of one row for all
};

/// Compares runs with the first. Runs that are not solved are compared only by their inputs.
ComparisonTable compare(const System& system, const std::vector<ComparedRun>& runs,
                        const ComparisonOptions& options = {});

/// Contents of a CSV file: one line for each row and run, with the difference from the baseline.
std::string comparisonCsv(const ComparisonTable& table);

} // namespace talweg
