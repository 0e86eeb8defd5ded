#include "project/file_reader.h"

#include "base/display_units.h"
#include "base/text.h"
#include "base/to_qt.h"
#include "project/changetext.h"
#include "project/export_job.h"
#include "project/expressions.h"
#include "project/file_keys.h"
#include "project/file_migrations.h"
#include "project/given_in_file.h"
#include "project/imports.h"
#include "systems/body_measures.h"
#include "systems/equivalents.h"
#include "systems/reading.h"
#include "systems/table.h"
#include "systems/wording.h"
#include "tracks/overlay.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <algorithm>
#include <cmath>
#include <optional>

namespace talweg {

namespace {

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

/// Thrown when the limit of reported problems is reached.
struct Enough {};

/// Reads the root object of a file and collects its errors. Throws Enough.
class Reader {
public:
    Reader(const Registry& registry, int version, QStringList& problems, QStringList& notes)
        : m_registry(registry), m_version(version), m_problems(problems), m_notes(notes) {}

    Project project(const QJsonObject& root) {
        expectKeys(root, {}, "project");
        Project project{text(root, "title", {}), text(root, "notes", {}), {}};
        project.schema = text(root, "$schema", {});
        const QJsonArray experiments = list(root, "experiments", {}), pins = list(root, "pins", {}),
                         requirements = list(root, "requirements", {});
        if (tooMany("experiments", experiments) || tooMany("pins", pins)
            || tooMany("requirements", requirements))
            return project;
        if (root.contains("units")) addUnits(project, root["units"]);
        addConstants(project, list(root, "constants", {}));
        for (qsizetype i = 0; i < requirements.size(); ++i)
            addRequirement(project, QStringLiteral("requirements[%1]").arg(i), requirements[i]);
        for (qsizetype i = 0; i < experiments.size(); ++i)
            addExperiment(project, QStringLiteral("experiments[%1]").arg(i), experiments[i]);
        const QJsonArray jobs = list(root, "exports", {});
        if (tooMany("exports", jobs)) return project;
        for (qsizetype i = 0; i < jobs.size(); ++i)
            addExport(project, QStringLiteral("exports[%1]").arg(i), jobs[i]);
        for (qsizetype i = 0; i < pins.size(); ++i)
            addPin(project, QStringLiteral("pins[%1]").arg(i), pins[i]);
        const QJsonArray measured = list(root, "measured", {});
        if (tooMany("measured", measured)) return project;
        for (qsizetype i = 0; i < measured.size(); ++i)
            addMeasured(project, QStringLiteral("measured[%1]").arg(i), measured[i]);
        const QJsonArray imports = list(root, "imports", {});
        for (qsizetype i = 0; i < std::min(imports.size(), maxImports); ++i)
            addImport(project, QStringLiteral("imports[%1]").arg(i), imports[i]);
        if (root.contains("baseline")) project.baseline = baseline(root["baseline"]);
        if (!m_converted.isEmpty())
            m_notes << QCoreApplication::translate("talweg",
                                                   "The file has format version %1, in which %2 are text. "
                                                   "They are now tables, which need format version %3.")
                           .arg(m_version)
                           .arg(m_converted)
                           .arg(versionOfTables);
        return project;
    }

    Values given(const QJsonObject& object, const System& system) {
        Values values = inputs(object, QStringLiteral("inputs"), system);
        std::erase_if(values, [&object](const auto& entry) { return !object.contains(toQt(entry.first)); });
        return values;
    }

private:
    void complain(const QString& where, const QString& message) {
        if (m_problems.size() >= maxProblems) throw Enough();
        m_problems << (where.isEmpty() ? message
                                       : QCoreApplication::translate("talweg", "%1: %2").arg(where, message));
    }

    void complain(const QString& where, const std::string& message, const QJsonValue& inFile) {
        complain(where, QCoreApplication::translate("talweg", "%1 The file has %2.")
                            .arg(toQt(message), givenInFile(inFile)));
    }

    bool tooMany(const QString& where, const QJsonArray& list) {
        if (list.size() <= maxExperiments) return false;
        complain(where, QCoreApplication::translate("talweg", "There are %1 entries; at most %2 can be read.")
                            .arg(list.size())
                            .arg(maxExperiments));
        return true;
    }

