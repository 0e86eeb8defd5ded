#include "cli/monte_carlo.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "base/translation.h"
#include "cli/cases.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/progress_line.h"
#include "cli/study_json.h"
#include "cli/study_options.h"
#include "cli/vouching.h"
#include "study/diagnostics.h"
#include "study/idle_inputs.h"
#include "study/measured_source.h"
#include "study/response_curves.h"
#include "study/run_warnings.h"
#include "study/sensitivity.h"
#include "study/sobol_points.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace talweg {

// --- options ---------------------------------------------------------------------------------------

QString distributionForm() {
    return QCoreApplication::translate("talweg", "id=DISTRIBUTION, where DISTRIBUTION is %1")
        .arg(toQt(distributionForms()));
}

namespace {

/// The distributions given by --dist, in the order of the system's inputs. This way, tables do not depend on
/// the order of the options.
std::vector<Distribution> distributionsFrom(const System& system, const Values& base,
                                            const TableFolder& tables, const Options& options) {
    std::vector<Distribution> inputs;
    QStringList problems;
    for (const QString& given : options.all("dist")) {
        const auto [id, text] = idAndText("dist", given, distributionForm());
        DistributionReading reading = readDistribution(system, id, text, {&base, tables.columns()});
        if (reading.distribution)
            inputs.push_back(std::move(*reading.distribution));
        else
            problems << toQt(reading.error);
    }
    if (!problems.isEmpty()) throw Failure{badInput, problems};
    if (inputs.empty())
        misuse(QCoreApplication::translate("talweg", "--monte-carlo needs at least one --dist %1.")
                   .arg(distributionForm()));
    std::ranges::stable_sort(inputs, {}, [&system](const Distribution& input) {
        return std::ranges::find(system.parameters, input.parameter, &Parameter::id);
    });
    return inputs;
}

} // namespace

std::vector<Correlation> correlationsFrom(const Options& options) {
    std::vector<Correlation> correlations;
    for (const QString& given : options.all("correlate")) {
        const QStringList ids = given.section(u'=', 0, 0).split(u',');
        const auto rank = readNumber(given.section(u'=', 1).toStdString());
        if (ids.size() != 2 || !rank)
            misuse(QCoreApplication::translate("talweg",
                                               "--correlate %1: must have the form id,id=RANK, where RANK is "
                                               "a number between -1 and 1, for example mu,e=0.6.")
                       .arg(given));
        correlations.push_back({ids[0].trimmed().toStdString(), ids[1].trimmed().toStdString(), *rank});
    }
    return correlations;
}

namespace {

MonteCarlo studyFrom(const System& system, const Values& base, const std::vector<Study::Swept>& ties,
                     const TableFolder& tables, const Options& options) {
    MonteCarlo study{base, {}, measuresFrom(system, options)};
    study.runs = wholeFrom(options, "monte-carlo", study.runs);
    study.seed = wholeFrom(options, "seed", study.seed);
    study.confidence = confidenceFrom(options);
    study.inputs = distributionsFrom(system, base, tables, options);
    for (const auto& [parameter, expression] : ties)
        study.ties.push_back({parameter, expression});
    study.correlations = correlationsFrom(options);
    study.bounds = boundsFrom(options);
    if (options.has("sobol")) study.sampling = Sampling::sobol;
    return study;
}

// --- results ---------------------------------------------------------------------------------------

/// A number rounded for people.
QString shortly(double number) {
    return std::isfinite(number) ? QString::number(number, 'g', 6)
                                 : QCoreApplication::translate("talweg", "unknown");
}

/// A number and its interval, with enough digits to distinguish the ends of the interval.
struct Between {
    QString number, low, high;
};

Between shortly(double number, const Interval& interval) {
    const auto [low, high] = interval;
    if (!(std::isfinite(low) && std::isfinite(high) && low < high))
        return {shortly(number), shortly(low), shortly(high)};
    int digits = 6;
    const auto text = [&digits](double end) { return QString::number(end, 'g', digits); };
    while (digits < std::numeric_limits<double>::max_digits10 && text(low) == text(high))
        ++digits;
    return {std::isfinite(number) ? text(number) : shortly(number), text(low), text(high)};
}

QString measureLine(const std::string& measure, const Estimate& of) {
    const auto [mean, low, high] = shortly(of.mean, of.meanInterval.interval);
    return QCoreApplication::translate("talweg", "%1: mean %2, from %3 to %4")
        .arg(toQt(measure), mean, low, high);
}

QString inputLine(const DrawnInput& input) {
    return QCoreApplication::translate("talweg", "%1: requested %2 ± %3, sampled %4 ± %5")
        .arg(toQt(input.asked.parameter), shortly(input.asked.moments.mean), shortly(input.asked.moments.sd),
             shortly(input.drawn.mean), shortly(input.drawn.sd));
}

} // namespace

QStringList distributionFiles(const Options& options) {
    QStringList files;
    for (const QString& given : options.all("dist")) {
        const QString text = given.section(u'=', 1).trimmed();
        if (text.startsWith("file:")) files << toQt(measuredSource(text.sliced(5).toStdString()).file);
    }
    return tablePaths(files);
}

std::vector<MeasureBounds> boundsFrom(const Options& options) {
    std::vector<MeasureBounds> bounds;
    for (const QString& given : options.all("bounds")) {
        const auto [id, text] = idAndText(
            "bounds", given, QCoreApplication::translate("talweg", "id=from:to, for example height=-10:0"));
        const auto colon = text.find(':');
        const auto low = readNumber(text.substr(0, colon));
        const auto high = colon == std::string::npos ? low : readNumber(text.substr(colon + 1));
        if (colon == std::string::npos || !low || !high)
            misuse(
                QCoreApplication::translate(
                    "talweg",
                    "--bounds %1: must have the form id=from:to with two numbers, for example height=-10:0.")
                    .arg(given));
        bounds.push_back({id, {*low, *high}});
    }
    return bounds;
}

