#pragma once

#include "report/report_builder.h"
#include "report/report_results.h"

namespace talweg {

// What a report says of one experiment, part by part.

/// Its inputs, with what differs from the standard values set off, and points and tables among them.
void reportInputs(ReportBuilder& report, const ExperimentResults& one);
/// How its run ended, with measures, tables of its own and audit.
void reportRun(ReportBuilder& report, const ExperimentResults& one);
void reportEvents(ReportBuilder& report, const ExperimentResults& one);
/// The figures of its run.
void reportFigures(ReportBuilder& report, const ExperimentResults& one, const std::vector<PinResults>& pins);
/// Its study: set-up, answer, figures (where they are wanted), designs.
void reportStudy(ReportBuilder& report, const ExperimentResults& one, bool figures);
/// Runs kept as references.
void reportPins(ReportBuilder& report, const ReportResults& results);
/// What symbols mean and where they come from, and how the numbers came about.
void reportAppendix(ReportBuilder& report, const ReportResults& results);

/// "Met from e = 0.71 on …", with the name of what is compared where there are several; a line for each part.
QStringList studyAnswers(const ExperimentResults& one);

} // namespace talweg
