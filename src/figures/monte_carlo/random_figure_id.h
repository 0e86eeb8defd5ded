#pragma once

#include "figures/monte_carlo/monte_carlo_drawing.h"

#include <QString>

namespace talweg {

/// A figure of random runs, with what it is of beside the experiment and its study.
struct RandomFigure {
    MonteCarloFigure figure;
    std::size_t runs = 10000; ///< or as many at most
    /// Runs are added until the interval of the success reaches so many per cent to either side; nothing:
    /// all.
    std::optional<double> halfWidth = {};
    Sampling sampling = Sampling::independent;

    /// More are for the command line, which keeps one copy of them.
    static constexpr std::size_t mostRuns = 1'000'000;
    friend bool operator==(const RandomFigure&, const RandomFigure&) = default;
};

/// Such a figure as a text, for projects and commands: its kind, what it is of, and how many runs, such as
/// "random:scatter,output=x,input=k,runs=10000".
QString idOfRandomFigure(const RandomFigure& figure);

/// A figure of random runs that was read, or what is wrong with the text.
struct RandomFigureReading {
    std::optional<RandomFigure> figure;
    QString problem; ///< a complete sentence
};

/// Reads such a text for a system and the inputs that are drawn. What it leaves out is as in the window at
/// first.
RandomFigureReading randomFigureOf(const QString& id, const System& system, const MonteCarlo& study);

/// The same before anything is known of the runs: what measures and inputs there are is no matter.
RandomFigureReading randomFigureOf(const QString& id);

} // namespace talweg
