#include "report/report_parts.h"

#include "report/report_text.h"
#include "systems/run_counts.h"
#include "systems/wording.h"

#include "figures/study/study_answer.h"
#include "figures/study/study_baseline.h"
#include "figures/study/study_change.h"
#include "figures/study/study_figure_id.h"
#include "figures/study/study_text.h"
#include "figures/study/study_view.h"
#include "study/advisor.h"
#include "study/results_in_units.h"
#include "study/verdict.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace talweg {

namespace {

using Tone = ReportParagraph::Tone;

const SweepResult& resultOf(const ExperimentResults& one) {
    return *one.study.front().shown.result;
}

// --- set-up ----------------------------------------------------------------------------------------

/// Values in the form "0.6 … 1 by 0.01", or as a list.
QString valuesText(const std::vector<double>& values) {
    constexpr std::size_t few = 8;
    QStringList numbers;
    if (values.size() > few) {
        const double step = values[1] - values[0];
        const bool isEven =
            std::ranges::adjacent_find(
                values, [&](double a, double b) { return std::abs(b - a - step) > 1e-6 * std::abs(step); })
            == values.end();
        return isEven ? Report::tr("%1 … %2 in steps of %3")
                            .arg(resultText(values.front()), resultText(values.back()), resultText(step))
                      : Report::tr("%1 … %2").arg(resultText(values.front()), resultText(values.back()));
    }
    for (const double value : values)
        numbers << resultText(value);
    return numbers.join(", ");
}

ReportRow setupRow(const System& system, const QString& role, const std::string& id, const QString& values,
                   std::size_t count) {
    const Parameter& input = parameterOf(system.parameters, id);
    return {{{role},
             {toText(input.symbol)},
             {toText(input.label)},
             {values},
             {toText(input.unit)},
             {count > 0 ? QString::number(count) : QString()}}};
}

QString typedText(const std::string& text) {
    return toText(text).replace(u'-', QChar(0x2212));
}

void reportSetup(ReportBuilder& report, const ExperimentResults& one) {
    const SweepResult& result = resultOf(one);
    const System& system = *one.system;
    const System& own = *one.own; // distributions are typed in its units
    const Study& study = *one.experiment.study;
    std::vector<ReportRow> rows;
    const StudyShown& shown = one.study.front().shown;
    const Sweep& sweep = shown.unknown ? shown.unknown->result->sweep : result.sweep;
    for (std::size_t a = 0; a < sweep.axes.size(); ++a) {
        const Axis& axis = sweep.axes[a];
        const bool isUnknown = a + sweep.unknown >= sweep.axes.size();
        rows.push_back(setupRow(system, isUnknown ? Report::tr("unknown") : Report::tr("varied"),
                                axis.parameter, valuesText(axis.values), axis.values.size()));
    }
    const Axis& over = result.sweep.over;
    if (!result.isRandom)
        rows.push_back(setupRow(system, Report::tr("evaluated over"), over.parameter, valuesText(over.values),
                                over.values.size()));
    else
        rows.push_back(setupRow(study.likely.empty() ? system : own, Report::tr("sampled"), over.parameter,
                                study.likely.empty()
                                    ? Report::tr("equally likely: %1").arg(toText(study.over.values))
                                    : toText(study.likely),
                                0));
    if (!study.likely.empty() && !result.isRandom)
        rows.push_back(setupRow(own, Report::tr("distribution"), over.parameter, toText(study.likely), 0));
    for (const Study::Swept& each : study.uncertain)
        rows.push_back(setupRow(own, Report::tr("uncertain"), each.parameter, toText(each.values), 0));
    for (const Study::Swept& each : study.ties)
        rows.push_back(setupRow(own, Report::tr("computed"), each.parameter, typedText(each.values), 0));
    for (const Study::Swept& each : study.tolerances)
        rows.push_back(setupRow(own, Report::tr("tolerance"), each.parameter, toText(each.values), 0));
    std::vector<std::string> varied{over.parameter};
    for (const Axis& axis : sweep.axes)
        varied.push_back(axis.parameter);
    const QString set = parameterSet(system, one.experiment.values, varied);
    const std::size_t parts = one.study.size();
    report.say(
        (!result.ends.empty() ? Report::tr(
             "Each combination of the varied inputs is a design, %1 in total. Each design is evaluated with "
             "at most %2 random runs, which stop as soon as they show whether the design meets the "
             "requirement. Its confidence interval is valid after any number of runs.")
         : result.isRandom ? Report::tr("Each combination of the varied inputs is a design, %1 in total. "
                                        "Each design is evaluated with %2 random runs.")
                           : Report::tr("Each combination of the varied inputs is a design, %1 in total. "
                                        "Each design is evaluated over %2 runs."))
            .arg(countText(result.designs), countText(result.runsPerDesign)));
    if (parts > 1) {
        QStringList names;
        for (const StudyPart& part : one.study)
            names << part.shown.name;
        report.say(Report::tr("The same designs are evaluated %1 times, once for each %2 (%3), which gives "
                              "%4 runs in total.")
                       .arg(QString::number(parts),
                            toText(inSentence(parameterOf(system.parameters, system.studyCompare).label)),
                            names.join(Report::tr("; ")), countText(solvedRuns(one.study))));
    }
    if (shown.unknown)
        report.say(Report::tr(
            "For each design, unknown inputs take their worst values: the combination with the smallest "
            "margin or, if the study has no requirement, with the lowest percentage of successful runs."));
    report.table(set.isEmpty() ? Report::tr("Inputs of the study.")
                               : Report::tr("Inputs of the study. Other inputs: %1.").arg(set),
                 {{Report::tr("Role")},
                  {Report::tr("Symbol")},
                  {Report::tr("Input")},
                  {Report::tr("Values")},
                  {Report::tr("Unit")},
                  {Report::tr("Count"), true}},
                 std::move(rows));
}

// --- answer ----------------------------------------------------------------------------------------

Tone toneOf(StudyAnswer::Tone tone) {
    return tone == StudyAnswer::Tone::good  ? Tone::good
           : tone == StudyAnswer::Tone::bad ? Tone::bad
                                            : Tone::plain;
}

QString leadOf(const StudyPart& part) {
    return part.shown.name.isEmpty() ? Report::tr("Answer.") : Report::tr("%1.").arg(part.shown.name);
}

/// Adds how the answer differs from the answer of the baseline.
void reportChange(ReportBuilder& report, const ExperimentResults& one) {
    if (one.baseline.empty()) return;
    const auto shown = baselineShown(one.baseline, one.baselineName);
    report.say(Report::tr("The study of “%1” with %2.")
                   .arg(one.baselineExperiment, one.baselineDiffering.join(Report::tr(", "))),
               Report::tr("Baseline."));
    for (const StudyPart& part : one.study) {
        const StudyPart& other = one.baseline[counterpartOf(*part.shown.result, shown)];
        report.say(changeOfAnswer(part, other, one.experiment.values),
                   part.shown.name.isEmpty()
                       ? Report::tr("Compared with the baseline.")
                       : Report::tr("%1, compared with the baseline.").arg(part.shown.name));
    }
}

void reportAnswer(ReportBuilder& report, const ExperimentResults& one) {
    const Values& values = one.experiment.values;
    const StudyPart& first = one.study.front();
    if (first.shown.requirement) report.say(worded(*first.shown.requirement), Report::tr("Requirement."));
    for (std::size_t p = 0; p < one.study.size(); ++p) {
        StudyAnswer answer = answerOf(one.study[p], values);
        if (answer.sentence.isEmpty()) continue;
        if (const QString finer = finerAnswer(one.study[p], one.finer[p]); !finer.isEmpty())
            answer.sentence += ' ' + finer;
        report.say(answer.sentence, leadOf(one.study[p]), toneOf(answer.tone));
    }
    reportChange(report, one);
    if (first.shown.noise)
        report.say(Report::tr("The confidence level of %1 % applies to all %2 designs jointly.")
                       .arg(resultText(100 * first.shown.noise->study.confidence),
                            countText(one.study.size() * first.shown.result->designs)),
                   {}, Tone::muted);
    std::vector<StudyShown> parts;
    for (const StudyPart& part : one.study)
        parts.push_back(part.shown);
    const bool areConverted = !first.shown.noise; // random runs are in original units
    for (const Diagnostic& diagnostic : diagnosticsOf(parts, areConverted ? DisplayUnits() : one.units))
        report.say(toText(diagnostic.sentence), Report::tr("Warning."), Tone::warning);
}

/// Adds the answers to the named requirements of the project.
void reportNamed(ReportBuilder& report, const ExperimentResults& one) {
    std::vector<ReportRow> rows;
    for (const auto& [named, answer] : one.named) {
        QStringList said;
        for (const auto& [name, sentence] : answer.lines)
            said << (name.isEmpty() ? sentence : Report::tr("%1: %2").arg(name, sentence));
        rows.push_back({{{named.name},
                         {conditionText(named.condition)},
                         {verdictWord(answer.verdict)},
                         {said.join(u' ')}}});
    }
    report.table(
        Report::tr("Requirements of the project, evaluated for the design of the experiment."),
        {{Report::tr("Name")}, {Report::tr("Requirement")}, {Report::tr("Verdict")}, {Report::tr("Answer")}},
        std::move(rows));
}

// --- figures ---------------------------------------------------------------------------------------

/// Size of figures. Three of them with captions fit on a page of either paper.
constexpr FigureSize linesSize{reportWidthMm, 59, 300}, mapSize = linesSize;

/// The input on the horizontal axis: the input whose smallest value is sought, otherwise the last axis with
/// several values.
std::string rightAxis(const Sweep& sweep, const std::string& smallest) {
    if (!smallest.empty()) return smallest;
    for (std::size_t a = sweep.axes.size(); a-- > 0;)
        if (sweep.axes[a].values.size() > 1) return sweep.axes[a].parameter;
    return {};
}

/// The result to show in figures: the one in the requirement. Nothing for the percentage of successful runs.
std::optional<std::string> askedMeasureOf(const ExperimentResults& one) {
    const System& system = *one.system;
    const auto& requirement = one.study.front().shown.requirement;
    const auto& measures = resultOf(one).sweep.measures;
    const std::string text = requirement ? requirement->text() : std::string();
    if (!system.success.id.empty() && (text.empty() || text.find(system.success.id) != std::string::npos))
        return {};
    for (const std::string& id : measures)
        if (text.find(id) != std::string::npos) return id;
    return measures.front();
}

/// The inputs that are constant in a line figure or map: "b = 2 m, k = 0.1".
QString heldText(const ExperimentResults& one, const StudyFigure& figure) {
    const SweepResult& result = resultOf(one);
    const auto places = nearestPlaces(result, one.experiment.values);
    QStringList held;
    for (std::size_t a = 0; a < result.sweep.axes.size(); ++a) {
        const Axis& axis = result.sweep.axes[a];
        if (axis.parameter != figure.x && axis.parameter != figure.family && axis.values.size() > 1)
            held << inputText(*one.system, axis.parameter, axis.values[places[a]]);
    }
    return held.join(", ");
}

std::vector<std::string> variedBy(const SweepResult& result) {
    std::vector<std::string> varied{result.sweep.over.parameter};
    for (const Axis& axis : result.sweep.axes)
        varied.push_back(axis.parameter);
    varied.insert(varied.end(), result.sweep.following.begin(), result.sweep.following.end());
    return varied;
}

QString figureCaption(const ExperimentResults& one, const StudyFigure& figure, const QString& what) {
    const bool drawsAll = figure.kind == StudyFigure::Kind::pareto;
    const QString held = drawsAll ? QString() : heldText(one, figure);
    const QString set = parameterSet(*one.system, one.experiment.values, variedBy(resultOf(one)));
    QStringList sentences{what};
    if (!held.isEmpty()) sentences << Report::tr("Other varied inputs: %1.").arg(held);
    if (!set.isEmpty()) sentences << set + '.';
    return sentences.join(' ');
}

QString overText(const SweepResult& result) {
    const Axis& over = result.sweep.over;
    if (result.isRandom)
        return (result.ends.empty() ? Report::tr("%1 random runs of each design")
                                    : Report::tr("up to %1 random runs of each design"))
            .arg(result.runsPerDesign);
    return inputText(*result.system, over.parameter, over.values, true);
}

void reportLines(ReportBuilder& report, const ExperimentResults& one, const std::vector<StudyShown>& shown,
                 const std::string& x) {
    const auto measure = askedMeasureOf(one);
    const System& system = *one.system;
    StudyFigure figure;
    figure.kind = measure ? StudyFigure::Kind::spread : StudyFigure::Kind::percentage;
    figure.x = x;
    figure.measure = measure.value_or(std::string());
    const QString name = inputName(system, x), over = overText(resultOf(one));
    const QString title =
        measure ? Report::tr("%1 against %2").arg(toText(measureOf(system, *measure).label), name)
                : Report::tr("Percentage of the runs that end as “%1” against %2")
                      .arg(toText(inSentence(system.success.label)), name);
    const QString what = measure
                             ? Report::tr("Mean over %1. Error bars show one standard deviation.").arg(over)
                             : Report::tr("Evaluated over %1.").arg(over);
    report.figure(title, figureCaption(one, figure, what),
                  drawStudyFigure(figure, shown, one.experiment.values, Theme::light(), linesSize),
                  linesSize);
}

/// Adds maps over two inputs: `x` and the first other axis with several values.
void reportMaps(ReportBuilder& report, const ExperimentResults& one, const std::vector<StudyShown>& shown,
                const std::string& x) {
    const SweepResult& result = resultOf(one);
    const auto other = std::ranges::find_if(
        result.sweep.axes, [&](const Axis& axis) { return axis.parameter != x && axis.values.size() > 1; });
    if (other == result.sweep.axes.end()) return;
    const auto measure = askedMeasureOf(one);
    StudyFigure figure;
    figure.kind = StudyFigure::Kind::map;
    figure.x = x;
    figure.family = other->parameter;
    figure.measure = measure.value_or(std::string());
    for (const StudyShown& part : shown) {
        const QString of =
            measure ? toText(measureOf(*one.system, *measure).label) : toText(one.system->success.label);
        if (part.less && !differenceProblem(figure, part, one.experiment.values).isEmpty()) continue;
        const QString title =
            (part.less ? Report::tr("Difference from the baseline: %1 against %2 and %3")
                       : Report::tr("%1 against %2 and %3"))
                .arg(of, inputName(*one.system, x), inputName(*one.system, other->parameter));
        QString what = Report::tr("Evaluated over %1.").arg(overText(result));
        if (!part.name.isEmpty()) what = Report::tr("%1. %2").arg(part.name, what);
        if (part.less)
            what += ' '
                    + Report::tr(
                          "Difference from the %1. Lines separate positive, zero and negative differences.")
                          .arg(part.less->name);
        else if (part.requirement)
            what += ' ' + Report::tr("The line bounds the designs that meet the requirement.");
        report.figure(title, figureCaption(one, figure, what),
                      drawStudyFigure(figure, {part}, one.experiment.values, Theme::light(), mapSize),
                      mapSize);
    }
}

/// Adds a figure of the shares of outcomes, unless all runs have the same outcome.
void reportOutcomes(ReportBuilder& report, const ExperimentResults& one, const std::string& x) {
    StudyFigure figure;
    figure.kind = StudyFigure::Kind::outcomes;
    figure.x = x;
    for (const StudyPart& part : one.study) {
        const auto& endings = part.shown.result->endings;
        if (std::ranges::adjacent_find(endings, std::not_equal_to()) == endings.end()) continue;
        QString what = Report::tr("Share of each outcome among all runs, evaluated over %1.")
                           .arg(overText(*part.shown.result));
        if (!part.shown.name.isEmpty()) what = Report::tr("%1. %2").arg(part.shown.name, what);
        report.figure(Report::tr("Outcomes against %1").arg(inputName(*one.system, x)),
                      figureCaption(one, figure, what),
                      drawStudyFigure(figure, {part.shown}, one.experiment.values, Theme::light(), linesSize),
                      linesSize);
    }
}

/// Adds the Pareto fronts.
void reportFronts(ReportBuilder& report, const ExperimentResults& one) {
    const auto& requirement = one.study.front().shown.requirement;
    const StudyFigure figure =
        usualStudyFigure(StudyFigure::Kind::pareto, resultOf(one), *one.experiment.study, requirement);
    for (const StudyPart& part : one.study) {
        if (!part.shown.front) continue;
        const auto count = [&part](Standing standing) {
            return static_cast<std::size_t>(std::ranges::count(part.shown.front->standings, standing));
        };
        QString what =
            Report::tr(
                "Each point is one of the %1 designs; %2 are Pareto-optimal. Designs are evaluated over %3.")
                .arg(countText(part.shown.result->designs), countText(count(Standing::optimal)),
                     overText(*part.shown.result));
        if (const std::size_t undecided = count(Standing::undecided); undecided > 0)
            what +=
                Report::tr(
                    " Rings mark designs that may be Pareto-optimal, given the sampling error (%1 in total).")
                    .arg(countText(undecided));
        if (!part.shown.name.isEmpty()) what = Report::tr("%1. %2").arg(part.shown.name, what);
        report.figure(
            Report::tr("Pareto front: %1 against %2")
                .arg(toText(inSentence(one.system->success.label)), inputName(*one.system, figure.x)),
            figureCaption(one, figure, what),
            drawStudyFigure(figure, {part.shown}, one.experiment.values, Theme::light(), linesSize),
            linesSize);
    }
}

void reportStudyFigures(ReportBuilder& report, const ExperimentResults& one) {
    const std::string x = rightAxis(resultOf(one).sweep, one.study.front().smallest);
    if (x.empty()) return;
    std::vector<StudyShown> shown;
    for (const StudyPart& part : one.study)
        shown.push_back(part.shown);
    const auto baseline = baselineShown(one.baseline, one.baselineName);
    reportLines(report, one, overBaseline(shown, baseline), x);
    reportOutcomes(report, one, x);
    reportMaps(report, one, shown, x);
    reportFronts(report, one);
    if (baseline.empty()) return;
    for (StudyShown& part : shown)
        part.less = std::make_shared<const StudyShown>(baseline[counterpartOf(*part.result, baseline)]);
    reportMaps(report, one, shown, x);
}

// --- designs ---------------------------------------------------------------------------------------

constexpr std::size_t bestDesigns = 10, nearestDesigns = 5;

ReportRow designRow(const StudyPart& part, std::size_t design) {
    const SweepResult& result = *part.shown.result;
    ReportRow row;
    const auto places = result.placesOf(design);
    for (std::size_t a = 0; a < places.size(); ++a)
        row.cells.push_back({resultText(result.sweep.axes[a].values[places[a]])});
    if (!result.system->success.id.empty()) row.cells.push_back({decimalsText(result.percentage[design], 1)});
    if (part.shown.noise) {
        if (!result.ends.empty()) row.cells.push_back({QString::number(result.runCount(design))});
        row.cells.push_back({decimalsText(part.shown.verdicts[design].success.low, 1)});
        row.cells.push_back({decimalsText(part.shown.verdicts[design].success.high, 1)});
    }
    for (std::size_t m = 0; m < result.sweep.measures.size(); ++m) {
        row.cells.push_back({decimalsText(result.spread(design, m).mean, 2)});
        row.cells.push_back({decimalsText(result.spread(design, m).sd, 2)});
    }
    row.cells.push_back({decimalsText(part.margins[design], 2)});
    return row;
}

std::vector<ReportColumn> designColumns(const StudyPart& part) {
    const SweepResult& result = *part.shown.result;
    const System& system = *result.system;
    std::vector<ReportColumn> columns;
    for (const Axis& axis : result.sweep.axes)
        columns.push_back({headingText(parameterOf(system.parameters, axis.parameter)), true});
    if (!system.success.id.empty()) columns.push_back({headingText(system.success), true});
    if (part.shown.noise) {
        if (!result.ends.empty()) columns.push_back({Report::tr("Runs"), true});
        columns.push_back({Report::tr("CI low (%)"), true});
        columns.push_back({Report::tr("CI high (%)"), true});
    }
    for (std::size_t m = 0; m < result.sweep.measures.size(); ++m) {
        Quantity measure = talweg::measureOf(result, m);
        measure.symbol.clear();
        columns.push_back({headingText(measure), true});
        columns.push_back({Report::tr("sd"), true});
    }
    const std::string unit = marginUnit(*part.shown.requirement, *result.system);
    const QString margin = part.shown.noise ? Report::tr("Worst margin") : Report::tr("Margin");
    columns.push_back({headingText(Quantity{.label = margin.toStdString(), .unit = unit}), true});
    return columns;
}

/// The designs that meet the requirement, best first.
std::vector<Advice> meetingDesigns(const StudyPart& part) {
    const SweepResult& result = *part.shown.result;
    return advise(result, *part.shown.requirement, part.margins,
                  std::vector<Limits>(result.sweep.axes.size()), part.smallest);
}

/// Adds the designs that meet the requirement, best first. If none does, adds the closest designs.
void reportDesigns(ReportBuilder& report, const ExperimentResults& one, const StudyPart& part) {
    if (!part.shown.requirement || part.margins.empty()) return;
    const SweepResult& result = *part.shown.result;
    const std::vector<Advice> met = meetingDesigns(part);
    std::vector<std::size_t> designs;
    for (const Advice& advice : met)
        if (designs.size() < bestDesigns) designs.push_back(advice.design);
    QString caption;
    if (!met.empty())
        caption = met.size() > bestDesigns
                      ? Report::tr("The best %1 of the %2 designs that meet the requirement.")
                            .arg(QString::number(bestDesigns), countText(met.size()))
                      : Report::tr("Designs that meet the requirement, best first.");
    else {
        designs.resize(result.designs);
        std::iota(designs.begin(), designs.end(), std::size_t(0));
        const auto last =
            designs.begin() + static_cast<std::ptrdiff_t>(std::min(nearestDesigns, designs.size()));
        std::ranges::partial_sort(designs, last, std::ranges::greater(),
                                  [&](std::size_t design) { return part.margins[design]; });
        designs.erase(last, designs.end());
        caption = leavesOpen(result)
                      ? Report::tr(
                          "No design has been shown to meet the requirement. These designs are the closest.")
                      : Report::tr("No design meets the requirement. These designs are the closest.");
    }
    if (!part.shown.name.isEmpty()) caption = Report::tr("%1. %2").arg(part.shown.name, caption);
    const QString set = parameterSet(*one.system, one.experiment.values, variedBy(result));
    if (!set.isEmpty()) caption += ' ' + set + '.';
    std::vector<ReportRow> rows;
    for (const std::size_t design : designs)
        rows.push_back(designRow(part, design));
    const QString order =
        part.smallest.empty()
            ? Report::tr("Sorted by margin (in the unit of the requirement); sd is the standard deviation.")
            : Report::tr("Sorted by %1, smallest first, then by margin (in the unit of the requirement); sd "
                         "is the standard deviation.")
                  .arg(inputName(*one.system, part.smallest));
    report.table(caption, designColumns(part), std::move(rows), order);
}

} // namespace