    void expectKeys(const QJsonObject& object, const QString& where, const QStringList& known) {
        for (auto entry = object.begin(); entry != object.end(); ++entry)
            if (!known.contains(entry.key())) complain(where, unknownKey(entry.key(), known));
    }

    void expectKeys(const QJsonObject& object, const QString& where, std::string_view kind) {
        expectKeys(object, where, keysOf(fileObject(kind)));
    }

    QString text(const QJsonObject& object, const QString& key, const QString& where) {
        const QJsonValue value = object[key];
        if (!value.isString() && !value.isUndefined())
            complain(where + key,
                     QCoreApplication::translate("talweg", "must be text, not %1.").arg(givenInFile(value)));
        return value.toString();
    }

    void addExperiment(Project& project, const QString& where, const QJsonValue& entry) {
        if (!entry.isObject())
            return complain(where, QCoreApplication::translate("talweg", "must be an experiment, not %1.")
                                       .arg(givenInFile(entry)));
        const QJsonObject object = entry.toObject();
        expectKeys(object, where, "experiment");
        const QString name = text(object, "name", where + ".");
        const QString complaint = nameComplaint(project, -1, name);
        if (!complaint.isEmpty()) complain(where + ".name", complaint);
        const auto system = systemOf(object, where);
        if (!system) return;
        project.experiments.push_back({name, system->id, inputs(object["inputs"], where + ".inputs", *system),
                                       study(object["study"], where + ".study", *system)});
        Experiment& experiment = project.experiments.back();
        if (object.contains("expressions"))
            addExpressions(experiment, object["expressions"], where + ".expressions", *system);
        const QJsonArray tracks = list(object, "tracks", where);
        if (!tracks.isEmpty() && !takesTracks(*system))
            return complain(where + ".tracks",
                            QCoreApplication::translate(
                                "talweg", "%1 cannot have measured tracks; only rover experiments can.")
                                .arg(toQt(system->name)));
        m_tracks += tracks.size();
        if (m_tracks > maxTracks)
            return complain(where + ".tracks", QCoreApplication::translate(
                                                   "talweg", "There are %1 entries; at most %2 can be read.")
                                                   .arg(m_tracks)
                                                   .arg(maxTracks));
        for (qsizetype i = 0; i < tracks.size(); ++i)
            addTrack(experiment, QStringLiteral("%1.tracks[%2]").arg(where).arg(i), tracks[i]);
    }

    void addTrack(Experiment& experiment, const QString& where, const QJsonValue& entry) {
        if (!entry.isObject())
            return complain(
                where,
                QCoreApplication::translate("talweg", "must be a track, not %1.").arg(givenInFile(entry)));
        const QJsonObject object = entry.toObject();
        expectKeys(object, where, "track");
        Track track;
        track.name = text(object, "name", where + ".").toStdString();
        track.source.file = text(object, "file", where + ".").toStdString();
        track.source.sha256 = text(object, "sha256", where + ".").toStdString();
        track.sigma = number(object, "sigma", where, 0);
        track.sigmaAngle = number(object, "sigma_angle", where, 0);
        track.tilt = number(object, "camera_angle", where, 0);
        track.isInPixels = boolean(object, "pixels", where, false);
        track.usesY = !boolean(object, "x_only", where, false);
        track.usesX = !boolean(object, "y_only", where, false);
        for (const auto& [key, column] : {std::pair("t", &track.t), std::pair("x", &track.x),
                                          std::pair("y", &track.y), std::pair("angle", &track.angle)})
            *column = numbers(object, key, where);
        if (const QString wrong = trackComplaint(track); !wrong.isEmpty()) complain(where, wrong);
        if (freeTrackName(experiment.tracks, track.name) != track.name)
            complain(where + ".name", QCoreApplication::translate("talweg", "Another track has this name."));
        experiment.tracks.push_back(std::move(track));
    }

