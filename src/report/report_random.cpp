#include "report/report_parts.h"

#include "report/report_text.h"
#include "systems/wording.h"

#include "figures/monte_carlo/monte_carlo_view.h"
#include "figures/study/study_text.h"
#include "study/results_in_units.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

using RandomKind = MonteCarloFigure::Kind;

// --- distributions and settings --------------------------------------------------------------------

QString listText(const std::vector<double>& numbers) {
    constexpr std::size_t few = 12;
    QStringList texts;
    for (std::size_t i = 0; i < std::min(few, numbers.size()); ++i)
        texts << resultText(numbers[i]);
    return numbers.size() > few
               ? Report::tr("%1, … (%2 values)").arg(texts.join(", "), QString::number(numbers.size()))
               : texts.join(", ");
}

/// A distribution in words, for example "uniform from 1.9 to 2.1".
QString distributionText(const Distribution& distribution) {
    const auto number = [&](std::size_t i) { return resultText(distribution.numbers[i]); };
    switch (distribution.kind) {
    case Distribution::Kind::uniform:
        return Report::tr("uniform from %1 to %2").arg(number(0), number(1));
    case Distribution::Kind::normal:
        return distribution.numbers.size() > 2
                   ? Report::tr("normal, mean %1, standard deviation %2, truncated at %3 and %4")
                         .arg(number(0), number(1), number(2), number(3))
                   : Report::tr("normal, mean %1, standard deviation %2").arg(number(0), number(1));
    case Distribution::Kind::list:
        return Report::tr("equally likely: %1").arg(listText(distribution.numbers));
    case Distribution::Kind::triangular:
        return Report::tr("triangular from %1 to %3, mode %2").arg(number(0), number(1), number(2));
    case Distribution::Kind::lognormal:
        return Report::tr("lognormal, median %1, geometric standard deviation %2").arg(number(0), number(1));
    case Distribution::Kind::weibull:
        return Report::tr("Weibull, shape %1, scale %2").arg(number(0), number(1));
    case Distribution::Kind::gamma:
        return Report::tr("gamma, shape %1, scale %2").arg(number(0), number(1));
    case Distribution::Kind::beta:
        return Report::tr("beta, shapes %1 and %2, from %3 to %4")
            .arg(number(0), number(1), number(2), number(3));
    case Distribution::Kind::weights:
        return Report::tr("values %1 with weights %2")
            .arg(listText(distribution.numbers), listText(distribution.weights));
    case Distribution::Kind::file:
        return Report::tr("measured: %1").arg(toText(distribution.source));
    }
    return {};
}

void reportDrawn(ReportBuilder& report, const ExperimentResults& one) {
    const MonteCarloResult& result = *one.random.shown.result;
    const System& system = *one.system;
    std::vector<ReportRow> rows;
    std::vector<std::string> varied;
    for (std::size_t i = 0; i < result.study.inputs.size(); ++i) {
        const Distribution& input = result.study.inputs[i];
        const Parameter& parameter = parameterOf(system.parameters, input.parameter);
        const DrawnInput& drawn = result.drawn[i];
        const std::string& own = parameterOf(one.own->parameters, input.parameter).unit;
        const double factor = one.units.factor(own);
        varied.push_back(input.parameter);
        rows.push_back({{{toText(parameter.symbol)},
                         {toText(parameter.label)},
                         {distributionText(inUnits(input, own, one.units))},
                         {toText(parameter.unit)},
                         {resultText(factor * drawn.asked.moments.mean)},
                         {resultText(factor * drawn.asked.moments.sd)},
                         {resultText(factor * drawn.drawn.mean)},
                         {resultText(factor * drawn.drawn.sd)}}});
    }
    for (const Tie& tie : result.study.ties) {
        const Parameter& parameter = parameterOf(one.own->parameters, tie.parameter);
        varied.push_back(tie.parameter);
        rows.push_back({{{toText(parameter.symbol)},
                         {toText(parameter.label)},
                         {Report::tr("computed: %1").arg(toText(tie.expression))},
                         {toText(parameter.unit)},
                         {},
                         {},
                         {},
                         {}}});
    }
    const QString set = parameterSet(system, one.experiment.values, varied);
    report.table(set.isEmpty() ? Report::tr("Uncertain inputs.")
                               : Report::tr("Uncertain inputs. Other inputs: %1.").arg(set),
                 {{Report::tr("Symbol")},
                  {Report::tr("Input")},
                  {Report::tr("Distribution")},
                  {Report::tr("Unit")},
                  {Report::tr("Specified mean"), true},
                  {Report::tr("Specified sd"), true},
                  {Report::tr("Sampled mean"), true},
                  {Report::tr("Sampled sd"), true}},
                 std::move(rows), Report::tr("sd is the standard deviation."));
    for (const Correlation& each : result.study.correlations)
        report.say(
            Report::tr("%1 and %2 have a rank correlation of %3.")
                .arg(inputName(system, each.first), inputName(system, each.second), resultText(each.rank)));
}

