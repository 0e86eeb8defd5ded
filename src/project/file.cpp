#include "project/file.h"

#include "files/picture_source.h"
#include "project/duplicate_keys.h"
#include "project/expressions.h"
#include "project/file_migrations.h"
#include "project/file_reader.h"
#include "project/json_root.h"
#include "systems/reading.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QLocale>
#include <algorithm>

namespace talweg {

namespace {

constexpr std::string_view formatName = "talweg";

/// Whether a study has uncertain inputs, ties or other entries that need versionOfUncertainty.
bool saysUncertainty(const Experiment& experiment) {
    if (!experiment.study) return false;
    const Study& study = *experiment.study;
    return !(study.likely.empty() && study.ties.empty() && study.uncertain.empty()
             && study.correlations.empty() && study.noise.empty() && study.seed.empty() && !study.untilDecided
             && study.tolerances.empty());
}

/// Whether an expression of an input ends in a unit.
bool hasUnits(const Experiment& experiment, const Registry& registry) {
    const auto system = registry.find(experiment.system);
    return std::ranges::any_of(experiment.expressions, [&system](const auto& one) {
        return hasUnitBehind(*system, one.first, one.second);
    });
}

/// The oldest format version that supports the content of the project.
int versionOf(const Project& project, const Registry& registry) {
    const auto isInUnits = [&registry](const Experiment& one) { return hasUnits(one, registry); };
    const auto isInUnit = [](const MeasuredColumn& one) { return !one.unit.empty(); };
    const auto needsNew = [](const Study& study) { return !study.unknown.empty() || study.untilDecided; };
    const auto hasTracks = [](const Experiment& one) { return !one.tracks.empty(); };
    if (std::ranges::any_of(project.experiments, hasTracks)) return versionOfTracks;
    const auto studiesNew = [&](const Experiment& one) { return one.study && needsNew(*one.study); };
    if (std::ranges::any_of(project.experiments, studiesNew)
        || (project.baseline && needsNew(project.baseline->study)))
        return versionOfUnknown;
    if (!project.imports.empty() || std::ranges::any_of(project.measured, isInUnit)) return versionOfImports;
    if (!project.measured.empty()) return versionOfMeasured;
    const auto hasUnit = [](const Constant& one) {
        return !anyUnitBehindCalculation(one.expression).unit.empty();
    };
    if (!project.units.areOwn() || std::ranges::any_of(project.experiments, isInUnits)
        || std::ranges::any_of(project.constants, hasUnit))
        return versionOfUnits;
    if (project.baseline) return versionOfBaselines;
    if (!project.exports.empty()) return versionOfExports;
    const auto isExpressed = [](const Experiment& experiment) { return !experiment.expressions.empty(); };
    if (!project.constants.empty() || std::ranges::any_of(project.experiments, isExpressed))
        return versionOfExpressions;
    if (!project.requirements.empty()) return versionOfRequirements;
    if (std::ranges::any_of(project.experiments, saysUncertainty)) return versionOfUncertainty;
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

/// Writes an entry of a study: the id of an input, and a text under the key `said`.
void writeSwept(JsonWriter& json, const Study::Swept& swept, const char* said = "values") {
    json.openObject();
    json.entry("input", swept.parameter);
    json.entry(said, swept.values);
    json.closeObject();
}

void writeList(JsonWriter& json, const char* key, const std::vector<Study::Swept>& inputs, const char* said) {
    if (inputs.empty()) return;
    json.key(key);
    json.openArray();
    for (const Study::Swept& input : inputs)
        writeSwept(json, input, said);
    json.closeArray();
}

void writeCorrelations(JsonWriter& json, const std::vector<Study::Correlated>& correlations) {
    if (correlations.empty()) return;
    json.key("correlations");
    json.openArray();
    for (const Study::Correlated& one : correlations) {
        json.openObject();
        json.entry("first", one.first);
        json.entry("second", one.second);
        json.entry("rank", one.rank);
        json.closeObject();
    }
    json.closeArray();
}

/// Writes the uncertain inputs of a study. Empty entries are omitted.
void writeUncertainty(JsonWriter& json, const Study& study) {
    writeList(json, "unknown", study.unknown, "values");
    if (!study.likely.empty()) json.entry("likely", study.likely);
    writeList(json, "ties", study.ties, "expression");
    writeList(json, "uncertain", study.uncertain, "distribution");
    writeCorrelations(json, study.correlations);
    if (!study.noise.empty()) json.entry("noise", study.noise);
    if (!study.seed.empty()) json.entry("seed", study.seed);
    if (study.untilDecided) {
        json.key("until_decided");
        json.boolean(true);
    }
    writeList(json, "tolerances", study.tolerances, "tolerance");
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
    writeUncertainty(json, study);
    json.closeObject();
}

void writeTracks(JsonWriter& json, const SharedList<Track>& tracks) {
    if (tracks.empty()) return;
    json.key("tracks");
    json.openArray();
    for (const Track& track : tracks) {
        json.openObject();
        json.entry("name", track.name);
        json.entry("file", track.source.file);
        json.entry("sha256", track.source.sha256);
        for (const auto& [key, number] :
             {std::pair("sigma", track.sigma), std::pair("sigma_angle", track.sigmaAngle),
              std::pair("camera_angle", track.tilt)})
            if (number != 0) json.entry(key, number);
        for (const auto& [key, isOn] : {std::pair("pixels", track.isInPixels),
                                        std::pair("x_only", !track.usesY), std::pair("y_only", !track.usesX)})
            if (isOn) {
                json.key(key);
                json.boolean(true);
            }
        for (const auto& [key, numbers] : {std::pair("t", &track.t), std::pair("x", &track.x),
                                           std::pair("y", &track.y), std::pair("angle", &track.angle)}) {
            if (numbers->empty()) continue;
            json.key(key);
            json.ready(measuredNumbers(*numbers)->text);
        }
        json.closeObject();
    }
    json.closeArray();
}

void writeExperiment(JsonWriter& json, const Experiment& experiment, const System& system) {
    json.openObject();
    json.entry("name", experiment.name.toStdString());
    json.entry("system", experiment.system);
    json.key("inputs");
    writeInputs(system, experiment.values, json);
    if (!experiment.expressions.empty()) {
        json.key("expressions");
        writeExpressions(experiment.expressions, json);
    }
    if (experiment.study) {
        json.key("study");
        writeStudy(json, *experiment.study);
    }
    writeTracks(json, experiment.tracks);
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

void writeBaseline(JsonWriter& json, const Baseline& baseline, const System& system) {
    json.openObject();
    json.entry("experiment", baseline.experiment.toStdString());
    json.entry("system", baseline.system);
    json.key("inputs");
    writeInputs(system, baseline.values, json);
    json.key("study");
    writeStudy(json, baseline.study);
    json.closeObject();
}

void writeRequirements(JsonWriter& json, const std::vector<NamedRequirement>& requirements) {
    if (requirements.empty()) return;
    json.key("requirements");
    json.openArray();
    for (const NamedRequirement& one : requirements) {
        json.openObject();
        json.entry("name", one.name.toStdString());
        json.entry("system", one.system);
        json.entry("condition", one.condition);
        json.closeObject();
    }
    json.closeArray();
}

void writeConstants(JsonWriter& json, const std::vector<Constant>& constants) {
    if (constants.empty()) return;
    json.key("constants");
    json.openArray();
    for (const Constant& one : constants) {
        json.openObject();
        json.entry("name", one.name);
        json.entry("expression", one.expression);
        json.closeObject();
    }
    json.closeArray();
}

void writeExport(JsonWriter& json, const ExportJob& job) {
    json.openObject();
    json.entry("name", job.name.toStdString());
    json.entry("experiment", job.experiment.toStdString());
    json.entry("figure", job.figure.toStdString());
    json.entry("format", job.format.toStdString());
    json.entry("file", job.file.toStdString());
    json.entry("width_mm", job.widthMm);
    json.entry("height_mm", job.heightMm);
    json.entry("dpi", job.dpi);
    json.entry("letters_pt", job.letters);
    if (job.lineWidth != 0) json.entry("line_width_pt", job.lineWidth);
    for (const auto& [key, on] : {std::pair("grey", job.grey), std::pair("dark", job.dark),
                                  std::pair("pinned", job.pinned), std::pair("project", job.project)}) {
        json.key(key);
        json.boolean(on);
    }
    json.closeObject();
}

void writeExports(JsonWriter& json, const std::vector<ExportJob>& jobs) {
    if (jobs.empty()) return;
    json.key("exports");
    json.openArray();
    for (const ExportJob& job : jobs)
        writeExport(json, job);
    json.closeArray();
}

void writeMeasured(JsonWriter& json, const std::vector<MeasuredColumn>& measured) {
    if (measured.empty()) return;
    json.key("measured");
    json.openArray();
    for (const MeasuredColumn& one : measured) {
        json.openObject();
        json.entry("file", one.file);
        json.entry("column", one.column);
        json.entry("sha256", one.digest);
        if (!one.unit.empty()) json.entry("unit", one.unit);
        json.key("numbers");
        json.ready(one.numbers->text);
        json.closeObject();
    }
    json.closeArray();
}

void writeImports(JsonWriter& json, const std::vector<TableImport>& imports) {
    if (imports.empty()) return;
    json.key("imports");
    json.openArray();
    for (const TableImport& one : imports) {
        json.openObject();
        json.entry("file", one.file);
        json.entry("sha256", one.digest);
        json.entry("value", one.value);
        json.entry("summary", one.summary);
        json.closeObject();
    }
    json.closeArray();
}

/// A project whose lists of points and tracks are reduced to their first points.
struct Abridged {
    Project project;
    qint64 points = 0; ///< total number of points before, counting a sample of a track as two
    qsizetype tracks = 0;
};

/// Reduces a valid track to the smallest number of samples.
void shorten(Track& track) {
    for (std::vector<double>* column : {&track.t, &track.x, &track.y, &track.angle})
        if (!column->empty()) column->resize(fewestTrackSamples);
}

/// Reduces lists of points that are valid, which a file is certain to preserve.
Abridged abridged(Project project, const Registry& registry) {
    Abridged made{std::move(project)};
    const auto abridge = [&](const std::string& system, Values& values) {
        for (const Parameter& parameter : registry.find(system)->parameters) {
            if (parameter.kind != Parameter::Kind::points) continue;
            Value& value = values.at(parameter.id);
            if (!complaint(parameter, value).empty()) continue;
            auto& points = std::get<Points>(value);
            made.points += std::ssize(points);
            points.resize(2); // the smallest allowed number
        }
    };
    for (Experiment& experiment : made.project.experiments) {
        abridge(experiment.system, experiment.values);
        made.tracks += std::ssize(experiment.tracks);
        const SharedList<Track> tracks = std::exchange(experiment.tracks, {});
        for (Track track : tracks) {
            if (trackComplaint(track).isEmpty()) {
                made.points += 2 * static_cast<qint64>(track.size());
                shorten(track);
            }
            experiment.tracks.push_back(std::move(track));
        }
    }
    for (Pin& pin : made.project.pins)
        abridge(pin.system, pin.values);
    if (made.project.baseline) abridge(made.project.baseline->system, made.project.baseline.edit().values);
    return made;
}

QString complaintAboutSize(const Abridged& abridged, const QByteArray& text) {
    const QLocale english(QLocale::English);
    const Project& project = abridged.project;
    if (std::ssize(project.experiments) > maxExperiments)
        return QCoreApplication::translate(
                   "talweg", "The project has %1 experiments; a file can store at most %2. Remove some.")
            .arg(project.experiments.size())
            .arg(maxExperiments);
    if (std::ssize(project.pins) > maxExperiments)
        return QCoreApplication::translate(
                   "talweg", "The project has %1 pinned runs; a file can store at most %2. Remove some.")
            .arg(project.pins.size())
            .arg(maxExperiments);
    if (std::ssize(project.requirements) > maxExperiments)
        return QCoreApplication::translate(
                   "talweg",
                   "The project has %1 named requirements; a file can store at most %2. Remove some.")
            .arg(project.requirements.size())
            .arg(maxExperiments);
    if (std::ssize(project.exports) > maxExperiments)
        return QCoreApplication::translate(
                   "talweg", "The project has %1 export jobs; a file can store at most %2. Remove some.")
            .arg(project.exports.size())
            .arg(maxExperiments);
    if (abridged.tracks > maxTracks)
        return QCoreApplication::translate(
                   "talweg", "The project has %1 measured tracks; a file can store at most %2. Remove some.")
            .arg(abridged.tracks)
            .arg(maxTracks);
    if (abridged.points > mostPoints)
        return QCoreApplication::translate("talweg",
                                           "The project has %1 profile points; a file can store at most %2. "
                                           "Shorten profiles, or remove experiments or pinned runs.")
            .arg(english.toString(abridged.points), english.toString(mostPoints));
    if (text.size() <= largestRest) return {};
    return QCoreApplication::translate("talweg",
                                       "The project takes %1 bytes without its profile points; a file can "
                                       "store at most %2. Remove pinned runs or shorten the notes.")
        .arg(english.toString(text.size()), english.toString(largestRest));
}

/// Whether a text has more numbers, lists and objects than any valid project. Parsing them would take too
/// much memory.
bool hasTooMany(const QByteArray& text) {
    const auto values = std::ranges::count_if(text, [](char c) { return c == ',' || c == '[' || c == '{'; });
    return values > 3 * mostPoints + largestRest; // a point has two commas and a bracket
}

/// Writes the display units that differ from the program's own units.
void writeUnits(JsonWriter& json, const DisplayUnits& units) {
    if (units.areOwn()) return;
    json.key("units");
    json.openObject();
    for (const DisplayUnits::Kind& kind : DisplayUnits::kinds())
        if (const std::string_view unit = units.chosen(kind.id); unit != kind.own)
            json.entry(std::string(kind.id), unit);
    json.closeObject();
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

void writeExpressions(const Expressions& expressions, JsonWriter& json) {
    json.openObject();
    for (const auto& [id, expression] : expressions)
        json.entry(id, expression);
    json.closeObject();
}

QByteArray toText(const Project& project, const Registry& registry) {
    JsonWriter json;
    json.openObject();
    if (!project.schema.isEmpty()) json.entry("$schema", project.schema.toStdString());
    json.entry("format", formatName);
    json.entry("version", versionOf(project, registry));
    json.entry("title", project.title.toStdString());
    json.entry("notes", project.notes.toStdString());
    writeUnits(json, project.units);
    writeConstants(json, project.constants);
    writeRequirements(json, project.requirements);
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
    if (project.baseline) {
        json.key("baseline");
        writeBaseline(json, *project.baseline, *registry.find(project.baseline->system));
    }
    writeExports(json, project.exports);
    writeMeasured(json, project.measured);
    writeImports(json, project.imports);
    json.closeObject();
    return QByteArray::fromStdString(json.finished());
}

FileReading fromText(const QByteArray& text, const Registry& registry) {
    const bool isLarge = text.size() > largestRest;
    if (isLarge && hasTooMany(text))
        return {{}, {QCoreApplication::translate("talweg", "The file has too many values for a project.")}};
    JsonRoot file = readRoot(text, {formatName, formatVersion,
                                    QCoreApplication::translate("talweg", "This is not a Talweg project.")});
    if (!file.failure.isEmpty()) return {{}, {file.failure}};
    migrate(file.object, file.version);
    FileReading reading;
    reading.problems = duplicateKeys(text, maxProblems);
    reading.project = projectFrom(file.object, file.version, registry, reading.problems, reading.notes);
    if (!reading.project) return reading;
    if (const QString tooLarge = isLarge ? sizeComplaint(*reading.project, registry) : QString();
        !tooLarge.isEmpty())
        return {{}, {tooLarge}};
    settle(*reading.project, registry);
    return reading;
}

QString sizeComplaint(const Project& project, const Registry& registry) {
    const Abridged rest = abridged(project, registry);
    return complaintAboutSize(rest, toText(rest.project, registry));
}

QString keepingComplaint(const Project& project, const Registry& registry,
                         const std::vector<MeasuredColumn>& known) {
    Abridged made = abridged(project, registry);
    QByteArray text = toText(made.project, registry);
    if (QString tooLarge = complaintAboutSize(made, text); !tooLarge.isEmpty()) return tooLarge;
    Project& rest = made.project;
    if (!known.empty() && rest.measured == known) {
        rest.measured.clear();
        text = toText(rest, registry);
    }
    const FileReading reading = fromText(text, registry);
    settle(rest, registry); // as on reading
    if (reading.project == rest) return {};
    return QCoreApplication::translate("talweg", "Nothing was changed because the changed project could not "
                                                 "be saved and reopened without loss. %1")
        .arg(reading.problems.value(0));
}

FileReading readProject(const QString& path, const Registry& registry,
                        FileBytes (*read)(const QString& path, qint64 limit)) {
    if (mayCarrySource(path)) {
        const FileBytes picture = read(path, largestPicture);
        if (!picture.failure.isEmpty()) return {{}, {picture.failure}};
        if (beginsAsObject(picture.bytes)) return fromText(picture.bytes, registry);
        const SourceReading carried = sourceIn(picture.bytes);
        return carried.failure.isEmpty() ? fromText(carried.source.project, registry)
                                         : FileReading{{}, {carried.failure}};
    }
    const FileBytes file = read(path, largestProject);
    return file.failure.isEmpty() ? fromText(file.bytes, registry) : FileReading{{}, {file.failure}};
}

} // namespace talweg
