#include "command_line.h"
#include "project/preset_library.h"
#include "support/test.h"

#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace talweg;
using namespace talweg::tests;

class TestPresetsCommand : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() {
        QFile::remove(PresetLibrary::standardPath());
        keep({"Base", "falling-body", "Site plan", {{"height", 20}, {"g", 1.6}}});
    }
    void cleanupTestCase() { QFile::remove(PresetLibrary::standardPath()); }

    /// A preset of the user's own sets what it holds, whatever the capitals; --set goes over it.
    void namesOwnOnes() {
        const QString said = ran({"run", "falling-body", "--preset", "base", "--json"}).out;
        QCOMPARE(said, ran({"run", "falling-body", "--set", "height=20", "--set", "g=1.6", "--json"}).out);
        QCOMPARE(ran({"run", "falling-body", "--preset", "Base", "--set", "g=2", "--json"}).out,
                 ran({"run", "falling-body", "--set", "height=20", "--set", "g=2", "--json"}).out);
    }

    /// A file may bring one that is called as one of the program's: that of the program is meant.
    void theProgramsGoFirst() {
        const QByteArray file = toText(std::vector{OwnPreset{"Moon", "falling-body", {}, {{"g", 5}}}});
        put(PresetLibrary::standardPath(), file);
        QCOMPARE(ran({"run", "falling-body", "--preset", "moon", "--json"}).out,
                 ran({"run", "falling-body", "--set", "g=1.62", "--json"}).out);
    }

    void unknownAndBad() {
        Printed printed = talwegCommand({"run", "falling-body", "--preset", "Bas"});
        QCOMPARE(printed.code, int(badInput));
        QVERIFY2(printed.error.contains("\"Earth\", \"Moon\", \"Base\""), qPrintable(printed.error));
        keep({"Odd", "falling-body", {}, {{"height", -1}}});
        printed = talwegCommand({"run", "falling-body", "--preset", "Odd"});
        QCOMPARE(printed.code, int(badInput));
        QVERIFY2(printed.error.contains("--preset Odd: inputs.height: Height h = -1 m is out of range"),
                 qPrintable(printed.error));
        put(PresetLibrary::standardPath(), "{");
        printed = talwegCommand({"run", "falling-body", "--preset", "Base"});
        QCOMPARE(printed.code, int(badInput));
        QVERIFY2(printed.error.contains("cannot be read"), qPrintable(printed.error));
        QCOMPARE(talwegCommand({"run", "falling-body", "--preset", "Moon"}).code, int(done));
    }

    void listedAndCarried() {
        keep({"Other", "every-kind", {}, {{"beta", 3}}});
        QCOMPARE(ran({"presets"}).out, QString("falling-body  Base  (Site plan)\nevery-kind  Other\n"));
        const QString path = m_folder.filePath("some.talweg-presets");
        ran({"presets", "--export", path, "--only", "other"});
        QCOMPARE(readPresets(path).presets.size(), std::size_t(1));
        QCOMPARE(talwegCommand({"presets", "--export", path, "--only", "none"}).code, int(badInput));
        keepInstead({"Other", "every-kind", {}, {{"beta", 4}}});
        const QByteArray before = contents(PresetLibrary::standardPath());
        const Printed asked = talwegCommand({"presets", "--import", path});
        QCOMPARE(asked.code, int(failed));
        QVERIFY2(asked.error.contains("(Other)"), qPrintable(asked.error));
        QCOMPARE(contents(PresetLibrary::standardPath()), before);
        QCOMPARE(ran({"presets", "--import", path, "--keep-both"}).out,
                 "1 preset was imported from " + path + ".\n");
        QCOMPARE(ran({"presets"}).out, QString("falling-body  Base  (Site plan)\nevery-kind  Other\n"
                                               "every-kind  Other 2\n"));
        put(path, "{}");
        const Printed bad = talwegCommand({"presets", "--import", path});
        QCOMPARE(bad.code, int(badInput));
        QVERIFY(bad.error.contains("not a file of Talweg presets"));
        for (const QStringList& misused : {QStringList{"presets", "x"},
                                           {"presets", "--replace"},
                                           {"presets", "--import", path, "--only", "x"}})
            QCOMPARE(talwegCommand(misused).code, int(badInput));
    }

private:
    static Printed ran(const QStringList& arguments) {
        const Printed printed = talwegCommand(arguments);
        if (printed.code != done) qWarning().noquote() << printed.error;
        return printed;
    }
    static void keep(const OwnPreset& preset) {
        QCOMPARE(PresetLibrary(testSystems()).add(preset), QString());
    }
    static void keepInstead(const OwnPreset& preset) {
        QCOMPARE(PresetLibrary(testSystems()).add(preset, true), QString());
    }

    QTemporaryDir m_folder;
};

TALWEG_TEST(tst_presets_command, TestPresetsCommand, QCoreApplication)
#include "tst_presets_command.moc"
