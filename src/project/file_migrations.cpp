#include "project/file_migrations.h"

#include "base/number.h"
#include "base/to_qt.h"

#include <QJsonArray>
#include <array>

namespace talweg {

namespace {

/// Converts the root object of a file to the next version.
using Migration = void (*)(QJsonObject& root);

/// Converts the inputs of a race. Before version 4, the bodies were a text, and the inertia factor of the
/// first body was a separate input k.
QJsonObject withInertiaInBodies(QJsonObject inputs) {
    const QJsonValue k = inputs.value("k");
    if (k == QLatin1String("shape")) inputs.remove("k");
    if (!k.isDouble()) return inputs;
    inputs.remove("k");
    const QString defaultValue = "hollow-sphere, solid-sphere, hollow-cylinder, solid-cylinder";
    QString bodies = inputs.value("bodies").toString(defaultValue);
    const qsizetype firstEnds = bodies.indexOf(u',');
    bodies.insert(firstEnds < 0 ? bodies.size() : firstEnds, " k=" + toQt(shortest(k.toDouble())));
    inputs["bodies"] = bodies;
    return inputs;
}

/// Replaces references to the input k by references to the table cell, at any depth of a study.
QJsonValue withInertiaCell(const QJsonValue& study) {
    if (study.isArray()) {
        QJsonArray list;
        for (const QJsonValue& entry : study.toArray())
            list << withInertiaCell(entry);
        return list;
    }
    QJsonObject object = study.toObject();
    for (const char* key : {"input", "smallest"})
        if (object.value(key) == QLatin1String("k")) object[key] = "bodies[1].k";
    for (const char* key : {"axes", "over"})
        if (object.contains(key)) object[key] = withInertiaCell(object[key]);
    return object;
}

/// Converts an experiment or a pin of a race.
QJsonValue withoutInertiaOfItsOwn(const QJsonValue& json) {
    QJsonObject object = json.toObject();
    if (object.value("system") != QLatin1String("incline")) return json;
    if (object.value("inputs").isObject())
        object["inputs"] = withInertiaInBodies(object["inputs"].toObject());
    if (object.value("study").isObject()) object["study"] = withInertiaCell(object["study"]);
    return object;
}

/// Converts to version 4. The reader converts tables given as text.
void toTables(QJsonObject& root) {
    for (const char* key : {"experiments", "pins"}) {
        if (!root.value(key).isArray()) continue;
        QJsonArray list;
        for (const QJsonValue& entry : root.value(key).toArray())
            list << withoutInertiaOfItsOwn(entry);
        root[key] = list;
    }
}

/// Element v − 1 converts version v to v + 1.
constexpr auto migrations = std::to_array<Migration>({
    [](QJsonObject&) {}, // 2 adds studies
    [](QJsonObject&) {}, // 3 adds pins
    toTables,            // 4
    [](QJsonObject&) {}, // 5 adds uncertain inputs
    [](QJsonObject&) {}, // 6 adds named requirements
    [](QJsonObject&) {}, // 7 adds constants and expressions of inputs
    [](QJsonObject&) {}, // 8 adds export jobs
    [](QJsonObject&) {}, // 9 adds baselines of studies and display units
    [](QJsonObject&) {}, // 10 adds numbers of measured tables
    [](QJsonObject&) {}, // 11 adds units of measured tables, and origins of imported values
    [](QJsonObject&) {}, // 12 adds unknown inputs, and designs that run until they are decided
    [](QJsonObject&) {}, // 13 adds measured tracks of experiments
});
static_assert(migrations.size() == formatVersion - 1);

} // namespace

void migrate(QJsonObject& root, int version) {
    for (; version < formatVersion; ++version)
        migrations.at(static_cast<std::size_t>(version - 1))(root);
}

} // namespace talweg
