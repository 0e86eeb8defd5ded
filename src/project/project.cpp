#include "project/project.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

Experiment makeExperiment(const System& system, const QString& name, const Values& changed) {
    Values values = defaultValues(system.parameters);
    for (const auto& [id, value] : changed)
        values[id] = value;
    return {name, system.id, std::move(values)};
}

Experiment makeExperiment(const System& system, const ExampleExperiment& example) {
    Experiment experiment = makeExperiment(system, QString::fromStdString(example.name), example.values);
    experiment.study = example.study;
    return experiment;
}

Project makeProject(const System& system, const Example& example) {
    Project project{QString::fromStdString(example.title), QString::fromStdString(example.notes), {}};
    for (const ExampleExperiment& experiment : example.experiments)
        project.experiments.push_back(makeExperiment(system, experiment));
    return project;
}

int findExperiment(const Project& project, const QString& name) {
    const auto it = std::ranges::find(project.experiments, name, &Experiment::name);
    return it == project.experiments.end() ? -1 : static_cast<int>(it - project.experiments.begin());
}

QString freeName(const Project& project, const QString& wish) {
    const QString base =
        wish.trimmed().isEmpty() ? QCoreApplication::translate("talweg", "Experiment") : wish;
    QString name = base;
    for (int number = 2; findExperiment(project, name) >= 0; ++number)
        name = QStringLiteral("%1 %2").arg(base).arg(number);
    return name;
}

QString nameComplaint(const Project& project, int index, const QString& name) {
    if (name.trimmed().isEmpty()) return QCoreApplication::translate("talweg", "An experiment needs a name.");
    const int other = findExperiment(project, name);
    if (other < 0 || other == index) return {};
    return QCoreApplication::translate(
               "talweg", "Another experiment is called \"%1\" already; names are unique within a project.")
        .arg(name);
}

} // namespace talweg
