#include "every_kind.h"
#include "project/preset_library.h"
#include "support/falling_body.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace talweg;
using namespace talweg::tests;

namespace {

Registry twoSystems() {
    Registry registry;
    registry.add(everyKind());
    registry.add(fallingBody());
    return registry;
}

/// A library in a folder that is not there yet.
struct Shelf {
    QTemporaryDir folder;
    PresetLibrary library{twoSystems(), folder.filePath("deep/own.talweg-presets")};

    QByteArray bytes() const {
        QFile file(library.path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QByteArray& text) const {
        QDir().mkpath(folder.filePath("deep"));
        QFile file(library.path());
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("cannot write");
    }
    QStringList names() const {
        QStringList names;
        for (const OwnPreset& preset : library.read().presets)
            names << preset.name;
        return names;
    }
};

OwnPreset steep(const QString& name = "Steep") {
    const System system = everyKind();
    Values values = defaultValues(system.parameters);
    values["beta"] = 100.0 / 3;
    return makePreset(system, name, values, {"beta", "convention", "profile", "spin"}, "Measured.");
}

OwnPreset only(const QString& name, const QJsonObject& inputs, const std::string& system = "every-kind") {
    return {name, system, {}, inputs};
}

} // namespace

class TestOwnPresets : public QObject {
    Q_OBJECT

private slots:
    /// Every kind of value, tables included, comes back to the last bit, and nothing else is set.
    void valuesComeBackExactly() {
        const Shelf shelf;
        QCOMPARE(shelf.library.add(steep()), QString());
        const PresetsReading reading = shelf.library.read();
        QCOMPARE(reading.problems, QStringList());
        QCOMPARE(reading.presets, std::vector{steep()});
        const PresetValues found = valuesOf(reading.presets.front(), everyKind());
        QCOMPARE(found.problems, QStringList());
        QCOMPARE(found.values.size(), std::size_t(4));
        QVERIFY(found.values.at("beta") == Value(100.0 / 3));
        QVERIFY(found.values.at("spin") == Value(std::string("rolling")));
        QVERIFY(found.values.at("profile") == Value(Points{{0, 0}, {1, -0.5}}));
        QCOMPARE(reading.presets.front().note, QString("Measured."));
    }

    void tablesComeBackExactly() {
        const Registry builtin = builtinSystems();
        for (const auto& system : builtin.systems()) {
            std::vector<std::string> ids;
            for (const Parameter& parameter : system->parameters)
                ids.push_back(parameter.id);
            const Values all = defaultValues(system->parameters);
            const auto text = toText(std::vector{makePreset(*system, "All", all, ids)});
            const PresetsReading reading = presetsFromText(text);
            QCOMPARE(reading.problems, QStringList());
            const PresetValues found = valuesOf(reading.presets.front(), *system);
            QCOMPARE(found.problems, QStringList());
            QVERIFY2(found.values == all, system->id.c_str());
        }
    }

    /// What is out of range now, or gone, is read and kept, and refused in words when it is to be set.
    void valuesAreRefusedOnApplying() {
        const auto text = toText(std::vector{only("Odd", {{"beta", 95}, {"gone", 1}, {"profile", 3}}),
                                             only("Other", {{"x", 1}}, "no-such-system")});
        const PresetsReading reading = presetsFromText(text);
        QCOMPARE(reading.problems, QStringList());
        QCOMPARE(reading.presets.size(), std::size_t(2));
        const PresetValues found = valuesOf(reading.presets.front(), everyKind());
        QVERIFY(found.values.empty());
        const QString told = found.problems.join('\n');
        QVERIFY2(told.contains("Decline angle β"), qPrintable(told));
        QVERIFY2(told.contains("less than 90 °"), qPrintable(told));
        QVERIFY2(told.contains("\"gone\" is not a known key here"), qPrintable(told));
        QVERIFY2(told.contains("inputs.profile"), qPrintable(told));
    }

    void namesAreUnique() {
        const Shelf shelf;
        QCOMPARE(shelf.library.add(steep()), QString());
        QVERIFY(shelf.library.add(steep("sTEEP")).contains("\"Steep\" already"));
        QCOMPARE(shelf.names(), QStringList({"Steep"}));
        QCOMPARE(shelf.library.add(only("steep", {{"height", 2}}, "falling-body")), QString());
        QCOMPARE(shelf.library.add(only("Steep", {{"beta", 2}}), true), QString());
        QCOMPARE(shelf.names(), QStringList({"Steep", "steep"}));
        for (const char* bad : {"", "  ", " a", "a ", "a\nb", "a\tb"})
            QVERIFY2(!shelf.library.add(only(bad, {})).isEmpty(), bad);
        QVERIFY(!shelf.library.add(only(QString("x").repeated(101), {})).isEmpty());
        for (const Preset& shipped : fallingBody().presets) {
            const QString theirs = QString::fromStdString(shipped.name).toUpper();
            QVERIFY(shelf.library.add(only(theirs, {}, "falling-body")).contains("Talweg includes"));
        }
        QCOMPARE(shelf.names(), QStringList({"Steep", "steep"}));
    }

