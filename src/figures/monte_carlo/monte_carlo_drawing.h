#pragma once

#include "study/empirical_curve.h"
#include "study/histogram.h"
#include "study/path_fan.h"
#include "study/response_curves.h"
#include "study/sensitivity.h"
#include "study/tornado.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace talweg {

/// Identifies a figure of random runs: its kind and its quantities.
struct MonteCarloFigure {
    enum class Kind {
        histogram,   ///< frequencies of the values of a measure, by outcome
        cumulative,  ///< cumulative share of runs, against a measure
        scatter,     ///< a measure against an uncertain input; one dot for each run
        response,    ///< the mean of an output against an uncertain input
        sensitivity, ///< share of an output's variance that each input alone explains, estimated from the
                     ///< same runs
        tornado,     ///< a measure for a low and a high value of each input, the other inputs as in the
                     ///< experiment
        sobol,       ///< Sobol' indices, from additional runs
        paths        ///< paths of the runs: quantiles of a quantity at each place or time
    };
    Kind kind = Kind::histogram;
    /// Id of a measure. For response, sensitivity and sobol it can also be the id of success; for paths it is
    /// PathOf::y.
    std::string output;
    std::string input; ///< for scatter and response: id of an uncertain input; for paths: PathOf::x

    friend bool operator==(const MonteCarloFigure&, const MonteCarloFigure&) = default;
};

/// Whether a figure of this kind needs an input.
bool hasInput(MonteCarloFigure::Kind kind);
/// Whether the output of a figure of this kind can be success.
bool canBeOfSuccess(MonteCarloFigure::Kind kind);

/// The dot of one run in a scatter.
struct RunDot {
    double x = 0, y = 0;
    std::size_t run = 0;   ///< index of the run
    std::size_t group = 0; ///< index in MonteCarloDrawing::groups
};

/// One row of bars: for an input, or for two inputs that interact.
struct BarRow {
    struct Bar {
        std::size_t series = 0; ///< index in MonteCarloDrawing::series
        double from = 0, to = 0;
        /// Confidence interval of `to`. In a tornado: the range of the output, if it exceeds both bars.
        std::optional<Interval> interval = {};
    };
    std::vector<std::string> inputs; ///< ids: one input, or two interacting inputs
    std::vector<Bar> bars;
    double low = 0, high = 0; ///< only in a tornado: low and high value of the input
};

/// The data of a figure, computed from the results. Their size does not grow with the number of runs. Only
/// the members for the figure's kind, and those for all kinds, are set.
struct MonteCarloDrawing {
    /// The meanings of bars.
    enum class BarOf { first, interaction, total, low, high };

    MonteCarloFigure figure;
    std::shared_ptr<const System> system;
    std::size_t runs = 0;
    double confidence = 0.95;
    std::string notes;                    ///< labels of the diagnostics
    std::vector<std::string> groups;      ///< names of the outcomes of runs, as in the legend
    std::vector<std::size_t> groupCounts; ///< number of runs in each group
    Histogram histogram;
    /// Mean, 5 % quantile, median and 95 % quantile of the measure.
    double mean = 0, low = 0, median = 0, high = 0;
    EmpiricalCurve curve;
    std::vector<RunDot> dots;
    ResponseCurve response;
    std::vector<BarOf> series;
    std::vector<BarRow> rows;
    double present = 0;                 ///< only in a tornado: output of the run of the experiment itself
    std::shared_ptr<const PathFan> fan; ///< only for paths; null before the first fan
};

/// Maximum number of dots. If there are more runs, only the first ones are drawn.
inline constexpr std::size_t maxDots = 4000;

/// Names of the groups of runs: the endings of the system, or success and failure. If the system has neither,
/// a single group with an empty name.
std::vector<std::string> groupNames(const System& system);
/// For each run, the index of its group.
std::vector<std::uint8_t> groupsOf(const MonteCarloResult& result);

/// Computes the data of a figure. Only a figure of Sobol' indices needs `indices`, and only a figure of paths
/// needs `fan`; they may be null while they are not yet known. Returns null when cancelled.
std::shared_ptr<const MonteCarloDrawing>
drawingOf(const MonteCarloResult& result, const MonteCarloFigure& figure, const SensitivityResult* indices,
          const std::stop_token& stop, std::shared_ptr<const PathFan> fan = nullptr);

/// The data of a figure as a CSV table.
std::string drawingTable(const MonteCarloDrawing& drawing);

} // namespace talweg
