#include "physics/near.h"
#include "project/document.h"
#include "project/every_kind.h"
#include "project/imports.h"
#include "project/json.h"
#include "support/falling_body.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>
#include <bit>
#include <random>

using namespace talweg;

namespace {

Registry registry() {
    Registry systems;
    systems.add(tests::everyKind());
    systems.add(tests::fallingBody());
    return systems;
}

Project sample() {
    const Registry systems = registry();
    Project project{"A \"title\"", "Two lines:\n\tβ ≠ 𝛽 \\ \x01", {}};
    project.experiments.push_back(
        makeExperiment(*systems.find("falling-body"), "Tower", {{"height", 0.1 + 0.2}}));
    project.experiments.push_back(
        makeExperiment(*systems.find("every-kind"), "Kinds",
                       {{"spin", -2.5}, {"profile", Points{{-1.5, 0}, {0.1, 1e-300}}}}));
    return project;
}

void writeFile(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QByteArray readFile(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot read)");
}

/// A file whose only experiment has these inputs.
QByteArray withInputs(const QByteArray& system, const QByteArray& inputs) {
    return R"({"format": "talweg", "version": 1, "experiments": [{"name": "A", "system": ")" + system
           + R"(", "inputs": )" + inputs + "}]}";
}

/// A file whose only experiment has this study.
QByteArray withStudy(const QByteArray& study) {
    return R"({"format": "talweg", "version": 2, "experiments": [{"name": "A", "system": "every-kind", "study": )"
           + study + "}]}";
}

Study halfTyped() {
    return {.axes = {{"RK4_step", "0.001, 0.0"}, {"beta", "10:20:1"}},
            .over = {"spin", "quick:"},
            .measures = {"n", "height"},
            .requirement = "height_mean >",
            .smallest = "beta",
            .compared = true};
}

} // namespace

class TestFile : public QObject {
    Q_OBJECT

private slots:
    void readsBackWhatItWrites() {
        const FileReading reading = fromText(toText(sample(), registry()), registry());
        QVERIFY2(reading.problems.isEmpty(), qPrintable(reading.problems.join('\n')));
        QVERIFY(*reading.project == sample());
        QCOMPARE(toText(*reading.project, registry()), toText(sample(), registry()));
    }

    /// A strict reader refuses control characters in texts that are not written as \\u and four digits.
    void anyTextIsStrictJson() {
        std::string all = "β \"quoted\" \\ 𝛽";
        for (char c = 0; c < 0x20; ++c)
            all += c;
        JsonWriter json;
        json.openObject();
        json.entry(all, all);
        json.closeObject();
        const std::string written = json.finished();
        for (const char c : written)
            QVERIFY2(static_cast<unsigned char>(c) >= 0x20 || c == '\n', qPrintable(QString::number(c)));
        QJsonParseError error;
        const QJsonObject read = QJsonDocument::fromJson(QByteArray::fromStdString(written), &error).object();
        QCOMPARE(error.error, QJsonParseError::NoError);
        const QString text = QString::fromStdString(all);
        QCOMPARE(read.keys(), QStringList{text});
        QCOMPARE(read[text].toString(), text);
    }

