#include "project/figure_source.h"

#include "files/whole_file.h"
#include "project/expressions.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

namespace talweg {

namespace {

/// The version of what says which figure it is; newer ones are refused.
constexpr int sourceVersion = 1;

QByteArray figureText(const QString& experiment, const QString& figure) {
    JsonWriter json;
    json.openObject();
    json.entry("version", sourceVersion);
    json.entry("program", QCoreApplication::applicationVersion().toStdString());
    json.entry("experiment", experiment.toStdString());
    json.entry("figure", figure.toStdString());
    json.closeObject();
    return QByteArray::fromStdString(json.finished());
}

QStringList notUnderstood() {
    return {
        QCoreApplication::translate("talweg", "What the picture carries does not say which figure it is.")};
}

QStringList newer(const QString& program) {
    return {QCoreApplication::translate(
                "talweg", "The picture was made by a newer Talweg (%1), which carries more than this "
                          "one understands.")
                .arg(program)};
}

} // namespace

bool isStudyFigure(const QString& figure) {
    return figure == u"study" || figure.startsWith(u"study:");
}

bool isRandomFigure(const QString& figure) {
    return figure.startsWith(u"random:");
}

PictureSource sourceOf(const Project& project, int experiment, const QString& figure, bool pinned,
                       const Registry& registry) {
    Project reduced;
    reduced.title = project.title;
    Experiment shown = project.experiments.at(static_cast<std::size_t>(experiment));
    if (!isStudyFigure(figure) && !isRandomFigure(figure)) shown.study.reset();
    if (pinned)
        for (const Pin& pin : project.pins)
            if (pin.system == shown.system) reduced.pins.push_back(pin);
    reduced.constants = neededConstants(project.constants, shown.expressions);
    const QByteArray which = figureText(shown.name, figure);
    reduced.experiments = {std::move(shown)};
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
    if (which.value("version").toDouble() != sourceVersion || figure.isEmpty()) return {{}, notUnderstood()};
    FileReading reading = fromText(carried.source.project, registry);
    if (!reading.project) return {{}, reading.problems};
    if (reading.project->experiments.size() != 1 || reading.project->experiments.front().name != experiment)
        return {{}, notUnderstood()};
    return {FigureSource{std::move(*reading.project), figure, program}, {}, reading.notes};
}

FigureReading readFigureSource(const QString& path, const Registry& registry) {
    const FileBytes file = readWhole(path, largestPicture);
    return file.failure.isEmpty() ? figureSourceFrom(file.bytes, registry)
                                  : FigureReading{{}, {file.failure}};
}

} // namespace talweg
