#include "project/own_preset.h"

#include "base/free_name.h"
#include "base/to_qt.h"
#include "files/whole_file.h"
#include "project/duplicate_keys.h"
#include "project/file.h"
#include "project/file_reader.h"
#include "project/given_in_file.h"
#include "project/json_root.h"
#include "systems/equivalents.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>

namespace talweg {

namespace {

constexpr std::string_view presetsFormat = "talweg-presets";
constexpr int presetsVersion = 1;
/// Largest number of letters in a name. If too large, menus become too wide.
constexpr qsizetype longestPresetName = 100;

bool isPair(const QJsonValue& value) {
    const QJsonArray pair = value.toArray();
    return pair.size() == 2 && pair[0].isDouble() && pair[1].isDouble();
}

bool isRow(const QJsonValue& value) {
    const QJsonObject cells = value.toObject();
    return value.isObject() && std::ranges::all_of(cells, [](const QJsonValue& cell) {
               return cell.isDouble() || cell.isString();
           });
}

/// Whether a value can be an input: a number, a text, points or the rows of a table.
bool mayBeInput(const QJsonValue& value) {
    if (value.isDouble() || value.isString()) return true;
    const QJsonArray entries = value.toArray();
    return value.isArray() && (std::ranges::all_of(entries, isPair) || std::ranges::all_of(entries, isRow));
}

bool isSingleLine(const QString& name) {
    return std::ranges::none_of(name, [](QChar c) {
        return c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line
               || c.category() == QChar::Separator_Paragraph;
    });
}

QString shapeComplaint(const QString& name) {
    if (name.trimmed().isEmpty()) return QCoreApplication::translate("talweg", "A preset needs a name.");
    if (name.trimmed() != name || name.size() > longestPresetName || !isSingleLine(name))
        return QCoreApplication::translate("talweg", "The name of a preset must be a single line of at most "
                                                     "%1 characters, without leading or trailing spaces.")
            .arg(longestPresetName);
    return {};
}

/// Reads the presets of a file and collects errors.
class PresetsReader {
public:
    explicit PresetsReader(QStringList& problems) : m_problems(problems) {}

    void read(const QJsonObject& root, std::vector<OwnPreset>& presets) {
        expectKeys(root, {}, {"format", "version", "presets"});
        if (!root["presets"].isArray())
            return complain("presets", QCoreApplication::translate("talweg", "must be a list, not %1.")
                                           .arg(givenInFile(root["presets"])));
        const QJsonArray entries = root["presets"].toArray();
        if (entries.size() > maxOwnPresets)
            return complain("presets", QCoreApplication::translate(
                                           "talweg", "There are %1 entries; at most %2 can be read.")
                                           .arg(entries.size())
                                           .arg(maxOwnPresets));
        for (qsizetype i = 0; i < entries.size() && m_problems.size() < maxProblems; ++i)
            add(presets, QStringLiteral("presets[%1]").arg(i), entries[i]);
    }

private:
    void complain(const QString& where, const QString& message) {
        if (m_problems.size() >= maxProblems) return;
        m_problems << (where.isEmpty() ? message
                                       : QCoreApplication::translate("talweg", "%1: %2").arg(where, message));
    }

    void expectKeys(const QJsonObject& object, const QString& where, const QStringList& known) {
        for (const QString& key : object.keys())
            if (!known.contains(key)) complain(where, unknownKey(key, known));
    }

    QString text(const QJsonObject& object, const QString& key, const QString& where) {
        const QJsonValue value = object[key];
        if (!value.isString() && !value.isUndefined())
            complain(where + u'.' + key,
                     QCoreApplication::translate("talweg", "must be text, not %1.").arg(givenInFile(value)));
        return value.toString();
    }

    void add(std::vector<OwnPreset>& presets, const QString& where, const QJsonValue& entry) {
        if (!entry.isObject())
            return complain(
                where,
                QCoreApplication::translate("talweg", "must be a preset, not %1.").arg(givenInFile(entry)));
        const QJsonObject object = entry.toObject();
        expectKeys(object, where, {"name", "system", "note", "inputs"});
        OwnPreset preset{text(object, "name", where), text(object, "system", where).toStdString(),
                         text(object, "note", where), object["inputs"].toObject()};
        if (preset.system.empty())
            complain(where + ".system",
                     QCoreApplication::translate("talweg", "must give the system of the preset."));
        const QString wrong = presetNameComplaint(presets, -1, preset.system, preset.name, nullptr);
        if (!wrong.isEmpty()) complain(where + ".name", wrong);
        if (!object["inputs"].isObject())
            complain(where + ".inputs", QCoreApplication::translate(
                                            "talweg", "must be an object, not %1; its keys are input ids.")
                                            .arg(givenInFile(object["inputs"])));
        for (auto input = preset.inputs.begin(); input != preset.inputs.end(); ++input)
            if (!mayBeInput(input.value()))
                complain(where + ".inputs." + input.key().left(longestPresetName),
                         QCoreApplication::translate(
                             "talweg", "must be a number, text, points or the rows of a table, not %1.")
                             .arg(givenInFile(input.value())));
        presets.push_back(std::move(preset));
    }

