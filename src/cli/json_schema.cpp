#include "cli/json_schema.h"

#include "base/display_units.h"
#include "base/to_qt.h"
#include "cli/catalogue.h"
#include "project/file.h"
#include "project/file_keys.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>

namespace talweg {

namespace {

constexpr const char* draft = "https://json-schema.org/draft/2020-12/schema";

QJsonObject ofType(const char* type, const QString& description = {}) {
    QJsonObject schema{{"type", type}};
    if (!description.isEmpty()) schema["description"] = description;
    return schema;
}

QJsonObject listOf(const QJsonValue& items) {
    return {{"type", "array"}, {"items", items}};
}

QJsonObject reference(const QString& definition) {
    return {{"$ref", "#/$defs/" + definition}};
}

/// The schema of an object with these keys and no others.
QJsonObject objectOf(const QJsonObject& properties, const QJsonArray& required = {}) {
    QJsonObject schema{{"type", "object"}, {"properties", properties}, {"additionalProperties", false}};
    if (!required.isEmpty()) schema["required"] = required;
    return schema;
}

/// The schema of an object with these keys, which may have others.
QJsonObject openObject(const QJsonObject& properties, const QJsonArray& required) {
    return {{"type", "object"}, {"properties", properties}, {"required", required}};
}

QJsonArray idsOf(const std::vector<Choice>& choices) {
    QJsonArray ids;
    for (const Choice& choice : choices)
        ids << toQt(choice.id);
    return ids;
}

QJsonObject numberSchema(const Range& range) {
    QJsonObject schema = ofType("number");
    if (std::isfinite(range.min)) schema[range.minIncluded ? "minimum" : "exclusiveMinimum"] = range.min;
    if (std::isfinite(range.max)) schema[range.maxIncluded ? "maximum" : "exclusiveMaximum"] = range.max;
    return schema;
}

QJsonObject parameterSchema(const Parameter& parameter);

QJsonObject valueSchema(const Parameter& parameter) {
    const QJsonObject number = numberSchema(parameter.range);
    switch (parameter.kind) {
    case Parameter::Kind::number:
        return number;
    case Parameter::Kind::numberOrWord:
        return {{"anyOf", QJsonArray{number, QJsonObject{{"const", toQt(parameter.word)}}}}};
    case Parameter::Kind::choice:
        return {{"enum", idsOf(parameter.choices)}};
    case Parameter::Kind::text:
        return ofType("string");
    case Parameter::Kind::points:
        return listOf(
            QJsonObject{{"type", "array"}, {"items", ofType("number")}, {"minItems", 2}, {"maxItems", 2}});
    case Parameter::Kind::table:
        break;
    }
    QJsonObject cells;
    for (const Parameter& column : parameter.columns)
        cells[toQt(column.id)] = parameterSchema(column);
    QJsonObject rows = listOf(objectOf(cells));
    rows["minItems"] = static_cast<qint64>(parameter.minRows);
    rows["maxItems"] = static_cast<qint64>(parameter.maxRows);
    return rows;
}

/// The schema of an input, with its title and description.
QJsonObject parameterSchema(const Parameter& parameter) {
    QJsonObject schema = valueSchema(parameter);
    QString title = toQt(parameter.label);
    if (!parameter.symbol.empty()) title += u' ' + toQt(parameter.symbol);
    if (!parameter.unit.empty()) title += QStringLiteral(" (%1)").arg(toQt(parameter.unit));
    schema["title"] = title;
    if (!parameter.help.empty()) schema["description"] = toQt(parameter.help);
    if (const auto* standard = std::get_if<double>(&parameter.defaultValue)) schema["default"] = *standard;
    return schema;
}

QJsonObject inputsSchema(const System& system) {
    QJsonObject inputs;
    for (const Parameter& parameter : system.parameters)
        inputs[toQt(parameter.id)] = parameterSchema(parameter);
    return objectOf(inputs);
}

QJsonObject measuresSchema(const System& system) {
    QJsonArray ids;
    for (const std::string& id : system.studyMeasures)
        ids << toQt(id);
    return listOf(QJsonObject{{"enum", ids}});
}

QString inputsOf(const System& system) {
    return toQt(system.id) + "-inputs";
}

/// The parts of the schema that depend on the system: its inputs, and the results of its studies.
QJsonArray bySystem(const Registry& registry, bool hasStudy) {
    QJsonArray cases;
    for (const auto& system : registry.systems()) {
        QJsonObject then{{"inputs", reference(inputsOf(*system))}};
        if (hasStudy)
            then["study"] = QJsonObject{{"properties", QJsonObject{{"measures", measuresSchema(*system)}}}};
        const QJsonObject is{{"system", QJsonObject{{"const", toQt(system->id)}}}};
        cases << QJsonObject{{"if", QJsonObject{{"properties", is}}},
                             {"then", QJsonObject{{"properties", then}}}};
    }
    return cases;
}

QJsonObject systemsSchema(const Registry& registry) {
    QJsonArray ids;
    for (const auto& system : registry.systems())
        ids << toQt(system->id);
    return {{"enum", ids}};
}

QJsonObject unitsSchema() {
    QJsonObject kinds;
    for (const DisplayUnits::Kind& kind : DisplayUnits::kinds()) {
        QJsonArray units;
        for (const std::string_view unit : kind.units)
            units << toQt(unit);
        kinds[toQt(kind.id)] = QJsonObject{{"enum", units}};
    }
    return objectOf(kinds);
}

QJsonObject versionSchema() {
    QJsonObject version = ofType("integer");
    version["minimum"] = 1;
    version["maximum"] = formatVersion;
    return version;
}

QJsonObject textSchema(const FileKey& key) {
    if (key.words.empty()) return ofType("string");
    QJsonArray words;
    for (const std::string_view word : key.words)
        words << toQt(word);
    return {{"enum", words}};
}

QJsonObject keySchema(const FileKey& key, const Registry& registry) {
    switch (key.holds) {
    case FileKey::Holds::text:
        return textSchema(key);
    case FileKey::Holds::number:
        return ofType("number");
    case FileKey::Holds::numbers:
        return listOf(ofType("number"));
    case FileKey::Holds::truth:
        return ofType("boolean");
    case FileKey::Holds::measures:
        return listOf(ofType("string"));
    case FileKey::Holds::format:
        return {{"const", "talweg"}};
    case FileKey::Holds::version:
        return versionSchema();
    case FileKey::Holds::system:
        return systemsSchema(registry);
    case FileKey::Holds::inputs:
        return ofType("object");
    case FileKey::Holds::expressions:
        return {{"type", "object"}, {"additionalProperties", ofType("string")}};
    case FileKey::Holds::units:
        return unitsSchema();
    case FileKey::Holds::object:
        return reference(toQt(key.of));
    case FileKey::Holds::objects:
        return listOf(reference(toQt(key.of)));
    }
    return {};
}

QJsonObject objectSchema(const FileObject& object, const Registry& registry) {
    QJsonObject properties;
    QJsonArray needed;
    bool hasInputs = false, hasStudy = false;
    for (const FileKey& key : object.keys) {
        QJsonObject schema = keySchema(key, registry);
        schema["description"] = toQt(key.meaning);
        properties[toQt(key.id)] = schema;
        if (key.needed) needed << toQt(key.id);
        hasInputs |= key.holds == FileKey::Holds::inputs;
        hasStudy |= key.of == "study";
    }
    QJsonObject schema = objectOf(properties, needed);
    if (hasInputs) schema["allOf"] = bySystem(registry, hasStudy);
    return schema;
}

QJsonObject definitions(const Registry& registry) {
    QJsonObject all;
    for (const auto& system : registry.systems())
        all[inputsOf(*system)] = inputsSchema(*system);
    return all;
}

QByteArray written(QJsonObject schema, const QJsonObject& definitions, const char* id) {
    schema["$schema"] = draft;
    schema["$id"] = id;
    schema["$defs"] = definitions;
    return QJsonDocument(schema).toJson();
}

} // namespace

QByteArray projectSchema(const Registry& registry) {
    QJsonObject all = definitions(registry);
    for (const FileObject& object : fileObjects())
        all[toQt(object.id)] = objectSchema(object, registry);
    const QJsonObject root = all.take(toQt(fileObjects().front().id)).toObject();
    return written(root, all, "urn:talweg:project");
}

QByteArray resultsSchema(const Registry& registry) {
    const QJsonObject string = ofType("string"), object = ofType("object"), list = ofType("array");
    const QJsonObject schema{{"const", jsonSchema}};
    QJsonObject run = openObject({{"schema", schema},
                                  {"experiment", string},
                                  {"system", systemsSchema(registry)},
                                  {"inputs", object},
                                  {"expressions", object},
                                  {"outcome", string},
                                  {"sentence", string},
                                  {"warnings", listOf(string)},
                                  {"doubts", list},
                                  {"measures", object},
                                  {"events", list},
                                  {"audit", object}},
                                 {"schema", "system", "inputs", "outcome", "sentence", "warnings", "doubts",
                                  "measures", "events", "audit"});
    run["allOf"] = bySystem(registry, false);
    const QJsonObject study = openObject({{"schema", schema},
                                          {"study", string},
                                          {"asked", object},
                                          {"system", systemsSchema(registry)},
                                          {"inputs", object},
                                          {"warnings", listOf(string)}},
                                         {"schema", "study", "asked"});
    QJsonObject all = definitions(registry);
    all["run"] = run;
    all["study"] = study;
    const QJsonObject one{{"anyOf", QJsonArray{reference("run"), reference("study")}}};
    const QJsonObject root{{"anyOf", QJsonArray{reference("run"), reference("study"), listOf(one)}}};
    return written(root, all, "urn:talweg:results");
}

} // namespace talweg
