#include "project/file.h"

#include "base/number.h"
#include "base/text.h"
#include "files/whole_file.h"
#include "project/duplicate_keys.h"
#include "systems/reading.h"
#include "systems/table.h"
#include "systems/wording.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QSet>
#include <algorithm>
#include <array>
#include <cmath>

namespace talweg {

namespace {

constexpr std::string_view formatName = "talweg";

/// Turns the root object of one version into that of the next.
using Migration = void (*)(QJsonObject& root);

/// The bodies of a race had a text, and an input k of its own the inertia factor of the first.
QJsonObject withInertiaInBodies(QJsonObject inputs) {
    const QJsonValue k = inputs.value("k");
    if (k == QLatin1String("shape")) inputs.remove("k");
    if (!k.isDouble()) return inputs;
    inputs.remove("k");
    const QString defaultValue = "hollow-sphere, solid-sphere, hollow-cylinder, solid-cylinder";
    QString bodies = inputs.value("bodies").toString(defaultValue);
    const qsizetype firstEnds = bodies.indexOf(u',');
    bodies.insert(firstEnds < 0 ? bodies.size() : firstEnds,
                  " k=" + QString::fromStdString(shortest(k.toDouble())));
    inputs["bodies"] = bodies;
    return inputs;
}

/// Whatever names the input k, at any depth of a study, names the cell.
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

/// Of an experiment or a pin of a race.
QJsonValue withoutInertiaOfItsOwn(const QJsonValue& json) {
    QJsonObject object = json.toObject();
    if (object.value("system") != QLatin1String("incline")) return json;
    if (object.value("inputs").isObject())
        object["inputs"] = withInertiaInBodies(object["inputs"].toObject());
    if (object.value("study").isObject()) object["study"] = withInertiaCell(object["study"]);
    return object;
}

/// To version 4. Texts of tables are read where they stand.
void toTables(QJsonObject& root) {
    for (const char* key : {"experiments", "pins"}) {
        if (!root.value(key).isArray()) continue;
        QJsonArray list;
        for (const QJsonValue& entry : root.value(key).toArray())
            list << withoutInertiaOfItsOwn(entry);
        root[key] = list;
    }
}

/// Number v − 1 leads from version v to v + 1.
constexpr std::array<Migration, formatVersion - 1> migrations{
    [](QJsonObject&) {}, // 2 adds studies
    [](QJsonObject&) {}, // 3 adds pins
    toTables,
};

/// The first version that has tables as rows.
constexpr int versionOfTables = 4;

/// The oldest version that has all that the project holds.
int versionOf(const Project& project, const Registry& registry) {
    const auto hasTables = [&](const auto& inputs) {
        return std::ranges::count(registry.find(inputs.system)->parameters, Parameter::Kind::table,
                                  &Parameter::kind)
               > 0;
    };
    if (std::ranges::any_of(project.experiments, hasTables) || std::ranges::any_of(project.pins, hasTables))
        return versionOfTables;
    if (!project.pins.empty()) return 3;
    const bool studied = std::ranges::any_of(
        project.experiments, [](const Experiment& experiment) { return experiment.study.has_value(); });
    return studied ? 2 : 1;
}

void writeTable(JsonWriter& json, const Parameter& parameter, const Table& rows) {
    json.openArray();
    for (const std::vector<Cell>& cells : rows) {
        std::vector<std::pair<std::string, Cell>> entries;
        for (std::size_t c = 0; c < cells.size(); ++c)
            entries.emplace_back(parameter.columns[c].id, cells[c]);
        json.row(entries);
    }
    json.closeArray();
}

void writeValue(JsonWriter& json, const Parameter& parameter, const Value& value) {
    if (const double* number = std::get_if<double>(&value)) {
        json.number(*number);
    } else if (const auto* word = std::get_if<std::string>(&value)) {
        json.text(*word);
    } else if (const auto* rows = std::get_if<Table>(&value)) {
        writeTable(json, parameter, *rows);
    } else {
        json.openArray();
        for (const Point& point : std::get<Points>(value))
            json.pair(point.x(), point.y());
        json.closeArray();
    }
}

void writeSwept(JsonWriter& json, const Study::Swept& swept) {
    json.openObject();
    json.entry("input", swept.parameter);
    json.entry("values", swept.values);
    json.closeObject();
}

void writeStudy(JsonWriter& json, const Study& study) {
    json.openObject();
    json.key("axes");
    json.openArray();
    for (const Study::Swept& axis : study.axes)
        writeSwept(json, axis);
    json.closeArray();
    json.key("over");
    writeSwept(json, study.over);
    json.key("measures");
    json.openArray();
    for (const std::string& measure : study.measures)
        json.text(measure);
    json.closeArray();
    json.entry("requirement", study.requirement);
    json.entry("smallest", study.smallest);
    json.key("compared");
    json.boolean(study.compared);
    json.closeObject();
}

void writeExperiment(JsonWriter& json, const Experiment& experiment, const System& system) {
    json.openObject();
    json.entry("name", experiment.name.toStdString());
    json.entry("system", experiment.system);
    json.key("inputs");
    writeInputs(system, experiment.values, json);
    if (experiment.study) {
        json.key("study");
        writeStudy(json, *experiment.study);
    }
    json.closeObject();
}

void writePin(JsonWriter& json, const Pin& pin, const System& system) {
    json.openObject();
    json.entry("experiment", pin.experiment.toStdString());
    json.entry("system", pin.system);
    json.key("inputs");
    writeInputs(system, pin.values, json);
    json.closeObject();
}

std::optional<Points> pointsFrom(const QJsonArray& array) {
    Points points;
    for (const QJsonValue& entry : array) {
        const QJsonArray pair = entry.toArray();
        if (pair.size() != 2 || !pair[0].isDouble() || !pair[1].isDouble()) return std::nullopt;
        points.emplace_back(pair[0].toDouble(), pair[1].toDouble());
    }
    return points;
}

std::optional<Value> valueFrom(const QJsonValue& json) {
    if (json.isDouble()) return json.toDouble();
    if (json.isString()) return json.toString().toStdString();
    if (json.isArray())
        if (auto points = pointsFrom(json.toArray())) return *points;
    return std::nullopt;
}

/// Adds `json` to a text, until that is long enough.
void append(const QJsonValue& json, QString& text) {
    constexpr qsizetype enough = 60;
    const auto appendEach = [&text](const auto& container, const auto& appendOne) {
        for (auto entry = container.begin(); entry != container.end() && text.size() <= enough; ++entry) {
            if (entry != container.begin()) text += u',';
            appendOne(entry);
        }
    };
    if (json.isArray()) {
        text += u'[';
        appendEach(json.toArray(), [&text](const auto& entry) { append(*entry, text); });
        text += u']';
    } else if (json.isObject()) {
        text += u'{';
        appendEach(json.toObject(), [&text](const auto& entry) {
            append(entry.key(), text);
            text += u':';
            append(entry.value(), text);
        });
        text += u'}';
    } else {
        const QJsonValue one = json.isString() ? json.toString().left(enough) : json;
        const QByteArray list = QJsonDocument(QJsonArray{one}).toJson(QJsonDocument::Compact);
        text += QString::fromUtf8(list.mid(1, list.size() - 2));
    }
}

/// `json` as text for a message, not too long.
QString given(const QJsonValue& json) {
    QString text;
    append(json, text);
    return text.size() <= 60 ? text : text.left(59) + u'…';
}

/// No more problems are looked for.
constexpr qsizetype maxProblems = 100;

/// Thrown where there are enough problems.
struct Enough {};

/// Reads a root object, collecting what is wrong with it. Throws Enough.
class Reader {
public:
    Reader(const Registry& registry, int version, FileReading& reading)
        : m_registry(registry), m_version(version), m_problems(reading.problems), m_notes(reading.notes) {}