    /// A file may give a choice alone, or hold numbers that do not count and have become others: k m b² and
    /// J/(m b²) count.
    void quantitiesGivenInAnotherWay() {
        const auto of = [](const QByteArray& inputs, const char* id) {
            const FileReading reading =
                fromText(R"({"format": "talweg", "version": 1, "title": "", "notes": "", "experiments": [
                            {"name": "R", "system": "rover", "inputs": {"b": 3, "m": 20, )"
                             + inputs + "}}]}",
                         builtinSystems());
            return reading.project ? std::get<double>(reading.project->experiments[0].values.at(id)) : -1;
        };
        QNEAR(of(R"("inertia": "moment")", "inertia_moment"), 0.4 * 180, 1e-12);
        QNEAR(of(R"("inertia": "moment", "k": 0.3)", "inertia_moment"), 0.3 * 180, 1e-12);
        QNEAR(of(R"("inertia": "moment", "inertia_moment": 90, "k": 0.4)", "k"), 0.5, 1e-15);
        QNEAR(of(R"("inertia": "k", "k": 0.3, "inertia_moment": 90)", "inertia_moment"), 0.3 * 180, 1e-12);
    }

    void aStudyReadsBack() {
        Project project = sample();
        project.experiments[1].study = halfTyped();
        project.experiments[0].study = Study{};
        project.experiments[0].study->over.parameter = "g";
        const FileReading reading = fromText(toText(project, registry()), registry());
        QVERIFY2(reading.problems.isEmpty(), qPrintable(reading.problems.join('\n')));
        QVERIFY(*reading.project == project);
    }

    void pinsReadBack() {
        Project project = sample();
        project.pins = {{"Gone", "falling-body", defaultValues(tests::fallingBody().parameters)},
                        {"<b>&", "every-kind", project.experiments[1].values}};
        project.pins[0].values["height"] = 3.5;
        const QByteArray text = toText(project, registry());
        QVERIFY(text.contains("\"version\": 3,\n"));
        const FileReading reading = fromText(text, registry());
        QVERIFY2(reading.problems.isEmpty(), qPrintable(reading.problems.join('\n')));
        QVERIFY(*reading.project == project);
    }

    /// With texts half typed as those of a study; only such a project asks for a program that knows of it.
    void aBaselineReadsBack() {
        Project project = sample();
        project.baseline = Baseline{"<b>&", "every-kind", project.experiments[1].values, halfTyped()};
        const QByteArray text = toText(project, registry());
        QVERIFY(text.contains("\"version\": 9,\n"));
        const FileReading reading = fromText(text, registry());
        QVERIFY2(reading.problems.isEmpty(), qPrintable(reading.problems.join('\n')));
        QVERIFY(*reading.project == project);
        QCOMPARE(toText(*reading.project, registry()), text);
        QVERIFY(!toText(sample(), registry()).contains("\"version\": 9"));
    }

    void aWrongBaselineIsRefused() {
        Project project = sample();
        project.baseline = Baseline{"Fall", "falling-body", project.experiments[0].values, Study{}};
        project.baseline.edit().study.over.parameter = "g";
        const QByteArray text = toText(project, registry());
        const auto problemsOf = [&](const QByteArray& what, const QByteArray& by) {
            QByteArray changed = text;
            const auto at = changed.lastIndexOf(what);
            if (at < 0) qFatal("The file has no %s.", what.constData());
            return fromText(changed.replace(at, what.size(), by), registry()).problems.join(u'\n');
        };
        QCOMPARE(
            problemsOf("\"experiment\"", "\"run\""),
            "baseline: \"run\" is not a known key here; allowed keys are experiment, system, inputs, study.");
        QVERIFY(problemsOf("\"falling-body\"", "\"flying-body\"")
                    .startsWith("baseline.system: The system \"flying-body\" does not exist"));
        QVERIFY(problemsOf("\"height\": ", "\"depth\": ")
                    .contains("baseline.inputs: \"depth\" is not a known key here"));
        QVERIFY(
            problemsOf("\"axes\"", "\"axis\"").contains("baseline.study: \"axis\" is not a known key here"));
        QCOMPARE(problemsOf("\"study\": {", "\"study\": 7, \"studies\": {").section(u'\n', 0, 0),
                 "baseline: \"studies\" is not a known key here; allowed keys are experiment, system, "
                 "inputs, study.");
        const QByteArray bare = toText(sample(), registry());
        const auto withBaseline = [&](const QByteArray& value) {
            QByteArray changed = bare;
            return fromText(
                       changed.replace("\"experiments\"", "\"baseline\": " + value + ", \"experiments\""),
                       registry())
                .problems.join(u'\n');
        };
        QCOMPARE(withBaseline("7"), "baseline: must be a pinned study, not 7.");
        QCOMPARE(withBaseline("{\"system\": \"falling-body\"}"),
                 "baseline.study: is missing; it must be a study.");
    }

    void aFileOfTheSecondVersionIsRead() {
        Project project = sample();
        project.experiments[1].study = halfTyped();
        const QByteArray text = toText(project, registry());
        QVERIFY(text.contains("\"version\": 2,\n"));
        QVERIFY(*fromText(text, registry()).project == project);
    }

    /// What is not exactly known is kept as it was typed, mistakes included, and only then the file asks for
    /// a program that knows of it.
    void whatIsUncertainReadsBack() {
        Project project = sample();
        Study study = halfTyped();
        study.likely = "weibull:2:";
        study.ties = {{"beta", "0.8*RK4_step"}, {"RK4_step", ""}};
        study.uncertain = {{"RK4_step", "±5%"}};
        study.correlations = {{"beta", "RK4_step", "-0.5"}, {"RK4_step", "beta", ""}};
        study.noise = "1e";
        study.seed = "7";
        study.tolerances = {{"beta", "0.5"}};
        project.experiments[1].study = study;
        const QByteArray text = toText(project, registry());
        QVERIFY(text.contains("\"version\": 5,\n"));
        const FileReading reading = fromText(text, registry());
        QVERIFY2(reading.problems.isEmpty(), qPrintable(reading.problems.join('\n')));
        QVERIFY(*reading.project == project);
    }

    /// Only a study with inputs that are not known, or with designs that run until they are decided, needs a
    /// program that knows of that.
    void whatIsNotKnownReadsBack_data() {
        QTest::addColumn<bool>("untilDecided");
        QTest::newRow("unknown") << false;
        QTest::newRow("until decided") << true;
    }
    void whatIsNotKnownReadsBack() {
        QFETCH(bool, untilDecided);
        Project project = sample();
        Study study = halfTyped();
        study.untilDecided = untilDecided;
        if (!untilDecided) study.unknown = {{"RK4_step", "0.001:0.01:"}, {"beta", "10,20"}};
        project.experiments[1].study = study;
        const QByteArray text = toText(project, registry());
        QVERIFY(text.contains("\"version\": 12,\n"));
        const FileReading reading = fromText(text, registry());
        QVERIFY2(reading.problems.isEmpty(), qPrintable(reading.problems.join('\n')));
        QVERIFY(*reading.project == project);
    }

    /// Conditions are kept as they were typed. Only a project that has named requirements asks for a program
    /// that knows of them.
    void namedRequirementsReadBack() {
        Project project = sample();
        const QByteArray before = toText(project, registry());
        project.requirements = {{"Crosses", "falling-body", "far >= 80 %"},
                                {"Crosses", "every-kind", ""},
                                {QString::fromUtf8("Höhe ≥ −15 m 🌵"), "falling-body", "x_mean >"}};
        const QByteArray text = toText(project, registry());
        QVERIFY(text.contains("\"version\": 6,\n"));
        const FileReading reading = fromText(text, registry());
        QVERIFY2(reading.problems.isEmpty(), qPrintable(reading.problems.join('\n')));
        QVERIFY(*reading.project == project);
        project.requirements.clear();
        QCOMPARE(toText(project, registry()), before);
    }

    /// Jobs are kept as they are, be their experiments there or not. Only a project that has some asks for a
    /// program that knows of them.
    void exportJobsReadBack() {
        Project project = sample();
        const QByteArray before = toText(project, registry());
        ExportJob other{"Other", "Gone", "study:map,x=beta"};
        other.format = "png";
        other.file = "{job} of {experiment}";
        other.widthMm = 80.5;
        other.heightMm = 60;
        other.dpi = 600;
        other.letters = 8;
        other.lineWidth = 0.5;
        other.grey = true;
        other.dark = true;
        other.pinned = true;
        other.project = false;
        project.exports = {{"Usual", project.experiments[0].name, "trajectory"}, other};
        const QByteArray text = toText(project, registry());
        QVERIFY(text.contains("\"version\": 8,\n"));
        const FileReading reading = fromText(text, registry());
        QVERIFY2(reading.problems.isEmpty(), qPrintable(reading.problems.join('\n')));
        QVERIFY(*reading.project == project);
        project.exports.clear();
        QCOMPARE(toText(project, registry()), before);
    }

    void badExportJobsAreRefused() {
        const FileReading reading = fromText(R"({"format": "talweg", "version": 8, "exports": [
            3,
            {"name": "A", "experiment": "E", "figure": "speed", "width_mm": "wide"},
            {"name": "A", "experiment": "E", "figure": "speed", "grey": 1},
            {"name": "B", "experiment": "E", "figure": "speed", "colour": "red"}]})",
                                             registry());
        QVERIFY(!reading.project);
        const QString all = reading.problems.join('\n');
        for (const char* said :
             {"exports[0]: must be an export job, not 3.", "exports[1].width_mm: must be a number",
              "exports[2].grey: must be true or false, not 1.",
              "exports[2].name: An export job \"A\" already exists",
              "exports[3]: \"colour\" is not a known key here"})
            QVERIFY2(all.contains(said), qPrintable(all));
    }

    void badNamedRequirementsAreRefused() {
        const FileReading reading = fromText(R"({"format": "talweg", "version": 6, "requirements": [
            3,
            {"name": "A", "system": "falling-body", "condition": "x_mean > 1", "unit": "m"},
            {"name": "A", "system": "falling-body", "condition": 1},
            {"name": "", "system": "falling-body"},
            {"name": " B", "system": "falling-body"},
            {"name": "C\nD", "system": "falling-body"},
            {"name": "E", "system": "boat"}]})",
                                             registry());
        QVERIFY(!reading.project);
        QCOMPARE(
            reading.problems,
            (QStringList{"requirements[0]: must be a named requirement, not 3.",
                         "requirements[1]: \"unit\" is not a known key here; allowed keys are name, system, "
                         "condition.",
                         "requirements[2].condition: must be text, not 1.",
                         "requirements[2].name: A requirement \"A\" already exists for this system; choose "
                         "another name.",
                         "requirements[3].name: A requirement needs a name.",
                         "requirements[4].name: The name of a requirement must be a single line without "
                         "leading or trailing spaces.",
                         "requirements[5].name: The name of a requirement must be a single line without "
                         "leading or trailing spaces.",
                         "requirements[6].system: The system \"boat\" does not exist; available systems: "
                         "every-kind, falling-body."}));
    }

    /// A size that no project needs is told before anything is parsed.
    /// 200,000 points take 10 MB.
    void aLongProfileReadsBack() {
        std::mt19937 random(1);
        std::uniform_real_distribution<double> rough(-1, 1);
        Points profile;
        for (int i = 0; i < 200'000; ++i)
            profile.emplace_back(0.01 * i, rough(random));
        Project project = sample();
        project.experiments[1].values["profile"] = profile;
        QCOMPARE(keepingComplaint(project, registry()), QString());
        const QByteArray text = toText(project, registry());
        QVERIFY(text.size() > largestRest);
        QVERIFY(fromText(text, registry()).project == project);
    }

    /// Whatever is done to a project, its file can be opened again.
    void pointsOfAllExperimentsAndPinsHaveALimit() {
        Points profile;
        for (int i = 0; i < mostPoints / 2; ++i)
            profile.emplace_back(i, 0);
        Project project = sample();
        project.experiments[1].values["profile"] = profile;
        QCOMPARE(sizeComplaint(project, registry()), QString());
        project.pins.push_back({"Kinds", "every-kind", project.experiments[1].values});
        for (int i = 0; i < 10; ++i)
            profile.emplace_back(mostPoints + i, 0);
        project.experiments[1].values["profile"] = profile;
        QVERIFY(sizeComplaint(project, registry()).contains("a file can store at most 2,000,000"));
        QVERIFY(keepingComplaint(project, registry()).contains("a file can store at most 2,000,000"));
    }

    /// Wrong lists that would be left out of what is tried are tried all the same.
    void aWrongProfileWouldNotComeBack() {
        Project project = sample();
        project.experiments[1].values["profile"] = Points{{0, 0}, {1, 0}, {1, 1}, {2, 0}};
        QVERIFY(!keepingComplaint(project, registry()).isEmpty());
    }

    /// Neither memory nor the window's time without end.
    void hostileFilesAreRefused() {
        const auto refused = [](const QByteArray& text) {
            return fromText(text, registry()).problems.join(' ');
        };
        const QByteArray lists = QByteArray("[0],").repeated(3 * mostPoints);
        QCOMPARE(refused("{\"format\": \"talweg\", \"version\": 1, \"experiments\": [" + lists + "0]}"),
                 QString("The file has too many values for a project."));
        QVERIFY(refused("{\"format\": \"talweg\", \"version\": 1, \"notes\": \""
                        + QByteArray(largestRest, 'x') + "\"}")
                    .contains("at most 4,000,000"));
    }

    void aFileTooLargeIsRefusedWithItsSize() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.talweg");
        writeFile(path, "{}");
        QVERIFY(QFile::resize(path, 140'000'000));
        QCOMPARE(readProject(path, registry()).problems,
                 QStringList{
                     path + " is too large: it has 140,000,000 bytes, and at most 132,000,000 can be read."});
    }

    void aStudyHasAFixedOrderOfKeys() {
        Project project{"", "", {makeExperiment(tests::everyKind(), "A", {{"profile", Points{{0, 0}}}})}};
        project.experiments[0].study = halfTyped();
        const QByteArray text = toText(project, registry());
        QVERIFY(text.contains("\"version\": 2,\n"));
        QVERIFY2(text.endsWith(R"(      },
      "study": {
        "axes": [
          {
            "input": "RK4_step",
            "values": "0.001, 0.0"
          },
          {
            "input": "beta",
            "values": "10:20:1"
          }
        ],
        "over": {
          "input": "spin",
          "values": "quick:"
        },
        "measures": [
          "n",
          "height"
        ],
        "requirement": "height_mean >",
        "smallest": "beta",
        "compared": true
      }
    }
  ]
}
)"),
                 text.constData());
    }

    /// To the last bit, and in the newest version alone.
    void numbersOfTablesAreKept() {
        Project project = sample();
        project.measured = {
            {"wind.csv", "speed", std::string(64, 'a'), measuredNumbers({0.1, 1e300, -5e-324, 1.0 / 3})},
            {"wind.csv", "dir \"x\"", std::string(64, 'a'), measuredNumbers({7})}};
        const QByteArray text = toText(project, registry());
        QVERIFY(text.contains("\"version\": 10,\n"));
        QVERIFY2(text.contains("\"numbers\": [0.1, 1e+300, -5e-324, 0.3333333333333333]\n"),
                 text.constData());
        const FileReading reading = fromText(text, registry());
        QCOMPARE(reading.problems, QStringList());
        QVERIFY(*reading.project == project);
        const FileReading wrong = fromText(R"({"format": "talweg", "version": 10, "measured": [3,
            {"file": "a.csv", "column": "u", "sha256": "0", "numbers": [1, "x"]},
            {"file": "a.csv", "column": "u", "sha256": "0", "numbers": [], "name": 1}]})",
                                           registry());
        QCOMPARE(wrong.problems.size(), 5);
        QCOMPARE(wrong.problems[0], QString("measured[0]: must be a column of a table, not 3."));
        QCOMPARE(wrong.problems[1], QString("measured[1].numbers[1]: must be a number, not \"x\"."));
        QVERIFY(wrong.problems[2].startsWith("measured[2]: \"name\" is not a known key here"));
        QCOMPARE(wrong.problems[3], QString("measured[2]: The column u of a.csv is listed more than once."));
        QCOMPARE(wrong.problems[4], QString("measured[2].numbers: must have at least one number."));
    }

    void unitsAndImportsAreKept() {
        Project project = sample();
        project.measured = {{"wind.csv", "v", std::string(64, 'a'), measuredNumbers({7}), "m/s"}};
        const Points points{{0, 1}, {2, 3}};
        addImport(project, {"a b.csv?x=Distance&decimal=,", std::string(64, 'b'), digestOf(points),
                            "Read “2 points”."});
        const QByteArray text = toText(project, registry());
        QVERIFY(text.contains("\"version\": 11,\n") && text.contains("\"unit\": \"m/s\""));
        const FileReading reading = fromText(text, registry());
        QCOMPARE(reading.problems, QStringList());
        QVERIFY(*reading.project == project);
        const FileReading wrong = fromText(R"({"format": "talweg", "version": 11, "imports": [3,
            {"file": 1, "sha256": "0", "value": "0", "summary": ""}]})",
                                           registry());
        QCOMPARE(wrong.problems, (QStringList{"imports[0]: must be an imported table, not 3.",
                                              "imports[1].file: must be text, not 1."}));
    }

    void aFileOfTheFirstVersionIsRead() {
        const FileReading reading = fromText(withInputs("falling-body", "{}"), registry());
        QVERIFY(reading.project);
        QVERIFY(!reading.project->experiments[0].study);
        QVERIFY(toText(*reading.project, registry()).contains("\"version\": 1,\n"));
    }

    void numbersReadBackToTheLastBit() {
        std::mt19937_64 random(1);
        std::vector<double> numbers{5e-324,
                                    1.7976931348623157e308,
                                    2.2250738585072014e-308,
                                    0.1,
                                    1.0 / 3,
                                    9007199254740993.0,
                                    9223372036854775807.0,
                                    1e22,
                                    123456789012345680.0};
        while (numbers.size() < 5000) {
            const double number = std::bit_cast<double>(random());
            if (std::isfinite(number) && number > 0) numbers.push_back(number);
        }
        Project project{"", "", {makeExperiment(tests::fallingBody(), "A")}};
        for (const double number : numbers) {
            project.experiments[0].values["height"] = number;
            const FileReading reading = fromText(toText(project, registry()), registry());
            QVERIFY2(reading.project, qPrintable(reading.problems.join('\n')));
            QCOMPARE(std::get<double>(reading.project->experiments[0].values.at("height")), number);
        }
    }

    void hasAFixedOrderOfKeys() {
        Project project{"Fall", "", {makeExperiment(tests::fallingBody(), "Tower")}};
        QCOMPARE(toText(project, registry()), QByteArray(R"({
  "format": "talweg",
  "version": 1,
  "title": "Fall",
  "notes": "",
  "experiments": [
    {
      "name": "Tower",
      "system": "falling-body",
      "inputs": {
        "height": 10,
        "speed": 2,
        "g": 9.81
      }
    }
  ]
}
)"));
    }

    void writesPointsOnePerLine() {
        Project project{"", "", {makeExperiment(tests::everyKind(), "A")}};
        QVERIFY(
            toText(project, registry()).contains("\"profile\": [\n          [0, 0],\n          [1, -0.5]\n"));
    }

    void anEmptyProjectIsAProject() {
        const FileReading reading = fromText(toText({}, registry()), registry());
        QVERIFY(reading.project);
        QVERIFY(*reading.project == Project{});
    }

    void leftOutInputsAreStandard() {
        const FileReading reading = fromText(withInputs("falling-body", R"({"speed": 7})"), registry());
        QVERIFY(reading.project);
        const Values& values = reading.project->experiments[0].values;
        QCOMPARE(std::get<double>(values.at("speed")), 7.0);
        QCOMPARE(std::get<double>(values.at("g")), 9.81);
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("problems");
        const auto row = [](const char* name, const QByteArray& text, const QStringList& problems) {
            QTest::newRow(name) << text << problems;
        };
        row("empty", "", {"This is not a Talweg project."});
        row("an image", "\x89PNG\r\n", {"This is not a Talweg project."});
        row("a list", "[1, 2]", {"This is not a Talweg project."});
        row("other JSON", R"({"name": "package"})", {"This is not a Talweg project."});
        row("cut off", "{\n  \"format\": \"talweg\",\n  \"version\": 1,\n",
            {"The file is damaged at line 4, column 1: unterminated object."});
        row("newer", R"({"format": "talweg", "version": 14, "whatever": 1})",
            {"The file has format version 14; this version of Talweg reads versions up to 13."});
        row("no version", R"({"format": "talweg"})",
            {"version: is missing; it must be a whole number of at least 1."});
        row("odd version", R"({"format": "talweg", "version": 1.5})",
            {"version: must be a whole number of at least 1, not 1.5."});
        row("unknown key", R"({"format": "talweg", "version": 1, "nots": ""})",
            {"\"nots\" is not a known key here; allowed keys are format, version, title, notes, "
             "units, constants, requirements, experiments, pins, baseline, exports, measured, imports, "
             "$schema."});
        row("unknown key with signs", "{\"format\": \"talweg\", \"version\": 1, \"\\u001b[31m\": 1}",
            {"\"\\u001b[31m\" is not a known key here; allowed keys are format, version, title, notes, "
             "units, constants, requirements, experiments, pins, baseline, exports, measured, imports, "
             "$schema."});
        row("title", R"({"format": "talweg", "version": 1, "title": 3})", {"title: must be text, not 3."});
        row("experiments", R"({"format": "talweg", "version": 1, "experiments": {}})",
            {"experiments: must be a list, not {}."});
        row("pins", R"({"format": "talweg", "version": 3, "pins": [3, {"system": "boat", "input": {}},
                        {"system": "falling-body", "inputs": {"height": -1}}]})",
            {"pins[0]: must be a pinned run, not 3.",
             "pins[1]: \"input\" is not a known key here; allowed keys are experiment, system, inputs.",
             "pins[1].system: The system \"boat\" does not exist; available systems: every-kind, "
             "falling-body.",
             "pins[2].inputs.height: Height h = -1 m is out of range; it must be greater than 0 m. The file "
             "has -1."});
        row("unknown system", withInputs("boat", "{}"),
            {"experiments[0].system: The system \"boat\" does not exist; available systems: every-kind, "
             "falling-body."});
        row("unknown input", withInputs("falling-body", R"({"hight": 1})"),
            {"experiments[0].inputs: \"hight\" is not a known key here; allowed keys are height, speed, g."});
        row("all bad inputs",
            withInputs("every-kind", R"({"beta": 95, "convention": "mine", "spin": "fast"})"),
            {"experiments[0].inputs.beta: Decline angle β = 95 ° is out of range; it must be at least 0 ° "
             "and less than 90 °. The file has 95.",
             "experiments[0].inputs.convention: Convention = \"mine\" is not valid; choices are consistent, "
             "published. The file has \"mine\".",
             "experiments[0].inputs.spin: Spin u₃ = \"fast\" is not valid; enter a number or \"rolling\". "
             "The file has \"fast\"."});
        row("a text for a number", withInputs("every-kind", R"({"beta": "12"})"),
            {"experiments[0].inputs.beta: Decline angle β must be a number. The file has \"12\"."});
        row("null for a number", withInputs("every-kind", R"({"beta": null})"),
            {"experiments[0].inputs.beta: Decline angle β must be a number. The file has null."});
        row("odd points", withInputs("every-kind", R"({"profile": [[0, 1], [2]]})"),
            {"experiments[0].inputs.profile: Profile must be a list of points x:y. The file has "
             "[[0,1],[2]]."});
        row("a study that is none", withStudy("[]"),
            {"experiments[0].study: must be a study, not [].",
             "experiments[0].study.over: is missing; it must be an input with its values."});
        row("a damaged study",
            withStudy(R"({"axis": [], "axes": [{"input": "gamma", "values": 3}, 4], "over": {"input": "beta",
                          "value": "1"}, "measures": ["width"], "requirement": false, "smallest": "x",
                          "compared": "yes"})"),
            {"experiments[0].study: \"axis\" is not a known key here; allowed keys are axes, over, measures, "
             "requirement, smallest, compared, unknown, likely, ties, uncertain, correlations, noise, seed, "
             "until_decided, tolerances.",
             "experiments[0].study.axes[0].values: must be text, not 3.",
             "experiments[0].study.axes[0].input: Every kind has no input \"gamma\".",
             "experiments[0].study.axes[1]: must be an input with its values, not 4.",
             "experiments[0].study.over: \"value\" is not a known key here; allowed keys are input, values.",
             "experiments[0].study.measures[0]: \"width\" is not a result that a study can use; available "
             "results are height, n.",
             "experiments[0].study.requirement: must be text, not false.",
             "experiments[0].study.smallest: Every kind has no input \"x\".",
             "experiments[0].study.compared: must be true or false, not \"yes\"."});
        row("damaged uncertainty",
            withStudy(R"({"over": {"input": "beta", "values": "1"}, "likely": 3, "ties": {}, "uncertain":
                          [{"input": "gamma", "values": "1"}], "correlations": [{"first": "beta", "second": "x",
                          "rank": 1}, 2], "tolerances": [3], "noise": 100})"),
            {"experiments[0].study.likely: must be text, not 3.",
             "experiments[0].study.ties: must be a list, not {}.",
             "experiments[0].study.uncertain[0]: \"values\" is not a known key here; allowed keys are input, "
             "distribution.",
             "experiments[0].study.uncertain[0].input: Every kind has no input \"gamma\".",
             "experiments[0].study.noise: must be text, not 100.",
             "experiments[0].study.tolerances[0]: must be an input with its values, not 3.",
             "experiments[0].study.correlations[0].rank: must be text, not 1.",
             "experiments[0].study.correlations[0].second: Every kind has no input \"x\".",
             "experiments[0].study.correlations[1]: must be two inputs with their rank correlation, not 2."});
        row("the same name twice",
            R"({"format": "talweg", "version": 1, "experiments": [
                {"name": "A", "system": "falling-body"}, {"name": "A", "system": "falling-body"}, {"system": "falling-body"}]})",
            {"experiments[1].name: An experiment \"A\" already exists; choose another name.",
             "experiments[2].name: An experiment needs a name."});
    }

    void refuses() {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, problems);
        const FileReading reading = fromText(text, registry());
        QVERIFY(!reading.project);
        QCOMPARE(reading.problems, problems);
    }

    /// A file can be wrong a million times: what is said stays short, and saying it takes no time.
    void problemsWithoutEndAreCutShort_data() {
        QTest::addColumn<QByteArray>("text");
        const QByteArray begin = "{\"format\": \"talweg\", \"version\": 1";
        QByteArray keys = begin, same = begin, experiments = begin + ", \"experiments\": [";
        for (int i = 0; i < 200000; ++i) {
            keys += ",\"k" + QByteArray::number(i) + "\":0";
            same += ",\"k\":0";
        }
        for (int i = 0; i < 500; ++i)
            experiments += QByteArray(i > 0 ? "," : "") + "{\"name\": \"A\", \"system\": \"falling-body\"}";
        QTest::newRow("unknown keys") << keys + "}";
        QTest::newRow("the same key") << same + "}";
        QTest::newRow("the same name") << experiments + "]}";
    }
    void problemsWithoutEndAreCutShort() {
        QFETCH(const QByteArray, text);
        const FileReading reading = fromText(text, registry());
        QVERIFY(!reading.project);
        QVERIFY(reading.problems.size() >= 100 && reading.problems.size() <= 101);
        for (const QString& problem : reading.problems)
            QVERIFY(problem.size() < 300);
    }

    void moreThanAProjectNeedsIsRefused() {
        QByteArray experiments;
        for (int i = 0; i < 501; ++i)
            experiments += QByteArray(i > 0 ? "," : "") + "{}";
        for (const QByteArray list : {"experiments", "pins", "requirements"}) {
            const QByteArray text =
                "{\"format\": \"talweg\", \"version\": 6, \"" + list + "\": [" + experiments + "]}";
            QCOMPARE(fromText(text, registry()).problems,
                     QStringList{QString(list) + ": There are 501 entries; at most 500 can be read."});
        }
    }

    void everyCutOffFileIsRefused() {
        const QByteArray whole = toText(sample(), registry()).trimmed();
        for (qsizetype size = 0; size < whole.size(); ++size) {
            const FileReading reading = fromText(whole.left(size), registry());
            QVERIFY(!reading.project);
            QCOMPARE(reading.problems.size(), 1);
        }
    }

    void damageIsLocatedInCharacters() {
        const FileReading reading = fromText(QByteArray("{\n\"titlé\": \"ä\" x}"), registry());
        QCOMPARE(reading.problems.size(), 1);
        QVERIFY2(reading.problems[0].startsWith("The file is damaged at line 2, column 15: "),
                 qPrintable(reading.problems[0]));
    }

    void inputsThatDoNotGoTogetherAreKept() {
        Project project{"", "", {makeExperiment(tests::everyKind(), "A")}};
        project.experiments[0].values["beta"] = 85.0;
        project.experiments[0].values["convention"] = std::string("published");
        QVERIFY(*fromText(toText(project, registry()), registry()).project == project);
    }

    void windowsLineEndsAndByteOrderMarkAreRead() {
        const QByteArray text = "\xEF\xBB\xBF" + toText(sample(), registry()).replace("\n", "\r\n");
        const FileReading reading = fromText(text, registry());
        QVERIFY2(reading.project, qPrintable(reading.problems.join('\n')));
        QVERIFY(*reading.project == sample());
    }

    void aRefusedFileLeavesTheDocumentUntouched() {
        const QTemporaryDir folder;
        const QString good = folder.filePath("good.talweg"), bad = folder.filePath("bad.talweg");
        Document document(registry());
        document.reset(sample());
        QCOMPARE(document.saveAs(good), QString());
        document.setTitle("Changed");
        writeFile(bad, withInputs("falling-body", R"({"height": -1})"));
        QSignalSpy reset(&document, &Document::projectReset);
        QCOMPARE(document.open(bad).size(), 1);
        QCOMPARE(document.open(folder.filePath("none.talweg")).size(), 1);
        QCOMPARE(reset.count(), 0);
        QCOMPARE(document.path(), good);
        QCOMPARE(document.project().title, QString("Changed"));
        QVERIFY(document.isModified());
        QCOMPARE(document.undoStack().count(), 1);
    }

    void aKeyThatIsThereTwiceIsRefusedWithItsPlace() {
        QByteArray text = toText(sample(), registry());
        const auto at = text.indexOf("\"inputs\": {") + 11;
        text.insert(at, "\n        \"bet\\u0061\": 5,\n        \"beta\": 6,");
        const FileReading reading = fromText(text, registry());
        QVERIFY(!reading.project);
        const auto line = text.left(at).count('\n') + 1;
        const QString place =
            QStringLiteral("Line %1, column 9: \"beta\" is listed more than once, first in line %2")
                .arg(line + 2)
                .arg(line + 1);
        QVERIFY2(reading.problems.value(0).startsWith(place), qPrintable(reading.problems.join('\n')));
        // What only looks like a key is fine.
        Project project = sample();
        project.title = "\"beta\": {";
        project.notes = "\"beta\": 1, \"beta\": 2";
        QVERIFY(fromText(toText(project, registry()), registry()).project);
    }

    void aFailedSaveChangesNothing() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.talweg");
        Document document(registry());
        document.reset(sample());
        QCOMPARE(document.saveAs(path), QString());
        document.setTitle("Changed");
        const QString failure = document.saveAs(folder.filePath("no/such/folder/b.talweg"));
        QVERIFY2(failure.startsWith("Cannot write ") && failure.contains("b.talweg"), qPrintable(failure));
        QCOMPARE(document.path(), path);
        QVERIFY(document.isModified());
        QCOMPARE(readFile(path), toText(sample(), registry()));
    }

    void savingAndOpeningIsTheSameProject() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("ä b.talweg");
        Document document(registry());
        document.reset(sample());
        QCOMPARE(document.saveAs(path), QString());
        QVERIFY(!document.isModified());
        Document other(registry());
        QCOMPARE(other.open(path), QStringList());
        QVERIFY(other.project() == sample());
        QVERIFY(!other.isModified());
        QCOMPARE(other.path(), path);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{"ä b.talweg"});
    }
};

TALWEG_TEST(tst_file, TestFile, QCoreApplication)
#include "tst_file.moc"
