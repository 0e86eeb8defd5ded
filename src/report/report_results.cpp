#include "report/report_results.h"

#include "base/to_qt.h"
#include "figures/monte_carlo/drawing_in_units.h"
#include "figures/run/measured_tracks.h"
#include "figures/run/run_csv.h"
#include "figures/run/shown_in_units.h"
#include "figures/study/study_figure_id.h"
#include "figures/study/study_front.h"
#include "figures/study/study_in_units.h"
#include "project/baseline.h"
#include "project/columns.h"
#include "project/expressions.h"
#include "study/grid_text.h"
#include "study/monte_carlo_text.h"
#include "study/path_fan.h"
#include "study/tolerance_box.h"
#include "systems/failure_text.h"
#include "systems/in_units.h"

#include <QCoreApplication>
#include <QTimeZone>
#include <algorithm>
#include <array>

namespace talweg {

namespace {

/// Converts thresholds to `units`. `part` must still be in the program's own units.
void convert(std::vector<FinerThreshold>& finer, const StudyPart& part, const DisplayUnits& units) {
    const auto& parameters = part.shown.result->system->parameters;
    const Parameter* smallest = find(parameters, part.smallest);
    for (FinerThreshold& one : finer)
        if (auto& value = one.threshold.value; value && smallest)
            value = std::get<double>(inUnits(*smallest, Value(*value), units));
}

/// Converts the typed values of an input so that numbers without a unit are in display units.
void convert(Study::Swept& swept, const System& own, const DisplayUnits& units) {
    if (const Parameter* input = find(own.parameters, swept.parameter))
        swept.values = shownGrid(swept.values, input->unit, units.unitFor(input->unit));
}

/// Converts the results of an experiment to the display units of its project.
void convert(ExperimentResults& one, const std::shared_ptr<const System>& own, const DisplayUnits& units) {
    if (units.areOwn()) return;
    one.units = units;
    one.shown = inUnits(one.shown, units);
    one.tracks = inUnits(std::move(one.tracks), units);
    one.system = one.shown.system.get();
    for (std::size_t part = 0; part < one.finer.size(); ++part)
        convert(one.finer[part], one.study[part], units);
    one.study = inUnits(one.study, units);
    one.baseline = inUnits(one.baseline, units);
    for (auto& drawing : one.random.drawings)
        drawing = inUnits(drawing, units);
    if (one.experiment.study) {
        convert(one.experiment.study->over, *own, units);
        for (auto* axes : {&one.experiment.study->axes, &one.experiment.study->unknown})
            for (Study::Swept& axis : *axes)
                convert(axis, *own, units);
    }
    one.experiment.values = inUnits(own->parameters, std::move(one.experiment.values), units);
}

/// Solves a run. Adds the reasons to `problems` if it fails.
Shown solveShown(const std::shared_ptr<const System>& system, const Values& values,
                 const std::stop_token& stop, const DisplayUnits& units, QStringList& problems) {
    for (const Problem& problem : prepare(*system, values, units).problems)
        problems << toQt(problem.message);
    if (!problems.isEmpty()) return {};
    try {
        const auto run = prepared(*system, values)->solve(stop, {});
        if (!run) return {};
        return {system, run, std::make_shared<const Samples>(run->samples(filedSamples))};
    } catch (...) {
        problems << toQt(failureText());
    }
    return {};
}

/// The thresholds of a part when each design is evaluated at more values. They are along the sought input,
/// for the design nearest to the experiment's values.
std::vector<FinerThreshold> finerOf(const StudyPart& part, const Values& values, std::size_t parts,
                                    const std::stop_token& stop) {
    if (!part.shown.requirement || part.smallest.empty() || part.shown.noise || part.shown.unknown) return {};
    const SweepResult& result = *part.shown.result;
    return finerThresholds(result, *part.shown.requirement, part.smallest,
                           result.designAt(nearestPlaces(result, values)), parts, {}, stop);
}

/// Computes the Pareto-optimal designs. The default goals are a high success rate and a small value of the
/// sought input.
void addFront(StudyPart& part, const Study& study, const std::stop_token& stop) {
    const SweepResult& result = *part.shown.result;
    if (result.system->success.id.empty() || part.shown.unknown || result.designs > maxParetoDesigns) return;
    const StudyFigure figure =
        usualStudyFigure(StudyFigure::Kind::pareto, result, study, part.shown.requirement);
    const auto goals = goalsAmong(result, figure.goals);
    const bool counts = std::ranges::any_of(
        goals, [&](const DesignGoal& goal) { return result.sweep.axes[goal.axis].values.size() > 1; });
    if (counts) part.shown.front = frontOf(part.shown, goals, stop);
}

void solveStudy(const std::shared_ptr<const System>& system, const ColumnReader& columns,
                ExperimentResults& results, const std::stop_token& stop, const Progress& progress) {
    const Experiment& experiment = results.experiment;
    const StudyOrderReading read = studyOrderOf(system, experiment.values, *experiment.study, columns);
    for (const Problem& problem : read.reading.problems)
        results.studyProblems << toQt(problem.message);
    if (!read.order) return;
    try {
        const auto parts = static_cast<double>(read.order->tasks.size());
        double seconds = 0;
        for (const StudyTask& task : read.order->tasks) {
            const auto before = static_cast<double>(results.study.size());
            auto part = solvePart(
                *read.order, task, stop, [&](double done) { progress((before + done) / parts); }, seconds);
            if (!part) return;
            addFront(*part, *experiment.study, stop);
            results.finer.push_back(finerOf(*part, experiment.values, read.order->tasks.size(), stop));
            results.study.push_back(std::move(*part));
        }
    } catch (...) {
        results.study.clear();
        results.studyProblems << toQt(failureText());
    }
}

/// Solves the study pinned as baseline if it differs from the experiment's study.
void solveBaseline(const std::shared_ptr<const System>& system, const Baseline& baseline,
                   const ColumnReader& columns, const DisplayUnits& units, ExperimentResults& results,
                   const std::stop_token& stop) {
    results.baselineDiffering = baselineDifferences(*system, baseline, results.experiment, units);
    if (results.baselineDiffering.isEmpty()) return; // the baseline is this study
    const StudyOrderReading read = studyOrderOf(system, baseline.values, baseline.study, columns);
    for (const Problem& problem : read.reading.problems)
        results.studyProblems
            << QCoreApplication::translate("talweg", "The baseline: %1").arg(toQt(problem.message));
    if (!read.order) return;
    try {
        double seconds = 0;
        results.baseline = solveAllParts(*read.order, stop, {}, seconds);
        results.baselineName = baselineName(*system, baseline, results.experiment, units);
        results.baselineExperiment = baseline.experiment;
    } catch (...) {
        results.studyProblems << toQt(failureText());
    }
}

// --- random runs -----------------------------------------------------------------------------------

using RandomKind = MonteCarloFigure::Kind;

constexpr std::array randomKinds{RandomKind::histogram, RandomKind::cumulative,  RandomKind::scatter,
                                 RandomKind::response,  RandomKind::sensitivity, RandomKind::tornado,
                                 RandomKind::sobol,     RandomKind::paths};

/// The result to show in figures: the one in the requirement; otherwise `decidingMeasure`, which ranks
/// designs with equal margins; otherwise the first.
std::string measureAsked(const MonteCarlo& study, const std::string& requirement) {
    for (const std::string& id : study.measures)
        if (requirement.find(id) != std::string::npos) return id;
    const bool isThere = std::ranges::count(study.measures, decidingMeasure) > 0;
    return isThere ? std::string(decidingMeasure) : study.measures.front();
}

/// The single input that explains most of the variance; the first input if this is not known.
std::string weightiestInput(const MonteCarloResult& result, const MonteCarloDrawing& sensitivity) {
    const bool isKnown = !sensitivity.rows.empty() && sensitivity.rows.front().inputs.size() == 1;
    return isKnown ? sensitivity.rows.front().inputs.front() : result.study.inputs.front().parameter;
}

/// The drawing of the first body's paths; null if it is cancelled.
std::shared_ptr<const MonteCarloDrawing> drawnPaths(const MonteCarloResult& result,
                                                    const std::stop_token& stop) {
    RunPaths paths(result, {});
    if (!paths.extend(result, maxPaths, 0, stop)) return {};
    return drawingOf(result, {RandomKind::paths, paths.of().y, paths.of().x}, nullptr, stop,
                     std::make_shared<const PathFan>(fanOf(paths)));
}

/// Adds the drawings of all kinds; stops when one is cancelled.
void addDrawings(RandomResults& random, const ExperimentResults& one, const SensitivityResult* indices,
                 const std::stop_token& stop) {
    const MonteCarloResult& result = *random.shown.result;
    const std::string measure = measureAsked(result.study, one.experiment.study->requirement);
    const std::string& success = one.system->success.id;
    const auto draw = [&](RandomKind kind, const std::string& input) {
        const std::string& output = canBeOfSuccess(kind) && !success.empty() ? success : measure;
        return drawingOf(result, {kind, output, input}, indices, stop);
    };
    const auto sensitivity = draw(RandomKind::sensitivity, {});
    if (!sensitivity) return;
    const std::string input = weightiestInput(result, *sensitivity);
    for (const RandomKind kind : randomKinds) {
        if (kind == RandomKind::sobol && !indices) continue;
        auto drawing = kind == RandomKind::sensitivity ? sensitivity
                       : kind == RandomKind::paths     ? drawnPaths(result, stop)
                                                       : draw(kind, hasInput(kind) ? input : std::string());
        if (!drawing) return;
        random.drawings.push_back(std::move(drawing));
    }
}

void addProblems(RandomResults& random, const std::vector<Problem>& problems) {
    for (const Problem& problem : problems)
        random.problems << toQt(problem.message);
}

/// Solves the random runs with the default settings of the window and independent sampling.
void solveRandom(const std::shared_ptr<const System>& system, const ReportChoice& choice,
                 const ColumnReader& columns, ExperimentResults& results, const std::stop_token& stop,
                 const Progress& progress) {
    const Study& study = *results.experiment.study;
    RandomResults& random = results.random;
    const MonteCarloReading read = readMonteCarlo(*system, results.experiment.values, study,
                                                  choice.randomRuns, Sampling::independent, {}, columns);
    if (!read.study) return addProblems(random, read.problems);
    try {
        random.shown.result = solveMonteCarlo(system, *read.study, 0, stop, progress);
        if (!random.shown.result) return;
        const MonteCarloResult& result = *random.shown.result;
        random.shown.quantiles = quantilesOf(result);
        random.shown.isWhole = true;
        random.shown.warnings = warningsAmong(*system, result.study, result.inputs, 0, stop);
        std::shared_ptr<const SensitivityResult> indices;
        if (choice.randomFigures.contains(RandomKind::sobol)) {
            addProblems(random, sensitivityProblems(*system, result.study));
            if (random.problems.isEmpty())
                indices = solveSensitivity(system, result.study, 0, stop, progress);
        }
        if (!stop.stop_requested()) addDrawings(random, results, indices.get(), stop);
    } catch (...) {
        random = {};
        random.problems << toQt(failureText());
    }
}

} // namespace

QDateTime reportDate() {
    bool isGiven = false;
    const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&isGiven);
    return isGiven ? QDateTime::fromSecsSinceEpoch(seconds, QTimeZone::utc())
                   : QDateTime::currentDateTimeUtc();
}