    QStringList& m_problems;
};

} // namespace

QByteArray toText(const std::vector<OwnPreset>& presets) {
    QJsonArray entries;
    for (const OwnPreset& preset : presets) {
        QJsonObject entry{{"name", preset.name}, {"system", toQt(preset.system)}, {"inputs", preset.inputs}};
        if (!preset.note.isEmpty()) entry["note"] = preset.note;
        entries << entry;
    }
    const std::string format(presetsFormat);
    return QJsonDocument(
               QJsonObject{{"format", toQt(format)}, {"version", presetsVersion}, {"presets", entries}})
        .toJson();
}

PresetsReading presetsFromText(const QByteArray& text) {
    const JsonRoot file =
        readRoot(text, {presetsFormat, presetsVersion,
                        QCoreApplication::translate("talweg", "This is not a file of Talweg presets.")});
    if (!file.failure.isEmpty()) return {{}, {file.failure}};
    PresetsReading reading;
    reading.problems = duplicateKeys(text, maxProblems);
    PresetsReader(reading.problems).read(file.object, reading.presets);
    if (!reading.problems.isEmpty()) reading.presets.clear();
    return reading;
}

PresetsReading readPresets(const QString& path) {
    const FileBytes file = readOrdinary(path, largestPresets);
    return file.failure.isEmpty() ? presetsFromText(file.bytes) : PresetsReading{{}, {file.failure}};
}

OwnPreset makePreset(const System& system, const QString& name, const Values& values,
                     const std::vector<std::string>& ids, const QString& note) {
    JsonWriter json;
    writeInputs(system, values, json);
    const QJsonObject all = QJsonDocument::fromJson(QByteArray::fromStdString(json.finished())).object();
    OwnPreset preset{name, system.id, note, {}};
    for (const std::string& id : ids)
        preset.inputs[toQt(id)] = all[toQt(id)];
    return preset;
}

PresetValues valuesOf(const OwnPreset& preset, const System& system) {
    PresetValues found;
    found.values = inputsFrom(preset.inputs, system, found.problems);
    if (!found.problems.isEmpty()) found.values.clear();
    found.values = withChoices(system.parameters, std::move(found.values));
    return found;
}

std::vector<std::string> groupsOf(const OwnPreset& preset, const System& system) {
    std::vector<std::string> groups;
    for (const Parameter& parameter : system.parameters)
        if (preset.inputs.contains(toQt(parameter.id)) && std::ranges::count(groups, parameter.group) == 0)
            groups.push_back(parameter.group);
    return groups;
}

qsizetype findPreset(const std::vector<OwnPreset>& presets, std::string_view system, const QString& name) {
    const auto found = std::ranges::find_if(presets, [&](const OwnPreset& preset) {
        return preset.system == system && preset.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    return found == presets.end() ? -1 : found - presets.begin();
}

QString presetNameComplaint(const std::vector<OwnPreset>& presets, qsizetype index, std::string_view system,
                            const QString& name, const System* known) {
    if (const QString wrong = shapeComplaint(name); !wrong.isEmpty()) return wrong;
    const auto isCalledSo = [&name](const Preset& shipped) {
        const QString theirs = toQt(shipped.name);
        return theirs.compare(name, Qt::CaseInsensitive) == 0
               || theirs.compare(name + u'…', Qt::CaseInsensitive) == 0;
    };
    if (known && std::ranges::any_of(known->presets, isCalledSo))
        return QCoreApplication::translate("talweg", "Talweg includes a preset \"%1\"; choose another name.")
            .arg(name);
    const qsizetype other = findPreset(presets, system, name);
    if (other < 0 || other == index) return {};
    return QCoreApplication::translate("talweg",
                                       "A preset \"%1\" already exists for this system; choose another name. "
                                       "Uppercase and lowercase letters are treated as equal.")
        .arg(presets[static_cast<std::size_t>(other)].name);
}

QString freePresetName(const std::vector<OwnPreset>& presets, std::string_view system, const QString& wish,
                       const System* known) {
    const auto numbered = [&wish](int number) {
        const QString tail = QStringLiteral(" %1").arg(number);
        QString base = wish.left(longestPresetName - tail.size());
        if (base.size() < wish.size() && base.back().isHighSurrogate()) base.chop(1);
        return base.trimmed() + tail;
    };
    return firstFreeName(wish, numbered, [&](const QString& name) {
        return presetNameComplaint(presets, -1, system, name, known).isEmpty();
    });
}

} // namespace talweg