    Project project(const QJsonObject& root) {
        expectKeys(root, {}, {"format", "version", "title", "notes", "experiments", "pins"});
        Project project{text(root, "title", {}), text(root, "notes", {}), {}};
        const QJsonArray experiments = list(root, "experiments", {}), pins = list(root, "pins", {});
        if (tooMany("experiments", experiments) || tooMany("pins", pins)) return project;
        for (qsizetype i = 0; i < experiments.size(); ++i)
            addExperiment(project, QStringLiteral("experiments[%1]").arg(i), experiments[i]);
        for (qsizetype i = 0; i < pins.size(); ++i)
            addPin(project, QStringLiteral("pins[%1]").arg(i), pins[i]);
        if (!m_converted.isEmpty())
            m_notes << QCoreApplication::translate(
                           "talweg",
                           "The file is of version %1, which has %2 as text: they are tables now, and "
                           "saving writes version %3.")
                           .arg(m_version)
                           .arg(m_converted)
                           .arg(formatVersion);
        return project;
    }

private:
    void complain(const QString& where, const QString& message) {
        if (m_problems.size() >= maxProblems) throw Enough();
        m_problems << (where.isEmpty() ? message
                                       : QCoreApplication::translate("talweg", "%1: %2").arg(where, message));
    }

    void complain(const QString& where, const std::string& message, const QJsonValue& inFile) {
        complain(where, QCoreApplication::translate("talweg", "%1 The file has %2.")
                            .arg(QString::fromStdString(message), given(inFile)));
    }

