#include "project/project.h"

#include "base/free_name.h"
#include "base/number.h"
#include "base/to_qt.h"
#include "study/random.h"
#include "study/requirement.h"
#include "systems/body_measures.h"
#include "systems/equivalents.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace talweg {

Values differences(const Values& before, const Values& after) {
    Values different;
    for (const auto& [id, value] : after)
        if (before.at(id) != value) different.emplace(id, value);
    return different;
}

std::string firstChanged(const Experiment& before, const Experiment& after) {
    if (const Values values = differences(before.values, after.values); !values.empty())
        return values.begin()->first;
    for (const auto& [id, expression] : after.expressions)
        if (const auto was = before.expressions.find(id);
            was == before.expressions.end() || was->second != expression)
            return id;
    return {};
}

Experiment makeExperiment(const System& system, const QString& name, const Values& changed) {
    return {name, system.id, withChanges(system.parameters, defaultValues(system.parameters), changed)};
}

namespace {

/// A normally distributed number with mean 0 and standard deviation 1 (Box and Muller 1958).
double normalNumber(std::uint64_t at) {
    const double u = unitNumber(randomBits(1, at, 0)), v = unitNumber(randomBits(1, at, 1));
    return std::sqrt(-2 * std::log(u)) * std::cos(2 * std::numbers::pi * v);
}

/// The positions of a run as a camera would measure them: at 120 frames per second, with a normally
/// distributed error.
Track filmed(const System& system, const Values& values) {
    constexpr double framesPerSecond = 120, sigma = 0.002; // m
    const auto run = system.prepare(values).inputs->solve({}, {});
    const std::size_t x = *columnOf(system, *run, "x"), y = *columnOf(system, *run, "y");
    Track track{.name = QCoreApplication::translate("talweg", "Film").toStdString(), .sigma = sigma};
    for (std::uint64_t frame = 0; static_cast<double>(frame) / framesPerSecond <= run->duration; ++frame) {
        const double t = static_cast<double>(frame) / framesPerSecond;
        const std::vector<double> state = run->state(t);
        track.t.push_back(t);
        track.x.push_back(state[x] + sigma * normalNumber(2 * frame));
        track.y.push_back(state[y] + sigma * normalNumber(2 * frame + 1));
    }
    return track;
}

} // namespace

Experiment makeExperiment(const System& system, const ExampleExperiment& example) {
    Experiment experiment = makeExperiment(system, toQt(example.name), example.values);
    experiment.study = example.study;
    if (!example.filmed.empty())
        experiment.tracks.push_back(
            filmed(system, withChanges(system.parameters, experiment.values, example.filmed)));
    return experiment;
}

Project makeProject(const System& system, const Example& example) {
    Project project{toQt(example.title), toQt(example.notes), {}};
    for (const ExampleExperiment& experiment : example.experiments)
        project.experiments.push_back(makeExperiment(system, experiment));
    return project;
}

namespace {

bool breaksLine(QChar c) {
    return c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line
           || c.category() == QChar::Separator_Paragraph;
}

/// A function that returns "base 2", "base 3", … for the numbers 2, 3, ….
auto numberedAfter(const QString& base) {
    return [base](int number) { return QStringLiteral("%1 %2").arg(base, QString::number(number)); };
}

} // namespace

std::shared_ptr<const MeasuredNumbers> measuredNumbers(std::vector<double> values) {
    std::string text = "[";
    for (const double value : values)
        (text += text.size() == 1 ? "" : ", ") += shortest(value);
    return std::make_shared<const MeasuredNumbers>(MeasuredNumbers{std::move(values), text + ']'});
}

QString trackComplaint(const Track& track) {
    const QString name = toQt(track.name);
    if (name.trimmed().isEmpty() || std::ranges::any_of(name, breaksLine))
        return QCoreApplication::translate("talweg", "The name of a track must be a single line of text.");
    return toQt(complaintAbout(track));
}

std::string freeTrackName(const SharedList<Track>& tracks, const std::string& wish) {
    const auto numbered = [&wish](int number) { return wish + ' ' + std::to_string(number); };
    return firstFreeName(wish, numbered, [&](const std::string& name) {
        return std::ranges::find(tracks, name, &Track::name) == tracks.end();
    });
}

int findExperiment(const Project& project, const QString& name) {
    const auto it = std::ranges::find(project.experiments, name, &Experiment::name);
    return it == project.experiments.end() ? -1 : static_cast<int>(it - project.experiments.begin());
}

QString freeName(const Project& project, const QString& wish) {
    const QString base =
        wish.trimmed().isEmpty() ? QCoreApplication::translate("talweg", "Experiment") : wish;
    return firstFreeName(base, numberedAfter(base),
                         [&](const QString& name) { return findExperiment(project, name) < 0; });
}

QString nameComplaint(const Project& project, int index, const QString& name) {
    if (name.trimmed().isEmpty()) return QCoreApplication::translate("talweg", "An experiment needs a name.");
    if (std::ranges::any_of(name, breaksLine))
        return QCoreApplication::translate("talweg",
                                           "The name of an experiment must be a single line of text.");
    const int other = findExperiment(project, name);
    if (other < 0 || other == index) return {};
    return QCoreApplication::translate("talweg", "An experiment \"%1\" already exists; choose another name.")
        .arg(name);
}

const NamedRequirement* findRequirement(const Project& project, const std::string& system,
                                        const QString& name) {
    const auto it = std::ranges::find_if(project.requirements, [&](const NamedRequirement& one) {
        return one.system == system && one.name == name;
    });
    return it == project.requirements.end() ? nullptr : &*it;
}

QString requirementNameComplaint(const Project& project, int index, const std::string& system,
                                 const QString& name) {
    if (name.trimmed().isEmpty()) return QCoreApplication::translate("talweg", "A requirement needs a name.");
    if (name.trimmed() != name || std::ranges::any_of(name, breaksLine))
        return QCoreApplication::translate(
            "talweg", "The name of a requirement must be a single line without leading or trailing spaces.");
    const NamedRequirement* other = findRequirement(project, system, name);
    if (!other || other - project.requirements.data() == index) return {};
    return QCoreApplication::translate(
               "talweg", "A requirement \"%1\" already exists for this system; choose another name.")
        .arg(name);
}

QString freeRequirementName(const Project& project, const std::string& system, const QString& wish) {
    return firstFreeName(wish, numberedAfter(wish),
                         [&](const QString& name) { return !findRequirement(project, system, name); });
}

QString conditionComplaint(const System& system, const std::string& condition) {
    if (condition.find_first_not_of(" \t") == std::string::npos)
        return QCoreApplication::translate("talweg", "A requirement needs a condition, such as \"%1\".")
            .arg(toQt(exampleCondition(system)));
    // Messages name only the results of the first body, because a race has hundreds of results.
    std::vector<std::string> measures = withoutLaterBodies(system.studyMeasures);
    for (const std::string& id : system.studyMeasures)
        if (isOfLaterBody(id) && condition.find(id) != std::string::npos) measures.push_back(id);
    return toQt(Requirement::read(system, measures, condition).error);
}

std::string exampleCondition(const System& system) {
    if (!system.studyRequirement.empty()) return system.studyRequirement;
    return system.studyMeasures.empty() ? std::string() : system.studyMeasures.front() + "_mean > 0";
}

} // namespace talweg
