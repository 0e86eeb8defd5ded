#include "project/changetext.h"
#include "project/document.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "systems/table.h"

#include <QTemporaryDir>

using namespace talweg;

namespace {

const Registry& registry() {
    static const Registry systems = builtinSystems();
    return systems;
}

Value tableOf(const char* system, const char* id, const char* text) {
    return tableFrom(*find(registry().find(system)->parameters, id), text);
}

/// A file whose only experiment has these inputs.
QByteArray withInputs(int version, const QByteArray& system, const QByteArray& inputs) {
    return R"({"format": "talweg", "version": )" + QByteArray::number(version)
           + R"(, "experiments": [{"name": "A", "system": ")" + system + R"(", "inputs": )" + inputs + "}]}";
}

Project race(const char* bodies) {
    const System& incline = *registry().find("incline");
    return {"", "", {makeExperiment(incline, "A", {{"bodies", tableOf("incline", "bodies", bodies)}})}};
}

} // namespace

class TestFileTables : public QObject {
    Q_OBJECT

private slots:
    void rowsAreObjects() {
        const QByteArray text = toText(race("solid-sphere m=2, body k=0.3 name=Wheel color=5"), registry());
        QVERIFY(text.contains("\"version\": 4,\n"));
        QVERIFY2(text.contains(R"("bodies": [
          {"shape": "solid-sphere", "name": "", "m": 2, "R": 0.2, "k": "shape", "mu": "ramp", "mu_k": "ramp", "color": "lane"},
          {"shape": "body", "name": "Wheel", "m": 1, "R": 0.2, "k": 0.3, "mu": "ramp", "mu_k": "ramp", "color": "5"}
        ],)"),
                 text.constData());
    }

    void readsBackWhatItWrites() {
        const Project project = race("body k=0.1 name=\"a, \"\"b\"\"\", hollow-cylinder R=1e-3");
        const FileReading reading = fromText(toText(project, registry()), registry());
        QVERIFY2(reading.project, qPrintable(reading.problems.join(u'\n')));
        QVERIFY(*reading.project == project);
        QVERIFY(reading.notes.isEmpty());
    }

    void cellsThatAreLeftOutAreStandard() {
        const FileReading reading = fromText(
            withInputs(4, "incline", R"({"bodies": [{"shape": "body", "k": 0.5}, {}]})"), registry());
        QVERIFY2(reading.project, qPrintable(reading.problems.join(u'\n')));
        QVERIFY(*reading.project == race("body k=0.5, solid-sphere"));
    }

    /// The lists of files of the versions before tables.
    void textsOfOlderFilesAreRead_data() {
        QTest::addColumn<QByteArray>("system");
        QTest::addColumn<QByteArray>("inputs");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("rows");
        QTest::newRow("bodies") << QByteArray("incline")
                                << QByteArray(R"({"bodies": "solid-sphere,  hollow-cylinder m=2 R=0.3, )"
                                              R"(body k=0.3 name=Steel_ball color=2"})")
                                << "bodies"
                                << "solid-sphere, hollow-cylinder m=2 R=0.3, body k=0.3 name=\"Steel ball\" "
                                   "color=2";
        QTest::newRow("particles") << QByteArray("rough-plane")
                                   << QByteArray(R"({"particles": "1:-0.5:0, 2 : 0.25 : 1e-1"})")
                                   << "particles"
                                   << "1:-0.5:0, 2:0.25:0.1";
    }
    void textsOfOlderFilesAreRead() {
        QFETCH(const QByteArray, system);
        QFETCH(const QByteArray, inputs);
        QFETCH(const QString, id);
        QFETCH(const QString, rows);
        for (int version = 1; version <= 3; ++version) {
            const FileReading reading = fromText(withInputs(version, system, inputs), registry());
            QVERIFY2(reading.project, qPrintable(reading.problems.join(u'\n')));
            QVERIFY(reading.project->experiments[0].values.at(id.toStdString())
                    == tableOf(system.constData(), qPrintable(id), qPrintable(rows)));
            QCOMPARE(reading.notes,
                     QStringList{QStringLiteral("The file has format version %1, in which %2 are text. They "
                                                "are now tables, which need format version 4.")
                                     .arg(version)
                                     .arg(id)});
        }
        QVERIFY(!fromText(withInputs(4, system, inputs), registry()).project);
    }

    /// Of a race the inertia factor of the first body was an input of its own.
    void theInertiaFactorOfOlderRacesIsThatOfTheFirstBody() {
        const QByteArray old = R"({"format": "talweg", "version": 3, "experiments": [
            {"name": "A", "system": "incline", "inputs": {"bodies": "solid-sphere m=2, body k=0.3", "k": 0.25},
             "study": {"axes": [{"input": "k", "values": "0.1:1:0.1"}, {"input": "mu", "values": "0.1"}],
                       "over": {"input": "g", "values": "9.81"}, "measures": ["time_1"], "smallest": "k"}},
            {"name": "B", "system": "incline", "inputs": {"k": 1}},
            {"name": "C", "system": "incline", "inputs": {"bodies": "body k=0.3", "k": "shape"},
             "study": {"over": {"input": "k", "values": "1"}, "measures": ["time_1"]}},
            {"name": "D", "system": "rover", "inputs": {"k": 0.25}}],
            "pins": [{"experiment": "A", "system": "incline", "inputs": {"bodies": "body k=0.3", "k": 0.5}}]})";
        const FileReading reading = fromText(old, registry());
        QVERIFY2(reading.project, qPrintable(reading.problems.join(u'\n')));
        const auto& experiments = reading.project->experiments;
        const auto bodiesAre = [](const Values& values, const char* text) {
            return values.at("bodies") == tableOf("incline", "bodies", text);
        };
        QVERIFY(bodiesAre(experiments[0].values, "solid-sphere m=2 k=0.25, body k=0.3"));
        QCOMPARE(experiments[0].study->axes[0].parameter, std::string("bodies[1].k"));
        QCOMPARE(experiments[0].study->axes[1].parameter, std::string("mu"));
        QCOMPARE(experiments[0].study->over.parameter, std::string("g"));
        QCOMPARE(experiments[0].study->smallest, std::string("bodies[1].k"));
        QVERIFY(bodiesAre(experiments[1].values,
                          "hollow-sphere k=1, solid-sphere, hollow-cylinder, solid-cylinder"));
        QVERIFY(bodiesAre(experiments[2].values, "body k=0.3"));
        QCOMPARE(experiments[2].study->over.parameter, std::string("bodies[1].k"));
        QVERIFY(experiments[3].values.at("k") == Value(0.25));
        QVERIFY(bodiesAre(reading.project->pins[0].values, "body k=0.5"));
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("bodies");
        QTest::addColumn<int>("version");
        QTest::addColumn<QStringList>("problems");
        const QString where = "experiments[0].inputs.bodies";
        QTest::newRow("no table") << QByteArray("3") << 4
                                  << QStringList{where + ": Bodies must be a table. The file has 3."};
        QTest::newRow("no row") << QByteArray("[]") << 4
                                << QStringList{
                                       where
                                       + ": Bodies: at least 1 body is needed, but there is none. The "
                                         "file has []."};
        QTest::newRow("no object")
            << QByteArray("[4]") << 4
            << QStringList{
                   where
                   + "[0]: must be an object, not 4; it describes one body, and its keys are column ids."};
        QTest::newRow("an unknown cell") << QByteArray(R"([{}, {"mass": 2}])") << 4
                                         << QStringList{where
                                                        + "[1]: \"mass\" is not a known key here; allowed "
                                                          "keys are shape, name, m, R, k, mu, mu_k, color."};
        QTest::newRow("a wrong cell")
            << QByteArray(R"([{}, {"m": -2}])") << 4
            << QStringList{where
                           + ": Body 2, mass m₂ = -2 kg is out of range; it must be greater than 0 kg and at "
                             "most 1e+09 kg. The file has [{},{\"m\":-2}]."};
        QTest::newRow("a cell that is none")
            << QByteArray(R"([{"m": null}])") << 4
            << QStringList{where + "[0].m: must be a number or text, not null."};
        QTest::newRow("an old text")
            << QByteArray(R"("solid-sphere, cube")") << 3
            << QStringList{
                   where
                   + ": Body 2, shape = \"cube\" is not valid; choices are solid-sphere, hollow-sphere, "
                     "solid-cylinder, hollow-cylinder, body. The file has \"solid-sphere, cube\"."};
    }
    void refuses() {
        QFETCH(const QByteArray, bodies);
        QFETCH(const int, version);
        QFETCH(const QStringList, problems);
        const FileReading reading =
            fromText(withInputs(version, "incline", "{\"bodies\": " + bodies + "}"), registry());
        QVERIFY(!reading.project);
        QCOMPARE(reading.problems, problems);
    }

    void anOpenedFileSaysWhatWasConverted() {
        const QTemporaryDir folder;
        QFile file(folder.filePath("old.talweg"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(withInputs(1, "incline", R"({"bodies": "body k=1"})"));
        file.close();
        Document document(registry());
        QCOMPARE(document.open(file.fileName()), QStringList());
        QCOMPARE(document.notes().size(), 1);
        QVERIFY(!document.isModified());
        QCOMPARE(document.save(), QString());
        QCOMPARE(document.open(file.fileName()), QStringList());
        QVERIFY(document.notes().isEmpty());
    }

    /// A step that changes one cell is called by it, and a cell may be changed by its path.
    void stepsNameTheCell() {
        Document document(registry());
        document.reset(race("solid-sphere, body k=0.3"));
        QVERIFY(document.setValues(0, {{"bodies[2].m", 4.0}}).empty());
        QCOMPARE(document.undoStack().undoText(), "Change body 2, mass m₂ to 4 kg");
        QVERIFY(document.project() == race("solid-sphere, body k=0.3 m=4"));
        QCOMPARE(document.setValues(0, {{"bodies[3].m", 4.0}}).size(), std::size_t(1));
        QVERIFY(document.setValues(0, {{"bodies", tableOf("incline", "bodies", "body k=1")}}).empty());
        QCOMPARE(document.undoStack().undoText(), "Change bodies to 1 body");
        QVERIFY(document.setValues(0, {{"bodies", tableOf("incline", "bodies", "body k=0.5 m=2")}}).empty());
        QCOMPARE(document.undoStack().undoText(), "Change bodies");
        document.undoStack().undo();
        document.undoStack().undo();
        document.undoStack().undo();
        QVERIFY(document.project() == race("solid-sphere, body k=0.3"));
        QCOMPARE(differenceText(*registry().find("incline"), race("body k=1").experiments[0].values,
                                race("body k=1 m=2").experiments[0].values),
                 "m₁ 1 → 2 kg");
    }

    void dragsNameTheirValues() {
        const System& rover = *registry().find("rover");
        Values before = defaultValues(rover.parameters);
        DisplayUnits units;
        QCOMPARE(draggedText(rover, before, {{"beta", 18.4321}, {"dh", -20.0}}, units),
                 "β 18.43 °, dh -20 m");
        before["profile"] = Points{{0, 0}, {5, 1}, {9, 2}};
        const Values dragged{{"profile", Points{{0, 0}, {5, -1.5}, {9, 2}}}};
        QVERIFY(draggedText(rover, before, dragged, units).endsWith("(5 m, -1.5 m)"));
        QVERIFY(draggedText(rover, before, {{"profile", before["profile"]}}, units).isEmpty());
    }
};

TALWEG_TEST(tst_file_tables, TestFileTables, QCoreApplication)
#include "tst_file_tables.moc"
