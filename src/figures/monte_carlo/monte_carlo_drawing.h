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

/// Which part of the results of random runs is drawn.
struct MonteCarloFigure {
    enum class Kind {
        histogram,   ///< how often a measure has which values, by outcome
        cumulative,  ///< the share of runs up to each value of a measure
        scatter,     ///< a measure against a drawn input, one dot for each run
        response,    ///< the mean of an output where a drawn input is about as large
        sensitivity, ///< the share of an output's variance that each input alone explains, from the same runs
        tornado,     ///< a measure with one input low and high, the others as in the experiment
        sobol,       ///< indices from runs of their own
        paths        ///< where the runs go: quantiles of a quantity at every place or instant
    };
    Kind kind = Kind::histogram;
    std::string output; ///< id of a measure; of responses and indices that of the success as well; of paths
                        ///< PathOf::y
    std::string input;  ///< id of a drawn input, of scatter and response; of paths PathOf::x

    friend bool operator==(const MonteCarloFigure&, const MonteCarloFigure&) = default;
};

/// Whether the figure draws an input.
bool hasInput(MonteCarloFigure::Kind kind);
/// Whether success can be its output.
bool canBeOfSuccess(MonteCarloFigure::Kind kind);

/// A run in a scatter.
struct RunDot {
    double x = 0, y = 0;
    std::size_t run = 0;   ///< from 0
    std::size_t group = 0; ///< see MonteCarloDrawing::groups
};

/// Several bars for one input.
struct BarRow {
    struct Bar {
        std::size_t series = 0; ///< see MonteCarloDrawing::series
        double from = 0, to = 0;
        /// Of `to`; in a tornado the range of the output, where it exceeds both bars.
        std::optional<Interval> interval = {};
    };
    std::vector<std::string> inputs; ///< ids: one, or two that act together
    std::vector<Bar> bars;
    double low = 0, high = 0; ///< of the input, in a tornado
};

/// What a figure draws, worked out of the results: small however many runs there are. Beside what all have,
/// only what its kind needs.
struct MonteCarloDrawing {
    /// What a bar of a row stands for.
    enum class BarOf { first, interaction, total, low, high };

    MonteCarloFigure figure;
    std::shared_ptr<const System> system;
    std::size_t runs = 0;
    double confidence = 0.95;
    std::string notes;                    ///< labels of diagnostics
    std::vector<std::string> groups;      ///< how runs end, for the legend
    std::vector<std::size_t> groupCounts; ///< runs of each
    Histogram histogram;
    double mean = 0, low = 0, median = 0, high = 0; ///< of the measure: 5, 50 and 95 % quantile
    EmpiricalCurve curve;
    std::vector<RunDot> dots;
    ResponseCurve response;
    std::vector<BarOf> series;
    std::vector<BarRow> rows;
    double present = 0;                 ///< of the experiment itself, in a tornado
    std::shared_ptr<const PathFan> fan; ///< of paths; null before the first
};

/// So many of the first runs are drawn as dots.
inline constexpr std::size_t maxDots = 4000;

/// The names of the groups that runs are told apart by: how they end, or whether they succeed. One without a
/// name where the system knows neither.
std::vector<std::string> groupNames(const System& system);
/// The group of each run.
std::vector<std::uint8_t> groupsOf(const MonteCarloResult& result);

/// Works out what a figure draws. `indices` are needed for those of Sobol' alone, `fan` for paths alone, and
/// then they may be null: there is nothing to draw yet. Nothing when cancelled.
std::shared_ptr<const MonteCarloDrawing>
drawingOf(const MonteCarloResult& result, const MonteCarloFigure& figure, const SensitivityResult* indices,
          const std::stop_token& stop, std::shared_ptr<const PathFan> fan = nullptr);

/// What the figure draws as a table in CSV.
std::string drawingTable(const MonteCarloDrawing& drawing);

} // namespace talweg