    void addUnits(Project& project, const QJsonValue& json) {
        if (!json.isObject())
            return complain(
                "units",
                QCoreApplication::translate(
                    "talweg", "must be an object, not %1; its keys are quantities and its values are units.")
                    .arg(givenInFile(json)));
        QStringList known;
        for (const DisplayUnits::Kind& kind : DisplayUnits::kinds())
            known << toQt(std::string(kind.id));
        const QJsonObject object = json.toObject();
        expectKeys(object, "units", known);
        for (const DisplayUnits::Kind& kind : DisplayUnits::kinds()) {
            const QString key = toQt(std::string(kind.id));
            const QJsonValue unit = object[key];
            if (unit.isUndefined() || project.units.choose(kind.id, unit.toString().toStdString())) continue;
            std::vector<std::string> allowed;
            for (const std::string_view one : kind.units)
                allowed.push_back(inQuotes(one));
            complain(QStringLiteral("units.%1").arg(key),
                     QCoreApplication::translate("talweg", "must be %1, not %2.")
                         .arg(toQt(orListed(allowed)), givenInFile(unit)));
        }
    }

    void addConstants(Project& project, const QJsonArray& entries) {
        if (entries.size() > maxConstants)
            return complain("constants", QCoreApplication::translate(
                                             "talweg", "There are %1 entries; at most %2 can be read.")
                                             .arg(entries.size())
                                             .arg(maxConstants));
        for (qsizetype i = 0; i < entries.size(); ++i) {
            const QString where = QStringLiteral("constants[%1]").arg(i);
            if (!entries[i].isObject()) {
                complain(where, QCoreApplication::translate("talweg", "must be a constant, not %1.")
                                    .arg(givenInFile(entries[i])));
                continue;
            }
            const QJsonObject object = entries[i].toObject();
            expectKeys(object, where, "constant");
            Constant one{text(object, "name", where + ".").toStdString(),
                         text(object, "expression", where + ".").toStdString()};
            if (const std::string wrong = constantNameComplaint(project.constants, -1, one.name, m_registry);
                !wrong.empty())
                complain(where + ".name", toQt(wrong));
            project.constants.push_back(std::move(one));
        }
        m_constants = ConstantTable(project.constants);
        for (std::size_t i = 0; i < project.constants.size(); ++i)
            if (const std::string& wrong = m_constants.problem(i); !wrong.empty())
                complain(QStringLiteral("constants[%1].expression").arg(i), toQt(wrong));
        m_constantsAreFine = m_constants.firstProblem().empty();
    }

    /// Reads expressions. Their results replace the stored values of the inputs.
    void addExpressions(Experiment& experiment, const QJsonValue& json, const QString& where,
                        const System& system) {
        if (!json.isObject())
            return complain(
                where,
                QCoreApplication::translate(
                    "talweg",
                    "must be an object, not %1; its keys are input ids and its values are expressions.")
                    .arg(givenInFile(json)));
        const QJsonObject object = json.toObject();
        for (auto entry = object.begin(); entry != object.end(); ++entry)
            if (!entry.value().isString())
                complain(where + "." + entry.key(),
                         QCoreApplication::translate("talweg", "must be text, not %1.")
                             .arg(givenInFile(entry.value())));
            else
                experiment.expressions[entry.key().toStdString()] = entry.value().toString().toStdString();
        if (!m_constantsAreFine) return; // the errors of constants would appear again for every expression
        const ExpressedInputs made = workOut(system, experiment.values, experiment.expressions, m_constants);
        for (const Problem& problem : made.problems)
            complain(where + "." + toQt(problem.parameter), toQt(problem.message));
        for (const auto& [id, value] : made.values)
            takeMade(experiment, parameterOf(system.parameters, id), std::get<double>(value));
    }

    void takeMade(Experiment& experiment, const Parameter& parameter, double made) {
        // The last digits of a sine may differ between machines.
        constexpr double rounding = 1e-12;
        Value& value = experiment.values.find(parameter.id)->second;
        const double* stored = std::get_if<double>(&value);
        if (!stored || std::abs(*stored - made) > rounding * std::max(std::abs(*stored), std::abs(made)))
            m_notes << QCoreApplication::translate("talweg",
                                                   "“%1”: %2 is %3 in the file, but its expression “%4” "
                                                   "gives %5. The value of the expression is used.")
                           .arg(experiment.name, toQt(inSentence(parameter)),
                                toQt(valueText(parameter, value)),
                                elided(experiment.expressions.find(parameter.id)->second),
                                toQt(valueText(parameter, made)));
        value = made;
    }