std::optional<ReportResults> solveReport(const Registry& registry, const Project& project,
                                         const ReportChoice& choice, const std::stop_token& stop,
                                         const Progress& progress) {
    ReportResults results{project.units, {}, {}};
    Project kept = project;
    kept.experiments.clear();
    for (const Shared<Experiment>& one : project.experiments.items())
        if (choice.hasExperiment(one->name)) kept.experiments.push_back(one);
    keepMeasured(kept, choice.folder);
    results.measured = kept.measured;
    results.tableChanges = changedTables(kept.measured, choice.folder);
    const ColumnReader columns = columnsOf(kept.measured, choice.folder);
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
        one.system = one.own = system.get();
        one.experiment = withTiedStudy(*system, experiment, project.constants);
        one.shown = solveShown(system, experiment.values, stop, project.units, one.problems);
        one.shown.system = system;
        if (!one.shown.isEmpty()) one.tracks = addTracks(one.shown, experiment.tracks, experiment.values);
        const bool isChancy = experiment.study && choice.has(ReportSection::random)
                              && !(experiment.study->uncertain.empty() && experiment.study->likely.empty());
        const double half = isChancy ? 0.5 : 1; // estimated share of the time for the study
        if (experiment.study && choice.has(ReportSection::study))
            solveStudy(system, columns, one, stop, [&](double done) { report(half * done); });
        if (project.baseline && project.baseline->system == experiment.system && !one.study.empty())
            solveBaseline(system, *project.baseline, columns, project.units, one, stop);
        if (isChancy)
            solveRandom(system, choice, columns, one, stop, [&](double done) { report(half + half * done); });
        for (const NamedRequirement& named : project.requirements)
            if (named.system == experiment.system && !one.study.empty())
                one.named.emplace_back(
                    named, namedAnswer(one.study, named.condition, experiment.values, project.units));
        convert(one, system, project.units);
        if (stop.stop_requested()) return {};
        report(1);
    }
    for (const Pin& pin : project.pins) {
        if (!choice.hasExperiment(pin.experiment)) continue;
        QStringList problems;
        const auto system = registry.find(pin.system);
        Shown shown = solveShown(system, pin.values, stop, project.units, problems);
        results.pins.push_back({pin, inUnits(shown, project.units)});
        results.pins.back().pin.values = inUnits(system->parameters, pin.values, project.units);
        if (stop.stop_requested()) return {};
    }
    return results;
}

} // namespace talweg
