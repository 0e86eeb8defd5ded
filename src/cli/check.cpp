#include "base/number.h"
#include "base/to_qt.h"
#include "base/translation.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "cli/study_options.h"
#include "project/expressions.h"
#include "project/file.h"
#include "study/noise_text.h"
#include "study/study.h"
#include "study/tolerance.h"
#include "systems/wording.h"

#include <QCoreApplication>

namespace talweg {

namespace {

/// All problems of a study, including those of random runs (if an input is uncertain) and of tolerances.
std::vector<Problem> problemsOf(const System& system, const Values& base, const Study& study,
                                const ColumnReader& columns) {
    std::vector<Problem> found = study.uncertain.empty()
                                     ? readStudy(system, base, study, 1, columns).problems
                                     : readNoise(system, base, study, 0.95, columns).problems;
    if (study.uncertain.empty() && !study.correlations.empty())
        found.push_back(
            {"correlations", tr("Correlations need uncertain inputs, but no input has a distribution.")});
    for (Problem& problem : readTolerances(system, base, study).problems)
        found.push_back(std::move(problem));
    return found;
}

/// All problems of a project, including contradictory inputs and problems of studies.
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
    const auto examine = [&](const QString& where, const System& system, const Values& values,
                             const std::optional<Study>& study) {
        std::vector<Problem> here = problems(system, values);
        if (here.empty() && study) here = problemsOf(system, values, *study, columns);
        for (const Problem& problem : here)
            found << QStringLiteral("%1: %2").arg(where, toQt(problem.message));
    };
    const auto& experiments = reading.project->experiments;
    for (std::size_t i = 0; i < experiments.size(); ++i) {
        const System& system = *registry.find(experiments[i].system);
        const Experiment tied = withTiedStudy(system, experiments[i], reading.project->constants);
        examine(QStringLiteral("experiments[%1]").arg(i), system, tied.values, tied.study);
    }
    if (const auto& baseline = reading.project->baseline)
        examine(QStringLiteral("baseline"), *registry.find(baseline->system), baseline->values,
                baseline->study);
    return found;
}

/// Prints the constants, and the values of inputs with expressions.
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
            // Only numbers can have expressions.
            const double made = withoutRoundingDust(std::get<double>(experiment.values.at(id)));
            out << u'"' << experiment.name
                << "\": " << toQt(id + " = " + expression + " = " + valueText(parameter, made)) << '\n';
        }
}

} // namespace

void checkFiles(const Registry& registry, const Options& options, const Streams& streams) {
    const QStringList paths = options.positional();
    if (paths.isEmpty())
        misuse(
            QCoreApplication::translate("talweg", "check needs a project file: talweg check FILE.talweg."));
    requireInputs(paths);
    QStringList found;
    for (const QString& path : paths) {
        FileReading reading = readProject(path, registry);
        if (reading.project) prepareTables(*reading.project, path, options, streams.notes);
        const auto kept = reading.project ? reading.project->measured : std::vector<MeasuredColumn>();
        const QStringList here = problemsOf(reading, registry, TableFolder(path, kept).columns());
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
