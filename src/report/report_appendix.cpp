#include "report/report_parts.h"
#include "report/report_text.h"

#include "systems/body_measures.h"

#include <algorithm>

namespace talweg {

namespace {

std::vector<const System*> systemsOf(const ReportResults& results) {
    std::vector<const System*> systems;
    for (const ExperimentResults& one : results.experiments)
        if (std::ranges::count(systems, one.system) == 0) systems.push_back(one.system);
    return systems;
}

void reportSymbols(ReportBuilder& report, const System& system) {
    std::vector<ReportRow> rows;
    for (const Parameter& parameter : system.parameters) {
        if (parameter.help.empty()) continue;
        rows.push_back({{{shortName(parameter)}, {toText(parameter.help)}, {toText(parameter.source)}}});
    }
    report.table(
        Report::tr("%1: meaning of the inputs and sources of the equations.").arg(toText(system.name)),
        {{Report::tr("Input")}, {Report::tr("Meaning")}, {Report::tr("Source")}}, std::move(rows));
    rows.clear();
    for (const Quantity& measure : withoutLaterBodies(system.measures))
        if (!measure.help.empty()) rows.push_back({{{toText(measure.label)}, {toText(measure.help)}}});
    report.table(Report::tr("%1: meaning of the results.").arg(toText(system.name)),
                 {{Report::tr("Result")}, {Report::tr("Meaning")}}, std::move(rows));
}

/// Adds a row with the method of an experiment's random runs.
void addRandomMethod(std::vector<ReportRow>& rows, const ExperimentResults& one) {
    if (!one.random.shown.result) return;
    const MonteCarlo& study = one.random.shown.result->study;
    const QString runs = QString::number(study.runs);
    rows.push_back({{{one.experiment.name},
                     {Report::tr("random runs of the experiment")},
                     {QStringLiteral("1")},
                     {runs},
                     {runs},
                     {QString::number(study.seed)},
                     {Report::tr("%1 %").arg(resultText(100 * study.confidence))}}});
}

/// Adds a table with the method of each study.
void reportMethods(ReportBuilder& report, const ReportResults& results) {
    std::vector<ReportRow> rows;
    for (const ExperimentResults& one : results.experiments) {
        addRandomMethod(rows, one);
        if (one.study.empty()) continue;
        const StudyShown& shown = one.study.front().shown;
        const std::size_t runs = solvedRuns(one.study);
        rows.push_back(
            {{{one.experiment.name},
              {shown.noise ? Report::tr("random runs of each design") : Report::tr("all values of a grid")},
              {QString::number(shown.result->designs * one.study.size())},
              {(shown.result->ends.empty() ? QStringLiteral("%1") : Report::tr("up to %1"))
                   .arg(shown.result->runsPerDesign)},
              {QString::number(runs)},
              {shown.noise ? QString::number(shown.noise->study.seed) : QStringLiteral("–")},
              {shown.noise ? Report::tr("%1 %").arg(resultText(100 * shown.noise->study.confidence))
                           : QStringLiteral("–")}}});
    }
    report.table(Report::tr("Methods of the studies."),
                 {{Report::tr("Experiment")},
                  {Report::tr("Method")},
                  {Report::tr("Designs"), true},
                  {Report::tr("Runs per design"), true},
                  {Report::tr("Runs"), true},
                  {Report::tr("Seed"), true},
                  {Report::tr("Confidence"), true}},
                 std::move(rows));
}

/// Adds a table of the measured data that studies used.
void reportMeasured(ReportBuilder& report, const ReportResults& results) {
    constexpr std::size_t enough = 16; // number of printed digits of a digest, enough to identify a file
    std::vector<ReportRow> rows;
    for (const MeasuredColumn& one : results.measured)
        rows.push_back({{{toText(one.file)},
                         {toText(one.column)},
                         {QString::number(one.numbers->values.size())},
                         {toText(one.digest.substr(0, enough))}}});
    if (rows.empty()) return;
    report.table(
        Report::tr("Measured tables that the studies sample. The numbers are stored in the project. The last "
                   "column gives the first digits of the SHA-256 of the file when it was read."),
        {{Report::tr("Table")}, {Report::tr("Column")}, {Report::tr("Count"), true}, {Report::tr("SHA-256")}},
        std::move(rows));
    for (const TableChange& change : results.tableChanges)
        report.say(changeText(change));
}

} // namespace

void reportAppendix(ReportBuilder& report, const ReportResults& results) {
    report.appendix(Report::tr("Interpreting the results"));
    report.section(Report::tr("Conventions"));
    const bool isInRadians = results.units.chosen("angle") == "rad";
    report.say(isInRadians ? Report::tr("Angles are in radians, spins in radians per second.")
                           : Report::tr("Angles are in degrees, spins in radians per second."));
    report.say(Report::tr("Spin and rotation angle are positive counter-clockwise, viewed with x to the "
                          "right and y upward. A body that rolls to the right has a negative spin."));
    report.say(Report::tr(
        "Lists of inputs in brackets give the symbols first and then the values in the same order: [e, μ] = "
        "[0.6, 0.3] means e = 0.6 and μ = 0.3. Inputs without effect are omitted."));
    report.say(
        Report::tr("The margin of a design is the amount by which the design meets the requirement, in the "
                   "unit of the compared quantity. The margin is negative if the requirement is not met."));
    report.section(Report::tr("Methods"));
    report.say(
        Report::tr("Runs are deterministic: the same inputs give the same run. Talweg checks the accuracy of "
                   "every run. The results are doubtful unless all of these conditions hold: the energy "
                   "balance closes to within 10⁻⁹ of the energy given to the run, no energy term exceeds the "
                   "given energy, shorter steps do not change how the run ends, the run does not end on a "
                   "rejected step, no computation limit was reached, and no feature of the ground is too "
                   "small for the method to detect. If one condition fails, the results carry a warning. A "
                   "decaying sequence of impacts is summed as a whole, not followed impact by impact."));
    reportMethods(report, results);
    reportMeasured(report, results);
    report.section(Report::tr("Known limits"));
    report.say(Report::tr(
        "Bodies and ground are rigid. Results are only as accurate as the values given for restitution, "
        "friction, terrain and launch. A percentage over evenly spaced values of an input is not a "
        "probability unless the study gives the distribution of the values. Nothing is computed between the "
        "values of a grid. A single run can be sensitive to small changes: if nearby runs end differently, "
        "its outcome is only one of several possible outcomes."));
    report.section(Report::tr("Symbols and sources"));
    for (const System* system : systemsOf(results))
        reportSymbols(report, *system);
}

} // namespace talweg
