#include "base/number.h"
#include "base/translation.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "cli/options.h"
#include "cli/study_options.h"
#include "cli/to_qt.h"
#include "project/expressions.h"
#include "project/file.h"
#include "study/noise_text.h"
#include "study/study.h"
#include "study/tolerance.h"
#include "systems/wording.h"

#include <QCoreApplication>

namespace talweg {

namespace {

/// What is wrong with a study, of random runs where some input is uncertain, and with its tolerances.
std::vector<Problem> problemsOf(const System& system, const Values& base, const Study& study,
                                const ColumnReader& columns) {
    std::vector<Problem> found = study.uncertain.empty()
                                     ? readStudy(system, base, study, 1, columns).problems
                                     : readNoise(system, base, study, 0.95, columns).problems;
    if (study.uncertain.empty() && !study.correlations.empty())
        found.push_back({"correlations", tr("Inputs are correlated of which none has a distribution.")});
    for (Problem& problem : readTolerances(system, base, study).problems)
        found.push_back(std::move(problem));
    return found;
}

/// Everything that is wrong with a project, its inputs taken together and its studies included.
QStringList problemsOf(const FileReading& reading, const Registry& registry, const ColumnReader& columns) {
    QStringList found = reading.problems;
    if (!reading.project) return found;
    const auto& requirements = reading.project->requirements;
    for (std::size_t i = 0; i < requirements.size(); ++i)
        if (const QString wrong =
                conditionComplaint(*registry.find(requirements[i].system), requirements[i].condition);
            !wrong.isEmpty())
            found << QCoreApplication::translate("talweg", "requirements[%1], \"%2\": %3")
                         .arg(QString::number(i), requirements[i].name, wrong);
    const auto& experiments = reading.project->experiments;
    for (std::size_t i = 0; i < experiments.size(); ++i) {
        const Experiment& experiment = experiments[i];
        const System& system = *registry.find(experiment.system);
        std::vector<Problem> here = problems(system, experiment.values);
        if (here.empty() && experiment.study)
            here = problemsOf(system, experiment.values,
                              *withTiedStudy(system, experiment, reading.project->constants).study, columns);
        for (const Problem& problem : here)
            found << QCoreApplication::translate("talweg", "experiments[%1]: %2")
                         .arg(i)
                         .arg(QString::fromStdString(problem.message));
    }
    if (const auto& baseline = reading.project->baseline) {
        const System& system = *registry.find(baseline->system);
        std::vector<Problem> here = problems(system, baseline->values);
        if (here.empty()) here = problemsOf(system, baseline->values, baseline->study, columns);
        for (const Problem& problem : here)
            found << QCoreApplication::translate("talweg", "baseline: %1")
                         .arg(QString::fromStdString(problem.message));
    }
    return found;
}

/// The constants, and what the expressions of inputs make.
void tellExpressions(const Project& project, const Registry& registry, QTextStream& out) {
    const ConstantTable constants(project.constants);
    for (std::size_t i = 0; i < project.constants.size(); ++i) {
        const auto& [name, expression] = project.constants[i];
        const std::string value = constants.valueText(i);
        out << toQt(name + " = " + expression + (expression == value ? "" : " = " + value)) << '\n';
    }
    for (const Experiment& experiment : project.experiments)
        for (const auto& [id, expression] : experiment.expressions) {
            const Parameter& parameter = parameterOf(registry.find(experiment.system)->parameters, id);
            // Expressions are of numbers.
            const double made = withoutRoundingDust(std::get<double>(experiment.values.at(id)));
            out << u'"' << experiment.name
                << "\": " << toQt(id + " = " + expression + " = " + valueText(parameter, made)) << '\n';
        }
}

} // namespace

void checkFiles(const Registry& registry, const QStringList& arguments, const Streams& streams) {
    const QStringList paths = Options(arguments, {}).positional();
    if (paths.isEmpty())
        throw Failure{
            badInput,
            {QCoreApplication::translate("talweg", "check needs a project file: talweg check FILE.talweg.")}};
    requireInputs(paths);
    QStringList found;
    for (const QString& path : paths) {
        const FileReading reading = readProject(path, registry);
        const QStringList here = problemsOf(reading, registry, TableFolder(path).columns());
        found += inFile(path, here);
        if (!here.isEmpty()) continue;

        for (const QString& note : inFile(path, reading.notes))
            streams.out << note << '\n';
        tellExpressions(*reading.project, registry, streams.out);
        streams.out << toQt(
            trCount(std::ssize(reading.project->experiments), "%1 is a valid project with %n experiment.",
                    "%1 is a valid project with %n experiments.", inputName(path).toStdString()))
                    << '\n';
    }
    if (!found.isEmpty()) throw Failure{badInput, found};
}

} // namespace talweg