    bool tooMany(const QString& where, const QJsonArray& list) {
        if (list.size() <= maxExperiments) return false;
        complain(where, QCoreApplication::translate("talweg", "There are %1, and at most %2 are read.")
                            .arg(list.size())
                            .arg(maxExperiments));
        return true;
    }

    void expectKeys(const QJsonObject& object, const QString& where, const QStringList& known) {
        for (auto entry = object.begin(); entry != object.end(); ++entry)
            if (!known.contains(entry.key()))
                complain(where,
                         QCoreApplication::translate("talweg", "\"%1\" is not known here; allowed are %2.")
                             .arg(entry.key(), known.join(", ")));
    }

    QString text(const QJsonObject& object, const QString& key, const QString& where) {
        const QJsonValue value = object[key];
        if (!value.isString() && !value.isUndefined())
            complain(where + key,
                     QCoreApplication::translate("talweg", "must be a text, not %1.").arg(given(value)));
        return value.toString();
    }

    void addExperiment(Project& project, const QString& where, const QJsonValue& entry) {
        if (!entry.isObject())
            return complain(
                where,
                QCoreApplication::translate("talweg", "must be an experiment, not %1.").arg(given(entry)));
        const QJsonObject object = entry.toObject();
        expectKeys(object, where, {"name", "system", "inputs", "study"});
        const QString name = text(object, "name", where + ".");
        const QString complaint = nameComplaint(project, -1, name);
        if (!complaint.isEmpty()) complain(where + ".name", complaint);
        const auto system = systemOf(object, where);
        if (!system) return;
        project.experiments.push_back({name, system->id, inputs(object["inputs"], where + ".inputs", *system),
                                       study(object["study"], where + ".study", *system)});
    }

    void addPin(Project& project, const QString& where, const QJsonValue& entry) {
        if (!entry.isObject())
            return complain(
                where,
                QCoreApplication::translate("talweg", "must be a pinned run, not %1.").arg(given(entry)));
        const QJsonObject object = entry.toObject();
        expectKeys(object, where, {"experiment", "system", "inputs"});
        const QString experiment = text(object, "experiment", where + ".");
        if (const auto system = systemOf(object, where))
            project.pins.push_back(
                {experiment, system->id, inputs(object["inputs"], where + ".inputs", *system)});
    }

    /// Null, with a complaint, when there is no such system.
    std::shared_ptr<const System> systemOf(const QJsonObject& object, const QString& where) {
        const QString id = text(object, "system", where + ".");
        auto system = m_registry.find(id.toStdString());
        if (!system) complain(where + ".system", unknownSystem(id));
        return system;
    }

