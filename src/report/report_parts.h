#pragma once

#include "report/report_builder.h"
#include "report/report_comparison.h"
#include "report/report_results.h"

namespace talweg {

// The parts of a report about one experiment.

/// Adds the inputs of an experiment, with points and tables. Values that are not default values are
/// emphasised.
void reportInputs(ReportBuilder& report, const ExperimentResults& one);
/// Adds the outcome of an experiment's run, with results, tables and audit.
void reportRun(ReportBuilder& report, const ExperimentResults& one);
void reportEvents(ReportBuilder& report, const ExperimentResults& one);
/// Adds the figures of an experiment's run, with or without its scene.
void reportFigures(ReportBuilder& report, const ExperimentResults& one, const std::vector<PinResults>& pins,
                   bool hasScene);
/// Adds the scene of an experiment's run, if the system has one.
void reportScene(ReportBuilder& report, const ExperimentResults& one, const std::vector<PinResults>& pins);
/// Adds an experiment's study: set-up, answer, figures (if requested) and designs.
void reportStudy(ReportBuilder& report, const ExperimentResults& one, bool figures);
/// Adds an experiment's random runs: the requested figures, the uncertain inputs and the results.
void reportRandom(ReportBuilder& report, const ExperimentResults& one, const ReportChoice& choice);
/// The runs that the report compares, for each system with at least two of them.
std::vector<ReportComparison> comparisonsOf(const Project& project, const ReportResults& results,
                                            const ReportChoice& choice);
/// Adds comparisons of runs: differing inputs, outcomes, results, events, and figures that show all runs.
void reportComparisons(ReportBuilder& report, const std::vector<ReportComparison>& comparisons, bool figures);
/// Whether a figure is printed. 3-D views are not printed, because they are pixel images. Figures whose
/// values are all zero are not printed either.
bool isWorthDrawing(const Shown& shown, const FigureRecipe& recipe);
/// The size of a figure of a run in the report.
FigureSize sizeOf(const FigureRecipe& recipe);
/// Adds the pinned runs, which are references for other runs.
void reportPins(ReportBuilder& report, const ReportResults& results);
/// Adds the appendix: meaning and source of each symbol, and the methods.
void reportAppendix(ReportBuilder& report, const ReportResults& results);

/// Sentences on the results of random runs; empty if there are none.
QStringList randomAnswers(const ExperimentResults& one);

/// A verdict as a word: "met", "not met", "undecided"; "–" if unknown.
QString verdictWord(NamedAnswer::Verdict verdict);

/// The answers of a study, one line for each part, such as "Met from e = 0.71 on …". If there are several
/// parts, each line begins with the compared value.
QStringList studyAnswers(const ExperimentResults& one);

/// The best design that meets the requirement, one line for each part that has one: "e = 0.86, b = 2 m
/// (crossed: 82.4 %)".
QStringList recommendedDesigns(const ExperimentResults& one);

} // namespace talweg