// --- results ---------------------------------------------------------------------------------------

/// The number of decimals to print for values with this standard deviation.
int decimalsFor(double sd) {
    if (!(sd > 0) || !std::isfinite(sd)) return 3;
    return std::clamp(2 - static_cast<int>(std::floor(std::log10(sd))), 0, 6);
}

void reportEstimates(ReportBuilder& report, const ExperimentResults& one) {
    const MonteCarloShown& shown = one.random.shown;
    const MonteCarloResult& result = *shown.result;
    std::vector<ReportRow> rows;
    for (std::size_t m = 0; m < result.estimates.size(); ++m) {
        const Estimate& estimate = result.estimates[m];
        const Interval& mean = estimate.meanInterval.interval;
        const Quantity& measure = measureOf(*one.system, result.study.measures[m]);
        const double factor = one.units.factor(measureOf(*one.own, result.study.measures[m]).unit);
        ReportRow& row = rows.emplace_back();
        row.cells.push_back({headingText(measure)});
        const auto& [five, half, most] = shown.quantiles[m];
        for (const double number :
             {estimate.mean, mean.low, mean.high, estimate.sd, estimate.min, five, half, most, estimate.max})
            row.cells.push_back({decimalsText(factor * number, decimalsFor(factor * estimate.sd))});
    }
    report.table(Report::tr("Statistics of the results of all %1 runs.").arg(countText(result.study.runs)),
                 {{Report::tr("Result")},
                  {Report::tr("Mean"), true},
                  {Report::tr("from"), true},
                  {Report::tr("to"), true},
                  {Report::tr("sd"), true},
                  {Report::tr("Minimum"), true},
                  {Report::tr("5 %"), true},
                  {Report::tr("50 %"), true},
                  {Report::tr("95 %"), true},
                  {Report::tr("Maximum"), true}},
                 std::move(rows),
                 Report::tr("“from” and “to” are the limits of the %1 % confidence interval of the mean; sd "
                            "is the standard deviation; 5 %, 50 % and 95 % are percentiles.")
                     .arg(resultText(100 * result.study.confidence)));
}

// --- figures ---------------------------------------------------------------------------------------

/// Whether a figure is printed. A result that is equal in all runs is described in words instead.
bool isWorthDrawing(const MonteCarloDrawing& drawing) {
    switch (drawing.figure.kind) {
    case RandomKind::histogram:
        return drawing.histogram.classes() > 0 && !drawing.histogram.isOneValue;
    case RandomKind::cumulative:
        return drawing.curve.x.size() > 1;
    case RandomKind::scatter:
        return !drawing.dots.empty();
    case RandomKind::response:
        return !drawing.response.points.empty();
    case RandomKind::paths:
        return drawing.fan && !drawing.fan->at.empty();
    case RandomKind::sensitivity:
    case RandomKind::tornado:
    case RandomKind::sobol:
        break;
    }
    return !drawing.rows.empty();
}