    QString unknownSystem(const QString& id) const {
        QStringList known;
        for (const auto& system : m_registry.systems())
            known << QString::fromStdString(system->id);
        return QCoreApplication::translate("talweg", "There is no system \"%1\"; this Talweg has %2.")
            .arg(id, known.join(", "));
    }

    Values inputs(const QJsonValue& json, const QString& where, const System& system) {
        if (!json.isObject() && !json.isUndefined())
            complain(where, QCoreApplication::translate("talweg", "must be inputs by their ids, not %1.")
                                .arg(given(json)));
        const QJsonObject object = json.toObject();
        QStringList ids;
        for (const Parameter& parameter : system.parameters)
            ids << QString::fromStdString(parameter.id);
        expectKeys(object, where, ids);
        Values values = defaultValues(system.parameters);
        for (const Parameter& parameter : system.parameters) {
            const QString id = QString::fromStdString(parameter.id);
            if (!object.contains(id)) continue;
            const bool isTable = parameter.kind == Parameter::Kind::table;
            values[parameter.id] = isTable ? table(object[id], where + "." + id, parameter)
                                           : input(object[id], where + "." + id, parameter);
        }
        return values;
    }

    Value input(const QJsonValue& json, const QString& where, const Parameter& parameter) {
        const std::optional<Value> value = valueFrom(json);
        // Where the text holds no value at all, the complaint about a value of the wrong kind fits.
        const Value wrongKind = parameter.kind == Parameter::Kind::points ? Value(0.0) : Value(Points{});
        const std::string message = complaint(parameter, value.value_or(wrongKind));
        if (message.empty()) return *value;
        complain(where, message, json);
        return parameter.defaultValue;
    }

    /// Rows; or, of older versions, a text.
    Value table(const QJsonValue& json, const QString& where, const Parameter& parameter) {
        const auto refuse = [&](const std::string& message) {
            complain(where, message, json);
            return parameter.defaultValue;
        };
        if (json.isString() && m_version < versionOfTables) {
            const Reading reading = read(parameter, json.toString().toStdString());
            if (!reading.value) return refuse(reading.error);
            const QString name = QString::fromStdString(inSentence(parameter));
            if (m_converted.isEmpty())
                m_converted = name;
            else if (!m_converted.contains(name))
                m_converted = QCoreApplication::translate("talweg", "%1 and %2").arg(m_converted, name);
            return *reading.value;
        }
        if (!json.isArray()) return refuse(complaint(parameter, Value()));
        Table rows;
        const QJsonArray array = json.toArray();
        const auto max = std::min(array.size(), static_cast<qsizetype>(parameter.maxRows + 1));
        for (qsizetype i = 0; i < max; ++i)
            rows.push_back(row(array[i], QStringLiteral("%1[%2]").arg(where).arg(i), parameter));
        const std::string message = complaintAboutTable(parameter, rows);
        return message.empty() ? Value(std::move(rows)) : refuse(message);
    }

    std::vector<Cell> row(const QJsonValue& json, const QString& where, const Parameter& table) {
        std::vector<Cell> cells = defaultRow(table);
        if (!json.isObject())
            complain(where, QCoreApplication::translate("talweg",
                                                        "must be a %1 with its cells by their ids, not %2.")
                                .arg(QString::fromStdString(table.row), given(json)));
        const QJsonObject object = json.toObject();
        QStringList ids;
        for (std::size_t c = 0; c < cells.size(); ++c) {
            ids << QString::fromStdString(table.columns[c].id);
            const QJsonValue cell = object[ids.back()];
            if (cell.isDouble())
                cells[c] = cell.toDouble();
            else if (cell.isString())
                cells[c] = cell.toString().toStdString();
            else if (!cell.isUndefined())
                complain(where + "." + ids.back(),
                         QCoreApplication::translate("talweg", "must be a number or a text, not %1.")
                             .arg(given(cell)));
        }
        expectKeys(object, where, ids);
        return cells;
    }