void printSummary(const MonteCarloResult& result, const Options& options, const Streams& streams) {
    const bool isTaken = options.text("csv") == "-" || options.text("runs") == "-"
                         || options.text("json") == "-" || options.has("sensitivity");
    QTextStream& out = isTaken ? streams.notes : streams.out;
    const System& system = *result.system;
    out << toQt(trCount(static_cast<std::int64_t>(result.study.runs),
                        "%1 run, seed %2, %3 % confidence intervals",
                        "%1 runs, seed %2, %3 % confidence intervals", result.study.runs, result.study.seed,
                        shortly(100 * result.study.confidence).toStdString()))
        << '\n';
    if (!result.shift.empty())
        out << QCoreApplication::translate("talweg", "Sobol' points with %1 random shifts").arg(sobolShifts)
            << '\n';
    if (!system.success.id.empty()) {
        const auto [percentage, low, high] = shortly(result.percentage, result.percentageInterval);
        out << QCoreApplication::translate("talweg", "%1: %2 %, from %3 to %4")
                   .arg(toQt(system.success.id), percentage, low, high)
            << '\n';
    }
    for (std::size_t m = 0; m < result.estimates.size(); ++m)
        out << measureLine(result.study.measures[m], result.estimates[m]) << '\n';
    for (const DrawnInput& input : result.drawn)
        out << inputLine(input) << '\n';
    out << QCoreApplication::translate("talweg", "resampled: %1 %").arg(shortly(100 * result.redrawnShare()))
        << '\n';
}

void monteCarlo(const std::shared_ptr<const System>& system, const Values& base,
                const std::vector<Study::Swept>& ties, const Options& options, const Streams& streams) {
    refuse(options,
           {"grid", "over", "compare", "require", "smallest", "tolerance", "noise", "pair", "pareto",
            "until-decided"},
           QCoreApplication::translate("talweg", "cannot be used with --monte-carlo."));
    const bool writesRuns = options.has("csv") || options.has("runs") || options.has("curves")
                            || (options.has("json") && !options.has("sensitivity"));
    if (!writesRuns && !options.has("sensitivity"))
        misuse(QCoreApplication::translate("talweg",
                                           "--monte-carlo needs an output: --csv OUT.csv, --runs RUNS.csv, "
                                           "--curves OUT.csv, --json OUT.json or --sensitivity."));
    if (options.has("sensitivity"))
        requireQuietOutput(options,
                           QCoreApplication::translate("talweg", "--sensitivity prints its results there"));
    if (options.has("shard")) {
        refuse(options, {"csv", "json", "curves"},
               QCoreApplication::translate("talweg",
                                           "needs all runs. Write the runs of each shard with --runs "
                                           "RUNS.csv, then write the summary with --merge."));
        refuse(options, {"confidence", "bounds"},
               QCoreApplication::translate("talweg", "needs all runs; use it with --merge."));
        refuse(options, {"sensitivity"},
               QCoreApplication::translate("talweg", "needs all runs; omit --shard."));
    }
    const unsigned threads = threadsFrom(options);
    const Shard shard = shardFrom(options);
    const MonteCarlo study = studyFrom(*system, base, ties, TableFolder(&streams.notes), options);
    requireNone(options.has("sensitivity") ? sensitivityProblems(*system, study)
                                           : problems(*system, study, shard.count));
    noteSettings(*system, {base}, variedBetween(*system, study), study.ties, options.all("set"),
                 streams.notes);
    if (const auto part = writtenPart(options, markOf(*system, study)))
        return tellDoubtful(options, part->doubtful, part->runs, streams.notes);
    std::size_t doubtful = 0, runs = 0;
    std::string summary, indices;
    Diagnostics diagnostics;
    if (writesRuns) {
        ProgressLine line;
        const auto result = solveMonteCarlo(
            system, study, threads, {}, [&](double done) { line.show(done); }, shard);
        if (!options.has("shard")) summary = summaryTable(*result);
        writeTable(options, "csv", [&] { return summaryTable(*result); });
        writeTable(options, "runs", [&] { return runTable(*result, options.has("shard")); });
        writeTable(options, "curves", [&] { return responseTable(responsesOf(*result)); });
        if (!options.has("shard")) {
            printSummary(*result, options, streams);
            const RunWarnings warnings = warningsAmong(*system, study, result->inputs, threads, {});
            diagnostics = diagnosticsOf(*result, &warnings);
        }
        doubtful += static_cast<std::size_t>(std::ranges::count(result->doubtful, 1));
        runs += result->doubtful.size();
    }
    if (options.has("sensitivity")) {
        ProgressLine line;
        const auto result =
            solveSensitivity(system, study, threads, {}, [&](double done) { line.show(done); });
        indices = sensitivityTable(*result);
        streams.out << toQt(indices);
        std::ranges::move(diagnosticsOf(*result), std::back_inserter(diagnostics));
        doubtful += result->doubtfulRuns;
        runs += result->runs;
    }
    writeJson(options, "monte-carlo", [&](StudyJson& json) {
        json.experiment(*system, base);
        json.count("seed", study.seed);
        json.number("confidence_percent", 100 * study.confidence);
        json.diagnostics(diagnostics);
        if (!summary.empty()) json.rows("summary", summary);
        if (!indices.empty()) json.rows("sensitivity", indices);
    });
    tell(diagnostics, streams.notes);
    tellDoubtful(options, doubtful, runs, streams.notes);
}

} // namespace talweg
