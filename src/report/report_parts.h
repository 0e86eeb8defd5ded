#pragma once

#include "report/report_builder.h"
#include "report/report_comparison.h"
#include "report/report_results.h"

namespace talweg {

// What a report says of one experiment, part by part.

/// Its inputs, with what differs from the default values set off, and points and tables among them.
void reportInputs(ReportBuilder& report, const ExperimentResults& one);
/// How its run ended, with measures, tables of its own and audit.
void reportRun(ReportBuilder& report, const ExperimentResults& one);
void reportEvents(ReportBuilder& report, const ExperimentResults& one);
/// The figures of its run.
void reportFigures(ReportBuilder& report, const ExperimentResults& one, const std::vector<PinResults>& pins);
/// Its study: set-up, answer, figures (where they are wanted), designs.
void reportStudy(ReportBuilder& report, const ExperimentResults& one, bool figures);
/// The figures that are wanted of its random runs, what was drawn, and what they say.
void reportRandom(ReportBuilder& report, const ExperimentResults& one, const ReportChoice& choice);
/// Which runs are laid side by side, system by system; none where there is but one.
std::vector<ReportComparison> comparisonsOf(const Project& project, const ReportResults& results,
                                            const ReportChoice& choice);
/// Runs side by side: their inputs that differ, outcomes, measures, events, and figures of all of them.
void reportComparisons(ReportBuilder& report, const std::vector<ReportComparison>& comparisons, bool figures);
/// Whether a figure belongs on paper: scenes in space are pixels, and what is zero throughout is no figure.
bool isWorthDrawing(const Shown& shown, const FigureRecipe& recipe);
/// On paper.
FigureSize sizeOf(const FigureRecipe& recipe);
/// Runs kept as references.
void reportPins(ReportBuilder& report, const ReportResults& results);
/// What symbols mean and where they come from, and how the numbers came about.
void reportAppendix(ReportBuilder& report, const ReportResults& results);

/// What random runs say, a sentence for each line; nothing where there are none.
QStringList randomAnswers(const ExperimentResults& one);

/// "met", "not met", "undecided"; "–" where nothing is known.
QString verdictWord(NamedAnswer::Verdict verdict);

/// "Met from e = 0.71 on …", with the name of what is compared where there are several; a line for each part.
QStringList studyAnswers(const ExperimentResults& one);

} // namespace talweg
