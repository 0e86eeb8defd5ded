#pragma once

#include "figures/monte_carlo/monte_carlo_drawing.h"

#include <QString>

namespace talweg {

/// A figure of random runs, with the settings that belong neither to the experiment nor to its study.
struct RandomFigure {
    MonteCarloFigure figure;
    std::size_t runs = 10000; ///< number of runs; the maximum if `halfWidth` is set
    /// Half-width, in percentage points, of the interval of the probability of success at which no more runs
    /// are solved. Without a value, all runs are solved.
    std::optional<double> halfWidth = {};
    Sampling sampling = Sampling::independent;

    /// Maximum in the window. Larger numbers are only for the command line, which stores a single copy.
    static constexpr std::size_t mostRuns = 1'000'000;
    friend bool operator==(const RandomFigure&, const RandomFigure&) = default;
};

/// The id of a figure, for projects and commands: its kind, quantities and number of runs, such as
/// "random:scatter,output=x,input=k,runs=10000".
QString idOfRandomFigure(const RandomFigure& figure);

/// A parsed figure of random runs, or the error in the text.
struct RandomFigureReading {
    std::optional<RandomFigure> figure;
    QString problem; ///< a complete sentence
};

/// Inverse of idOfRandomFigure, for a system and the uncertain inputs of a study. Omitted settings have the
/// defaults of the window.
RandomFigureReading randomFigureOf(const QString& id, const System& system, const MonteCarlo& study);

/// As above, but does not check measures and inputs.
RandomFigureReading randomFigureOf(const QString& id);

} // namespace talweg
