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

/// The part of the results of random runs that a figure shows.
struct MonteCarloFigure {
    enum class Kind {
        histogram,   ///< frequencies of the values of a measure, by outcome
        cumulative,  ///< cumulative share of runs by a measure
        scatter,     ///< a measure against an uncertain input, one dot for each run
        response,    ///< the mean of an output for similar values of an uncertain input
        sensitivity, ///< the share of an output's variance that each input alone explains, from the same runs
        tornado,     ///< a measure for a low and a high value of one input, the others as in the experiment
        sobol,       ///< indices from additional runs
        paths        ///< paths of the runs: quantiles of a quantity at every place or time
    };
    Kind kind = Kind::histogram;
    /// Id of a measure; for responses and indices also the id of success; for paths PathOf::y.
    std::string output;
    std::string input; ///< id of an uncertain input, for scatter and response; for paths PathOf::x

    friend bool operator==(const MonteCarloFigure&, const MonteCarloFigure&) = default;
};

/// Whether the figure needs an input.
bool hasInput(MonteCarloFigure::Kind kind);
/// Whether the output of the figure can be success.
bool canBeOfSuccess(MonteCarloFigure::Kind kind);

/// A run in a scatter.
struct RunDot {
    double x = 0, y = 0;
    std::size_t run = 0;   ///< from 0
    std::size_t group = 0; ///< see MonteCarloDrawing::groups
};

/// A row of bars for one input.
struct BarRow {
    struct Bar {
        std::size_t series = 0; ///< see MonteCarloDrawing::series
        double from = 0, to = 0;
        /// Interval of `to`; in a tornado the range of the output if it exceeds both bars.
        std::optional<Interval> interval = {};
    };
    std::vector<std::string> inputs; ///< ids: one input, or two that interact
    std::vector<Bar> bars;
    double low = 0, high = 0; ///< values of the input, in a tornado
};

/// The data of a figure, computed from the results: small for any number of runs. Contains only the common
/// data and the data for its kind.
struct MonteCarloDrawing {
    /// The meaning of a bar.
    enum class BarOf { first, interaction, total, low, high };

    MonteCarloFigure figure;
    std::shared_ptr<const System> system;
    std::size_t runs = 0;
    double confidence = 0.95;
    std::string notes;                    ///< labels of diagnostics
    std::vector<std::string> groups;      ///< names of the outcomes of runs, for the legend
    std::vector<std::size_t> groupCounts; ///< number of runs in each group
    Histogram histogram;
    /// Mean of the measure, and its 5, 50 and 95 % quantiles.
    double mean = 0, low = 0, median = 0, high = 0;
    EmpiricalCurve curve;
    std::vector<RunDot> dots;
    ResponseCurve response;
    std::vector<BarOf> series;
    std::vector<BarRow> rows;
    double present = 0;                 ///< output of the experiment itself, in a tornado
    std::shared_ptr<const PathFan> fan; ///< only for paths; null before the first
};

/// Largest number of dots; the first runs are drawn.
inline constexpr std::size_t maxDots = 4000;

/// The names of the groups of runs: outcomes, or success and failure. A single group without a name if the
/// system defines neither.
std::vector<std::string> groupNames(const System& system);
/// The group of each run.
std::vector<std::uint8_t> groupsOf(const MonteCarloResult& result);

/// Computes the data of a figure. `indices` are needed only for Sobol' indices, `fan` only for paths; they
/// may be null while there is nothing to draw yet. Nothing when cancelled.
std::shared_ptr<const MonteCarloDrawing>
drawingOf(const MonteCarloResult& result, const MonteCarloFigure& figure, const SensitivityResult* indices,
          const std::stop_token& stop, std::shared_ptr<const PathFan> fan = nullptr);

/// The data of the figure as a CSV table.
std::string drawingTable(const MonteCarloDrawing& drawing);

} // namespace talweg
