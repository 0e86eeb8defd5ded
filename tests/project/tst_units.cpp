#include "project/document.h"
#include "project/every_kind.h"
#include "project/expressions.h"
#include "support/falling_body.h"
#include "support/test.h"

#include <QTemporaryDir>
#include <cmath>

using namespace talweg;

namespace {

Registry registry() {
    Registry systems;
    systems.add(tests::everyKind());
    systems.add(tests::fallingBody());
    return systems;
}

Project fall(const DisplayUnits& units = DisplayUnits::usCustomary()) {
    Project project{"Fall", "", {makeExperiment(tests::fallingBody(), "Fall")}};
    project.units = units;
    return project;
}

} // namespace

class TestUnits : public QObject {
    Q_OBJECT

private slots:
    /// A step like any other, which changes no input.
    void choosingIsAnUndoStep() {
        Document document(registry());
        document.reset(fall({}));
        const SharedList<Experiment> before = document.project().experiments;
        QSignalSpy changed(&document, &Document::unitsChanged);
        document.setUnits(DisplayUnits::usCustomary());
        QVERIFY(document.isModified());
        QCOMPARE(document.undoStack().undoText(), "Change the units");
        QCOMPARE(changed.count(), 1);
        QVERIFY(document.project().experiments == before);
        document.setUnits(DisplayUnits::usCustomary());
        QCOMPARE(document.undoStack().count(), 1);
        document.undoStack().undo();
        QVERIFY(document.units().areOwn() && !document.isModified());
        document.undoStack().redo();
        QVERIFY(document.units() == DisplayUnits::usCustomary());
    }

    void stepsAndRefusalsHaveTheUnits() {
        Document document(registry());
        document.reset(fall());
        QVERIFY(document.setValues(0, {{"height", 3.048}}).empty());
        QCOMPARE(document.undoStack().undoText(), "Change height h to 10 ft");
        const auto problems = document.setValues(0, {{"speed", 300 * 0.3048 + 100}});
        QCOMPARE(problems.size(), 1u);
        QVERIFY2(problems[0].message.find("628.08399 ft/s") != std::string::npos,
                 problems[0].message.c_str());
        QVERIFY2(problems[0].message.find("m/s") == std::string::npos, problems[0].message.c_str());
    }

    // --- what is typed -----------------------------------------------------------------------------

    void numbersAreInTheShownUnit() {
        Document document(registry());
        document.reset(fall());
        const Parameter& height = parameterOf(document.systemOf(0)->parameters, "height");
        QCOMPARE(*document.readTyped(0, height, "10").number, 3.048);
        QCOMPARE(*document.readTyped(0, height, "10 m").number, 10.0);
    }

    /// A calculation keeps the unit it was typed in, whatever is shown later; one of inputs has their units.
    void expressionsKeepTheirUnit() {
        Document document(registry());
        document.reset(fall());
        const Parameter& height = parameterOf(document.systemOf(0)->parameters, "height");
        const TypedNumber typed = document.readTyped(0, height, "10/4");
        QCOMPARE(typed.expression, std::string("10/4 ft"));
        QVERIFY(document.setExpression(0, "height", typed.expression).empty());
        QCOMPARE(std::get<double>(document.experiment(0).values.at("height")), 0.762);
        document.setUnits({});
        QCOMPARE(document.experiment(0).expressions.at("height"), std::string("10/4 ft"));
        QCOMPARE(std::get<double>(document.experiment(0).values.at("height")), 0.762);

        document.setUnits(DisplayUnits::usCustomary());
        document.setValues(0, {{"speed", 3.0}});
        const TypedNumber follows = document.readTyped(0, height, "2*speed");
        QCOMPARE(follows.expression, std::string("2*speed"));
        QCOMPARE(*follows.number, 6.0); // metres, of 3 m/s
        const TypedNumber mixed = document.readTyped(0, height, "2*speed ft");
        QVERIFY(!mixed.number);
        QVERIFY2(mixed.error.find("omit ft") != std::string::npos, mixed.error.c_str());
    }

    void constantsInExpressions() {
        Document document(registry());
        document.reset(fall());
        QCOMPARE(document.addConstant({"depth", "10"}), "");
        const Parameter& height = parameterOf(document.systemOf(0)->parameters, "height");
        const TypedNumber typed = document.readTyped(0, height, "depth/2");
        QCOMPARE(typed.expression, std::string("depth/2 ft"));
        QCOMPARE(*typed.number, 1.524);
        QVERIFY(document.setExpression(0, "height", typed.expression).empty());
        QCOMPARE(document.setConstantExpression(0, "20"), "");
        QCOMPARE(std::get<double>(document.experiment(0).values.at("height")), 3.048);
    }

    // --- files -------------------------------------------------------------------------------------

    void filesHaveTheUnitsAndStaySI() {
        const Registry systems = registry();
        Project project = fall();
        project.experiments[0].values["height"] = 3.048;
        project.units.choose("angle", "rad");
        const QByteArray text = toText(project, systems);
        QVERIFY(text.contains("\"version\": 9,\n"));
        QVERIFY(text.contains("\"length\": \"ft\""));
        QVERIFY(text.contains("\"height\": 3.048"));
        const FileReading reading = fromText(text, systems);
        QCOMPARE(reading.problems, QStringList());
        QVERIFY(*reading.project == project);
    }

    /// One in the program's own units is as it was before there were others.
    void otherFilesAreOfAnOlderVersion() {
        const Registry systems = registry();
        const QByteArray text = toText(fall({}), systems);
        QVERIFY(text.contains("\"version\": 1,\n"));
        QVERIFY(!text.contains("units"));
        Project project = fall({});
        project.experiments[0].expressions["height"] = "10/4";
        QVERIFY(toText(project, systems).contains("\"version\": 7,\n"));
        project.experiments[0].expressions["height"] = "10/4 ft";
        project.experiments[0].values["height"] = 0.762;
        const QByteArray inFeet = toText(project, systems);
        QVERIFY(inFeet.contains("\"version\": 9,\n"));
        QVERIFY(*fromText(inFeet, systems).project == project);
        project.experiments[0].expressions = {};
        project.constants = {{"depth", "10"}};
        QVERIFY(toText(project, systems).contains("\"version\": 7,\n"));
        project.constants = {{"depth", "10 ft"}};
        QVERIFY(toText(project, systems).contains("\"version\": 9,\n"));
        QVERIFY(*fromText(toText(project, systems), systems).project == project);
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("units");
        QTest::addColumn<QString>("problem");
        QTest::newRow("no object") << QByteArray(
            "3") << "units: must be an object, not 3; its keys are quantities and its values are units.";
        QTest::newRow("unknown kind") << QByteArray(R"({"time": "s"})")
                                      << "units: \"time\" is not a known key here; allowed keys are angle, "
                                         "length, speed, mass, acceleration.";
        QTest::newRow("unknown unit") << QByteArray(R"({"length": "furlong"})")
                                      << "units.length: must be \"m\" or \"ft\", not \"furlong\".";
        QTest::newRow("no text") << QByteArray(R"({"length": 3})")
                                 << "units.length: must be \"m\" or \"ft\", not 3.";
    }
    void refuses() {
        QFETCH(QByteArray, units);
        QFETCH(QString, problem);
        const FileReading reading =
            fromText(R"({"format": "talweg", "version": 9, "units": )" + units + "}", registry());
        QVERIFY(!reading.project);
        QCOMPARE(reading.problems, QStringList(problem));
    }
};

TALWEG_TEST(tst_units, TestUnits, QCoreApplication)

#include "tst_units.moc"
