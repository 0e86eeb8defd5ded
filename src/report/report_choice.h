#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <map>

namespace talweg {

/// What a report may be made of beside its title page and summary.
enum class ReportSection { inputs, results, events, figures, study, appendix };

/// What is wanted of a report.
struct ReportChoice {
    QStringList experiments = {}; ///< names; none: all
    /// Those that are left out are wanted.
    std::map<ReportSection, bool> sections = {};
    QDateTime made = {}; ///< what the report says of when it was made
    QString program = {};
    QString folder = {}; ///< of the project's file, where its tables of measured data are; may be empty

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