    void addPin(Project& project, const QString& where, const QJsonValue& entry) {
        if (!entry.isObject())
            return complain(where, QCoreApplication::translate("talweg", "must be a pinned run, not %1.")
                                       .arg(givenInFile(entry)));
        const QJsonObject object = entry.toObject();
        expectKeys(object, where, "pin");
        const QString experiment = text(object, "experiment", where + ".");
        if (const auto system = systemOf(object, where))
            project.pins.push_back(
                {experiment, system->id, inputs(object["inputs"], where + ".inputs", *system)});
    }

    Shared<Baseline> baseline(const QJsonValue& json) {
        const QString where = QStringLiteral("baseline");
        if (!json.isObject()) {
            complain(where, QCoreApplication::translate("talweg", "must be a pinned study, not %1.")
                                .arg(givenInFile(json)));
            return {};
        }
        const QJsonObject object = json.toObject();
        expectKeys(object, where, "baseline");
        const QString experiment = text(object, "experiment", where + ".");
        const auto system = systemOf(object, where);
        if (!system) return {};
        Values values = inputs(object["inputs"], where + ".inputs", *system);
        auto pinned = study(object["study"], where + ".study", *system);
        if (!pinned)
            complain(where + ".study",
                     QCoreApplication::translate("talweg", "is missing; it must be a study."));
        return Baseline{experiment, system->id, std::move(values), pinned.value_or(Study())};
    }

    /// Reads a named requirement. Like in a study, an invalid condition is accepted.
    void addRequirement(Project& project, const QString& where, const QJsonValue& entry) {
        if (!entry.isObject())
            return complain(where,
                            QCoreApplication::translate("talweg", "must be a named requirement, not %1.")
                                .arg(givenInFile(entry)));
        const QJsonObject object = entry.toObject();
        expectKeys(object, where, "requirement");
        const QString name = text(object, "name", where + ".");
        const std::string condition = text(object, "condition", where + ".").toStdString();
        const auto system = systemOf(object, where);
        if (!system) return;
        const QString complaint = requirementNameComplaint(project, -1, system->id, name);
        if (!complaint.isEmpty()) complain(where + ".name", complaint);
        project.requirements.push_back({name, system->id, condition});
    }

    /// Reads an export job. Missing experiments or figures and invalid sizes are accepted. They are reported
    /// when the job runs.
    void addExport(Project& project, const QString& where, const QJsonValue& entry) {
        if (!entry.isObject())
            return complain(where, QCoreApplication::translate("talweg", "must be an export job, not %1.")
                                       .arg(givenInFile(entry)));
        const QJsonObject object = entry.toObject();
        expectKeys(object, where, "export");
        ExportJob job{text(object, "name", where + "."), text(object, "experiment", where + "."),
                      text(object, "figure", where + ".")};
        const QString complaint = exportNameComplaint(project, -1, job.name);
        if (!complaint.isEmpty()) complain(where + ".name", complaint);
        for (const auto& [key, value] : {std::pair("format", &job.format), std::pair("file", &job.file)})
            if (object.contains(QLatin1String(key))) *value = text(object, key, where + ".");
        double dpi = job.dpi;
        for (const auto& [key, value] :
             {std::pair("width_mm", &job.widthMm), std::pair("height_mm", &job.heightMm),
              std::pair("dpi", &dpi), std::pair("letters_pt", &job.letters),
              std::pair("line_width_pt", &job.lineWidth)})
            *value = number(object, key, where, *value);
        constexpr double mostDots = 1e6; // the job checks the allowed range when it runs
        job.dpi = static_cast<int>(std::clamp(dpi, 0.0, mostDots));
        for (const auto& [key, value] :
             {std::pair("grey", &job.grey), std::pair("dark", &job.dark), std::pair("pinned", &job.pinned),
              std::pair("project", &job.project)})
            *value = boolean(object, key, where, *value);
        project.exports.push_back(std::move(job));
    }

    void addImport(Project& project, const QString& where, const QJsonValue& entry) {
        if (!entry.isObject())
            return complain(where, QCoreApplication::translate("talweg", "must be an imported table, not %1.")
                                       .arg(givenInFile(entry)));
        const QJsonObject object = entry.toObject();
        expectKeys(object, where, "import");
        const auto textOf = [&](const char* key) { return text(object, key, where + ".").toStdString(); };
        talweg::addImport(project, {textOf("file"), textOf("sha256"), textOf("value"), textOf("summary")});
    }

