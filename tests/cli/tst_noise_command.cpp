#include "command_line.h"
#include "physics/near.h"
#include "project/file.h"
#include "study/judged_fall.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace talweg;
using namespace talweg::tests;

namespace {

Registry falls() {
    Registry registry;
    registry.add(batchedFall());
    return registry;
}

Printed study(const QStringList& arguments) {
    return talwegCommand(QStringList{"study", "falling-body", "--set", "g=10"} + arguments, falls());
}

/// Falls from 5, 20, 45 and 180 m at 10 m/s² take 1, 2, 3 and 6 s: of speeds evenly from 1 to 10 m/s none,
/// 5/9, 20/27 and 25/27 are far.
const QStringList speeds{"--grid", "height=5,20,45,180", "--over", "speed=uniform:1:10", "--noise", "270"};

QByteArray number(double value) {
    return QByteArray::fromStdString(shortest(value));
}

/// What an answer says of a key, in its line that begins so.
double numberIn(const QString& out, const QString& line, const QString& key) {
    for (const QString& one : out.split(u'\n'))
        if (one.startsWith(line))
            for (const QString& word : one.split(u' '))
                if (word.startsWith(key + '=')) return word.section(u'=', 1).toDouble();
    return std::numeric_limits<double>::quiet_NaN();
}

} // namespace

/// Designs judged by random runs on the command line.
class TestNoiseCommand : public QObject {
    Q_OBJECT

private slots:
    void theSmallestDesignThatIsSureIsPrinted() {
        const Printed p = study(speeds + QStringList{"--require", "P(far)>=60 %", "--seed", "7"});
        QCOMPARE(p.code, 0);
        QCOMPARE(p.error, QString());
        QVERIFY2(
            p.out.startsWith("4 designs with 270 random runs each, seed 7; 95 % confidence intervals; "
                             "verdicts with the same confidence for all designs together (Bonferroni)\n"),
            qPrintable(p.out));
        QVERIFY2(p.out.contains("\nheight=45 far=74.0741 "), qPrintable(p.out));
        QVERIFY2(p.out.contains(" first=45 undecided=1 undecided_from=20 undecided_to=20\n"),
                 qPrintable(p.out));
        QVERIFY2(p.out.contains("\nchosen height=45 verdict=met "), qPrintable(p.out));
        QVERIFY2(p.out.contains(" again_seed=8 "), qPrintable(p.out));
        QVERIFY2(p.out.contains("\nagainst height=20 seed=8 "), qPrintable(p.out));
        constexpr double oneRun = 100.0 / 270, digits = 1e-3;
        QNEAR(numberIn(p.out, "chosen", "again_far"), 2000.0 / 27, oneRun + digits);
        QNEAR(numberIn(p.out, "against", "difference"), 500.0 / 27, 2 * oneRun + digits);
        QCOMPARE(numberIn(p.out, "against", "only_second"), 0.0);
    }

    void nothingIsSureOfWhatNoneMeets() {
        const Printed p = study(speeds + QStringList{"--require", "P(far)>=99 %"});
        QCOMPARE(p.code, 0);
        QVERIFY2(p.out.contains("\nheight=none first=none undecided=0\n"), qPrintable(p.out));
        QVERIFY2(p.out.contains("\nchosen height=180 verdict=failed "), qPrintable(p.out));
    }

    void whatTwoRunsCannotTellIsSaid() {
        const Printed p = study({"--grid", "height=500", "--over", "speed=uniform:5:10", "--noise", "2",
                                 "--require", "P(far)>=60 %"});
        QVERIFY2(p.error.contains("With 2 runs, even designs whose runs all succeed remain undecided"),
                 qPrintable(p.error));
        const Printed all = study({"--grid", "height=500", "--over", "speed=uniform:5:10", "--noise", "2",
                                   "--require", "P(far)>=100 %"});
        QVERIFY2(all.error.contains("No number of random runs can show that every run succeeds"),
                 qPrintable(all.error));
        const Printed mean = study(speeds + QStringList{"--require", "x_mean > 3 m"});
        QVERIFY2(mean.error.contains("contains neither a share nor a quantile of the runs"),
                 qPrintable(mean.error));
        const Printed both = study(speeds + QStringList{"--require", "x_mean > 3 m and far > 20 %"});
        QVERIFY2(both.error.contains("contains terms other than shares and quantiles of the runs"),
                 qPrintable(both.error));
    }