QString verdictWord(NamedAnswer::Verdict verdict) {
    switch (verdict) {
    case NamedAnswer::Verdict::met:
        return Report::tr("met");
    case NamedAnswer::Verdict::failed:
        return Report::tr("not met");
    case NamedAnswer::Verdict::undecided:
        return Report::tr("undecided");
    case NamedAnswer::Verdict::none:
        break;
    }
    return QStringLiteral("–");
}

void reportStudy(ReportBuilder& report, const ExperimentResults& one, bool figures) {
    if (!one.experiment.study) return;
    report.section(Report::tr("Study"));
    for (const QString& problem : one.studyProblems)
        report.say(problem, Report::tr("Problem."), Tone::bad);
    if (one.study.empty()) return;
    reportSetup(report, one);
    reportAnswer(report, one);
    reportNamed(report, one);
    if (figures) reportStudyFigures(report, one);
    for (const StudyPart& part : one.study)
        reportDesigns(report, one, part);
}

QStringList recommendedDesigns(const ExperimentResults& one) {
    QStringList lines;
    for (const StudyPart& part : one.study) {
        if (!part.shown.requirement || part.margins.empty()) continue;
        const SweepResult& result = *part.shown.result;
        const std::vector<Advice> met = meetingDesigns(part);
        if (met.empty()) continue;
        QStringList values;
        const auto places = result.placesOf(met.front().design);
        for (std::size_t a = 0; a < places.size(); ++a) {
            const Axis& axis = result.sweep.axes[a];
            const Parameter& input = parameterOf(one.system->parameters, axis.parameter);
            values << QStringLiteral("%1\u00A0=\u00A0%2")
                          .arg(shortName(input), inputValueText(input, axis.values[places[a]]));
        }
        QString line = values.join(QStringLiteral(", "));
        const Quantity& success = result.system->success;
        if (!success.id.empty())
            line += QStringLiteral(" (%1: %2\u00A0%3)")
                        .arg(toText(inSentence(success.label)),
                             decimalsText(result.percentage[met.front().design], 1), toText(success.unit));
        lines << (part.shown.name.isEmpty() ? line : Report::tr("%1: %2").arg(part.shown.name, line));
    }
    return lines;
}

QStringList studyAnswers(const ExperimentResults& one) {
    QStringList answers;
    for (const StudyPart& part : one.study) {
        const StudyAnswer answer = answerOf(part, one.experiment.values);
        if (answer.sentence.isEmpty()) continue;
        answers << (part.shown.name.isEmpty() ? answer.sentence
                                              : Report::tr("%1: %2").arg(part.shown.name, answer.sentence));
    }
    return answers;
}

} // namespace talweg