    void addMeasured(Project& project, const QString& where, const QJsonValue& entry) {
        if (!entry.isObject())
            return complain(where,
                            QCoreApplication::translate("talweg", "must be a column of a table, not %1.")
                                .arg(givenInFile(entry)));
        const QJsonObject object = entry.toObject();
        expectKeys(object, where, "measured");
        MeasuredColumn one{text(object, "file", where + ".").toStdString(),
                           text(object, "column", where + ".").toStdString(),
                           text(object, "sha256", where + ".").toStdString(), nullptr,
                           text(object, "unit", where + ".").toStdString()};
        const auto isSame = [&one](const MeasuredColumn& other) {
            return other.file == one.file && other.column == one.column;
        };
        if (std::ranges::any_of(project.measured, isSame))
            complain(where,
                     QCoreApplication::translate("talweg", "The column %1 of %2 is listed more than once.")
                         .arg(toQt(one.column), toQt(one.file)));
        one.numbers = measuredNumbers(numbers(object, "numbers", where));
        if (one.numbers->values.empty())
            complain(where + ".numbers",
                     QCoreApplication::translate("talweg", "must have at least one number."));
        project.measured.push_back(std::move(one));
    }

    std::vector<double> numbers(const QJsonObject& object, const QString& key, const QString& where) {
        std::vector<double> found;
        const QJsonArray entries = list(object, key, where);
        found.reserve(static_cast<std::size_t>(entries.size()));
        for (qsizetype i = 0; i < entries.size(); ++i) {
            if (!entries[i].isDouble())
                complain(QStringLiteral("%1.%2[%3]").arg(where, key, QString::number(i)),
                         QCoreApplication::translate("talweg", "must be a number, not %1.")
                             .arg(givenInFile(entries[i])));
            found.push_back(entries[i].toDouble());
        }
        return found;
    }

    double number(const QJsonObject& object, const QString& key, const QString& where, double otherwise) {
        const QJsonValue value = object[key];
        if (!value.isDouble() && !value.isUndefined())
            complain(
                where + "." + key,
                QCoreApplication::translate("talweg", "must be a number, not %1.").arg(givenInFile(value)));
        return value.toDouble(otherwise);
    }

    bool boolean(const QJsonObject& object, const QString& key, const QString& where, bool otherwise) {
        const QJsonValue value = object[key];
        if (!value.isBool() && !value.isUndefined())
            complain(where + "." + key,
                     QCoreApplication::translate("talweg", "must be true or false, not %1.")
                         .arg(givenInFile(value)));
        return value.toBool(otherwise);
    }

    /// The system of an object. If it does not exist, reports an error and returns null.
    std::shared_ptr<const System> systemOf(const QJsonObject& object, const QString& where) {
        const QString id = text(object, "system", where + ".");
        auto system = m_registry.find(id.toStdString());
        if (!system) complain(where + ".system", unknownSystem(id));
        return system;
    }

    QString unknownSystem(const QString& id) const {
        QStringList known;
        for (const auto& system : m_registry.systems())
            known << toQt(system->id);
        return QCoreApplication::translate("talweg",
                                           "The system \"%1\" does not exist; available systems: %2.")
            .arg(id, known.join(", "));
    }

    Values inputs(const QJsonValue& json, const QString& where, const System& system) {
        if (!json.isObject() && !json.isUndefined())
            complain(where, QCoreApplication::translate("talweg",
                                                        "must be an object, not %1; its keys are input ids.")
                                .arg(givenInFile(json)));
        const QJsonObject object = json.toObject();
        QStringList ids;
        for (const Parameter& parameter : system.parameters)
            ids << toQt(parameter.id);
        expectKeys(object, where, ids);
        Values values = defaultValues(system.parameters);
        InputIds given;
        for (const Parameter& parameter : system.parameters) {
            const QString id = toQt(parameter.id);
            if (!object.contains(id)) continue;
            given.insert(parameter.id);
            const bool isTable = parameter.kind == Parameter::Kind::table;
            values[parameter.id] = isTable ? table(object[id], where + "." + id, parameter)
                                           : input(object[id], where + "." + id, parameter);
        }
        return switched(system.parameters, defaultValues(system.parameters), std::move(values), given, given);
    }

