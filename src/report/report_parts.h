#pragma once

#include "report/report_builder.h"
#include "report/report_comparison.h"
#include "report/report_results.h"

namespace talweg {

// The parts of a report about one experiment.

/// Its inputs, with emphasis on differences from the default values, including points and tables.
void reportInputs(ReportBuilder& report, const ExperimentResults& one);
/// The outcome of its run, with measures, tables of the run and audit.
void reportRun(ReportBuilder& report, const ExperimentResults& one);
void reportEvents(ReportBuilder& report, const ExperimentResults& one);
/// The figures of its run.
void reportFigures(ReportBuilder& report, const ExperimentResults& one, const std::vector<PinResults>& pins);
/// Its study: set-up, answer, figures (if requested), designs.
void reportStudy(ReportBuilder& report, const ExperimentResults& one, bool figures);
/// The requested figures of its random runs, the uncertain inputs, and the results.
void reportRandom(ReportBuilder& report, const ExperimentResults& one, const ReportChoice& choice);
/// The runs to compare, system by system; none if there is only one.
std::vector<ReportComparison> comparisonsOf(const Project& project, const ReportResults& results,
                                            const ReportChoice& choice);
/// A comparison of runs: differing inputs, outcomes, measures, events, and common figures.
void reportComparisons(ReportBuilder& report, const std::vector<ReportComparison>& comparisons, bool figures);
/// Whether a figure is printed: 3-D scenes are not, because they are pixels, nor figures that are zero
/// throughout.
bool isWorthDrawing(const Shown& shown, const FigureRecipe& recipe);
/// On paper.
FigureSize sizeOf(const FigureRecipe& recipe);
/// Runs kept as references.
void reportPins(ReportBuilder& report, const ReportResults& results);
/// The meaning of symbols and their sources, and the methods.
void reportAppendix(ReportBuilder& report, const ReportResults& results);

/// The results of random runs, one sentence per line; nothing if there are none.
QStringList randomAnswers(const ExperimentResults& one);

/// "met", "not met", "undecided"; "–" if unknown.
QString verdictWord(NamedAnswer::Verdict verdict);

/// "Met from e = 0.71 on …", with the name of what is compared where there are several; a line for each part.
QStringList studyAnswers(const ExperimentResults& one);

} // namespace talweg
