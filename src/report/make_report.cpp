#include "report/make_report.h"

#include "project/expressions.h"
#include "report/report_parts.h"
#include "report/report_text.h"

#include <algorithm>

namespace talweg {

namespace {

Report titled(const Project& project, const ReportChoice& choice) {
    Report report;
    report.title =
        project.title.trimmed().isEmpty() ? Report::tr("Untitled project") : project.title.trimmed();
    report.author = choice.author;
    report.organisation = choice.organisation;
    report.logo = choice.logo;
    report.program = choice.program;
    report.made = choice.made;
    for (const QString& paragraph : project.notes.split(u'\n', Qt::SkipEmptyParts))
        if (!paragraph.trimmed().isEmpty()) report.notes << paragraph.trimmed();
    return report;
}

QString outcomeOf(const ExperimentResults& one) {
    if (one.shown.isEmpty()) return Report::tr("No result. %1").arg(one.problems.join(u' '));
    return toText(one.shown.run->outcome.sentence);
}

/// Adds the verdicts on the named requirements of the project.
void reportVerdicts(ReportBuilder& report, const ReportResults& results) {
    std::vector<ReportRow> rows;
    for (const ExperimentResults& one : results.experiments)
        for (const auto& [named, answer] : one.named)
            rows.push_back({{{one.experiment.name},
                             {named.name},
                             {conditionText(named.condition)},
                             {verdictWord(answer.verdict)}}});
    report.table(Report::tr("Requirements of the project and their verdicts."),
                 {{Report::tr("Experiment")},
                  {Report::tr("Name")},
                  {Report::tr("Requirement")},
                  {Report::tr("Verdict")}},
                 std::move(rows));
}

/// The experiment that the first page shows: the first one with a study, otherwise the first one with a run.
const ExperimentResults* leadingOf(const ReportResults& results) {
    const ExperimentResults* leading = nullptr;
    for (const ExperimentResults& one : results.experiments) {
        if (one.shown.isEmpty()) continue;
        if (!one.study.empty()) return &one;
        if (!leading) leading = &one;
    }
    return leading;
}

void reportSummary(ReportBuilder& report, const ReportResults& results, const ReportChoice& choice) {
    report.chapter(Report::tr("Summary"));
    if (results.experiments.empty()) return report.say(Report::tr("The project has no experiments."));
    const ExperimentResults* leading = leadingOf(results);
    if (leading)
        for (const QString& design : recommendedDesigns(*leading))
            report.say(design + u'.', Report::tr("Recommended design."), ReportParagraph::Tone::good);
    std::vector<ReportRow> outcomes, answers, chances;
    int number = 1; // number of the chapter before the experiments
    bool isDoubtful = false;
    for (const ExperimentResults& one : results.experiments) {
        const bool doubted =
            !one.shown.isEmpty() && !(one.shown.run->doubts.empty() && one.shown.run->warnings.empty());
        isDoubtful = isDoubtful || doubted;
        outcomes.push_back({{{QString::number(++number)},
                             {one.experiment.name},
                             {toText(one.system->name)},
                             {outcomeOf(one) + (doubted ? QStringLiteral(" *") : QString())}}});
        for (const QString& answer : randomAnswers(one))
            chances.push_back({{{one.experiment.name}, {answer}}});
        const QStringList each = studyAnswers(one);
        if (each.isEmpty()) continue;
        const auto& requirement = one.experiment.study->requirement;
        for (const QString& answer : each)
            answers.push_back({{{answer == each.front() ? one.experiment.name : QString()},
                                {answer == each.front() ? conditionText(requirement) : QString()},
                                {answer}}});
    }
    report.table(Report::tr("Experiments and outcomes."),
                 {{Report::tr("Chapter")},
                  {Report::tr("Experiment")},
                  {Report::tr("System")},
                  {Report::tr("Outcome")}},
                 std::move(outcomes),
                 isDoubtful ? Report::tr("* with warnings; see the chapter of the experiment.") : QString());
    report.table(Report::tr("Requirements of the studies and their answers."),
                 {{Report::tr("Experiment")}, {Report::tr("Requirement")}, {Report::tr("Answer")}},
                 std::move(answers));
    report.table(Report::tr("Answers from random runs of the experiments."),
                 {{Report::tr("Experiment")}, {Report::tr("Answer")}}, std::move(chances));
    reportVerdicts(report, results);
    if (leading && choice.has(ReportSection::figures)) reportScene(report, *leading, results.pins);
}

/// Adds the constants that inputs of the reported experiments use.
void reportConstants(ReportBuilder& report, const Project& project, const ReportResults& results) {
    Expressions expressions;
    for (std::size_t i = 0; i < results.experiments.size(); ++i)
        for (const auto& [id, expression] : results.experiments[i].experiment.expressions)
            expressions[std::to_string(i) + id] = expression;
    const std::vector<Constant> constants = neededConstants(project.constants, expressions);
    const ConstantTable table(constants);
    std::vector<ReportRow> rows;
    for (std::size_t i = 0; i < constants.size(); ++i)
        rows.push_back({{{toText(constants[i].name)},
                         {toText(constants[i].expression)},
                         {toText(table.valueText(i, project.units))}}});
    report.table(Report::tr("Constants of the project."),
                 {{Report::tr("Name")}, {Report::tr("Expression")}, {Report::tr("Value"), true}},
                 std::move(rows));
}

void reportExperiment(ReportBuilder& report, const ExperimentResults& one, const ReportChoice& choice,
                      const ReportResults& results) {
    report.chapter(one.experiment.name);
    report.say(toText(one.system->summary), toText(one.system->name) + '.', ReportParagraph::Tone::muted);
    if (choice.has(ReportSection::inputs)) reportInputs(report, one);
    if (choice.has(ReportSection::results)) reportRun(report, one);
    if (choice.has(ReportSection::figures))
        reportFigures(report, one, results.pins, &one != leadingOf(results));
    if (choice.has(ReportSection::events)) reportEvents(report, one);
    if (choice.has(ReportSection::study)) reportStudy(report, one, choice.has(ReportSection::figures));
    if (choice.has(ReportSection::random)) reportRandom(report, one, choice);
}

} // namespace

Report makeReport(const Project& project, const ReportResults& results, const ReportChoice& choice,
                  const Progress& progress) {
    ReportBuilder report(titled(project, choice));
    reportSummary(report, results, choice);
    report.contents();
    if (choice.has(ReportSection::inputs)) reportConstants(report, project, results);
    std::size_t done = 0;
    for (const ExperimentResults& one : results.experiments) {
        reportExperiment(report, one, choice, results);
        ++done;
        if (progress) progress(static_cast<double>(done) / static_cast<double>(results.experiments.size()));
    }
    if (choice.has(ReportSection::comparison))
        reportComparisons(report, comparisonsOf(project, results, choice),
                          choice.has(ReportSection::figures));
    if (choice.has(ReportSection::results)) reportPins(report, results);
    if (choice.has(ReportSection::appendix)) reportAppendix(report, results);
    return report.take();
}

} // namespace talweg