    /// Each change goes into what the file holds by then.
    void othersChangesStay() {
        const Shelf shelf;
        QCOMPARE(shelf.library.add(steep("A")), QString());
        const OwnPreset seen = shelf.library.read().presets.front();
        const PresetLibrary other(twoSystems(), shelf.library.path());
        QCOMPARE(other.add(steep("B")), QString());
        QCOMPARE(shelf.library.rename(seen, "C"), QString());
        QCOMPARE(shelf.names(), QStringList({"C", "B"}));
        QVERIFY(other.rename(seen, "D").contains("removed by another"));
        QVERIFY(other.remove({seen}).contains("removed by another"));
        const OwnPreset renamed = other.read().presets.front();
        QCOMPARE(other.setNote(renamed, " Guessed. "), QString());
        QVERIFY(shelf.library.remove({renamed}).contains("removed by another"));
        QCOMPARE(shelf.library.read().presets.front().note, QString("Guessed."));
        QCOMPARE(shelf.library.remove(shelf.library.read().presets), QString());
        QCOMPARE(shelf.names(), QStringList());
    }

    void brokenFilesAreLeftAlone() {
        const Shelf shelf;
        const QByteArray newer = R"({"format": "talweg-presets", "version": 2, "presets": []})";
        for (const QByteArray& text :
             {QByteArray("{\"format\": \"talweg-presets\", "), QByteArray(), newer}) {
            shelf.write(text);
            const QString wrong = shelf.library.add(steep());
            QVERIFY2(wrong.contains("cannot be read and was left unchanged"), qPrintable(wrong));
            QCOMPARE(shelf.bytes(), text);
        }
        QVERIFY(shelf.library.read().problems.front().contains("has format version 2"));
    }

    /// All of a file or nothing of it; what is there already with all that it holds is not added again.
    void importsAreWhole() {
        const Shelf shelf;
        QCOMPARE(shelf.library.add(only("A", {{"beta", 1}})), QString());
        const std::vector coming{only("a", {{"beta", 2}}), only("B", {{"beta", 3}}),
                                 only("A 2", {{"beta", 4}})};
        QCOMPARE(shelf.library.clashing(coming), QStringList({"a"}));
        QCOMPARE(shelf.library.add(coming, PresetLibrary::Clash::keepBoth), QString());
        QCOMPARE(shelf.names(), QStringList({"A", "a 2", "B", "A 2 2"}));
        QCOMPARE(shelf.library.add({only("B", {{"beta", 3}})}, PresetLibrary::Clash::keepBoth), QString());
        QCOMPARE(shelf.names().size(), 4);
        QCOMPARE(shelf.library.add({only("a", {{"beta", 2}})}, PresetLibrary::Clash::replace), QString());
        QCOMPARE(shelf.library.read().presets.front(), only("a", {{"beta", 2}}));
        std::vector<OwnPreset> many;
        for (int i = 0; i < maxOwnPresets; ++i)
            many.push_back(only(QString("many %1").arg(i), {}));
        const QByteArray before = shelf.bytes();
        QVERIFY(shelf.library.add(many, PresetLibrary::Clash::keepBoth).contains("At most 500"));
        QCOMPARE(shelf.bytes(), before);
    }

    /// Names may have 100 letters. A number takes the place of the last ones, never of half a character.
    void longNamesAreShortened() {
        const Shelf shelf;
        const QString longest = QString(97, u'x') + QStringLiteral("😀y");
        QCOMPARE(longest.size(), qsizetype(100));
        QCOMPARE(shelf.library.add(only(longest, {{"beta", 1}})), QString());
        for (int i = 2; i <= 12; ++i)
            QCOMPARE(shelf.library.add({only(longest, {{"beta", i}})}, PresetLibrary::Clash::keepBoth),
                     QString());
        const QStringList names = shelf.names();
        QCOMPARE(names.size(), qsizetype(12));
        QCOMPARE(names[1], QString(97, u'x') + " 2");
        QCOMPARE(names[11], QString(97, u'x') + " 12");
    }

