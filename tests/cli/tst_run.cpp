#include "command_line.h"
#include "project/file.h"
#include "support/test.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QtTest>
#include <unistd.h>

using namespace talweg;
using namespace talweg::tests;

namespace {

const double fallTime = std::sqrt(2 * 10 / 9.81);

/// What the program is given to read while this lives.
class StandardInput {
public:
    explicit StandardInput(const QByteArray& bytes) : m_before(::dup(STDIN_FILENO)) {
        if (!m_file.open() || m_file.write(bytes) != bytes.size() || !m_file.flush() || !m_file.seek(0))
            qFatal("cannot write a test's file");
        ::dup2(m_file.handle(), STDIN_FILENO);
    }
    StandardInput(const StandardInput&) = delete;
    ~StandardInput() {
        ::dup2(m_before, STDIN_FILENO);
        ::close(m_before);
    }

private:
    int m_before;
    QTemporaryFile m_file;
};

} // namespace

class TestRun : public QObject {
    Q_OBJECT

private slots:
    /// A tied input follows from what is set, and is checked as if it had been typed.
    void inputsMayBeTied() {
        const QStringList fall{"run", "falling-body", "--json", "--set", "g=10"};
        const Printed tied = talwegCommand(fall + QStringList{"--tie", "height=2*g"});
        QVERIFY2(tied.code == 0, qPrintable(tied.error));
        QCOMPARE(tied.out, talwegCommand(fall + QStringList{"--set", "height=20"}).out);
        const auto says = [&fall](const QStringList& more, const char* what) {
            const Printed p = talwegCommand(fall + more);
            return p.code == 2 && p.error.contains(what);
        };
        QVERIFY(says({"--tie", "height=2*height"}, "is itself linked to a formula"));
        QVERIFY(says({"--tie", "height=-g"}, "--tie height=-g: "));
        QVERIFY(says({"--tie", "height=g", "--set", "height=1"}, "omit one of them"));
        QVERIFY(says({"--tie", "height"}, "must have the form id=EXPRESSION"));
    }

    /// A number may be set by an expression of others, in any order.
    void settingsMayBeExpressions() {
        const QStringList fall{"run", "falling-body", "--json"};
        const auto solved = [&fall](const QStringList& settings) {
            const Printed p = talwegCommand(fall + settings);
            return p.code == 0 ? QJsonDocument::fromJson(p.out.toUtf8()).object()
                               : QJsonObject{{"error", p.error}};
        };
        const QJsonObject made = solved({"--set", "height=2*g", "--set", "g=4*speed", "--set", "speed=2.5"});
        const QJsonObject plain = solved({"--set", "height=20", "--set", "g=10", "--set", "speed=2.5"});
        QCOMPARE(made["inputs"], plain["inputs"]);
        QCOMPARE(made["measures"], plain["measures"]);
        QCOMPARE(made["expressions"], (QJsonObject{{"g", "4*speed"}, {"height", "2*g"}}));
        QVERIFY(!plain.contains("expressions"));
        const QJsonObject tied = solved({"--set", "speed=g/2", "--tie", "g=height", "--set", "height=8"});
        QCOMPARE(tied["inputs"].toObject()["speed"].toDouble(), 4.0);
        const auto says = [&solved](const QStringList& settings, const char* what) {
            return solved(settings)["error"].toString().contains(what);
        };
        QVERIFY(says({"--set", "height=2*h"}, "--set height=2*h: \"2*h\": \"h\" is not defined"));
        QVERIFY(says({"--set", "height=g", "--set", "g=height"},
                     "\"g\" depends on \"height\", which depends on"));
        QVERIFY(says({"--set", "height=-g"}, "h = -g: Height h"));
        QVERIFY(says({"--set", "height=tall"}, "is not a number"));
        QTemporaryDir folder;
        put(folder.filePath("cases.csv"), "g\n1\n");
        const Printed cases = talwegCommand({"run", "falling-body", "--set", "height=2*g", "--cases",
                                             folder.filePath("cases.csv"), "--csv", "-"});
        QVERIFY(cases.error.contains("add a column for this input"));
    }

