#include "project/figure_source.h"

#include "base/to_qt.h"
#include "files/whole_file.h"
#include "project/columns.h"
#include "project/expressions.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

namespace talweg {

namespace {

/// The newest readable version of the embedded source; newer versions are rejected. Version 2 adds figures of
/// several experiments.
constexpr int sourceVersion = 2;
const QString comparing = QStringLiteral("compare:");

QByteArray figureText(const QString& experiment, const QString& figure) {
    JsonWriter json;
    json.openObject();
    json.entry("version", isComparisonFigure(figure) ? sourceVersion : 1);
    json.entry("program", QCoreApplication::applicationVersion().toStdString());
    json.entry("experiment", experiment.toStdString());
    json.entry("figure", figure.toStdString());
    json.closeObject();
    return QByteArray::fromStdString(json.finished());
}

QStringList notUnderstood() {
    return {QCoreApplication::translate(
        "talweg", "The embedded project does not specify which figure the picture shows.")};
}

QStringList newer(const QString& program) {
    return {QCoreApplication::translate("talweg", "The picture was made by a newer version of Talweg (%1) "
                                                  "and contains data that this version cannot read.")
                .arg(program)};
}

} // namespace

bool isStudyFigure(const QString& figure) {
    return figure == u"study" || figure.startsWith(u"study:");
}

bool isRandomFigure(const QString& figure) {
    return figure.startsWith(u"random:");
}

bool isComparisonFigure(const QString& figure) {
    return figure.startsWith(comparing);
}

QString idOfComparisonFigure(const std::string& recipe) {
    return comparing + toQt(recipe);
}

PictureSource comparisonSourceOf(const Project& project, const std::vector<Experiment>& compared,
                                 const QString& figure, const Registry& registry) {
    Project reduced;
    reduced.title = project.title;
    reduced.units = project.units;
    for (Experiment one : compared) {
        one.name = freeName(reduced, one.name);
        reduced.experiments.push_back(std::move(one));
    }
    return {toText(reduced, registry), figureText(reduced.experiments.front().name, figure)};
}

PictureSource sourceOf(const Project& project, int experiment, const QString& figure, bool pinned,
                       const Registry& registry) {
    Project reduced;
    reduced.title = project.title;
    reduced.units = project.units;
    Experiment shown = project.experiments[static_cast<std::size_t>(experiment)];
    if (!isStudyFigure(figure) && !isRandomFigure(figure)) shown.study.reset();
    if (pinned)
        for (const Pin& pin : project.pins)
            if (pin.system == shown.system) reduced.pins.push_back(pin);
    if (isStudyFigure(figure) && project.baseline && project.baseline->system == shown.system)
        reduced.baseline = project.baseline;
    reduced.constants = neededConstants(project.constants, shown.expressions);
    const QByteArray which = figureText(shown.name, figure);
    reduced.experiments = {std::move(shown)};
    reduced.measured = measuredFor(reduced, project.measured);
    return {toText(reduced, registry), which};
}

FigureReading figureSourceFrom(const QByteArray& picture, const Registry& registry) {
    const SourceReading carried = sourceIn(picture);
    if (!carried.failure.isEmpty()) return {{}, {carried.failure}};
    const QJsonObject which = QJsonDocument::fromJson(carried.source.figure).object();
    const QString program = which.value("program").toString().left(40);
    if (which.value("version").toDouble() > sourceVersion) return {{}, newer(program)};
    const QString figure = which.value("figure").toString(),
                  experiment = which.value("experiment").toString();
    if (which.value("version").toDouble() != (isComparisonFigure(figure) ? sourceVersion : 1)
        || figure.isEmpty())
        return {{}, notUnderstood()};
    FileReading reading = fromText(carried.source.project, registry);
    if (!reading.project) return {{}, reading.problems};
    const SharedList<Experiment>& shown = reading.project->experiments;
    const bool isRight = isComparisonFigure(figure) ? shown.size() > 1 : shown.size() == 1;
    if (!isRight || shown.front().name != experiment) return {{}, notUnderstood()};
    return {FigureSource{std::move(*reading.project), figure, program}, {}, reading.notes};
}

FigureReading readFigureSource(const QString& path, const Registry& registry) {
    const FileBytes file = readOrdinary(path, largestPicture);
    return file.failure.isEmpty() ? figureSourceFrom(file.bytes, registry)
                                  : FigureReading{{}, {file.failure}};
}

} // namespace talweg
