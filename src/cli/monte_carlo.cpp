#include "cli/monte_carlo.h"

#include "cli/progress_line.h"
#include "cli/study_options.h"
#include "cli/vouching.h"
#include "study/sensitivity.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

namespace {

MonteCarlo studyFrom(const System& system, const Values& base, const Options& options) {
    MonteCarlo study{base, {}, measuresFrom(system, options)};
    study.runs = wholeFrom(options, "monte-carlo", study.runs);
    study.seed = wholeFrom(options, "seed", study.seed);
    study.confidence = options.number("confidence", 100 * study.confidence) / 100;
    QStringList problems;
    for (const QString& given : options.all("dist")) {
        const auto [id, text] =
            idAndText("dist", given,
                      QCoreApplication::translate(
                          "talweg", "id=uniform:from:to, id=normal:mean:sd or id=list:v1,v2,…"));
        DistributionReading reading = readDistribution(system, id, text);
        if (reading.distribution)
            study.inputs.push_back(std::move(*reading.distribution));
        else
            problems << QString::fromStdString(reading.error);
    }
    if (!problems.isEmpty()) throw Failure{badInput, problems};
    if (study.inputs.empty())
        misuse(QCoreApplication::translate(
            "talweg", "--monte-carlo needs at least one --dist id=uniform:from:to, id=normal:mean:sd or "
                      "id=list:v1,v2,…."));
    return study;
}

} // namespace

void monteCarlo(const std::shared_ptr<const System>& system, const Values& base, const Options& options,
                const Streams& streams) {
    refuse(options, {"grid", "over", "compare", "require", "smallest"},
           QCoreApplication::translate("talweg", "is not for --monte-carlo."));
    const bool writesRuns = options.has("csv") || options.has("runs");
    if (!writesRuns && !options.has("sensitivity"))
        misuse(QCoreApplication::translate(
            "talweg",
            "--monte-carlo needs something to write: --csv OUT.csv, --runs RUNS.csv or --sensitivity."));
    if (options.has("sensitivity"))
        requireQuietOutput(options, QCoreApplication::translate("talweg", "--sensitivity prints"));
    if (options.has("confidence") && !options.has("csv") && !options.has("sensitivity"))
        misuse(QCoreApplication::translate(
            "talweg",
            "--confidence is for the intervals of --csv and --sensitivity; the table of --runs has none."));
    if (options.has("shard")) {
        refuse(options, {"csv"},
               QCoreApplication::translate(
                   "talweg",
                   "needs all runs; write the shard's --runs RUNS.csv, and then the summary with --merge."));
        refuse(options, {"sensitivity"},
               QCoreApplication::translate("talweg", "needs all runs; leave --shard away."));
    }
    const unsigned threads = threadsFrom(options);
    const Shard shard = shardFrom(options);
    const MonteCarlo study = studyFrom(*system, base, options);
    requireNone(options.has("sensitivity") ? sensitivityProblems(*system, study)
                                           : problems(*system, study, shard.count));
    std::size_t doubtful = 0, runs = 0;
    if (writesRuns) {
        ProgressLine line;
        const auto result = solveMonteCarlo(
            system, study, threads, {}, [&](double done) { line.show(done); }, shard);
        writeTable(options, "csv", [&] { return summaryTable(*result); });
        writeTable(options, "runs", [&] { return runTable(*result, options.has("shard")); });
        doubtful += static_cast<std::size_t>(std::ranges::count(result->doubtful, 1));
        runs += result->doubtful.size();
    }
    if (options.has("sensitivity")) {
        ProgressLine line;
        const auto result =
            solveSensitivity(system, study, threads, {}, [&](double done) { line.show(done); });
        streams.out << QString::fromStdString(sensitivityTable(*result));
        doubtful += result->doubtfulRuns;
        runs += result->runs;
    }
    tellDoubtful(options, doubtful, runs, streams.notes);
}

} // namespace talweg