    void designsAreComparedByName() {
        const Printed p =
            study(speeds + QStringList{"--pair", "height=180", "--pair", "height=45", "--threads", "1"});
        QCOMPARE(p.code, 0);
        QVERIFY2(p.out.contains("\npair height=180 against_height=45 seed=1 "), qPrintable(p.out));
        QNEAR(numberIn(p.out, "pair", "difference"), 500.0 / 27, 200.0 / 270 + 1e-3);
        const QStringList pair{"--pair", "height=180", "--pair"};
        QVERIFY(study(speeds + pair + QStringList{"height=46"})
                    .error.contains("--pair height=46: must name a design of the study, with id=value for "
                                    "each of height=5,20,45,180."));
        QVERIFY(
            study(speeds + pair + QStringList{"g=5 height=5"}).error.contains("--pair g=5 height=5: must"));
        QVERIFY(study(speeds + pair + QStringList{"height=x"}).error.contains("--pair height=x: must"));
        QVERIFY(
            study(speeds + QStringList{"--pair", "height=5"}).error.contains("--pair must be given twice"));
    }

    void tablesDependOnNothingElse() {
        const QTemporaryDir folder;
        const auto tables = [&](const QStringList& more) {
            const QString csv = folder.filePath("d.csv"), runs = folder.filePath("r.csv");
            const Printed p = study(QStringList{"--grid", "height=5,20", "--grid", "speed=1:9:2", "--noise",
                                                "50", "--csv", csv, "--runs", runs}
                                    + more);
            if (p.code != 0) qFatal("%s", qPrintable(p.error));
            return p.out.toUtf8() + contents(csv) + contents(runs);
        };
        const QStringList one{"--dist", "height=±5%"};
        const QByteArray first = tables(one + QStringList{"--threads", "1"});
        QVERIFY(first.contains("height,runs,seed,far_percent,"));
        QVERIFY(tables(one + QStringList{"--threads", "3"}) == first);
        QVERIFY(tables(one + QStringList{"--seed", "2"}) != first);
    }

    /// Without a reserve the highest is best, and of lower ones the lower is better for being low.
    void designsWorthALookAreMarked() {
        const QTemporaryDir folder;
        const QString csv = folder.filePath("d.csv");
        const Printed p = study(speeds + QStringList{"--pareto", "height", "--csv", csv});
        QVERIFY2(p.out.contains("\npareto designs=4 undecided=0 of=4\n"), qPrintable(p.out));
        QVERIFY(contents(csv).startsWith("height,"));
        QVERIFY(contents(csv).split('\n').first().endsWith(",pareto,pareto_undecided"));
        QVERIFY(study(speeds + QStringList{"--pareto", "height:max"})
                    .out.contains("\npareto designs=1 undecided=0 of=4\n"));
        for (const char* wrong : {"g", "height:most", "speed"})
            QVERIFY(study(speeds + QStringList{"--pareto", wrong})
                        .error.contains(QString("--pareto %1: must name varied inputs").arg(wrong)));
    }