    std::optional<Study> study(const QJsonValue& json, const QString& where, const System& system) {
        if (json.isUndefined()) return std::nullopt;
        if (!json.isObject())
            complain(where,
                     QCoreApplication::translate("talweg", "must be a study, not %1.").arg(given(json)));
        const QJsonObject object = json.toObject();
        expectKeys(object, where, {"axes", "over", "measures", "requirement", "smallest", "compared"});
        Study study;
        const QJsonArray axes = list(object, "axes", where);
        for (qsizetype i = 0; i < axes.size(); ++i)
            study.axes.push_back(swept(axes[i], QStringLiteral("%1.axes[%2]").arg(where).arg(i), system));
        study.over = swept(object["over"], where + ".over", system);
        const QJsonArray measures = list(object, "measures", where);
        for (qsizetype i = 0; i < measures.size(); ++i)
            study.measures.push_back(
                measure(measures[i], QStringLiteral("%1.measures[%2]").arg(where).arg(i), system));
        study.requirement = text(object, "requirement", where + ".").toStdString();
        study.smallest = text(object, "smallest", where + ".").toStdString();
        if (!study.smallest.empty()) expectInput(study.smallest, where + ".smallest", system);
        const QJsonValue compared = object["compared"];
        if (!compared.isBool() && !compared.isUndefined())
            complain(
                where + ".compared",
                QCoreApplication::translate("talweg", "must be true or false, not %1.").arg(given(compared)));
        study.compared = compared.toBool();
        return study;
    }

    QJsonArray list(const QJsonObject& object, const QString& key, const QString& where) {
        const QJsonValue value = object[key];
        if (!value.isArray() && !value.isUndefined())
            complain(where.isEmpty() ? key : where + "." + key,
                     QCoreApplication::translate("talweg", "must be a list, not %1.").arg(given(value)));
        return value.toArray();
    }

    Study::Swept swept(const QJsonValue& json, const QString& where, const System& system) {
        if (!json.isObject())
            complain(where,
                     json.isUndefined()
                         ? QCoreApplication::translate("talweg",
                                                       "must be an input with its values, but it is missing.")
                         : QCoreApplication::translate("talweg", "must be an input with its values, not %1.")
                               .arg(given(json)));
        if (!json.isObject()) return {};
        const QJsonObject object = json.toObject();
        expectKeys(object, where, {"input", "values"});
        Study::Swept swept{text(object, "input", where + ".").toStdString(),
                           text(object, "values", where + ".").toStdString()};
        expectInput(swept.parameter, where + ".input", system);
        return swept;
    }

    void expectInput(const std::string& id, const QString& where, const System& system) {
        if (find(system.parameters, id)) return;
        complain(where, QCoreApplication::translate("talweg", "%1 has no input \"%2\".")
                            .arg(QString::fromStdString(system.name), QString::fromStdString(id)));
    }

    std::string measure(const QJsonValue& json, const QString& where, const System& system) {
        const std::string id = json.toString().toStdString();
        if (std::ranges::count(system.studyMeasures, id) == 0)
            complain(where,
                     QCoreApplication::translate("talweg", "%1 is not a measure of a study; there are %2.")
                         .arg(given(json), QString::fromStdString(listed(system.studyMeasures))));
        return id;
    }

