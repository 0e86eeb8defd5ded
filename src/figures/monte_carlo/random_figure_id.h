#pragma once

#include "figures/monte_carlo/monte_carlo_drawing.h"

#include <QString>

namespace talweg {

/// A figure of random runs, with its settings beyond the experiment and its study.
struct RandomFigure {
    MonteCarloFigure figure;
    std::size_t runs = 10000; ///< number of runs, or with `halfWidth` the maximum
    /// Runs are added until the interval of the probability of success has this half-width, in percentage
    /// points. Without a value, all runs are solved.
    std::optional<double> halfWidth = {};
    Sampling sampling = Sampling::independent;

    /// Larger numbers are only for the command line, which stores a single copy.
    static constexpr std::size_t mostRuns = 1'000'000;
    friend bool operator==(const RandomFigure&, const RandomFigure&) = default;
};

/// The figure as a text for projects and commands: its kind, its quantities and the number of runs, such as
/// "random:scatter,output=x,input=k,runs=10000".
QString idOfRandomFigure(const RandomFigure& figure);

/// A parsed figure of random runs, or the error in the text.
struct RandomFigureReading {
    std::optional<RandomFigure> figure;
    QString problem; ///< a complete sentence
};

/// Parses the result of idOfRandomFigure for a system and its uncertain inputs. Omitted settings have the
/// defaults of the window.
RandomFigureReading randomFigureOf(const QString& id, const System& system, const MonteCarlo& study);

/// The same without a system: measures and inputs are not checked.
RandomFigureReading randomFigureOf(const QString& id);

} // namespace talweg
