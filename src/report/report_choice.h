#pragma once

#include "figures/monte_carlo/monte_carlo_drawing.h"

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <map>
#include <set>

namespace talweg {

/// What a report may be made of beside its title page and summary.
enum class ReportSection { inputs, results, events, figures, study, random, comparison, appendix };

/// What is wanted of a report.
struct ReportChoice {
    QStringList experiments = {}; ///< names; none: all
    /// Those that are left out are wanted.
    std::map<ReportSection, bool> sections = {};
    QDateTime made = {}; ///< what the report says of when it was made
    QString program = {};
    QString folder = {}; ///< of the project's file, where its tables of measured data are; may be empty
    /// Of each experiment that has uncertain inputs; at least 2.
    std::size_t randomRuns = 10'000;
    /// Which figures of random runs are wanted.
    std::set<MonteCarloFigure::Kind> randomFigures = {
        MonteCarloFigure::Kind::paths, MonteCarloFigure::Kind::histogram, MonteCarloFigure::Kind::cumulative,
        MonteCarloFigure::Kind::sensitivity, MonteCarloFigure::Kind::tornado};
    /// Titles of the runs that are compared (ReportSource::title); none: all, up to as many as can be.
    QStringList compared = {};
    QString baseline = {}; ///< the title of the one that others of its system are compared with; empty: the
                           ///< first

    bool has(ReportSection section) const {
        const auto found = sections.find(section);
        return found == sections.end() || found->second;
    }
    bool hasExperiment(const QString& name) const {
        return experiments.isEmpty() || experiments.contains(name);
    }
};

enum class ReportPaper { a4, letter };

/// The moment that SOURCE_DATE_EPOCH names, so that what is made twice is the same; otherwise now.
QDateTime reportDate();

} // namespace talweg