    const Registry& m_registry;
    int m_version;
    QStringList& m_problems;
    QStringList& m_notes;
    QString m_converted; ///< the inputs that were texts
};

QString damage(const QByteArray& text, const QJsonParseError& error) {
    const QByteArray before = text.left(error.offset);
    const auto line = before.count('\n') + 1;
    const auto column = QString::fromUtf8(before.mid(before.lastIndexOf('\n') + 1)).size() + 1;
    return QCoreApplication::translate("talweg", "The file is damaged at line %1, column %2: %3.")
        .arg(line)
        .arg(column)
        .arg(error.errorString());
}

/// What is wrong with the version in the file; empty when this program can read it.
QString versionComplaint(const QJsonValue& version) {
    const double number = version.toDouble();
    if (version.isUndefined())
        return QCoreApplication::translate(
            "talweg", "version: must be a whole number of at least 1, but it is missing.");
    if (!version.isDouble() || number < 1 || number != std::floor(number))
        return QCoreApplication::translate("talweg", "version: must be a whole number of at least 1, not %1.")
            .arg(given(version));
    if (number <= formatVersion) return {};
    return QCoreApplication::translate("talweg",
                                       "The file needs format version %1; this Talweg reads up to %2.")
        .arg(number, 0, 'g', 17)
        .arg(formatVersion);
}

bool beginsAsObject(const QByteArray& text) {
    QByteArray start = text.left(4096);
    if (start.startsWith("\xEF\xBB\xBF")) start.remove(0, 3);
    return start.trimmed().startsWith('{');
}

} // namespace

void writeInputs(const System& system, const Values& values, JsonWriter& json) {
    json.openObject();
    for (const Parameter& parameter : system.parameters) {
        json.key(parameter.id);
        writeValue(json, parameter, values.at(parameter.id));
    }
    json.closeObject();
}

QByteArray toText(const Project& project, const Registry& registry) {
    JsonWriter json;
    json.openObject();
    json.entry("format", formatName);
    json.entry("version", versionOf(project, registry));
    json.entry("title", project.title.toStdString());
    json.entry("notes", project.notes.toStdString());
    json.key("experiments");
    json.openArray();
    for (const Experiment& experiment : project.experiments)
        writeExperiment(json, experiment, *registry.find(experiment.system));
    json.closeArray();
    if (!project.pins.empty()) {
        json.key("pins");
        json.openArray();
        for (const Pin& pin : project.pins)
            writePin(json, pin, *registry.find(pin.system));
        json.closeArray();
    }
    json.closeObject();
    return QByteArray::fromStdString(json.finished());
}

FileReading fromText(const QByteArray& text, const Registry& registry) {
    const QString foreign = QCoreApplication::translate("talweg", "This is not a Talweg project.");
    if (!beginsAsObject(text)) return {{}, {foreign}};
    QJsonParseError error;
    QJsonObject root = QJsonDocument::fromJson(text, &error).object();
    if (error.error != QJsonParseError::NoError) return {{}, {damage(text, error)}};
    if (root.value("format").toString().toStdString() != formatName) return {{}, {foreign}};
    if (const QString complaint = versionComplaint(root.value("version")); !complaint.isEmpty())
        return {{}, {complaint}};
    const int written = root.value("version").toInt();
    for (int version = written; version < formatVersion; ++version)
        migrations.at(static_cast<std::size_t>(version - 1))(root);
    FileReading reading;
    try {
        Project project = Reader(registry, written, reading).project(root);
        reading.problems = duplicateKeys(text, maxProblems) + reading.problems;
        if (reading.problems.isEmpty()) reading.project = std::move(project);
    } catch (const Enough&) {
        reading.problems << QCoreApplication::translate("talweg",
                                                        "There is more that is wrong with the file.");
    }
    return reading;
}

QString sizeComplaint(const Project& project, const QByteArray& text) {
    const QLocale english(QLocale::English);
    if (std::ssize(project.experiments) > maxExperiments)
        return QCoreApplication::translate(
                   "talweg",
                   "The project has %1 experiments, and at most %2 can be kept in a file. Remove some.")
            .arg(project.experiments.size())
            .arg(maxExperiments);
    if (std::ssize(project.pins) > maxExperiments)
        return QCoreApplication::translate(
                   "talweg",
                   "The project has %1 pinned runs, and at most %2 can be kept in a file. Remove some.")
            .arg(project.pins.size())
            .arg(maxExperiments);
    if (text.size() <= largestProject) return {};
    return QCoreApplication::translate(
               "talweg", "The project takes %1 bytes, and a file has at most %2. Fewer points of profiles, "
                         "fewer pinned runs or shorter notes make it smaller.")
        .arg(english.toString(text.size()), english.toString(largestProject));
}

FileReading readProject(const QString& path, const Registry& registry) {
    const FileBytes file = readWhole(path, largestProject);
    return file.failure.isEmpty() ? fromText(file.bytes, registry) : FileReading{{}, {file.failure}};
}

} // namespace talweg
