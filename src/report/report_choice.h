#pragma once

#include "figures/monte_carlo/monte_carlo_drawing.h"

#include <QDateTime>
#include <QImage>
#include <QString>
#include <QStringList>
#include <map>
#include <set>

namespace talweg {

/// The optional sections of a report.
enum class ReportSection { inputs, results, events, figures, study, random, comparison, appendix };

/// The settings of a report.
struct ReportChoice {
    QStringList experiments = {}; ///< names of the experiments to include; empty: all
    /// Whether to include a section. Sections that are not listed are included, except the appendix.
    std::map<ReportSection, bool> sections = {};
    QString author = {}, organisation = {}; ///< printed below the title; may be empty
    QImage logo = {};                       ///< printed above the title; may be null
    QDateTime made = {};                    ///< date printed in the report
    QString program = {};
    QString folder = {}; ///< folder of the project's file and of its measured tables; may be empty
    /// Number of random runs for each experiment with uncertain inputs; at least 2.
    std::size_t randomRuns = 10'000;
    /// The figures of random runs to include.
    std::set<MonteCarloFigure::Kind> randomFigures = {
        MonteCarloFigure::Kind::paths, MonteCarloFigure::Kind::histogram, MonteCarloFigure::Kind::cumulative,
        MonteCarloFigure::Kind::sensitivity, MonteCarloFigure::Kind::tornado};
    /// Titles of the runs to compare (ReportSource::title). Empty: all runs, up to the largest number that
    /// can be compared.
    QStringList compared = {};
    QString baseline = {}; ///< title of the baseline of the comparison; empty: the first run

    bool has(ReportSection section) const {
        const auto found = sections.find(section);
        return found == sections.end() ? section != ReportSection::appendix : found->second;
    }
    bool hasExperiment(const QString& name) const {
        return experiments.isEmpty() || experiments.contains(name);
    }
};

enum class ReportPaper { a4, letter };

/// The date of a report: the time in the environment variable SOURCE_DATE_EPOCH, which makes reports
/// reproducible, or else the current time.
QDateTime reportDate();

} // namespace talweg