    Value input(const QJsonValue& json, const QString& where, const Parameter& parameter) {
        const std::optional<Value> value = valueFrom(json);
        // A missing value gets the message for a value of the wrong kind.
        const Value wrongKind = parameter.kind == Parameter::Kind::points ? Value(0.0) : Value(Points{});
        const std::string message = complaint(parameter, value.value_or(wrongKind));
        if (message.empty()) return *value;
        complain(where, message, json);
        return parameter.defaultValue;
    }

    /// Reads the rows of a table, or its text in files of older versions.
    Value table(const QJsonValue& json, const QString& where, const Parameter& parameter) {
        const auto refuse = [&](const std::string& message) {
            complain(where, message, json);
            return parameter.defaultValue;
        };
        if (json.isString() && m_version < versionOfTables) {
            const Reading reading = read(parameter, json.toString().toStdString());
            if (!reading.value) return refuse(reading.error);
            const QString name = toQt(inSentence(parameter));
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
            rows.push_back(row(array[i], QStringLiteral("%1[%2]").arg(where, QString::number(i)), parameter));
        const std::string message = complaintAboutTable(parameter, rows);
        return message.empty() ? Value(std::move(rows)) : refuse(message);
    }

    std::vector<Cell> row(const QJsonValue& json, const QString& where, const Parameter& table) {
        std::vector<Cell> cells = defaultRow(table);
        if (!json.isObject())
            complain(
                where,
                QCoreApplication::translate(
                    "talweg", "must be an object, not %2; it describes one %1, and its keys are column ids.")
                    .arg(toQt(table.row), givenInFile(json)));
        const QJsonObject object = json.toObject();
        QStringList ids;
        for (std::size_t c = 0; c < cells.size(); ++c) {
            ids << toQt(table.columns[c].id);
            const QJsonValue cell = object[ids.back()];
            if (cell.isDouble())
                cells[c] = cell.toDouble();
            else if (cell.isString())
                cells[c] = cell.toString().toStdString();
            else if (!cell.isUndefined())
                complain(where + "." + ids.back(),
                         QCoreApplication::translate("talweg", "must be a number or text, not %1.")
                             .arg(givenInFile(cell)));
        }
        expectKeys(object, where, ids);
        return cells;
    }

    std::optional<Study> study(const QJsonValue& json, const QString& where, const System& system) {
        if (json.isUndefined()) return std::nullopt;
        if (!json.isObject())
            complain(
                where,
                QCoreApplication::translate("talweg", "must be a study, not %1.").arg(givenInFile(json)));
        const QJsonObject object = json.toObject();
        expectKeys(object, where, "study");
        Study study;
        study.axes = inputs(object, "axes", where, "values", system);
        study.over = swept(object["over"], where + ".over", system);
        const QJsonArray measures = list(object, "measures", where);
        for (qsizetype i = 0; i < measures.size(); ++i)
            study.measures.push_back(measure(
                measures[i], QStringLiteral("%1.measures[%2]").arg(where, QString::number(i)), system));
        study.requirement = text(object, "requirement", where + ".").toStdString();
        study.smallest = text(object, "smallest", where + ".").toStdString();
        if (!study.smallest.empty()) expectInput(study.smallest, where + ".smallest", system);
        const QJsonValue compared = object["compared"];
        if (!compared.isBool() && !compared.isUndefined())
            complain(where + ".compared",
                     QCoreApplication::translate("talweg", "must be true or false, not %1.")
                         .arg(givenInFile(compared)));
        study.compared = compared.toBool();
        addUncertainty(study, object, where, system);
        return study;
    }

    void addUncertainty(Study& study, const QJsonObject& object, const QString& where, const System& system) {
        study.unknown = inputs(object, "unknown", where, "values", system);
        study.likely = text(object, "likely", where + ".").toStdString();
        study.ties = inputs(object, "ties", where, "tie", system);
        study.uncertain = inputs(object, "uncertain", where, "uncertainty", system);
        study.noise = text(object, "noise", where + ".").toStdString();
        study.seed = text(object, "seed", where + ".").toStdString();
        study.untilDecided = boolean(object, "until_decided", where, false);
        study.tolerances = inputs(object, "tolerances", where, "tolerance", system);
        const QJsonArray correlations = list(object, "correlations", where);
        for (qsizetype i = 0; i < correlations.size(); ++i)
            study.correlations.push_back(
                correlated(correlations[i],
                           QStringLiteral("%1.correlations[%2]").arg(where, QString::number(i)), system));
    }

    /// Reads a list of objects of the kind `kind`, each with an input and a text.
    std::vector<Study::Swept> inputs(const QJsonObject& object, const QString& key, const QString& where,
                                     std::string_view kind, const System& system) {
        std::vector<Study::Swept> found;
        const QJsonArray entries = list(object, key, where);
        for (qsizetype i = 0; i < entries.size(); ++i)
            found.push_back(swept(entries[i], QStringLiteral("%1.%2[%3]").arg(where, key, QString::number(i)),
                                  system, kind));
        return found;
    }

    Study::Correlated correlated(const QJsonValue& json, const QString& where, const System& system) {
        if (!json.isObject())
            complain(where, QCoreApplication::translate("talweg", "must be two inputs with their rank "
                                                                  "correlation, not %1.")
                                .arg(givenInFile(json)));
        if (!json.isObject()) return {};
        const QJsonObject object = json.toObject();
        expectKeys(object, where, "correlation");
        Study::Correlated one{text(object, "first", where + ".").toStdString(),
                              text(object, "second", where + ".").toStdString(),
                              text(object, "rank", where + ".").toStdString()};
        expectInput(one.first, where + ".first", system);
        expectInput(one.second, where + ".second", system);
        return one;
    }

    QJsonArray list(const QJsonObject& object, const QString& key, const QString& where) {
        const QJsonValue value = object[key];
        if (!value.isArray() && !value.isUndefined())
            complain(
                where.isEmpty() ? key : where + "." + key,
                QCoreApplication::translate("talweg", "must be a list, not %1.").arg(givenInFile(value)));
        return value.toArray();
    }

    Study::Swept swept(const QJsonValue& json, const QString& where, const System& system,
                       std::string_view kind = "values") {
        if (!json.isObject())
            complain(where,
                     json.isUndefined()
                         ? QCoreApplication::translate("talweg",
                                                       "is missing; it must be an input with its values.")
                         : QCoreApplication::translate("talweg", "must be an input with its values, not %1.")
                               .arg(givenInFile(json)));
        if (!json.isObject()) return {};
        const QJsonObject object = json.toObject();
        expectKeys(object, where, kind);
        const QString said = keysOf(fileObject(kind)).back();
        Study::Swept swept{text(object, "input", where + ".").toStdString(),
                           text(object, said, where + ".").toStdString()};
        expectInput(swept.parameter, where + ".input", system);
        return swept;
    }

    void expectInput(const std::string& id, const QString& where, const System& system) {
        if (find(system.parameters, id)) return;
        complain(where, QCoreApplication::translate("talweg", "%1 has no input \"%2\".")
                            .arg(toQt(system.name), toQt(id)));
    }

    std::string measure(const QJsonValue& json, const QString& where, const System& system) {
        const std::string id = json.toString().toStdString();
        if (std::ranges::count(system.studyMeasures, id) == 0)
            complain(where,
                     QCoreApplication::translate(
                         "talweg", "%1 is not a result that a study can use; available results are %2.")
                         .arg(givenInFile(json), toQt(listed(withoutLaterBodies(system.studyMeasures)))));
        return id;
    }

    const Registry& m_registry;
    int m_version;
    QStringList& m_problems;
    QStringList& m_notes;
    QString m_converted; ///< names of the inputs that were converted from text
    ConstantTable m_constants{{}};
    bool m_constantsAreFine = true;
    qsizetype m_tracks = 0; ///< number of tracks read
};

} // namespace

Values inputsFrom(const QJsonObject& inputs, const System& system, QStringList& problems) {
    QStringList notes;
    const Registry none;
    try {
        return Reader(none, formatVersion, problems, notes).given(inputs, system);
    } catch (const Enough&) {
        return {};
    }
}

std::optional<Project> projectFrom(const QJsonObject& root, int version, const Registry& registry,
                                   QStringList& problems, QStringList& notes) {
    try {
        Project project = Reader(registry, version, problems, notes).project(root);
        if (problems.isEmpty()) return project;
    } catch (const Enough&) {
        problems << QCoreApplication::translate("talweg", "The file has more errors.");
    }
    return std::nullopt;
}

} // namespace talweg