    void complaintsNameThePlace_data() {
        QTest::addColumn<QByteArray>("entries");
        QTest::addColumn<QString>("complaint");
        const auto row = [](const char* entries, const char* complaint) {
            QTest::newRow(entries) << QByteArray(entries) << QString::fromUtf8(complaint);
        };
        row("3", "presets: must be a list, not 3.");
        row("[3]", "presets[0]: must be a preset, not 3.");
        row(R"([{"name": "A", "system": "s", "inputs": {}}, {"name": "a", "system": "s", "inputs": {}}])",
            "presets[1].name: A preset \"A\" already exists for this system; choose another name. Uppercase "
            "and lowercase letters are treated as equal.");
        row(R"([{"name": 3, "system": "s", "inputs": {}}])", "presets[0].name: must be text, not 3.");
        row(R"([{"name": "A", "inputs": {}}])", "presets[0].system: must give the system of the preset.");
        row(R"([{"name": "A", "system": "s"}])",
            "presets[0].inputs: must be an object, not null; its keys are input ids.");
        row(R"([{"name": "A", "system": "s", "inputs": {}, "extra": 1}])",
            "presets[0]: \"extra\" is not a known key here; allowed keys are name, system, note, inputs.");
        row(R"([{"name": "A", "system": "s", "inputs": {"b": true}}])",
            "presets[0].inputs.b: must be a number, text, points or the rows of a table, not true.");
        row(R"([{"name": "A", "system": "s", "inputs": {"b": [[1, "x"]]}}])",
            "presets[0].inputs.b: must be a number, text, points or the rows of a table, not [[1,\"x\"]].");
    }

    void complaintsNameThePlace() {
        QFETCH(QByteArray, entries);
        QFETCH(QString, complaint);
        const PresetsReading reading =
            presetsFromText(R"({"format": "talweg-presets", "version": 1, "presets": )" + entries + '}');
        QVERIFY(reading.presets.empty());
        QVERIFY2(reading.problems.contains(complaint), qPrintable(reading.problems.join('\n')));
    }

    /// Whatever a text holds: presets or sentences, never both, and what is read is written and read as the
    /// same.
    void hostileTextsAreRefusedInWords() {
        QRandomGenerator random(16);
        const QByteArray whole =
            toText(std::vector{steep(), only("Größe", {{"rows", QJsonArray{QJsonObject{{"b", 1}}}}})});
        const auto holds = [](const QByteArray& text) {
            const PresetsReading reading = presetsFromText(text);
            if (!reading.problems.isEmpty()) return reading.presets.empty() && reading.problems.size() <= 101;
            for (const OwnPreset& preset : reading.presets)
                valuesOf(preset, everyKind());
            return presetsFromText(toText(reading.presets)).presets == reading.presets;
        };
        for (qsizetype length = 0; length < whole.size(); ++length)
            QVERIFY2(holds(whole.left(length)), qPrintable(QString::number(length)));
        const QByteArray marks = "{}[]\",:0-e\\ \n";
        for (int attempt = 0; attempt < 4000; ++attempt) {
            QByteArray text = whole;
            for (int change = random.bounded(1, 5); change-- > 0;) {
                const auto at = static_cast<qsizetype>(random.bounded(static_cast<int>(text.size())));
                const int kind = random.bounded(3);
                if (kind == 0)
                    text[at] = static_cast<char>(random.bounded(256));
                else if (kind == 1)
                    text[at] = marks[random.bounded(static_cast<int>(marks.size()))];
                else
                    text.insert(at, text.mid(at, random.bounded(40)));
            }
            QVERIFY2(holds(text), text.constData());
        }
        QVERIFY(holds(R"({"format": "talweg-presets", "version": 1, "presets": )" + QByteArray(5000, '[')));
        QByteArray wild = R"({"format": "talweg-presets", "version": 1, "presets": [)";
        for (int i = 0; i < 400; ++i)
            wild += (i ? "," : "") + QByteArray(R"({"a": 1, "b": 2, "name": "x", "inputs": {"c": null}})");
        QVERIFY(holds(wild + "]}"));
    }

    void readingStopsAtALimit() {
        const Shelf shelf;
        shelf.write(QByteArray(largestPresets + 1, ' '));
        QCOMPARE(shelf.library.read().problems.size(), 1);
        QVERIFY(shelf.library.add(steep()).contains("was left unchanged"));
    }
};

TALWEG_TEST(tst_own_presets, TestOwnPresets, QCoreApplication)
#include "tst_own_presets.moc"
