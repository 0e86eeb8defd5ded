#include "report/report_results.h"

#include "figures/run/run_csv.h"
#include "project/columns.h"
#include "project/expressions.h"
#include "systems/failure_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

namespace {

/// Solves one run. What keeps it from being solved is added to the problems.
Shown solveShown(const std::shared_ptr<const System>& system, const Values& values,
                 const std::stop_token& stop, QStringList& problems) {
    for (const Problem& problem : talweg::problems(*system, values))
        problems << QString::fromStdString(problem.message);
    if (!problems.isEmpty()) return {};
    try {
        const auto run = prepared(*system, values)->solve(stop, {});
        if (!run) return {};
        return {system, run, std::make_shared<const Samples>(run->samples(filedSamples))};
    } catch (...) {
        problems << QString::fromStdString(failureText());
    }
    return {};
}

/// What finer grids say of the answer of a part, on the line of the experiment's own values.
std::vector<FinerThreshold> finerOf(const StudyPart& part, const Values& values, std::size_t parts,
                                    const std::stop_token& stop) {
    if (!part.shown.requirement || part.smallest.empty() || part.shown.noise) return {};
    const SweepResult& result = *part.shown.result;
    return finerThresholds(result, *part.shown.requirement, part.smallest,
                           result.designAt(nearestPlaces(result, values)), parts, {}, stop);
}

void solveStudy(const std::shared_ptr<const System>& system, const QString& folder,
                ExperimentResults& results, const std::stop_token& stop, const Progress& progress) {
    const Experiment& experiment = results.experiment;
    const StudyOrderReading read =
        studyOrderOf(system, experiment.values, *experiment.study, columnsIn(folder));
    for (const Problem& problem : read.reading.problems)
        results.studyProblems << QString::fromStdString(problem.message);
    if (!read.order) return;
    try {
        const auto parts = static_cast<double>(read.order->tasks.size());
        double seconds = 0;
        for (const StudyTask& task : read.order->tasks) {
            const auto before = static_cast<double>(results.study.size());
            auto part = solvePart(
                *read.order, task, stop, [&](double done) { progress((before + done) / parts); }, seconds);
            if (!part) return;
            results.finer.push_back(finerOf(*part, experiment.values, read.order->tasks.size(), stop));
            results.study.push_back(std::move(*part));
        }
    } catch (...) {
        results.study.clear();
        results.studyProblems << QString::fromStdString(failureText());
    }
}

} // namespace

QDateTime reportDate() {
    bool isGiven = false;
    const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&isGiven);
    return isGiven ? QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC) : QDateTime::currentDateTimeUtc();
}

std::optional<ReportResults> solveReport(const Registry& registry, const Project& project,
                                         const ReportChoice& choice, const std::stop_token& stop,
                                         const Progress& progress) {
    ReportResults results;
    const auto wanted = std::ranges::count_if(project.experiments, [&](const Experiment& experiment) {
        return choice.hasExperiment(experiment.name);
    });
    for (const Experiment& experiment : project.experiments) {
        if (!choice.hasExperiment(experiment.name)) continue;
        const auto before = static_cast<double>(results.experiments.size());
        const auto report = [&](double done) {
            if (progress) progress((before + done) / static_cast<double>(wanted));
        };
        const auto system = registry.find(experiment.system);
        ExperimentResults& one = results.experiments.emplace_back();
        one.system = system.get();
        one.experiment = withTiedStudy(*system, experiment, project.constants);
        one.shown = solveShown(system, experiment.values, stop, one.problems);
        one.shown.system = system;
        if (experiment.study && choice.has(ReportSection::study))
            solveStudy(system, choice.folder, one, stop, report);
        for (const NamedRequirement& named : project.requirements)
            if (named.system == experiment.system && !one.study.empty())
                one.named.emplace_back(named, namedAnswer(one.study, named.condition, experiment.values));
        if (stop.stop_requested()) return {};
        report(1);
    }
    for (const Pin& pin : project.pins) {
        if (!choice.hasExperiment(pin.experiment)) continue;
        QStringList problems;
        results.pins.push_back({pin, solveShown(registry.find(pin.system), pin.values, stop, problems)});
        if (stop.stop_requested()) return {};
    }
    return results;
}

} // namespace talweg
