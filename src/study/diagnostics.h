#pragma once

#include "study/monte_carlo.h"
#include "study/noise.h"
#include "study/sensitivity.h"
#include "study/sweep.h"

namespace talweg {

/// A fact without which a result would be misread. The window, reports, tables, JSON, figures and Python all
/// take their diagnostics from here.
struct Diagnostic {
    enum class Kind {
        outside,   ///< part of a distribution lies outside the studied or the allowed range and is never
                   ///< sampled
        coarse,    ///< one studied value stands for a large part of a distribution
        idle,      ///< a varied input has no effect
        resampled, ///< many samples of incompatible inputs were replaced
        shifted,   ///< mean or standard deviation of a sample deviates too much from its distribution
        unusual,   ///< some runs have warnings that the run of the experiment does not have
        missing,   ///< some runs have no value for a measure
        interval,  ///< the confidence interval of a mean may be too narrow
        fewEvents, ///< too few successes or failures for sensitivity indices, or for a small probability
        undecided, ///< some runs do not decide success
        doubtful   ///< some runs are doubtful (see Run::doubts)
    };
    Kind kind{};
    std::string sentence;
};
using Diagnostics = std::vector<Diagnostic>;
using NoiseResults = std::vector<std::shared_ptr<const NoiseResult>>;

/// Stable id for programs, such as "few-events".
std::string_view idOf(Diagnostic::Kind kind);

/// Short label for captions of figures, such as "undecided runs".
std::string labelOf(Diagnostic::Kind kind);

/// The diagnostics of a study, over all of its results. The results are in the units of the system; numbers
/// in the sentences are converted to `units`.
Diagnostics diagnosticsOf(const SweepResults& results, const DisplayUnits& units = {});
Diagnostics diagnosticsOf(const NoiseResults& results, const DisplayUnits& units = {});
/// `warnings` are the warnings of single runs; null if unknown.
Diagnostics diagnosticsOf(const MonteCarloResult& result, const RunWarnings* warnings,
                          const DisplayUnits& units = {});
Diagnostics diagnosticsOf(const SensitivityResult& result, const DisplayUnits& units = {});

/// The ids of the diagnostics of each design, separated by blanks, as a table cell.
std::vector<std::string> diagnosticIds(const SweepResult& result);
std::vector<std::string> diagnosticIds(const NoiseResult& result);
/// The ids of all kinds that occur, separated by blanks.
std::string diagnosticIds(const Diagnostics& diagnostics);
/// The labels of all kinds that occur, separated by commas.
std::string diagnosticLabels(const Diagnostics& diagnostics);

/// The summary table with a cell for the diagnostics that follow from the runs.
std::string summaryTable(const MonteCarloResult& result);

} // namespace talweg