    void whatItComesToIsWrittenAsJson() {
        const QTemporaryDir folder;
        const QString csv = folder.filePath("d.csv"), path = folder.filePath("s.json");
        const Printed p = study(speeds
                                + QStringList{"--require", "P(far)>=60 %", "--seed", "9007199254740993",
                                              "--pareto", "height", "--pair", "height=5", "--pair",
                                              "height=20", "--csv", csv, "--json", path});
        QCOMPARE(p.error, QString());
        const QJsonObject json = QJsonDocument::fromJson(contents(path)).object();
        QCOMPARE(json["study"].toString(), QString("noise"));
        QCOMPARE(json["system"].toString(), QString("falling-body"));
        QCOMPARE(json["inputs"]["g"].toDouble(), 10.0);
        QCOMPARE(json["seed"].toString(), QString("9007199254740993")); // no number of 53 bits
        QCOMPARE(json["runs_per_design"].toInt(), 270);
        QCOMPARE(json["confidence_percent"].toInt(), 95);
        const QByteArrayList rows = contents(csv).trimmed().split('\n');
        const QByteArrayList names = rows.first().split(',');
        const QJsonArray designs = json["designs"].toArray();
        QCOMPARE(designs.size(), 4);
        for (qsizetype row = 0; row < 4; ++row) {
            const QByteArrayList cells = rows[row + 1].split(',');
            for (qsizetype i = 0; i < names.size(); ++i) {
                const QJsonValue value = designs[row].toObject()[QString::fromUtf8(names[i])];
                QVERIFY(cells[i].isEmpty() ? value.isNull()
                        : value.isDouble() ? number(value.toDouble()) == cells[i]
                                           : value.toString().toUtf8() == cells[i]);
            }
        }
        for (const char* list : {"thresholds", "chosen", "pair", "pareto"})
            QCOMPARE(json[list].toArray().size(), 1);
        QCOMPARE(json["thresholds"][0]["height"].toDouble(), 45.0);
        QCOMPARE(json["pareto"][0]["of"].toInt(), 4);
        const Printed none = study(speeds + QStringList{"--require", "P(far)>=99 %", "--json", path});
        QVERIFY(QJsonDocument::fromJson(contents(path)).object()["thresholds"][0]["height"].isNull());
    }

