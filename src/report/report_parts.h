#pragma once

#include "report/report_builder.h"
#include "report/report_comparison.h"
#include "report/report_results.h"

namespace talweg {

// The parts of a report about one experiment.

/// The experiment's inputs, including points and tables. Differences from the default values are emphasised.
void reportInputs(ReportBuilder& report, const ExperimentResults& one);
/// The outcome of the experiment's run, with measures, tables and audit.
void reportRun(ReportBuilder& report, const ExperimentResults& one);
void reportEvents(ReportBuilder& report, const ExperimentResults& one);
/// The figures of the experiment's run.
void reportFigures(ReportBuilder& report, const ExperimentResults& one, const std::vector<PinResults>& pins);
/// The experiment's study: set-up, answer, figures (if requested) and designs.
void reportStudy(ReportBuilder& report, const ExperimentResults& one, bool figures);
/// The experiment's random runs: the requested figures, the uncertain inputs and the results.
void reportRandom(ReportBuilder& report, const ExperimentResults& one, const ReportChoice& choice);
/// The runs to compare, system by system; none if there is only one.
std::vector<ReportComparison> comparisonsOf(const Project& project, const ReportResults& results,
                                            const ReportChoice& choice);
/// A comparison of runs: differing inputs, outcomes, measures, events, and common figures.
void reportComparisons(ReportBuilder& report, const std::vector<ReportComparison>& comparisons, bool figures);
/// Whether a figure is printed. Scenes in three dimensions are not, because they are pixel images, and
/// neither are figures whose values are all zero.
bool isWorthDrawing(const Shown& shown, const FigureRecipe& recipe);
/// The size of a figure in the report.
FigureSize sizeOf(const FigureRecipe& recipe);
/// The pinned runs, kept as references.
void reportPins(ReportBuilder& report, const ReportResults& results);
/// The appendix: meaning and source of each symbol, and the methods.
void reportAppendix(ReportBuilder& report, const ReportResults& results);

/// The results of random runs, one sentence per line; empty if there are none.
QStringList randomAnswers(const ExperimentResults& one);

/// A verdict as a word: "met", "not met", "undecided"; "–" if unknown.
QString verdictWord(NamedAnswer::Verdict verdict);

/// The answers of a study, such as "Met from e = 0.71 on …", one line for each part. With several parts, each
/// line names the compared value.
QStringList studyAnswers(const ExperimentResults& one);

} // namespace talweg