    void expressionsOfFilesAreChecked() {
        QTemporaryDir folder;
        const QString path = folder.filePath("fall.talweg");
        put(path, R"({"format": "talweg", "version": 7,
            "constants": [{"name": "depth", "expression": "2*5"}],
            "experiments": [{"name": "Fall", "system": "falling-body", "inputs": {"height": 3, "g": 10},
                             "expressions": {"height": "depth/2"}}]})");
        const Printed checked = talwegCommand({"check", path});
        QCOMPARE(checked.error, QString());
        QVERIFY(checked.out.contains("“depth/2” gives 5 m. The value of the expression is used."));
        QVERIFY(checked.out.contains("depth = 2*5 = 10\n"));
        QVERIFY(checked.out.contains("\"Fall\": height = depth/2 = 5 m\n"));
        const Printed run = talwegCommand({"run", path, "--experiment", "Fall", "--json"});
        const QJsonObject result = QJsonDocument::fromJson(run.out.toUtf8()).object();
        QCOMPARE(result["inputs"].toObject()["height"].toDouble(), 5.0);
        QCOMPARE(result["expressions"], (QJsonObject{{"height", "depth/2"}}));
    }

    /// √(2 h/g) of each.
    void severalFilesAtOnce() {
        const QTemporaryDir folder;
        QStringList paths;
        for (const auto& [name, height] : {std::pair("low", "5"), std::pair("high", "20")}) {
            QVERIFY(QDir(folder.path()).mkpath(name));
            paths << folder.filePath(QString(name) + "/fall.talweg");
            const QString set = QStringLiteral("height=%1").arg(QLatin1String(height));
            QCOMPARE(talwegCommand({"new", "falling-body", "--set", set, "--set", "g=10", "--name", "Fall",
                                    "--out", paths.last()})
                         .error,
                     QString());
        }
        const Printed run = talwegCommand(QStringList{"run", "--json"} + paths);
        QCOMPARE(run.error, QString());
        const QJsonArray results = QJsonDocument::fromJson(run.out.toUtf8()).array();
        QCOMPARE(results.size(), 2);
        for (int i = 0; i < 2; ++i) {
            // Files of the same name are told apart by their paths.
            QCOMPARE(results[i]["experiment"].toString(), "Fall (" + paths[i] + ")");
            QCOMPARE(results[i]["measures"]["t_s"].toDouble(), i + 1.0);
        }
        const QString table = folder.filePath("table.csv");
        QCOMPARE(talwegCommand(QStringList{"run", "--csv", table} + paths).error, QString());
        QCOMPARE(contents(table).count("\nFall ("), 2);
        const Printed one = talwegCommand(QStringList{"run", "--json", "--experiment", "Fall"} + paths);
        QCOMPARE(QJsonDocument::fromJson(one.out.toUtf8()).array(), results);
        const Printed none = talwegCommand(QStringList{"run", "--experiment", "Rise"} + paths);
        QCOMPARE(none.code, 2);
        QVERIFY2(none.error.contains("--experiment Rise: this experiment does not exist."),
                 qPrintable(none.error));
        const Printed mixed = talwegCommand(QStringList{"run", "falling-body"} + paths);
        QCOMPARE(mixed.code, 2);
    }

    void printsAResultForPeople() {
        const Printed p = talwegCommand({"run", "falling-body", "--set", "height=20", "--set", "g=10"});
        QCOMPARE(p.error, QString());
        QCOMPARE(p.code, 0);
        QCOMPARE(p.out, QString("Lands after 2 s.\n"
                                "\n"
                                "  Time of fall, t  2 s\n"
                                "  Range, x         4 m\n"
                                "\n"
                                "  Solver  closed form\n"));
    }

    void writesTheSampledRun() {
        QTemporaryDir folder;
        const QString path = folder.filePath("run.csv");
        QCOMPARE(talwegCommand({"run", "falling-body", "--csv", path}).code, 0);
        const QStringList lines = QString(contents(path)).trimmed().split('\n');
        QVERIFY(lines.first().startsWith("t_s,") && lines.first().endsWith(",mode"));
        QVERIFY(lines[1].startsWith("0,"));
        QVERIFY(std::abs(lines.last().section(',', 0, 0).toDouble() - fallTime) < 1e-12);
    }

    void printsWarningsAndMissingMeasures() {
        const Printed p = talwegCommand({"run", "every-kind", "--set", "beta=60"});
        QVERIFY(p.out.contains("Warning: A warning.\n"));
        QVERIFY(p.out.contains("Count   –\n"));
    }

    void doubtsAreWarningsAndStrictFails() {
        const QStringList doubtful{"run", "every-kind", "--set", "spin=101"};
        const Printed plain = talwegCommand(doubtful);
        QCOMPARE(plain.code, 0);
        QCOMPARE(plain.out.count("Warning: It was given up.\n"), 1);
        const Printed json = talwegCommand(doubtful + QStringList{"--json", "--strict"});
        QCOMPARE(json.code, 1);
        QCOMPARE(json.error, QString("talweg: The run is doubtful.\n"));
        const QJsonObject run = QJsonDocument::fromJson(json.out.toUtf8()).object();
        QCOMPARE(run["warnings"].toArray(), QJsonArray({"A warning.", "It was given up."}));
        QCOMPARE(run["doubts"].toArray(), QJsonArray({"bound"}));
        QCOMPARE(talwegCommand({"run", "every-kind", "--strict"}).code, 0);
    }

    /// The foot is 0.3048 m, an hour 3600 s.
    void unitsBehindNumbersAreConverted() {
        const auto run = [](const QString& height, const QString& speed) {
            return talwegCommand(
                {"run", "falling-body", "--set", "height=" + height, "--set", "speed=" + speed},
                testSystems());
        };
        const Printed plain = run("1.524", "5");
        QVERIFY2(plain.error.isEmpty(), qPrintable(plain.error));
        QCOMPARE(run("5 ft", "18 km/h").out, plain.out);
        QCOMPARE(run("5ft", "5 m/s").out, plain.out);
    }

    void jsonIsOrderedAndExact() {
        const Printed p = talwegCommand({"run", "falling-body", "--json"});
        QCOMPARE(p.code, 0);
        const auto exact = [](double number) { return QString::fromStdString(shortest(number)); };
        QCOMPARE(p.out, QString(R"({
  "schema": 1,
  "system": "falling-body",
  "inputs": {
    "height": 10,
    "speed": 2,
    "g": 9.81
  },
  "outcome": "landed",
  "sentence": "Lands after %1 s.",
  "warnings": [],
  "doubts": [],
  "measures": {
    "t_s": %1,
    "x_m": %2
  },
  "events": [
    {
      "t_s": %1,
      "kind": "landing",
      "label": "Landing",
      "x_m": %2,
      "y_m": 0,
      "v_m_s": %3
    }
  ],
  "audit": {
    "Solver": "closed form"
  }
}
)")
                            .arg(exact(fallTime), exact(2 * fallTime), exact(9.81 * fallTime)));
    }

    void jsonHasNullForWhatIsNotANumber() {
        const Printed p = talwegCommand({"run", "every-kind", "--set", "beta=60", "--json"});
        const QJsonObject object = QJsonDocument::fromJson(p.out.toUtf8()).object();
        QVERIFY(object["measures"].toObject()["n"].isNull());
        QCOMPARE(object["measures"].toObject()["height_m"].toDouble(), 20.0);
        QCOMPARE(object["sentence"].toString(), QString("It ends \"so\"."));
        QCOMPARE(object["inputs"].toObject()["profile"].toArray().size(), 2);
    }

    void everyKindOfInputCanBeSet() {
        const Printed p = talwegCommand({"run", "every-kind", "--set", "convention=published", "--set",
                                         "spin=-2", "--set", "profile=0:1, 2:3, 4:5", "--json"});
        QCOMPARE(p.error, QString());
        const QJsonObject inputs = QJsonDocument::fromJson(p.out.toUtf8()).object()["inputs"].toObject();
        QCOMPARE(inputs["convention"].toString(), QString("published"));
        QCOMPARE(inputs["spin"].toDouble(), -2.0);
        QCOMPARE(inputs["profile"].toArray()[2].toArray()[1].toDouble(), 5.0);
    }

    void printsStatesAtTimes() {
        const Printed p = talwegCommand({"run", "falling-body", "--set", "g=10", "--at", "0.5, 0,1"});
        QCOMPARE(p.error, QString());
        QCOMPARE(p.out, QString("t_s,x_m,y_m,mode\n0.5,1,8.75,flight\n0,0,10,flight\n1,2,5,flight\n"));
    }

    /// A fall from 5 m with g = 10 m/s² ends after 1 s.
    void writesEvents() {
        const QTemporaryDir folder;
        const QString events = folder.filePath("e.csv"), samples = folder.filePath("s.csv");
        const QStringList fall{"run",   "falling-body", "--set",    "g=10",
                               "--set", "height=5",     "--events", events};
        const auto isWritten = [&] {
            QFile file(events);
            return file.open(QIODevice::ReadOnly)
                   && file.readAll().startsWith("t_s,kind,label,x_m,y_m,v_m_s\n1,");
        };
        QCOMPARE(talwegCommand(fall).error, QString());
        QVERIFY(isWritten());
        QVERIFY(QFile::remove(events));
        QCOMPARE(talwegCommand(fall + QStringList{"--csv", samples}).error, QString());
        QVERIFY(isWritten() && QFileInfo::exists(samples));
        QVERIFY(QFile::remove(events));
        QVERIFY(talwegCommand(fall + QStringList{"--json"}).error.contains("Use only one of"));
        QVERIFY(talwegCommand(fall + QStringList{"--csv", events}).error.contains(events));
        QVERIFY(talwegCommand(fall + QStringList{"--every", "0.1"}).error.contains("--csv OUT.csv"));
        put(folder.filePath("c.csv"), "height\n5\n6\n");
        QVERIFY(
            talwegCommand(
                fall + QStringList{"--cases", folder.filePath("c.csv"), "--csv", folder.filePath("o.csv")})
                .error.contains("--events " + events + " needs a single run"));
        QVERIFY(!QFileInfo::exists(events));
    }

    void pointsCanComeFromAFile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("ground.csv");
        put(path, "x;y\n0;1\n2;3,5\n4;5\n");
        const Printed p = talwegCommand({"run", "every-kind", "--set", "profile=@" + path, "--json"});
        QCOMPARE(p.error, "talweg: Read 3 points from " + path
                              + ": semicolon, decimal comma, header in line 1, x is “x”, y is “y”.\n");
        const QJsonObject inputs = QJsonDocument::fromJson(p.out.toUtf8()).object()["inputs"].toObject();
        QCOMPARE(inputs["profile"].toArray().size(), 3);
        QCOMPARE(inputs["profile"].toArray()[1].toArray()[1].toDouble(), 3.5);

        const auto refused = [&](const QByteArray& text) {
            put(path, text);
            const Printed q = talwegCommand({"run", "every-kind", "--set", "profile=@" + path});
            return q.code == 2 ? q.error : "accepted";
        };
        QCOMPARE(refused("x,y\n0,1\n2,high\n"),
                 "talweg: " + path + ": Line 3: “high” in column “y” is not a number.\n");
        QVERIFY(refused("x\ty\n1,000\t0\n1,250\t1\n").contains("Add “decimal=.” or “decimal=,” to choose."));
        QCOMPARE(refused("x,y\n\n0,1\n2,1\n# back\n1,1\n3,1\n"),
                 "talweg: " + path
                     + ", line 6: Profile: x must increase from point to point, but point 3 has x = 1 "
                       "m and the point before it has x = 2 m.\n");
        QCOMPARE(refused("0,1\n"), "talweg: " + path + ": Profile needs at least two points.\n");
        QCOMPARE(refused(""), "talweg: " + path + ": The table is empty.\n");
        // What is told behind the name.
        put(path, "z_cm\tx\n100\t1,000\n\t1,100\n350\t3,000\n");
        const Printed told = talwegCommand(
            {"run", "every-kind", "--set", "profile=@" + path + "?decimal=,&gaps=skip", "--json"});
        QCOMPARE(told.error, "talweg: Read 2 points from " + path
                                 + ": tab, decimal comma, header in line 1, x is “x”, y is “z_cm”. "
                                   "Converted: “z_cm” from cm to m. 1 row with a gap was "
                                   "omitted.\n");
        QVERIFY2(told.out.contains("[3, 3.5]"), qPrintable(told.out));
        const Printed wrong =
            talwegCommand({"run", "every-kind", "--set", "profile=@" + path + "?decimals=,", "--json"});
        QVERIFY2(wrong.error.contains("“decimals=,” is not a valid table option."), qPrintable(wrong.error));
        QFile::remove(path);
        const Printed gone = talwegCommand({"run", "every-kind", "--set", "profile=@" + path});
        QCOMPARE(gone.code, 2);
        QCOMPARE(gone.error, "talweg: Profile = \"@" + path + "\": Cannot read " + path
                                 + ": No such file or directory.\n");
    }

    void aDashIsTheStandardInput() {
        const QTemporaryDir folder;
        const QString out = folder.filePath("out.csv");
        {
            const StandardInput table("id,height\ntower,20\n");
            const Printed p = talwegCommand({"run", "falling-body", "--cases", "-", "--csv", out});
            QCOMPARE(p.error, QString("talweg: Read 1 row from standard input: comma, header in line 1.\n"));
            QVERIFY(contents(out).contains("\ntower,"));
        }
        {
            const StandardInput points("0,0\n5,-2\n");
            const Printed p = talwegCommand({"run", "every-kind", "--set", "profile=@-", "--json"});
            QCOMPARE(p.error, QString("talweg: Read 2 points from standard input: comma, no header.\n"));
            QVERIFY2(p.out.contains("[5, -2]"), qPrintable(p.out));
        }
        const Project project{"", "", {makeExperiment(fallingBody(), "Tower")}};
        for (const QStringList& command :
             {QStringList{"run", "-"}, {"check", "-"}, {"export", "-", "--csv", out}}) {
            const StandardInput file(toText(project, testSystems()));
            const Printed p = talwegCommand(command);
            QCOMPARE(p.error, QString());
            QCOMPARE(p.code, 0);
        }
        const StandardInput bad("id,height\ntower,high\n");
        const Printed p = talwegCommand({"run", "falling-body", "--cases", "-", "--csv", out});
        QVERIFY2(p.error.startsWith("talweg: standard input: line 2, column height: "), qPrintable(p.error));
    }

    void theStandardInputIsReadOnce() {
        const QTemporaryDir folder;
        const QString out = folder.filePath("out.csv");
        const StandardInput input("id,profile\n1,@-\n");
        const QString once = "talweg: The standard input can be read only once. Use \"-\" for one input and "
                             "name files for the other inputs.\n";
        for (const QStringList& twice :
             {QStringList{"run", "every-kind", "--set", "profile=@-", "--cases", "-", "--csv", out},
              {"run", "every-kind", "--set", "profile=@-", "--cases", "/dev/stdin", "--csv", out},
              {"check", "-", "-"},
              {"study", "--merge", "-", "-", "--csv", out}}) {
            const Printed p = talwegCommand(twice);
            QCOMPARE(p.error, once);
            QCOMPARE(p.code, 2);
        }
        const Printed p = talwegCommand({"run", "every-kind", "--cases", "-", "--csv", out});
        QCOMPARE(p.error, QString("talweg: standard input: line 2, column profile: a cell cannot be read "
                                  "from the standard input; name a file.\n"));
        QVERIFY(!QFile::exists(out));
    }

    void badUsage_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const QStringList& arguments, const QString& error) {
            QTest::newRow(name) << arguments << error;
        };
        row("no system", {"run"},
            "talweg: run needs one system (falling-body, every-kind) or project files (given: none).\n");
        row("unknown system", {"run", "boat"},
            "talweg: \"boat\" is neither a system (falling-body, every-kind) nor a project file.\n");
        row("unknown input", {"run", "falling-body", "--set", "hight=3"},
            "talweg: Falling body has no input \"hight\"; its inputs are height, speed, g. Did you mean "
            "\"height\"?\n");
        row("out of range", {"run", "falling-body", "--set", "height=-3"},
            "talweg: Height h = -3 m is out of range; it must be greater than 0 m.\n");
        row("a table of none", {"run", "falling-body", "--table", "phases", "--csv", "-"},
            "talweg: --table phases: a run of this system has no tables.\n");
        row("a decimal comma", {"run", "falling-body", "--set", "g=1,62"},
            "talweg: Gravity g = \"1,62\" is not a number; write it with a decimal point and without digit "
            "grouping.\n");
        row("a unit that does not fit", {"run", "falling-body", "--set", "height=5 kg"},
            "talweg: Height h: \"5 kg\" cannot be converted to m. Compatible units are m, mm, cm, km, in, "
            "ft, yd, mi.\n");
        row("all that is wrong",
            {"run", "falling-body", "--set", "height=0", "--set", "speed=x", "--set", "q=1"},
            "talweg: Height h = 0 m is out of range; it must be greater than 0 m.\n"
            "talweg: Speed v = \"x\" is not a number; write it with a decimal point and without digit "
            "grouping.\n"
            "talweg: Falling body has no input \"q\"; its inputs are height, speed, g.\n");
        row("no equals sign", {"run", "falling-body", "--set", "height"},
            "talweg: --set height: must have the form id=value.\n");
        row("set twice", {"run", "falling-body", "--set", "g=1", "--set", "g=2"},
            "talweg: --set g=2: \"g\" is set more than once.\n");
        row("inputs together", {"run", "every-kind", "--set", "beta=85", "--set", "convention=published"},
            "talweg: The published convention ends at β = 80 °.\n");
        row("unknown option", {"run", "falling-body", "--jsn"},
            "talweg: Unknown option --jsn. Did you mean \"--json\"? Allowed options: --preset, --set, --tie, "
            "--experiment, --track, --json, --at, --cases, --csv, --every, --events, --table, --csv-format, "
            "--strict.\n");
        row("an option with one dash", {"run", "falling-body", "-json"},
            "talweg: Unknown option -json. Did you mean \"--json\"? Allowed options: --preset, --set, --tie, "
            "--experiment, --track, --json, --at, --cases, --csv, --every, --events, --table, --csv-format, "
            "--strict.\n");
        row("a value for a switch", {"run", "falling-body", "--json=yes"},
            "talweg: --json takes no value (given: --json=yes).\n");
        row("an option for a value", {"run", "falling-body", "--csv", "--json"},
            "talweg: --csv needs a value: --csv OUT.csv.\n");
        row("an empty value", {"run", "falling-body", "--csv="},
            "talweg: --csv needs a value: --csv OUT.csv. The value given is empty.\n");
        row("a switch twice", {"run", "falling-body", "--json", "--json"},
            "talweg: --json is given more than once.\n");
        row("no value", {"run", "falling-body", "--set"}, "talweg: --set needs a value: --set id=value.\n");
        row("an option twice", {"run", "falling-body", "--csv", "a", "--csv", "b"},
            "talweg: --csv is given more than once: a, b.\n");
        row("two outputs", {"run", "falling-body", "--csv", "a", "--json"},
            "talweg: Use only one of --json, --at and tables (--csv, --events).\n");
        row("no time", {"run", "falling-body", "--at", "1,2s"},
            "talweg: --at 1,2s: \"2s\" is not a time. Enter times in seconds, such as 0,0.5,1.\n");
        row("a time before the start", {"run", "falling-body", "--set", "g=20", "--at", "1,-1"},
            "talweg: --at -1: the time must lie between 0 s and the end of the run at 1 s.\n");
        row("cases without output", {"run", "falling-body", "--cases", "a.csv"},
            "talweg: --cases needs --csv OUT.csv for the results.\n");
        row("experiment of a system", {"run", "falling-body", "--experiment", "A"},
            "talweg: --experiment A works only with project files; falling-body is a system.\n");
        row("setting inputs of a file", {"run", "a.talweg", "--set", "g=1"},
            "talweg: --set g=1 works only with systems; a.talweg is a project file.\n");
        row("unknown command", {"--frobnicate"},
            "talweg: \"--frobnicate\" is not an option. The commands are run, study, fit, compare, "
            "reproduce, export, report, check, new, examples, presets, help and --version. A file name "
            "without a command opens the window.\n");
        row("a slip of the pen", {"runn"},
            "talweg: \"runn\" is neither a command nor a file. Did you mean \"run\"? The commands are run, "
            "study, fit, compare, reproduce, export, report, check, new, examples, presets, help and "
            "--version. A file name without a command opens the window.\n");
        row("letters swapped", {"stduy", "falling-body"},
            "talweg: \"stduy\" is neither a command nor a file. Did you mean \"study\"? The commands are "
            "run, study, fit, compare, reproduce, export, report, check, new, examples, presets, help and "
            "--version. A file name without a command opens the window.\n");
        row("a command cut short", {"repro"},
            "talweg: \"repro\" is neither a command nor a file. Did you mean \"reproduce\"? The commands are "
            "run, study, fit, compare, reproduce, export, report, check, new, examples, presets, help and "
            "--version. A file name without a command opens the window.\n");
        row("nothing like a command", {"frobnicate"},
            "talweg: \"frobnicate\" is neither a command nor a file. The commands are run, study, fit, "
            "compare, reproduce, export, report, check, new, examples, presets, help and --version. A file "
            "name without a command opens the window.\n");
        row("a system without a command", {"every-kind"},
            "talweg: \"every-kind\" is a system. Write a command before it: talweg run every-kind or talweg "
            "help every-kind.\n");
        row("a folder", {"/"}, "talweg: / is a folder; name a project file in it.\n");
        row("an option behind a file", {TALWEG_EXAMPLE, "--json"},
            "talweg: The window has no option \"--json\". Options need a command, for example: talweg "
            "run " TALWEG_EXAMPLE ".\n");
        row("more than the version", {"--version", "run"},
            "talweg: --version takes no arguments (given: run).\n");
        row("no topic of help", {"help", "exprot"},
            "talweg: \"exprot\" is not a help topic; talweg help lists the topics. Did you mean "
            "\"export\"?\n");
    }

    void badUsage() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, error);
        const Printed p = talwegCommand(arguments);
        QCOMPARE(p.error, error);
        QCOMPARE(p.code, 2);
        QCOMPARE(p.out, QString());
    }

    void outputsAreCheckedBeforeAnythingIsSolved() {
        const QTemporaryDir folder;
        const auto path = [&](const char* name) { return folder.filePath(name); };
        const QString lost = path("no/out.csv");
        // This run cannot be solved, which nobody gets to know.
        const Printed p = talwegCommand({"run", "every-kind", "--set", "beta=13", "--csv", lost});
        QCOMPARE(p.code, 1);
        QVERIFY2(p.error.startsWith("talweg: Cannot write " + lost + ": "), qPrintable(p.error));
        const Printed q = talwegCommand({"run", "every-kind", "--set", "beta=13", "--csv", folder.path()});
        QCOMPARE(q.code, 1);
        QVERIFY2(q.error.startsWith("talweg: Cannot write " + folder.path() + ": "), qPrintable(q.error));
    }

    void whatIsReadIsNeverWrittenOver() {
        const QTemporaryDir folder;
        const auto path = [&](const char* name) { return folder.filePath(name); };
        const QByteArray table = "id,height\na,7\n", points = "x,y\n0,0\n1,1\n";
        const QByteArray project = toText({"", "", {makeExperiment(fallingBody(), "One")}}, testSystems());
        put(path("in.csv"), table);
        put(path("ground.csv"), points);
        put(path("a.talweg"), project);
        QVERIFY(QFile::link(path("in.csv"), path("link.csv")));
        QDir(folder.path()).mkdir("sub");
        const QStringList run{"run", "falling-body", "--cases", path("in.csv"), "--csv"};
        for (const QStringList& arguments :
             {run + QStringList{path("in.csv")}, run + QStringList{path("link.csv")},
              run + QStringList{path("sub/../in.csv")},
              QStringList{"run", path("a.talweg"), "--csv", path("a.talweg")},
              QStringList{"run", "every-kind", "--set", "profile=@" + path("ground.csv"), "--csv",
                          path("ground.csv")},
              QStringList{"export", path("a.talweg"), "--csv", path("a.talweg")},
              QStringList{"export", path("a.talweg"), "--events", path("a.talweg")},
              QStringList{"study", "--merge", path("in.csv"), "--csv", path("in.csv")}}) {
            const Printed p = talwegCommand(arguments);
            QCOMPARE(p.code, 2);
            QVERIFY2(p.error.contains(": this would overwrite the input file ")
                         && p.error.endsWith(". Choose another file.\n"),
                     qPrintable(p.error));
        }
        QCOMPARE(contents(path("in.csv")), table);
        QCOMPARE(contents(path("ground.csv")), points);
        QCOMPARE(contents(path("a.talweg")), project);
    }

    void twoOutputsNeedTwoFiles() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.talweg"), out = folder.filePath("out");
        put(path, toText({"", "", {makeExperiment(fallingBody(), "One")}}, testSystems()));
        const Printed p = talwegCommand({"export", path, "--csv", out, "--events", folder.filePath("./out")});
        QCOMPARE(p.code, 2);
        QCOMPARE(p.error, QString("talweg: --csv and --events both name %1; use different files.\n")
                              .arg(folder.filePath("./out")));
        QVERIFY(!QFile::exists(out));
        QCOMPARE(talwegCommand({"export", path, "--csv", "-", "--events", "-"}).code, 2);
        QCOMPARE(talwegCommand({"export", path, "--csv", "/dev/null", "--events", "/dev/null"}).code, 0);
    }

    void aSolveThatFailsIsNotBadInput() {
        const Printed p = talwegCommand({"run", "every-kind", "--set", "beta=13"});
        QCOMPARE(p.code, 1);
        QCOMPARE(p.error, QString("talweg: \"1\" cannot be solved: thirteen is unlucky.\n"));
    }

    void runsExperimentsOfAFile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.talweg");
        const Project project{
            "",
            "",
            {makeExperiment(fallingBody(), "One"), makeExperiment(fallingBody(), "Two", {{"g", 1.62}})}};
        put(path, toText(project, testSystems()));

        const Printed all = talwegCommand({"run", path});
        QCOMPARE(all.code, 0);
        QVERIFY(all.out.startsWith("One\nLands after 1.42") && all.out.contains("\n\nTwo\nLands after 3.51"));
        const Printed list = talwegCommand({"run", path, "--json"});
        const QJsonArray results = QJsonDocument::fromJson(list.out.toUtf8()).array();
        QCOMPARE(results.size(), 2);
        QCOMPARE(results[1].toObject()["experiment"].toString(), QString("Two"));
        const Printed one = talwegCommand({"run", path, "--experiment", "Two", "--json"});
        QCOMPARE(QJsonDocument::fromJson(one.out.toUtf8()).object()["measures"].toObject()["t_s"].toDouble(),
                 std::sqrt(2 * 10 / 1.62));

        const QString table = folder.filePath("t.csv");
        QCOMPARE(talwegCommand({"run", path, "--csv", table}).code, 0);
        QVERIFY(contents(table).startsWith("id,outcome,t_s,x_m,doubts\nOne,landed,1.42"));

        // Of one experiment what it is of a system: the sampled run.
        const QString samples = folder.filePath("s.csv"), events = folder.filePath("e.csv");
        QCOMPARE(
            talwegCommand({"run", path, "--experiment", "Two", "--csv", samples, "--events", events}).error,
            QString());
        const QByteArray ofExperiment = contents(samples), eventsOfExperiment = contents(events);
        QCOMPARE(talwegCommand({"run", "falling-body", "--set", "height=10", "--set", "g=1.62", "--csv",
                                samples, "--events", events})
                     .error,
                 QString());
        QCOMPARE(ofExperiment, contents(samples));
        QCOMPARE(eventsOfExperiment, contents(events));
        QVERIFY(ofExperiment.startsWith("t_s,"));

        const Printed none = talwegCommand({"run", path, "--experiment", "Three"});
        QCOMPARE(none.code, 2);
        QCOMPARE(none.error,
                 QString("talweg: %1 has no experiment \"Three\"; it has \"One\", \"Two\".\n").arg(path));
    }

    /// What needs a single run takes the only experiment; a table without it still has one row for each.
    void theOnlyExperimentNeedsNoName() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.talweg");
        put(path, toText(Project{"", "", {makeExperiment(fallingBody(), "One")}}, testSystems()));
        const QString out = folder.filePath("out.csv"), events = folder.filePath("events.csv");
        QCOMPARE(talwegCommand({"run", path, "--every", "0.5", "--csv", out, "--events", events}).error,
                 QString());
        QVERIFY(contents(out).startsWith("t_s,") && contents(events).startsWith("t_s,kind,"));
        QCOMPARE(talwegCommand({"run", path, "--table", "phases", "--csv", out}).error,
                 "talweg: --table phases: a run of this system has no tables.\n");
        QCOMPARE(talwegCommand({"run", path, "--csv", out}).error, QString());
        QVERIFY(contents(out).startsWith("id,outcome,"));

        const Project two{
            "", "", {makeExperiment(fallingBody(), "One"), makeExperiment(fallingBody(), "Two")}};
        put(path, toText(two, testSystems()));
        QVERIFY(talwegCommand({"run", path, "--table", "phases", "--csv", out})
                    .error.contains("choose one experiment with --experiment NAME"));
    }

    void aFileOfSeveralSystemsHasNoOneTable() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.talweg");
        const Project project{
            "", "", {makeExperiment(fallingBody(), "One"), makeExperiment(everyKind(), "Two")}};
        put(path, toText(project, testSystems()));
        QCOMPARE(talwegCommand({"run", path, "--csv", folder.filePath("t.csv")}).code, 2);
        QVERIFY(!QFile::exists(folder.filePath("t.csv")));
        QCOMPARE(talwegCommand({"run", path, "--csv", folder.filePath("t.csv"), "--experiment", "One"}).error,
                 QString());
    }

    void checkSaysWhetherAFileIsValid() {
        const QTemporaryDir folder;
        const QString good = folder.filePath("a.talweg"), bad = folder.filePath("b.talweg");
        Project project{"", "", {makeExperiment(everyKind(), "One")}};
        put(good, toText(project, testSystems()));
        const Printed p = talwegCommand({"check", good});
        QCOMPARE(p.out, good + " is a valid project with 1 experiment.\n");
        QCOMPARE(p.code, 0);

        project.experiments[0].values["beta"] = 85.0;
        project.experiments[0].values["convention"] = std::string("published");
        put(bad, toText(project, testSystems()));
        const Printed q = talwegCommand({"check", bad, good, folder.filePath("none.talweg")});
        QCOMPARE(q.code, 2);
        QCOMPARE(q.out, p.out);
        QVERIFY(q.error.startsWith("talweg: " + bad
                                   + ": experiments[0]: The published convention ends at β = 80 °.\ntalweg: "
                                   + folder.filePath("none.talweg") + ": Cannot read "));
        QCOMPARE(talwegCommand({"check"}).code, 2);
        QCOMPARE(talwegCommand({"run", bad}).code, 2);
    }

    void helpIsReadOffTheSystems() {
        QCOMPARE(talwegCommand({"--help"}).code, 0);
        QVERIFY(talwegCommand({"help"}).out.contains("falling-body  A body falling freely."));
        QVERIFY(talwegCommand({"run", "--help"}).out.startsWith("talweg run SYSTEM"));
        QVERIFY(talwegCommand({"help", "export"}).out.startsWith("talweg export FILE.talweg"));
        QVERIFY(talwegCommand({"help", "every-kind"})
                    .out.contains(
                        "  beta        Decline angle (°): at least 0 ° and less than 90 °; default 12\n"));
        QVERIFY(
            talwegCommand({"help", "every-kind"}).out.contains("any number, or rolling; default rolling\n"));
        QCOMPARE(talwegCommand({"help", "boat"}).code, 2);
        QCoreApplication::setApplicationVersion("1.2.3");
        QCOMPARE(talwegCommand({"--version"}).out, QString("Talweg 1.2.3\n"));
    }

    void filesAreNotCommands() {
        const QTemporaryDir folder;
        const QString notes = folder.filePath("notes"), project = folder.filePath("a.talweg"),
                      missing = folder.filePath("missing.talweg");
        put(notes, "{}");
        put(project, "{}");
        QVERIFY(isCommand({"run"}) && isCommand({"--version"}) && isCommand({"help", "run"}));
        QVERIFY(!isCommand({}) && !isCommand({project}) && !isCommand({notes, project}));
        QVERIFY(!isCommand({"-style", "fusion"}) && !isCommand({"--style=fusion", project}));
        QCOMPARE(filesIn({"-style", "fusion", project, "--platform=xcb", notes, "-reverse"}),
                 QStringList({project, notes}));
        // Misunderstood without a display too.
        QVERIFY(isCommand({"runn"}) && isCommand({folder.path()}) && isCommand({folder.filePath("none")}));
        QVERIFY(isCommand({project, "--json"}) && isCommand({"-x"}));
        // A file that is not there is no project, unless there is unsaved work on it.
        QVERIFY(isCommand({missing}) && isCommand({project, missing}));
        for (const QStringList& given :
             {QStringList{missing}, {project, missing}, {"--style", "fusion", missing}}) {
            const Printed p = talwegCommand(commandIn(given));
            QCOMPARE(p.code, 2);
            QCOMPARE(p.error, "talweg: The file " + missing + " does not exist.\n");
        }
        put(missing + ".autosave", "{}");
        QVERIFY(!isCommand({missing}));
    }

    /// Whatever Qt is told before it, a command is one.
    void optionsOfQtBeforeACommandAreNotItsOwn() {
        const QStringList run{"run", "falling-body", "--set", "height=5"};
        for (const QStringList& before : {QStringList{},
                                          {"--style", "fusion"},
                                          {"-style=fusion"},
                                          {"-platform", "offscreen", "-reverse"}})
            QCOMPARE(commandIn(before + run), run);
        QCOMPARE(talwegCommand(commandIn(QStringList{"--style", "fusion"} + run)).out,
                 talwegCommand(run).out);
        QVERIFY(commandIn({"--style"}).isEmpty() && commandIn({"--style", "run"}).isEmpty());
        const QTemporaryDir folder;
        put(folder.filePath("a.talweg"), "{}");
        const Printed p = talwegCommand(commandIn({folder.filePath("a.talweg"), "run"}));
        QCOMPARE(p.error,
                 "talweg: The command must come first: talweg run " + folder.filePath("a.talweg") + ".\n");
    }
};

TALWEG_TEST(tst_run, TestRun, QCoreApplication)
#include "tst_run.moc"