    void everyKindOfStudyIsWrittenAsJson() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("s.json");
        const auto written = [&](const QStringList& arguments) {
            const Printed p = study(arguments + QStringList{"--json", path});
            if (p.code != 0) qWarning().noquote() << p.error;
            return QJsonDocument::fromJson(contents(path)).object();
        };
        // From 5 m the fall takes 1 s: 20 m/s lands at 20 m, 5 m/s at 5 m.
        const QJsonObject grid =
            written({"--grid", "height=5", "--grid", "speed=5,20", "--require", "far>=50"});
        QCOMPARE(grid["study"].toString(), QString("grid"));
        QCOMPARE(grid["designs"][0]["far_percent"].toDouble(), 50.0);
        QCOMPARE(grid["designs"][0]["x_max_m"].toDouble(), 20.0);
        QCOMPARE(grid["thresholds"][0]["height"].toDouble(), 5.0);
        QCOMPARE(grid["thresholds"][0]["first_end"].toDouble(), 5.0);
        QVERIFY(grid["thresholds"][0]["height_crit_low"].isNull());
        const QJsonObject random =
            written({"--set", "height=5", "--dist", "speed=list:5,20", "--monte-carlo", "8"});
        QCOMPARE(random["study"].toString(), QString("monte-carlo"));
        QCOMPARE(random["summary"][0]["runs"].toInt(), 8);
        QCOMPARE(random["summary"][0]["x_max_m"].toDouble(), 20.0);
        const QJsonObject indices =
            written({"--dist", "speed=uniform:5:20", "--monte-carlo", "64", "--sensitivity"});
        QCOMPARE(indices["sensitivity"][0]["output"].toString(), QString("far"));
        QVERIFY(study({"--grid", "height=5", "--grid", "speed=5,20", "--shard", "1/2", "--json", path})
                    .error.contains("--json: needs the whole study"));
        QVERIFY(study({"--grid", "height=5", "--grid", "speed=5,20", "--require", "far>=50", "--json", "-"})
                    .error.contains("--json -: the standard output cannot be used because the answer"));
    }

    void misuseIsExplained_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        const auto with = [](const QStringList& more) { return speeds + more; };
        QTest::newRow("no over values")
            << QStringList{"--grid", "height=5,20", "--noise", "20"} << "--over speed needs values";
        QTest::newRow("shard") << with({"--shard", "1/2"}) << "--shard: cannot be used with random runs";
        QTest::newRow("sensitivity") << with({"--sensitivity"})
                                     << "--sensitivity: works only with --monte-carlo N.";
        QTest::newRow("bounds") << with({"--bounds", "x=0:1"})
                                << "--bounds: works only with --monte-carlo N.";
        QTest::newRow("confidence") << with(
            {"--confidence",
             "100"}) << "--confidence 100: must be a percentage of at least 1 and less than 100";
        QTest::newRow("confidence as a share")
            << with({"--confidence", "0.95"}) << "--confidence 0.95: must be a percentage of at least 1";
        QTest::newRow("set and drawn") << with({"--dist", "g=normal:10:1"}) << "--set g=10: has no effect";
        QTest::newRow("seed") << with({"--seed", "-1"})
                              << "The seed must be a non-negative whole number (you entered \"-1\")";
        QTest::newRow("swept") << with({"--dist", "height=normal:5:1"}) << "\"height\" is varied, so its";
        QTest::newRow("pair of a grid")
            << QStringList{"--grid", "height=5", "--grid", "speed=5", "--pair", "height=5", "--csv", "x"}
            << "--pair: works only with --noise N.";
        QTest::newRow("random runs") << QStringList{"--monte-carlo", "5", "--noise", "4", "--csv", "x"}
                                     << "--noise: cannot be used with --monte-carlo.";
    }
    void misuseIsExplained() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, says);
        const Printed p = study(arguments);
        QCOMPARE(p.code, 2);
        QVERIFY2(p.error.contains(says), qPrintable(p.error));
    }

    /// Falls of 320 m and more take longer than 7 s at 10 m/s² and are not vouched for.
    void doubtfulRunsAreCounted() {
        const QStringList high{"--grid", "height=5,320", "--grid",  "speed=1:5:1",
                               "--over", "speed",        "--noise", "10"};
        const Printed p = study(high);
        QCOMPARE(p.code, 0);
        QVERIFY2(p.error.contains("10 of 20 runs are doubtful."), qPrintable(p.error));
        QCOMPARE(study(high + QStringList{"--strict"}).code, 1);
    }

    /// A run that its time limit ends has no reserve.
    void missingMeasuresAreTold() {
        const Printed p = talwegCommand({"study", "rover", "--set", "t_end=0.01", "--grid", "e=0.9", "--grid",
                                         "u4=2,3", "--over", "u4", "--noise", "4", "--pareto", "e"},
                                        builtinSystems());
        QCOMPARE(p.code, 0);
        QVERIFY2(p.out.startsWith("1 design with 4 random runs, seed 1;"), qPrintable(p.out));
        QVERIFY2(p.error.contains("Runs without a value of reserve: 4 of 4."), qPrintable(p.error));
        QVERIFY2(p.error.contains("Undecided runs: 4 of 4."), qPrintable(p.error));
        // All of them may succeed, for what is known.
        QVERIFY2(p.out.contains("chosen e=0.9 crossed=0 low=0 high=100 "), qPrintable(p.out));
    }

    /// A project's study with uncertain inputs is one of random runs.
    void aProjectIsStudiedByWhatItHolds() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("fall.talweg");
        Experiment experiment = makeExperiment(*falls().find("falling-body"), "A", {{"g", 10.0}});
        experiment.study = Study{.axes = {{"height", "5,180"}},
                                 .over = {"speed", "1:10:1"},
                                 .measures = {"x"},
                                 .requirement = "P(far) >= 50 %",
                                 .smallest = "height",
                                 .uncertain = {{"g", "±1%"}},
                                 .noise = "60",
                                 .seed = "3"};
        put(path, toText({"Falls", "", {experiment}}, falls()));
        const Printed p = talwegCommand({"study", path}, falls());
        QCOMPARE(p.error, QString());
        QVERIFY2(p.out.startsWith("2 designs with 60 random runs each, seed 3"), qPrintable(p.out));
        QVERIFY2(p.out.contains("\nchosen height=180 verdict=met"), qPrintable(p.out));
        const Printed other = talwegCommand({"study", path, "--noise", "40", "--seed", "5"}, falls());
        QVERIFY2(other.out.startsWith("2 designs with 40 random runs each, seed 5"), qPrintable(other.out));
    }

    /// 5/9 and 20/27 are decided after some hundred runs, 0 and 25/27 after fewer.
    void designsStopOnceTheyAreDecided() {
        QStringList asked = speeds + QStringList{"--until-decided", "--require", "P(far)>=65 %"};
        asked[asked.indexOf("270")] = "9000";
        const Printed p = study(asked + QStringList{"--smallest", "height"});
        QCOMPARE(p.code, 0);
        QCOMPARE(p.error, QString());
        QVERIFY2(p.out.startsWith("4 designs with up to 9000 random runs each, seed 1; anytime-valid 95 % "
                                  "confidence intervals (confidence sequences); verdicts with the same "
                                  "confidence for all designs together (Bonferroni)\n"),
                 qPrintable(p.out));
        QVERIFY2(p.out.section(u'\n', 1, 1).endsWith(" of 36000 runs; 4 of 4 designs decided"),
                 qPrintable(p.out));
        QVERIFY2(p.out.contains("\nchosen height=45 verdict=met "), qPrintable(p.out));
        QVERIFY(numberIn(p.out, "chosen", "anytime_low") < 2000.0 / 27);
        QVERIFY(numberIn(p.out, "chosen", "anytime_high") > 2000.0 / 27);
        QVERIFY(p.out.contains(" again_low=")); // fresh runs, of a number that was known before
        const QTemporaryDir folder;
        QFile json(folder.filePath("study.json"));
        QCOMPARE(study(asked + QStringList{"--json", json.fileName()}).code, 0);
        QVERIFY(json.open(QIODevice::ReadOnly));
        const QJsonObject object = QJsonDocument::fromJson(json.readAll()).object();
        double runs = 0;
        for (const QJsonValue& design : object["designs"].toArray()) {
            const double own = design.toObject()["runs"].toDouble();
            QVERIFY(own >= 64 && own < 9000);
            QVERIFY(design.toObject().contains("far_anytime_together_low_percent"));
            runs += own;
        }
        QCOMPARE(object["runs"].toDouble(), runs);
        QCOMPARE(object["most_runs"].toDouble(), 36000.0);
        QCOMPARE(object["most_runs_per_design"].toDouble(), 9000.0);
        QCOMPARE(object["designs_decided"].toDouble(), 4.0);
    }

    void stoppingOnceDecidedIsForOpenQuestions() {
        const auto refusal = [](const QStringList& asked) {
            const Printed p = study(asked);
            return p.code == 0 ? QString("accepted") : p.error;
        };
        const QStringList decided = speeds + QStringList{"--until-decided"};
        const QStringList required{"--require", "P(far)>=65 %"};
        QVERIFY2(
            refusal(decided).contains("Without a requirement, runs cannot stop early. Add a requirement"),
            qPrintable(refusal(decided)));
        QVERIFY(refusal(decided + QStringList{"--require", "x_mean > 3 m", "--measure", "x"})
                    .contains("With requirement \"x_mean > 3 m\", runs cannot stop early"));
        QVERIFY(refusal(decided + required + QStringList{"--pair", "height=5", "--pair", "height=20"})
                    .contains("omit --until-decided"));
        QVERIFY(refusal(decided + QStringList{"--shard", "1/2"}).contains("--shard"));
        QVERIFY(refusal(QStringList{"--grid", "height=5,20", "--grid", "speed=1:10:1", "--over", "speed",
                                    "--until-decided"}
                        + required)
                    .contains("--until-decided: works only with --noise N."));
    }

    /// Falls from 20 and 45 m take 2 and 3 s: of speeds evenly from 1 to 10 m/s 5/9 and 20/27 are far.
    void whatIsNotKnownHasARange() {
        const QStringList unknown{"--grid",    "height=20,45",       "--unknown", "height",
                                  "--over",    "speed=uniform:1:10", "--noise",   "2700",
                                  "--require", "P(far)>=65 %"};
        const Printed p = study(unknown);
        QCOMPARE(p.code, 0);
        QVERIFY2(p.out.startsWith("1 design times 2 combinations of unknown inputs, with 2700 random runs "
                                  "each, seed 1; "),
                 qPrintable(p.out));
        QNEAR(numberIn(p.out, "design ", "far_least"), 100 * 5.0 / 9, 100.0 / 2700);
        QNEAR(numberIn(p.out, "design ", "far_greatest"), 100 * 20.0 / 27, 100.0 / 2700);
        QVERIFY(numberIn(p.out, "design ", "low") < 100 * 5.0 / 9);
        QVERIFY(numberIn(p.out, "design ", "high") > 100 * 20.0 / 27);
        QVERIFY2(p.out.contains(" verdict=undecided open=unknown decisive=height height_worst=20\n"),
                 qPrintable(p.out));
        QVERIFY2(!p.out.contains("chosen"), qPrintable(p.out));
        QVERIFY2(p.error.contains("Designs that are undecided because of unknown inputs: 1 of 1. More "
                                  "random runs cannot decide them."),
                 qPrintable(p.error));
        const QTemporaryDir folder;
        QFile json(folder.filePath("study.json"));
        QCOMPARE(study(unknown + QStringList{"--json", json.fileName()}).code, 0);
        QVERIFY(json.open(QIODevice::ReadOnly));
        const QJsonObject object = QJsonDocument::fromJson(json.readAll()).object();
        QCOMPARE(object["designs"].toArray().size(), 1);
        QCOMPARE(object["designs"].toArray()[0].toObject()["open"].toString(), QString("unknown"));
        QCOMPARE(object["combinations"].toArray().size(), 2);
        QCOMPARE(object["asked"].toObject()["unknown"].toArray()[0].toString(), QString("height"));
    }

    void rolesThatDoNotGoWithWhatIsNotKnownAreRefused() {
        const QStringList grid{"--grid", "height=20,45", "--grid", "g=5,10", "--grid", "speed=1:10:1"};
        const auto refusal = [&](const QStringList& more) {
            const Printed p = talwegCommand(QStringList{"study", "falling-body"} + grid + more, falls());
            return p.code == 0 ? QString("accepted") : p.error;
        };
        const QStringList ofHeight{"--over", "speed", "--unknown", "height", "--csv", "-"};
        QVERIFY(refusal({"--over", "speed", "--unknown", "speed"})
                    .contains("Use either --over or --unknown for this input"));
        QVERIFY(refusal({"--over", "speed", "--unknown", "x"}).contains("--unknown x needs values"));
        QVERIFY(
            refusal(ofHeight + QStringList{"--shard", "1/2"}).contains("--shard: cannot be used because"));
        QVERIFY(refusal(ofHeight + QStringList{"--tolerance", "g=1"})
                    .contains("--tolerance: cannot be used because"));
        const QString smallest = refusal(
            {"--over", "speed", "--unknown", "height", "--require", "far >= 50", "--smallest", "height"});
        QVERIFY2(smallest.contains("is unknown, and a design cannot choose"), qPrintable(smallest));
    }
};

TALWEG_TEST(tst_noise_command, TestNoiseCommand, QCoreApplication)
#include "tst_noise_command.moc"