/// The title of a figure, and its caption.
std::pair<QString, QString> randomTitle(const System& system, const MonteCarloDrawing& drawing) {
    const MonteCarloFigure& figure = drawing.figure;
    if (figure.kind == RandomKind::paths)
        return {Report::tr("Paths of random runs"),
                Report::tr("Median, and bands that contain 50 % and 90 % of the runs. Dashed: the run of the "
                           "experiment. The strip at the bottom shows the share of runs with a value at each "
                           "point of the x axis.")};
    const bool isSuccess = figure.output == system.success.id;
    const QString output = toText(isSuccess ? system.success.label : measureOf(system, figure.output).label);
    const QString input = figure.input.empty() ? QString() : inputName(system, figure.input);
    const QString confidence = resultText(100 * drawing.confidence);
    switch (figure.kind) {
    case RandomKind::histogram:
        return {
            Report::tr("%1 in random runs").arg(output),
            Report::tr("Frequency of values by outcome. Dashed: mean and 5th, 50th and 95th percentiles.")};
    case RandomKind::cumulative:
        return {Report::tr("%1 in random runs, cumulative").arg(output),
                Report::tr("Cumulative share of runs, with a %1 % confidence band for the whole curve.")
                    .arg(confidence)};
    case RandomKind::scatter:
        return {Report::tr("%1 against %2 in random runs").arg(output, input),
                Report::tr("One dot per run, coloured by outcome.")};
    case RandomKind::response:
        return {Report::tr("%1 averaged over similar values of %2").arg(output, input),
                Report::tr("Each point is the mean of the runs with similar values of the input. The band "
                           "shows the confidence interval of each mean.")};
    case RandomKind::sensitivity:
        return {
            Report::tr("Sensitivity of %1").arg(toText(inSentence(output.toStdString()))),
            Report::tr("Share of the variance that each input explains alone, computed from the same runs.")};
    case RandomKind::tornado:
        return {Report::tr("%1 for a low and a high value of each input").arg(output),
                Report::tr("Each input in turn is set to its 5th and then to its 95th percentile; the other "
                           "inputs keep their values in the experiment.")};
    case RandomKind::sobol:
    case RandomKind::paths:
        break;
    }
    return {Report::tr("Sobol' indices of %1").arg(toText(inSentence(output.toStdString()))),
            Report::tr("Share of the variance due to each input, alone and including its interactions, with "
                       "%2 % confidence intervals. Estimated from %1 additional runs.")
                .arg(countText(drawing.runs), confidence)};
}

/// The size of a figure. The height of a figure with bars grows with the number of inputs.
FigureSize randomSize(const MonteCarloDrawing& drawing) {
    constexpr double usualMm = 59, frameMm = 26, rowMm = 9;
    const double bars = frameMm + rowMm * static_cast<double>(drawing.rows.size());
    return {reportWidthMm, drawing.rows.empty() ? usualMm : std::clamp(bars, 44.0, 120.0), 300};
}

void reportRandomFigures(ReportBuilder& report, const ExperimentResults& one, const ReportChoice& choice) {
    std::vector<std::string> varied;
    for (const Distribution& input : one.random.shown.result->study.inputs)
        varied.push_back(input.parameter);
    const QString set = parameterSet(*one.system, one.experiment.values, varied);
    for (const auto& drawing : one.random.drawings) {
        if (!choice.randomFigures.contains(drawing->figure.kind) || !isWorthDrawing(*drawing)) continue;
        const auto [title, what] = randomTitle(*one.system, *drawing);
        const FigureSize size = randomSize(*drawing);
        report.figure(title, set.isEmpty() ? what : QStringLiteral("%1 %2.").arg(what, set),
                      drawMonteCarlo(drawing, Theme::light(), size), size);
    }
}

} // namespace

void reportRandom(ReportBuilder& report, const ExperimentResults& one, const ReportChoice& choice) {
    using Tone = ReportParagraph::Tone;
    if (one.random.isEmpty()) return;
    report.section(Report::tr("Random runs"));
    for (const QString& problem : one.random.problems)
        report.say(problem, Report::tr("Problem."), Tone::bad);
    if (!one.random.shown.result) return;
    const MonteCarloResult& result = *one.random.shown.result;
    report.say(Report::tr("%1 independent runs of the experiment with sampled inputs; seed %2.")
                   .arg(countText(result.study.runs), QString::number(result.study.seed)));
    for (const QString& answer : answersOf(one.random.shown, {}, one.units))
        report.say(answer, Report::tr("Answer."));
    for (const QString& warning : warningsOf(one.random.shown, one.units))
        report.say(warning, Report::tr("Warning."), Tone::warning);
    reportDrawn(report, one);
    reportEstimates(report, one);
    if (choice.has(ReportSection::figures)) reportRandomFigures(report, one, choice);
}

QStringList randomAnswers(const ExperimentResults& one) {
    if (!one.random.shown.result) return {};
    const auto& measures = one.random.shown.result->study.measures;
    const QStringList answers = answersOf(
        one.random.shown, one.system->success.id.empty() ? measures.front() : std::string(), one.units);
    return answers;
}

} // namespace talweg
