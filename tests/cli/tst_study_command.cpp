#include "command_line.h"
#include "physics/near.h"
#include "project/columns.h"
#include "project/file.h"
#include "study/judged_fall.h"
#include "study/table_format.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

using namespace talweg;
using namespace talweg::tests;

namespace {

Registry fallingBodies() {
    System fall = batchedFall();
    fall.studyCompare = "";
    Registry registry;
    registry.add(std::move(fall));
    return registry;
}

/// Four designs, each at three speeds.
const QStringList smallGrid{"--grid", "height=5,20", "--grid", "g=10,2.5", "--grid", "speed=1:5:2"};

QByteArray number(double value) {
    return QByteArray::fromStdString(shortest(value));
}

/// A part without its checksums, and with those that its rows have now.
QByteArray withoutChecks(const QByteArray& part) {
    QByteArrayList rows = part.split('\n');
    for (QByteArray& row : rows)
        row = row.mid(row.indexOf(',') + 1);
    return rows.join('\n');
}
QByteArray withNewChecks(const QByteArray& part) {
    return QByteArray::fromStdString(withRowChecks(withoutChecks(part).toStdString()));
}

/// A folder in which a study's tables are written.
struct Folder {
    QTemporaryDir folder;
    QString path(const QString& name) const { return folder.filePath(name); }
    QByteArray operator[](const QString& name) const { return contents(path(name)); }

    Printed study(const QStringList& arguments) const {
        return talwegCommand(QStringList{"study", "falling-body"} + arguments, fallingBodies());
    }
    Printed merge(const QStringList& names, const QString& out) const {
        QStringList arguments{"study", "--merge"};
        for (const QString& name : names)
            arguments << path(name);
        return talwegCommand(arguments + QStringList{"--csv", path(out)}, fallingBodies());
    }
    /// Writes the tables of every shard as d1.csv, r1.csv, …
    void shards(const QStringList& grid, int count) const {
        for (int i = 1; i <= count; ++i)
            study(grid
                  + QStringList{"--csv", path(QString("d%1.csv").arg(i)), "--runs",
                                path(QString("r%1.csv").arg(i)), "--shard",
                                QString("%1/%2").arg(i).arg(count)});
    }
};

} // namespace

class TestStudyCommand : public QObject {
    Q_OBJECT

private slots:
    void oneRowPerDesign() {
        const Folder out;
        const Printed p = out.study(smallGrid + QStringList{"--over", "speed", "--csv", out.path("d.csv")});
        QCOMPARE(p.error, QString());
        QCOMPARE(p.out, QString());
        QCOMPARE(p.code, 0);
        const auto lines = out["d.csv"].split('\n');
        QCOMPARE(lines.size(), 1 + 4 + 1);
        QCOMPARE(lines[0], "height,g,runs,far_percent,x_mean_m,x_sd_m,x_min_m,x_max_m,doubtful,diagnostics");
        // From 5 m at 10 m/s² a fall takes 1 s: ranges 1, 3, 5 m. From 20 m at 2.5 m/s² it takes 4 s.
        QCOMPARE(lines[1], "5,10,3,0,3," + number(std::sqrt(8.0 / 3)) + ",1,5,0,");
        QVERIFY(lines[2].startsWith("5,2.5,3,0,6,"));
        QVERIFY(lines[3].startsWith("20,10,3,0,6,"));
        QCOMPARE(lines[4],
                 "20,2.5,3," + number(200.0 / 3) + ",12," + number(4 * std::sqrt(8.0 / 3)) + ",4,20,0,");
    }

    void oneRowPerRun() {
        const Folder out;
        const Printed p = out.study(
            smallGrid + QStringList{"--runs", out.path("r.csv"), "--measure", "t", "--measure", "x"});
        QCOMPARE(p.error, QString());
        const auto lines = out["r.csv"].split('\n');
        QCOMPARE(lines.size(), 1 + 12 + 1);
        QCOMPARE(lines[0], "height,g,speed,far,x_m,t_s,doubtful");
        QCOMPARE(lines[1], "5,10,1,0,1,1,0");
        QCOMPARE(lines[12], "20,2.5,5,1,20,4,0");
    }

    /// At 10 m/s² falls from more than 245 m take longer than the 7 s that are vouched for.
    void runsThatAreNotVouchedForAreCounted() {
        const Folder out;
        const QStringList grid{"--set", "g=10", "--grid", "height=240,250,300", "--grid", "speed=1,2"};
        const Printed told = out.study(grid + QStringList{"--csv", out.path("d.csv")});
        QCOMPARE(told.code, 0);
        QCOMPARE(told.error, "talweg: note: 4 of 6 runs are doubtful.\n");
        const Printed p = out.study(grid + QStringList{"--csv", out.path("s.csv"), "--strict"});
        QCOMPARE(p.code, 1);
        QCOMPARE(p.error, "talweg: 4 of 6 runs are doubtful.\n");
        QCOMPARE(out["s.csv"], out["d.csv"]);
        const auto lines = out["d.csv"].split('\n');
        QVERIFY(lines[1].endsWith(",0,") && lines[2].endsWith(",2,doubtful")
                && lines[3].endsWith(",2,doubtful"));
    }

    void threadsChangeNothing() {
        const Folder out;
        for (const char* threads : {"1", "2", "7"})
            out.study({"--grid", "height=1:300:1", "--grid", "speed=-20:20:0.5", "--threads", threads,
                       "--csv", out.path(QString("%1.csv").arg(threads))});
        QCOMPARE(out["1.csv"].count('\n'), 301);
        QCOMPARE(out["1.csv"], out["2.csv"]);
        QCOMPARE(out["1.csv"], out["7.csv"]);
    }

    void shardsMergeIntoTheVeryBytes_data() {
        QTest::addColumn<int>("count");
        QTest::newRow("one") << 1;
        QTest::newRow("two") << 2;
        QTest::newRow("seven") << 7;
        QTest::newRow("more than there are designs") << 25;
    }
    void shardsMergeIntoTheVeryBytes() {
        QFETCH(int, count);
        const Folder out;
        const QStringList grid{"--grid", "height=1:10:1", "--grid", "g=10,2.5", "--grid", "speed=1:5:0.1"};
        out.study(grid + QStringList{"--csv", out.path("d.csv"), "--runs", out.path("r.csv")});
        out.shards(grid, count);
        QStringList designs, runs;
        for (int i = count; i >= 1; --i) { // any order will do
            designs << QString("d%1.csv").arg(i);
            runs << QString("r%1.csv").arg(i);
        }
        QCOMPARE(out.merge(designs, "merged.csv").error, QString());
        QCOMPARE(out["merged.csv"], out["d.csv"]);
        QCOMPARE(out.merge(runs, "merged.csv").error, QString());
        QCOMPARE(out["merged.csv"], out["r.csv"]);
    }

    /// Random runs depend on the seed and their number alone.
    void shardsOfRandomRunsMergeIntoTheVeryBytes_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("sobol");
        for (const int count : {1, 3, 7})
            for (const bool sobol : {false, true})
                QTest::addRow("%d %s", count, sobol ? "evenly" : "independently") << count << sobol;
    }
    void shardsOfRandomRunsMergeIntoTheVeryBytes() {
        QFETCH(int, count);
        QFETCH(bool, sobol);
        const Folder out;
        QStringList random{"--monte-carlo",      "23",     "--seed",        "7",         "--dist",
                           "speed=uniform:1:20", "--dist", "g=list:2.5,10", "--measure", "t"};
        if (sobol)
            random << "--sobol"
                   << "--dist"
                   << "height=uniform:5:20";
        const Printed whole = out.study(
            random
            + QStringList{"--csv", out.path("s.csv"), "--runs", out.path("r.csv"), "--confidence", "90"});
        QStringList parts;
        for (int i = count; i >= 1; --i) {
            parts << out.path(QString("r%1.csv").arg(i));
            const Printed p = out.study(
                random + QStringList{"--shard", QString("%1/%2").arg(i).arg(count), "--runs", parts.last()});
            QCOMPARE(p.error, QString());
        }
        const Printed p = talwegCommand(QStringList{"study", "--merge"} + parts
                                            + QStringList{"--csv", out.path("whole s.csv"), "--runs",
                                                          out.path("whole r.csv"), "--confidence", "90"},
                                        fallingBodies());
        QCOMPARE(p.error, whole.error); // of the few values
        QCOMPARE(p.out, whole.out);
        const int runs = sobol ? 32 : 23;
        QVERIFY(p.out.startsWith(QString("%1 runs, seed 7, 90 % confidence intervals\n").arg(runs)));
        QCOMPARE(p.out.contains("Sobol' points with 8 random shifts"), sobol);
        QCOMPARE(out["r.csv"].count('\n'), runs + 1);
        QCOMPARE(out["whole r.csv"], out["r.csv"]);
        QCOMPARE(out["whole s.csv"], out["s.csv"]);
    }

    void wrongPartsOfRandomRunsAreRefused() {
        const Folder out;
        const auto shard = [&](const QString& name, const QString& which, const QString& seed) {
            return out.study({"--monte-carlo", "9", "--seed", seed, "--dist", "g=list:1,2", "--runs",
                              out.path(name), "--shard", which});
        };
        for (const char* i : {"1", "2", "3"})
            QCOMPARE(shard(i, QString(i) + "/3", "1").error, QString());
        shard("other", "3/3", "2");
        out.shards(smallGrid, 2);
        const auto complaint = [&](const QStringList& names) {
            const Printed p = out.merge(names, "merged.csv");
            return p.code == 2 ? p.error : "accepted";
        };
        QVERIFY(complaint({"1", "3"})
                    .contains("The shards lack 3 of 9 random runs; the first missing one is run 2."));
        QVERIFY(complaint({"1", "2", "3", "2"}).contains("Run 2 occurs twice: in "));
        QVERIFY(complaint({"1", "2", "other"}).contains("belong to different studies"));
        QVERIFY(complaint({"1", "r2.csv"}).contains("this is a table of runs, but "));
        put(out.path("mad"), withNewChecks(out["2"].replace(",falling-body,2,9,", ",falling-body,x,9,")));
        QVERIFY(complaint({"1", "mad", "3"}).contains("are inconsistent"));
        // Whatever is changed in a row or in the header, the checksum is no more that of the row.
        for (const char* change : {",falling-body,2,9,", ",0\n", "list", "g~", "redrawn"}) {
            QByteArray part = out["2"];
            const auto at = part.lastIndexOf(change);
            if (at < 0) continue;
            part[at + 1] = part[at + 1] == '7' ? '8' : '7';
            put(out.path("edited"), part);
            const int line = 1 + int(part.first(at).count('\n'));
            const QString said = complaint({"1", "edited", "3"});
            QVERIFY2(
                said.contains(QString("edited, line %1: the row was changed after it was written").arg(line)),
                qPrintable(said));
        }
        put(out.path("old"), "study,system,seed,runs,run,g,far,x_m,doubtful\n");
        QVERIFY(complaint({"old"}).contains(
            "old, line 1: this shard has no checksums because it was written by an earlier version of "
            "Talweg, which sampled other numbers from the same seed."));
        QVERIFY(!QFile::exists(out.path("merged.csv")));
        QCOMPARE(complaint({"3", "1", "2"}), QString("accepted"));
    }

    /// Divided among machines, a study may have more runs than one machine takes.
    void shardsHaveNoCapTogether() {
        const Folder out;
        const QStringList grid{"--grid", "height=1:1000:1",   "--grid", "g=1:1000:1",
                               "--grid", "speed=0.1:100:0.1", "--csv",  out.path("d.csv")};
        QVERIFY(out.study(grid).error.contains("1000000000 runs; at most 50000000 are allowed"));
        QCOMPARE(out.study(grid + QStringList{"--shard", "7/100000"}).code, 0);
        const auto designs = out["d.csv"].split('\n');
        QCOMPARE(designs.size(), 12);
        QVERIFY(designs[10].contains(",1000000,900007,901,7,1000,"));

        const QStringList random{"--monte-carlo", "1000000000", "--dist", "speed=uniform:1:20", "--runs"};
        QVERIFY(out.study(random + QStringList{out.path("r.csv")})
                    .error.contains("must lie between 2 and 50000000"));
        QCOMPARE(out.study(random + QStringList{out.path("r.csv"), "--shard", "7/100000000"}).error,
                 QString());
        const auto runs = out["r.csv"].split('\n');
        QCOMPARE(runs.size(), 12);
        QVERIFY(runs[10].contains(",falling-body,900000007,1000000000,1,"));
    }

    void aShardSaysWhichItIs() {
        const Folder out;
        out.shards(smallGrid, 2);
        const auto designs = out["d2.csv"].split('\n');
        QVERIFY(designs[0].startsWith("check-")
                && designs[0].mid(14).startsWith(",study,designs,design,height,g,runs,"));
        QCOMPARE(designs[1].mid(17, 5), ",4,2,");
        QCOMPARE(designs[2].mid(17, 5), ",4,4,");
        const auto runs = out["r2.csv"].split('\n');
        QVERIFY(runs[0].mid(14).startsWith(",study,designs,design,runs,run,height,g,speed,"));
        QCOMPARE(runs[3].mid(17, 9), ",4,2,3,3,");
    }

    void wrongPartsAreRefused() {
        const Folder out;
        out.shards(smallGrid, 3);
        out.study(smallGrid + QStringList{"--csv", out.path("whole.csv")});
        out.study({"--grid", "height=5,20", "--grid", "g=10,2.4", "--grid", "speed=1:5:2", "--csv",
                   out.path("other.csv"), "--shard", "1/3"});
        out.study(smallGrid + QStringList{"--measure", "t", "--csv", out.path("more.csv"), "--shard", "1/3"});
        put(out.path("short.csv"), out["d1.csv"].chopped(4));
        put(out.path("cells.csv"), withNewChecks(out["d1.csv"].replace("5,10,", "5,")));
        put(out.path("mad.csv"), withNewChecks(out["d1.csv"].replace(",4,1,", ",4,7,")));
        put(out.path("edited.csv"), out["d1.csv"].replace(",5,10,", ",5,11,"));

        const auto complaint = [&](const QStringList& names) {
            const Printed p = out.merge(names, "merged.csv");
            return p.code == 2 ? p.error : "accepted";
        };
        QVERIFY(complaint({"d1.csv", "d3.csv"})
                    .contains("The shards lack 1 of 4 designs; the first missing one is design 2."));
        QVERIFY(complaint({"r1.csv", "r2.csv"})
                    .contains("3 of 12 runs; the first missing one belongs to design 3."));
        const QString doubled = complaint({"d1.csv", "d2.csv", "d3.csv", "d2.csv"});
        QVERIFY2(doubled.contains("Design 2 occurs twice: in ") && doubled.contains("d2.csv, line 2"),
                 qPrintable(doubled));
        QVERIFY(complaint({"d1.csv", "r2.csv"}).contains("this is a table of runs, but "));
        QVERIFY(complaint({"whole.csv"}).contains("whole.csv, line 1: this file is not a shard of a study"));
        QVERIFY(complaint({"other.csv", "d2.csv", "d3.csv"}).contains("belong to different studies"));
        QVERIFY(complaint({"more.csv", "d2.csv"}).contains("the columns differ from those of"));
        QVERIFY(complaint({"short.csv", "d2.csv"}).contains("short.csv, line 3: the file is truncated"));
        QVERIFY(complaint({"cells.csv"})
                    .contains("cells.csv, line 2: the row has 12 cells, but the header has 13"));
        QVERIFY(complaint({"mad.csv"}).contains("are inconsistent"));
        QVERIFY(
            complaint({"edited.csv", "d2.csv", "d3.csv"})
                .contains("edited.csv, line 2: the row was changed after it was written: its checksum is "));
        QVERIFY(complaint({"nowhere.csv"}).contains("Cannot read"));
        QVERIFY(!QFile::exists(out.path("merged.csv")));
    }

    /// With --resume a table of this very study stays, doubts and all, and one of another is refused.
    void aShardThatIsThereIsTakenIfItIsOfThisStudy() {
        const Folder out;
        put(out.path("a.csv"), "v\n1\n3\n");
        put(out.path("b.csv"), "v\n1\n5\n");
        const QStringList grid{"--set", "g=10", "--grid", "height=240,250,300", "--grid", "speed=1,2"};
        const auto likely = [&out](const QString& table) {
            return QStringList{"--over", "speed=file:" + out.path(table) + ":v"};
        };
        const auto resume = [&out](const QStringList& study, const QString& name) {
            return out.study(
                study + QStringList{"--csv", out.path(name), "--shard", "2/2", "--resume", "--strict"});
        };
        const auto isOther = [](const Printed& p) {
            return p.code == 2 && p.error.contains(" belongs to another study: ");
        };
        const Printed first = resume(grid, "d.csv"); // makes it, and begins with what is missing
        const QByteArray bytes = out["d.csv"];
        QCOMPARE(first.error, "talweg: 2 of 2 runs are doubtful.\n");
        const Printed again = resume(grid, "d.csv");
        QCOMPARE(again.code, 1);
        QCOMPARE(again.error, first.error);
        QVERIFY(isOther(resume(QStringList{"--set", "g=9"} + grid.sliced(2), "d.csv")));
        QVERIFY(isOther(resume(grid + QStringList{"--measure", "t"}, "d.csv")));
        QVERIFY(isOther(resume({"--grid", "height=240,250,301", "--grid", "speed=1,2"}, "d.csv")));
        QCOMPARE(out["d.csv"], bytes);
        put(out.path("d.csv"), QByteArray(bytes).replace(",250,", ",251,"));
        QVERIFY(resume(grid, "d.csv").error.contains("the row was changed after it was written"));

        resume(grid + likely("a.csv"), "l.csv");
        QVERIFY(!isOther(resume(grid + likely("a.csv"), "l.csv")));
        put(out.path("a.csv"), "v\n1\n5\n"); // the same name, other numbers
        QVERIFY(isOther(resume(grid + likely("a.csv"), "l.csv")));

        const auto random = [&out](const QStringList& more) {
            return out.study(QStringList{"--dist", "speed=uniform:1:5", "--runs", out.path("r.csv"),
                                         "--shard", "1/2", "--resume"}
                             + more);
        };
        QCOMPARE(random({"--monte-carlo", "9"}).code, 0);
        QCOMPARE(random({"--monte-carlo", "9"}).code, 0);
        QVERIFY(isOther(random({"--monte-carlo", "10"})));
        QVERIFY(isOther(random({"--monte-carlo", "9", "--seed", "2"})));
        QVERIFY(out.study(grid + QStringList{"--csv", out.path("w.csv"), "--resume"})
                    .error.contains("--resume works only with --shard i/n."));
    }

    /// What earlier versions wrote is joined, and it is said that nothing tells changed rows.
    void partsWithoutChecksumsAreJoinedWithANote() {
        const Folder out;
        out.study(smallGrid + QStringList{"--csv", out.path("whole.csv")});
        out.shards(smallGrid, 2);
        for (const char* name : {"d1.csv", "d2.csv"})
            put(out.path(name), withoutChecks(out[name]));
        const Printed p = out.merge({"d1.csv", "d2.csv"}, "merged.csv");
        QCOMPARE(p.code, 0);
        QCOMPARE(out["merged.csv"], out["whole.csv"]);
        QCOMPARE(p.error.count("has no checksums because it was written by an earlier version of Talweg, so "
                               "changed rows cannot "
                               "be detected."),
                 2);
    }

    void printsTheSmallestThatMeetsTheRequirement() {
        // The longest range is 5 m/s times the time: √(2h/10) s from height h, twice that at 2.5 m/s².
        const Folder out;
        const Printed p = out.study({"--grid", "g=10,2.5", "--grid", "height=5,20,45", "--grid",
                                     "speed=1:5:2", "--require", "x_max >= 9"});
        QCOMPARE(p.error, QString());
        QCOMPARE(
            p.out,
            QString(
                "g=10 height=20 margin=1 least_margin=1 first=20..45 at_20=20 at_200=20 height_crit=20..\n"
                "g=2.5 height=5 margin=1 least_margin=1 first=5..45 at_20=5 at_200=5 height_crit=20..\n"));
    }

    void minOfAnyInput() {
        const Folder out;
        const Printed p = out.study({"--grid", "g=10,2.5", "--grid", "height=5,20", "--grid", "speed=1:5:2",
                                     "--require", "x_max <= 11", "--smallest", "g"});
        QCOMPARE(
            p.out,
            QString(
                "height=5 g=2.5 margin=1 least_margin=1 first=2.5..10 at_20=2.5 at_200=2.5 g_crit=no-rise\n"
                "height=20 g=10 margin=1 least_margin=1 first=10..10 at_20=10 at_200=10 g_crit=no-rise\n"));
        // The only swept input need not be named.
        QCOMPARE(out.study({"--set", "height=20", "--grid", "g=10,2.5", "--grid", "speed=1:5:2", "--require",
                            "x_max <= 11"})
                     .out,
                 QString("g=10 margin=1 least_margin=1 first=10..10 at_20=10 at_200=10 g_crit=no-rise\n"));
    }

    /// A fall from h takes √(h/5) at 10 m/s²: at 1 m/s the range is least, and at the least height of the
    /// box.
    void bestDesignsWithinTolerances() {
        const Folder out;
        const Printed p =
            out.study({"--grid", "g=10", "--grid", "height=5,20", "--grid", "speed=1:5:2", "--require",
                       "x_min >= 0.8", "--smallest", "height", "--tolerance", "height=20%"});
        QCOMPARE(p.error, QString());
        const QString one = QString::number(std::sqrt(4 / 5.0) - 0.8, 'g', 6),
                      other = QString::number(std::sqrt(16 / 5.0) - 0.8, 'g', 6);
        QVERIFY2(p.out.endsWith("\nbest=1 g=10 height=5 margin=0.2 worst=" + one
                                + " worst_at=height-1 met=67/67\nbest=2 g=10 height=20 margin=1.2 worst="
                                + other + " worst_at=height-4 met=67/67\n"),
                 qPrintable(p.out));
    }

    void comparesConventions() {
        System rover = *builtinSystems().find("rover");
        rover.studyCompare = "convention";
        Registry registry;
        registry.add(rover);
        const Folder out;
        const QStringList study{"study",     "rover",  "--set",    "dh=-3",    "--grid",
                                "e=0.8,0.9", "--grid", "u4=2:7:1", "--compare"};
        const auto with = [&](const QStringList& more) { return talwegCommand(study + more, registry); };
        const Printed p = with({"--csv", out.path("d.csv"), "--require", "crossed>=0"});
        QCOMPARE(p.error, QString());
        const auto lines = out["d.csv"].split('\n');
        QVERIFY(lines[0].startsWith("convention,e,runs,crossed_percent,"));
        QVERIFY(lines[1].startsWith("consistent,0.8,") && lines[2].startsWith("consistent,0.9,"));
        QVERIFY(lines[3].startsWith("published,0.8,") && lines[4].startsWith("published,0.9,"));
        QCOMPARE(p.out.count("convention=published e=0.8 "), 1);
        for (const char* i : {"1", "2", "3"})
            with({"--csv", out.path(i), "--shard", QString(i) + "/3"});
        QCOMPARE(out.merge({"3", "1", "2"}, "merged.csv").error, QString());
        QCOMPARE(out["merged.csv"], out["d.csv"]);
    }

    /// A probability over part of a distribution, or over few values, does not pass for that of all.
    void aProbabilitySaysWhatItLeavesOut() {
        const auto noted = [](const char* over) {
            return talwegCommand(
                {"study", "rover", "--grid", "e=0.9", "--grid", "u4=2:7:0.5", "--over", over, "--csv", "-"},
                builtinSystems());
        };
        // Between 2.667 and 1 standard deviations below the mean lie 15.4825 %.
        const Printed cut = noted("u4=normal:10:3");
        QVERIFY2(cut.error.contains("84.5 % of the distribution of u₄ lies outside the range 2–7 m/s of the "
                                    "study and is omitted."),
                 qPrintable(cut.error));
        const Printed narrow = noted("u4=normal:5:0.02");
        QVERIFY2(narrow.error.contains("A single value of u4 represents 100 %"), qPrintable(narrow.error));
        QCOMPARE(noted("u4=uniform:2:7").error, QString());
    }

    /// Of a uniform distribution from 5.5 to 8 two fifths lie below 6.5. The table, the JSON and the note say
    /// so, of designs that are judged by random runs as well.
    void whatIsLeftOutIsToldEverywhere() {
        const Folder out;
        const auto study = [&out](const QStringList& more) {
            return talwegCommand(QStringList{"study", "rover", "--grid", "e=0.9", "--grid", "u4=6.5:10:0.5",
                                             "--over", "u4=uniform:5.5:8", "--csv", out.path("d.csv"),
                                             "--json", out.path("d.json")}
                                     + more,
                                 builtinSystems());
        };
        const QString sentence =
            "40 % of the distribution of u₄ lies outside the range 6.5–10 m/s of the study and is omitted.";
        for (const QStringList& more : {QStringList{}, QStringList{"--noise", "20"}}) {
            const Printed p = study(more);
            QCOMPARE(p.code, 0);
            QVERIFY2(p.error.contains("talweg: warning: " + sentence + "\n"), qPrintable(p.error));
            const QList<QByteArray> lines = out["d.csv"].split('\n');
            const auto column = lines[0].split(',').indexOf("u4_outside_percent");
            QVERIFY2(column > 0, lines[0]);
            QNEAR(lines[1].split(',')[column].toDouble(), 40.0, 1e-12);
            const QJsonObject json = QJsonDocument::fromJson(out["d.json"]).object();
            QCOMPARE(json["diagnostics"][0]["id"].toString(), "outside");
            QCOMPARE(json["diagnostics"][0]["sentence"].toString(), sentence);
            QNEAR(json["designs"][0]["u4_outside_percent"].toDouble(), 40.0, 1e-12);
        }
    }

    /// A varied input without effect is told, unless one that gives it an effect is varied as well.
    void variedInputsWithoutEffectAreTold() {
        const auto study = [](const QStringList& more) {
            return talwegCommand(
                       QStringList{"study", "rover", "--over", "u4", "--grid", "u4=5:6:1", "--csv", "-"}
                           + more,
                       builtinSystems())
                .error;
        };
        const QString vacuum = "Wind U has no effect while air density ρ is 0 kg/m³.\n";
        QCOMPARE(study({"--grid", "wind=1:3:1"}), "talweg: warning: " + vacuum);
        QCOMPARE(study({"--set", "wind=2"}), "talweg: note: --set wind=2: " + vacuum);
        QCOMPARE(study({"--grid", "wind=1:3:1", "--set", "rho=1.225"}), QString());
        QCOMPARE(study({"--grid", "wind=1:3:1", "--grid", "rho=0,1"}), QString());
        QCOMPARE(study({"--set", "wind=2", "--tie", "rho=u4/10"}), QString());
        const Printed random = talwegCommand(
            {"study", "rover", "--monte-carlo", "50", "--dist", "wind=±50%", "--set", "wind=2", "--csv", "-"},
            builtinSystems());
        QVERIFY2(random.error.contains("talweg: warning: " + vacuum), qPrintable(random.error));
    }

    void theFirstCaseOfTheThesis() {
        const Printed p = talwegCommand({"study",  "rover",        "--set",     "convention=published",
                                         "--set",  "beta=15",      "--set",     "theta=15",
                                         "--set",  "dh=-3",        "--set",     "pl=9",
                                         "--set",  "b=2",          "--set",     "k=0.3",
                                         "--grid", "e=0.6:1:0.01", "--grid",    "u4=2:7:0.1",
                                         "--over", "u4",           "--require", "crossed>=80"},
                                        builtinSystems());
        QCOMPARE(p.error, QString());
        QVERIFY2(p.out.startsWith("e=0.86 margin=2.35294 ") && p.out.endsWith(" e_crit=0.92..0.93\n"),
                 qPrintable(p.out));
    }

    /// A body that falls from 5 m or 20 m under 2.5 m/s² takes 2 s or 4 s: at 1, 3 and 5 m/s it gets to 2, 6,
    /// 10 m or 4, 12, 20 m, and is far beyond 10 m. The experiment's own 10 m are nearest to 5 m.
    void namedRequirementsGetVerdicts() {
        const Folder out;
        const Registry registry = fallingBodies();
        const System& fall = *registry.find("falling-body");
        Experiment studied = makeExperiment(fall, "Studied", {{"g", 2.5}});
        studied.study = Study{.axes = {{"height", "5,20"}}, .over = {"speed", "1:5:2"}, .measures = {"x"}};
        Project project{"Falls", "", {studied}};
        project.requirements = {{"Reaches far", "falling-body", "far >= 60 %"},
                                {"Stays near", "falling-body", "x_max <= 11 m"},
                                {"Quick", "falling-body", "t_mean < 5"},
                                {"x_max>5", "falling-body", "x_max > 19"}};
        const QString path = out.path("fall.talweg");
        put(path, toText(project, registry));
        const QString verdicts =
            "requirement name=\"Reaches far\" height=5 verdict=failed margin=-60 smallest_height=20 "
            "least_margin=6.66667\n"
            "requirement name=\"Stays near\" height=5 verdict=met margin=1 smallest_height=none\n"
            "requirement name=\"Quick\" verdict=none\n"
            "requirement name=\"x_max>5\" height=5 verdict=failed margin=-9 smallest_height=20 "
            "least_margin=1\n";
        const Printed p = talwegCommand({"study", path}, registry);
        QCOMPARE(p.code, 0);
        QCOMPARE(p.out, verdicts);
        QVERIFY2(p.error.startsWith("talweg: note: No verdict on \"Quick\": Requirement \"t_mean < 5\""),
                 qPrintable(p.error));
        // By its name, which goes before a condition where it is the same text.
        const Printed named = talwegCommand({"study", path, "--require", "Reaches far"}, registry);
        QVERIFY2(named.out.startsWith("height=20 margin=6.66667 "), qPrintable(named.out));
        QVERIFY(talwegCommand({"study", path, "--require", "x_max>5"}, registry)
                    .out.startsWith("height=20 margin=1 "));
        QVERIFY(talwegCommand({"study", path, "--require", "x_max > 5"}, registry)
                    .out.startsWith("height=5 margin=5 "));
        const Printed slip = talwegCommand({"study", path, "--require", "reaches far"}, registry);
        QCOMPARE(slip.code, 2);
        QVERIFY2(slip.error.contains("The project's named requirements for Falling body are \"Reaches far\", "
                                     "\"Stays near\", \"Quick\", \"x_max>5\". Did you mean \"Reaches far\"?"),
                 qPrintable(slip.error));
        // As JSON, and beside a table on the standard output.
        const Printed beside = talwegCommand({"study", path, "--json", "-"}, registry);
        QVERIFY(beside.error.contains(verdicts.section('\n', 0, 0)));
        talwegCommand({"study", path, "--json", out.path("s.json")}, registry);
        const QJsonArray lines = QJsonDocument::fromJson(out["s.json"]).object()["requirements"].toArray();
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[0]["name"].toString(), "Reaches far");
        QCOMPARE(lines[0]["smallest_height"].toDouble(), 20);
        QCOMPARE(lines[2]["verdict"].toString(), "none");
        // Of random runs: one of the three speeds each time, all of which stay below 11 m from 5 m.
        const Printed random = talwegCommand({"study", path, "--noise", "400"}, registry);
        QVERIFY2(random.out.contains("requirement name=\"Reaches far\" height=5 verdict=failed margin=-60 "),
                 qPrintable(random.out));
        // Checked, whatever the studies measure.
        QCOMPARE(talwegCommand({"check", path}, registry).code, 0);
        project.requirements.push_back({"Half", "falling-body", "x_max >"});
        project.requirements.push_back({"Empty", "falling-body", " "});
        put(path, toText(project, registry));
        const Printed checked = talwegCommand({"check", path}, registry);
        QCOMPARE(checked.code, 2);
        QVERIFY(checked.error.contains("requirements[4], \"Half\": Requirement \"x_max >\""));
        QVERIFY2(checked.error.contains("requirements[5], \"Empty\": A requirement needs a condition"),
                 qPrintable(checked.error));
    }

    /// A project names tables as they are in its own folder; what is typed is of the present one. Two of
    /// three measured speeds get farther than 10 m from 20 m.
    void aProjectsTablesAreInItsFolder() {
        const Folder out;
        const QString here = QDir::currentPath();
        const auto back = qScopeGuard([&here] { QDir::setCurrent(here); });
        QVERIFY(QDir(out.path(".")).mkdir("mission") && QDir(out.path(".")).mkdir("desk"));
        const Registry registry = fallingBodies();
        Experiment studied = makeExperiment(*registry.find("falling-body"), "Studied", {{"g", 2.5}});
        studied.study = Study{.axes = {{"height", "5,20"}},
                              .over = {"speed", "1:5:2"},
                              .measures = {"x"},
                              .requirement = "P(far) >= 50 %",
                              .uncertain = {{"speed", "file:speeds.csv:v"}},
                              .noise = "300"};
        const QByteArray project = toText({"Falls", "", {studied}}, registry), table = "v\n1\n3\n5\n";
        put(out.path("mission/fall.talweg"), project);
        put(out.path("mission/speeds.csv"), table);
        put(out.path("desk/g.csv"), "g\n2.5\n2.4\n");
        QDir::setCurrent(out.path("desk"));
        for (const QString& path : {QString("../mission/fall.talweg"), out.path("mission/fall.talweg")}) {
            const Printed p = talwegCommand({"study", path}, registry);
            QVERIFY2(p.out.contains("\nheight=20 far=66.6667 "), qPrintable(p.out + p.error));
            QCOMPARE(talwegCommand({"check", path}, registry).code, 0);
            const Printed random =
                talwegCommand({"study", path, "--noise", "50", "--dist", "g=file:g.csv:g"}, registry);
            QVERIFY2(random.code == 0, qPrintable(random.error));
            QVERIFY(talwegCommand({"study", path, "--dist", "g=file:speeds.csv:v"}, registry).code != 0);
        }
        // It is not written over, whatever it is called.
        const Printed over = talwegCommand(
            {"study", "../mission/fall.talweg", "--csv", out.path("mission/speeds.csv")}, registry);
        QCOMPARE(over.code, 2);
        QCOMPARE(contents(out.path("mission/speeds.csv")), table);
        QVERIFY(QFile::remove(out.path("mission/speeds.csv")));
        const Printed gone = talwegCommand({"study", "../mission/fall.talweg"}, registry);
        QCOMPARE(gone.code, 2);
        QVERIFY2(gone.error.contains("../mission/speeds.csv"), qPrintable(gone.error));
        QCOMPARE(talwegCommand({"check", "../mission/fall.talweg"}, registry).code, 2);
    }

    /// A project that keeps its measured numbers needs no table, and says where that has changed.
    void measuredNumbersAreTheProjects() {
        const Folder out;
        const Registry registry = fallingBodies();
        Experiment studied = makeExperiment(*registry.find("falling-body"), "Studied", {{"g", 2.5}});
        studied.study = Study{.axes = {{"height", "5,20"}},
                              .over = {"speed", "1:5:2"},
                              .measures = {"x"},
                              .requirement = "P(far) >= 50 %",
                              .likely = "file:speeds.csv:v"};
        Project project{"Falls", "", {studied}};
        put(out.path("speeds.csv"), "v\n5\n5\n1\n");
        keepMeasured(project, out.path("."));
        QCOMPARE(project.measured.size(), std::size_t(1));
        QVERIFY(QDir(out.path(".")).mkdir("moved"));
        const QString path = out.path("moved/fall.talweg");
        put(path, toText(project, registry));
        const auto study = [&](const QStringList& more = {}) {
            return talwegCommand(QStringList{"study", path} + more, registry);
        };
        const Printed kept = study();
        QCOMPARE(kept.code, 0);
        QVERIFY2(kept.error.contains("speeds.csv was not found. The numbers stored in the project"),
                 qPrintable(kept.error));
        QCOMPARE(talwegCommand({"check", path}, registry).code, 0);
        put(out.path("moved/speeds.csv"), "v\n1\n1\n1\n");
        const Printed changed = study();
        QCOMPARE(changed.out, kept.out);
        QVERIFY2(changed.error.contains("speeds.csv has changed since"), qPrintable(changed.error));
        QVERIFY(talwegCommand({"check", path}, registry).error.contains("speeds.csv has changed since"));
        const Printed anew = study({"--reload-tables"});
        QCOMPARE(anew.code, 0);
        QVERIFY(!anew.error.contains("speeds.csv"));
        QVERIFY(anew.out != kept.out);
        // What is typed names the file itself.
        const QString here = QDir::currentPath();
        const auto back = qScopeGuard([&here] { QDir::setCurrent(here); });
        QDir::setCurrent(out.path("moved"));
        put(out.path("moved/speeds.csv"), "v\nno number\n");
        const Printed typed = talwegCommand(
            {"study", "fall.talweg", "--noise", "20", "--dist", "g=file:speeds.csv:v"}, registry);
        QVERIFY2(typed.code != 0 && typed.error.contains("is not a number"), qPrintable(typed.error));
        QVERIFY(talwegCommand({"study", "falling-body", "--grid", "height=5,20", "--over", "speed=1:5:2",
                               "--reload-tables"},
                              registry)
                    .error.contains("--reload-tables"));
    }

    void solvesTheStudyOfAProject() {
        const Folder out;
        const Registry registry = fallingBodies();
        const System& fall = *registry.find("falling-body");
        Experiment plain = makeExperiment(fall, "Plain");
        Experiment studied = makeExperiment(fall, "Studied", {{"g", 2.5}});
        studied.study = Study{.axes = {{"height", "5,20"}},
                              .over = {"speed", "1:5:2"},
                              .measures = {"x"},
                              .requirement = "x_max >= 11"};
        const QString path = out.path("fall.talweg");
        put(path, toText({"Falls", "", {plain, studied}}, registry));
        const Printed p = talwegCommand({"study", path, "--csv", out.path("d.csv")}, registry);
        QCOMPARE(p.error, QString());
        QCOMPARE(
            p.out,
            QString(
                "height=20 margin=9 least_margin=9 first=20..20 at_20=20 at_200=20 height_crit=no-rise\n"));
        QVERIFY(out["d.csv"].startsWith(
            "height,runs,far_percent,x_mean_m,x_sd_m,x_min_m,x_max_m,doubtful,diagnostics\n5,3,0,"
            "6,"));

        const Printed other =
            talwegCommand({"study", path, "--experiment", "Studied", "--require", "x_max>5"}, registry);
        QVERIFY(other.out.startsWith("height=5 margin=5 "));
        const Printed none = talwegCommand({"study", path, "--experiment", "Plain", "--csv", "x"}, registry);
        QCOMPARE(none.code, 2);
        QVERIFY(none.error.contains(
            "has no experiment \"Plain\" with a study; experiments with a study: \"Studied\"."));

        Experiment again = studied;
        again.name = "Again";
        put(path, toText({"Falls", "", {plain, studied, again}}, registry));
        const Printed several = talwegCommand({"study", path, "--csv", out.path("x.csv")}, registry);
        QCOMPARE(several.code, 2);
        QVERIFY(several.error.contains("has several experiments with a study: \"Studied\", \"Again\". "
                                       "Choose one with --experiment NAME."));

        studied.name = "Studied too";
        studied.study->axes[0].values = "5:";
        put(path, toText({"Falls", "", {plain, studied}}, registry));
        const Printed half = talwegCommand({"study", path, "--csv", out.path("x.csv")}, registry);
        QCOMPARE(half.code, 2);
        QVERIFY(half.error.contains("Values \"5:\" of height h"));
        const Printed checked = talwegCommand({"check", path}, registry);
        QCOMPARE(checked.code, 2);
        QVERIFY(checked.error.contains(": experiments[1]: Values \"5:\" of height h"));

        // What is uncertain is part of the study, and so are tolerances.
        studied.study->axes[0].values = "5:20:5";
        studied.study->tolerances = {{"height", "-1"}};
        studied.study->uncertain = {{"g", "normal:10"}};
        put(path, toText({"Falls", "", {plain, studied}}, registry));
        const QString both = talwegCommand({"check", path}, registry).error;
        QVERIFY2(both.contains("Distribution \"normal:10\" of gravity g")
                     && both.contains("Tolerance \"-1\" of height"),
                 qPrintable(both));
        studied.study->tolerances.clear();
        studied.study->uncertain.clear();
        studied.study->correlations = {{"g", "height", "0.5"}};
        put(path, toText({"Falls", "", {plain, studied}}, registry));
        QVERIFY(talwegCommand({"check", path}, registry).error.contains("but no input has a distribution"));
    }

    void randomRuns() {
        const Folder out;
        const QStringList study{"--set",  "height=1", "--set",     "g=2", "--dist", "speed=uniform:0:20",
                                "--seed", "7",        "--measure", "t"};
        const Printed p = out.study(study
                                    + QStringList{"--monte-carlo", "400", "--confidence", "90", "--csv",
                                                  out.path("s.csv"), "--runs", out.path("r.csv")});
        // The time of a fall does not depend on its speed.
        QCOMPARE(
            p.error,
            QString(
                "talweg: warning: t is identical in all runs, so no confidence interval of its mean can be "
                "given.\n"));
        QCOMPARE(p.code, 0);
        const auto summary = out["s.csv"].split('\n');
        QCOMPARE(summary.size(), 3);
        QCOMPARE(
            summary[0],
            "runs,seed,confidence_percent,far_percent,far_low_percent,far_high_percent,x_mean_m,"
            "x_mean_low_m,x_mean_high_m,x_sd_m,x_min_m,x_max_m,x_interval,x_differing,x_trusted,x_warning,t_"
            "mean_s,"
            "t_mean_low_s,t_mean_high_s,t_sd_s,t_min_s,t_max_s,t_interval,t_differing,t_trusted,t_warning,"
            "speed_asked_mean,speed_asked_sd,speed_drawn_mean,speed_drawn_sd,speed_outside_percent,"
            "redrawn_percent,doubtful,diagnostics");
        QVERIFY(summary[1].startsWith("400,7,90,"));
        QVERIFY(summary[1].contains(",student,399,0,,1,,,0,1,1,capped,0,0,few,10,"));
        QVERIFY(summary[1].endsWith(",0,0,0,interval"));
        const auto runs = out["r.csv"].split('\n');
        QCOMPARE(runs.size(), 1 + 400 + 1);
        QCOMPARE(runs[0], "run,runs,seed,speed,redrawn,far,x_m,t_s,doubtful");
        QVERIFY(runs[1].startsWith("1,400,7,"));
        const QStringList lines = p.out.split(u'\n');
        QCOMPARE(lines.size(), 7);
        QCOMPARE(lines[0], QString("400 runs, seed 7, 90 % confidence intervals"));
        QVERIFY(lines[1].startsWith("far: ") && lines[2].startsWith("x: mean "));
        QCOMPARE(lines[3], QString("t: mean 1, from unknown to unknown"));
        QVERIFY(lines[4].startsWith("speed: requested 10 ± 5.7735, sampled "));
        QCOMPARE(lines[5], QString("resampled: 0 %"));
        // Where a table goes to the standard output, the rest goes elsewhere.
        const Printed piped = out.study(study + QStringList{"--monte-carlo", "400", "--csv", "-"});
        QVERIFY(piped.error.startsWith("400 runs, seed 7,"));
        // The same seed, the same runs: on any number of threads, and among more runs.
        out.study(study
                  + QStringList{"--monte-carlo", "500", "--threads", "3", "--runs", out.path("more.csv")});
        QVERIFY(out["more.csv"].replace(",500,7,", ",400,7,").startsWith(out["r.csv"]));
    }

    /// Each input has its own stream of numbers, whatever the order, the threads and the shards.
    void orderOfDistributionsChangesNoDraw() {
        const Folder out;
        const QStringList dists{"speed=normal:5:1", "height=uniform:1:4", "g=gamma:4:0.5"};
        const auto study = [&](const QList<int>& order, const QStringList& more) {
            QStringList arguments{"--monte-carlo", "50", "--correlate", "g,speed=-0.4"};
            for (const int i : order)
                arguments << "--dist" << dists[i];
            return out.study(arguments + more);
        };
        study({0, 1, 2}, {"--runs", out.path("r.csv"), "--threads", "1"});
        for (const QList<int>& order : {QList{0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}) {
            study(order, {"--runs", out.path("other.csv"), "--threads", "3"});
            QCOMPARE(out["other.csv"], out["r.csv"]);
            study(order, {"--runs", out.path("1.csv"), "--shard", "1/2"});
            study(order, {"--runs", out.path("2.csv"), "--shard", "2/2"});
            talwegCommand(
                {"study", "--merge", out.path("1.csv"), out.path("2.csv"), "--runs", out.path("merged.csv")},
                fallingBodies());
            QCOMPARE(out["merged.csv"], out["other.csv"]);
        }
    }

    /// What is drawn is another distribution than the one asked for: cut, drawn anew, or not used as drawn.
    void whatIsDrawnButNotAskedForIsTold() {
        const Folder out;
        const Printed deep =
            talwegCommand({"study", "rover", "--set", "terrain=valley", "--dist", "dh=normal:-0.5:1",
                           "--monte-carlo", "2000", "--csv", out.path("s.csv")},
                          builtinSystems());
        // Above 0 are Φ(−1/2) = 30.85 % of N(−0.5, 1); without them the mean is −0.5 − φ(1/2)/Φ(1/2) = −1.009
        // and the standard deviation 0.697.
        static const QRegularExpression told(
            "^talweg: warning: 3[01](\\.\\d)? % of the samples had incompatible inputs and were resampled\\. "
            ".*\ntalweg: warning: The sample of dh has mean -(0\\.9|1\\.0)\\d* and standard deviation "
            "0\\.[67]\\d*; its distribution has -0\\.5 and 1\\. The difference exceeds the expected sampling "
            "error by ");
        QVERIFY2(told.match(deep.error).hasMatch(), qPrintable(deep.error));
        QVERIFY2(deep.out.contains("dh: requested -0.5 ± 1, sampled -"), qPrintable(deep.out));

        // With μ′ as likely above as below, half of the runs do not use it as it was drawn.
        const Printed friction =
            talwegCommand({"study", "rover", "--dist", "mu=normal:0.5:0.05", "--dist", "mu_k=normal:0.5:0.05",
                           "--monte-carlo", "2000", "--csv", out.path("s.csv")},
                          builtinSystems());
        QVERIFY2(friction.error.contains(
                     " of the first 100 runs have warnings, for example: Kinetic friction μ′ = "),
                 qPrintable(friction.error));
        const Printed indices =
            talwegCommand({"study", "rover", "--dist", "mu=uniform:0.4:0.6", "--dist", "mu_k=uniform:0.4:0.6",
                           "--monte-carlo", "500", "--sensitivity"},
                          builtinSystems());
        QVERIFY2(indices.error.contains(" of the first 50 runs have warnings, for example: Kinetic friction"),
                 qPrintable(indices.error));
        const Printed tied =
            talwegCommand({"study", "rover", "--dist", "mu=normal:0.5:0.05", "--tie", "mu_k=0.8*mu",
                           "--monte-carlo", "2000", "--csv", out.path("s.csv")},
                          builtinSystems());
        QVERIFY2(!tied.error.contains("Kinetic friction"), qPrintable(tied.error));
    }

    /// Runs whose time is over count as no success; how many there are is told, of shards too.
    void runsThatSayNothingOfSuccessAreTold() {
        const Folder out;
        const QStringList study{"study",  "rover",           "--set",         "t_end=12",
                                "--dist", "u4=uniform:2:10", "--monte-carlo", "60"};
        const auto with = [&](const QStringList& more) {
            return talwegCommand(study + more, builtinSystems());
        };
        const Printed p = with({"--csv", out.path("s.csv"), "--runs", out.path("r.csv")});
        QCOMPARE(p.code, 0);
        const auto ended = out["r.csv"].count(",time-limit\n");
        QVERIFY(ended > 0 && ended < 60);
        QVERIFY2(p.error.contains(QString("warning: Undecided runs: %1 of 60.").arg(ended)),
                 qPrintable(p.error));
        QVERIFY(out["s.csv"].contains(",redrawn_percent,undecided,doubtful,diagnostics\n"));
        QVERIFY(out["s.csv"].endsWith("," + QByteArray::number(ended) + ",0,undecided\n"));
        with({"--runs", out.path("1.csv"), "--shard", "1/2"});
        with({"--runs", out.path("2.csv"), "--shard", "2/2"});
        const Printed merged = talwegCommand({"study", "--merge", out.path("1.csv"), out.path("2.csv"),
                                              "--runs", out.path("m.csv"), "--csv", out.path("ms.csv")},
                                             builtinSystems());
        QCOMPARE(out["m.csv"], out["r.csv"]);
        QCOMPARE(out["ms.csv"], out["s.csv"]);
        QCOMPARE(merged.out, p.out);
        QVERIFY(p.error.startsWith(merged.error));
    }

    /// Inputs that are set by an expression follow what a study varies, as tied ones do; so do those of a
    /// project.
    void expressionsFollowWhatIsVaried() {
        const Folder out;
        const auto runs = [&out](const QStringList& arguments, const char* option, const char* given) {
            const Printed p = out.study(arguments + QStringList{option, given, "--runs", out.path("r.csv")});
            return p.error.toUtf8() + out["r.csv"];
        };
        const QStringList grid{"--grid", "speed=1,2,4", "--grid", "g=5,10", "--over", "g"};
        const QByteArray tied = runs(grid, "--tie", "height=speed*g/4");
        QVERIFY2(tied.contains("\n2,5,0,2,0\n"), tied); // x = v √(2h/g) = √(v³/2)
        QCOMPARE(runs(grid, "--set", "height=speed*g/4"), tied);
        const QStringList random{"--monte-carlo", "5", "--dist", "speed=uniform:1:2"};
        const QByteArray drawn = runs(random, "--tie", "height=3*speed");
        QVERIFY(drawn.contains(",height,"));
        QCOMPARE(runs(random, "--set", "height=3*speed"), drawn);
        const QString path = out.path("fall.talweg");
        put(path, R"({"format": "talweg", "version": 7,
            "constants": [{"name": "part", "expression": "1/4"}],
            "experiments": [{"name": "Fall", "system": "falling-body", "inputs": {},
                "expressions": {"height": "part*speed*g"},
                "study": {"axes": [{"input": "speed", "values": "1,2,4"}],
                          "over": {"input": "g", "values": "5,10"}, "measures": ["x"]}}]})");
        const Printed kept = talwegCommand({"study", path, "--runs", out.path("kept.csv")}, fallingBodies());
        QCOMPARE(kept.error, QString());
        QCOMPARE(out["kept.csv"], runs(grid + QStringList{"--measure", "x"}, "--set", "height=0.25*speed*g"));
    }

    void distributionsFromTablesAndTies() {
        const Folder out;
        put(out.path("speeds.csv"), "name;speed\na;1,5\nb;2\nc;1,5\n");
        const QString file = "speed=file:" + out.path("speeds.csv") + ":";
        const QStringList random{"--monte-carlo", "200", "--runs", out.path("r.csv")};
        const Printed p =
            out.study(random + QStringList{"--dist", file + "speed", "--tie", "height=speed+1"});
        QCOMPARE(p.code, 0);
        for (const QByteArray& row : out["r.csv"].split('\n').sliced(1, 200))
            QVERIFY(row.contains(",200,1,1.5,2.5,") || row.contains(",200,1,2,3,"));
        const auto says = [&](const QStringList& more) { return out.study(random + more).error; };
        QVERIFY(says({"--dist", file + "height"})
                    .contains("column \"height\" does not exist; columns are name, speed."));
        QVERIFY(says({"--dist", file + "name"}).contains("Line 2: “a” in column “name” is not a number."));
        QVERIFY(p.error.startsWith("talweg: Read 3 numbers from " + out.path("speeds.csv")
                                   + ": semicolon, decimal comma, header in line 1.\n"));
        put(out.path("kmh.csv"), "name;speed at 10:00 (km/h)\na;5,4\nb;\nc;7,2\n");
        QVERIFY(says({"--dist", "speed=file:" + out.path("kmh.csv") + ":speed at 10:00"})
                    .contains("Add gaps=skip"));
        QCOMPARE(says({"--dist", "speed=file:" + out.path("kmh.csv") + "?gaps=skip:speed at 10:00"}),
                 "talweg: Read 2 numbers from " + out.path("kmh.csv")
                     + ": semicolon, decimal comma, header in line 1. Converted: “speed at 10:00 (km/h)” "
                       "from km/h to m/s. 1 row "
                       "with a gap was omitted.\n");
        QVERIFY(says({"--dist", "speed=file:nowhere.csv:a"}).contains("Cannot read nowhere.csv"));
        QVERIFY(says({"--dist", file + "speed", "--csv", out.path("speeds.csv")}).contains("speeds.csv"));
        // About a value that is set.
        QCOMPARE(says({"--set", "speed=40", "--dist", "speed=±10%"}), QString());
        QVERIFY(says({"--set", "height=4", "--dist", "speed=±10%", "--tie", "height=speed"})
                    .contains("has no effect because"));
    }

    void sensitivityIsATable() {
        const Folder out;
        const Printed p = out.study({"--dist", "speed=uniform:0:20", "--dist", "g=list:1.6,9.8",
                                     "--monte-carlo", "1000", "--sensitivity"});
        QCOMPARE(p.error, QString());
        const QStringList lines = p.out.split(u'\n');
        QCOMPARE(lines[0],
                 QString("output,input,first,first_low,first_high,total,total_low,total_high,asked_mean,"
                         "asked_sd,drawn_mean,drawn_sd,samples,seed,confidence_percent"));
        QCOMPARE(lines.size(), 1 + 4 + 1);
        for (const auto& [line, start] :
             {std::pair(1, "far,speed,"), {2, "far,g,"}, {3, "x,speed,"}, {4, "x,g,"}})
            QVERIFY(lines[line].startsWith(start) && lines[line].endsWith(",1024,1,95"));
    }

    void randomRunsAroundAnExperiment() {
        const Folder out;
        const Registry registry = fallingBodies();
        const QString path = out.path("fall.talweg");
        put(path,
            toText({"Falls",
                    "",
                    {makeExperiment(*registry.find("falling-body"), "Moon", {{"height", 1.0}, {"g", 2.0}})}},
                   registry));
        const Printed p = talwegCommand(
            {"study", path, "--dist", "speed=list:3", "--monte-carlo", "2", "--runs", out.path("r.csv")},
            registry);
        QCOMPARE(p.code, 0);
        QCOMPARE(out["r.csv"], QByteArray("run,runs,seed,speed,redrawn,far,x_m,doubtful\n1,2,1,3,0,0,3,0\n"
                                          "2,2,1,3,0,0,3,0\n"));
    }

    void misuseIsExplained_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        const auto grid = [](const QStringList& more) {
            return QStringList{"falling-body"} + smallGrid + more;
        };
        QTest::newRow("no system") << QStringList{}
                                   << "study needs one system (falling-body) or one project file";
        QTest::newRow("unknown system") << QStringList{"fall"} << "\"fall\" is neither a system";
        QTest::newRow("nothing to do") << grid({}) << "study needs an output or a condition";
        QTest::newRow("over without values") << QStringList{"falling-body", "--grid", "g=1,2", "--csv", "x"}
                                             << "--over speed needs values: add --grid speed=from:to:step";
        QTest::newRow("grid without id") << QStringList{"falling-body", "--grid", "1:2:1", "--csv", "x"}
                                         << "--grid 1:2:1: must have the form id=from:to:step";
        QTest::newRow("bad grid") << QStringList{"falling-body", "--grid", "g=1:2", "--grid",
                                                 "speed=1",      "--csv",  "x"}
                                  << "a range must have the form from:to:step";
        QTest::newRow("grid twice") << grid({"--grid", "g=1", "--csv", "x"})
                                    << "\"g\" is varied more than once";
        QTest::newRow("out of range")
            << grid({"--grid", "mass=1", "--csv", "x"}) << "\"mass\" is not a numeric input of Falling body";
        QTest::newRow("unknown measure")
            << grid({"--measure", "y", "--csv", "x"})
            << "\"y\" is not a result that studies of Falling body can use; available results are x, t.";
        QTest::newRow("bad requirement") << grid({"--require", "x>3"}) << "position 1: \"x\" is not defined";
        QTest::newRow("set and swept")
            << grid({"--set", "speed=7", "--csv", "x"}) << "--set speed=7: has no effect because --grid";
        QTest::newRow("smallest of nothing")
            << grid({"--smallest", "g", "--csv", "x"}) << "--smallest g needs a condition";
        QTest::newRow("table and answer on one output")
            << grid({"--require", "far>3", "--csv", "-"})
            << "--csv -: the standard output cannot be used because "
               "the answer to the requirement is printed there";
        QTest::newRow("two tables on one output")
            << grid({"--runs", "-", "--csv", "-"}) << "--csv and --runs both name -; use different files.";
        QTest::newRow("smallest not swept") << grid({"--require", "far>3", "--smallest", "speed"})
                                            << "is not varied; varied inputs are height, g.";
        QTest::newRow("threads") << grid({"--threads", "0", "--csv", "x"}) << "a whole number from 1 to 1024";
        QTest::newRow("shard") << grid({"--shard", "4/3", "--csv", "x"})
                               << "--shard 4/3: must have the form i/n";
        QTest::newRow("shard from nothing")
            << grid({"--shard", "0/3", "--csv", "x"}) << "--shard 0/3: must have the form";
        QTest::newRow("requirement of a shard")
            << grid({"--shard", "1/3", "--require", "far>3"}) << "--require needs the whole study";
        QTest::newRow("tolerance of what is evaluated over")
            << grid({"--require", "far>3", "--tolerance", "speed=1"})
            << "cannot have a tolerance because every design is evaluated over";
        QTest::newRow("tolerance of nothing") << grid({"--require", "far>3", "--tolerance", "g"})
                                              << "--tolerance g: must have the form id=0.5 or id=5%";
        QTest::newRow("tolerance that is no number")
            << grid({"--require", "far>3", "--tolerance", "g=x"}) << "Tolerance \"x\" of g: ";
        QTest::newRow("tolerance without requirement")
            << grid({"--csv", "x", "--tolerance", "g=1"}) << "needs a condition";
        QTest::newRow("one file for both") << grid({"--csv", "x", "--runs", "x"}) << "use different files";
        QTest::newRow("nothing to compare")
            << grid({"--compare", "--csv", "x"}) << "offers no input for comparison";
        QTest::newRow("experiment of a system")
            << grid({"--experiment", "a", "--csv", "x"}) << "--experiment: works only with project files";
        const auto random = [](const QStringList& more) {
            return QStringList{"falling-body", "--monte-carlo", "10", "--dist", "g=list:1,2"} + more;
        };
        QTest::newRow("random, nothing to do") << random({}) << "--monte-carlo needs an output";
        QTest::newRow("random without distributions")
            << QStringList{"falling-body", "--monte-carlo", "10", "--csv", "x"}
            << "needs at least one --dist";
        QTest::newRow("bad distribution")
            << random({"--dist", "speed=gauss:1:2", "--csv", "x"}) << "Distribution \"gauss:1:2\" of speed v";
        QTest::newRow("distribution without id") << random({"--dist", "uniform:1:2", "--csv", "x"})
                                                 << "--dist uniform:1:2: must have the form id=DISTRIBUTION, "
                                                    "where DISTRIBUTION is uniform:from:to";
        QTest::newRow("distribution twice")
            << random({"--dist", "g=list:3", "--csv", "x"}) << "\"g\" has more than one distribution";
        QTest::newRow("one run") << QStringList{"falling-body", "--monte-carlo", "1", "--dist",
                                                "g=list:1,2",   "--csv",         "x"}
                                 << "must lie between 2 and 50000000 (you entered 1";
        QTest::newRow("no number of runs") << QStringList{"falling-body", "--monte-carlo", "-3", "--csv", "x"}
                                           << "--monte-carlo -3: must be a whole number";
        QTest::newRow("seed") << random({"--seed", "x", "--csv", "x"}) << "--seed x: must be a whole number";
        QTest::newRow("confidence") << random(
            {"--confidence", "100", "--csv",
             "x"}) << "--confidence 100: must be a percentage of at least 1 and less than 100";
        QTest::newRow("set and random")
            << random({"--set", "g=7", "--csv", "x"}) << "--set g=7: has no effect because --grid, --dist";
        QTest::newRow("confidence of a part")
            << random({"--shard", "1/2", "--confidence", "99", "--runs", "x"})
            << "--confidence: needs all runs; use it with --merge.";
        QTest::newRow("tie without an expression")
            << random({"--tie", "speed", "--csv", "x"})
            << "--tie speed: must have the form id=EXPRESSION, an expression of other inputs";
        QTest::newRow("tie of a drawn input")
            << random({"--tie", "g=speed", "--csv", "x"})
            << "\"g\" already has its own values or distribution, so it cannot also be linked to a formula.";
        QTest::newRow("tie of a swept input") << grid({"--tie", "height=speed", "--csv", "x"})
                                              << "\"height\" already has its own values or distribution, so "
                                                 "it cannot also be linked to a formula.";
        QTest::newRow("correlation of one") << random({"--correlate", "g=0.5", "--csv", "x"})
                                            << "--correlate g=0.5: must have the form id,id=RANK";
        QTest::newRow("correlation of what is not drawn")
            << random({"--correlate", "g,speed=0.5", "--csv", "x"}) << "\"speed\" has no distribution";
        QTest::newRow("correlated sensitivity")
            << random({"--dist", "speed=list:1,2", "--correlate", "g,speed=0.5", "--sensitivity"})
            << "A sensitivity analysis needs independent inputs";
        QTest::newRow("bounds without numbers")
            << random({"--bounds", "x=a:b", "--csv", "x"}) << "--bounds x=a:b: must have the form id=from:to";
        QTest::newRow("bounds of no measure")
            << random({"--bounds", "y=0:1", "--csv", "x"})
            << "Bounds are set for \"y\", which is not a result of this study";
        QTest::newRow("sensitivity and a table on one output")
            << random({"--sensitivity", "--csv", "-"})
            << "--csv -: the standard output cannot be used because --sensitivity prints its results there";
        QTest::newRow("random and grid")
            << random({"--grid", "speed=1,2", "--csv", "x"}) << "--grid: cannot be used with --monte-carlo";
        QTest::newRow("distribution of a grid")
            << grid({"--dist", "g=list:1", "--csv", "x"})
            << "\"g\" is varied, so its distribution must be relative to its value in each design";
        QTest::newRow("summary of a part")
            << random({"--shard", "1/2", "--csv", "x"})
            << "--csv: needs all runs. Write the runs of each shard with --runs";
        QTest::newRow("sensitivity of a part")
            << random({"--shard", "1/2", "--sensitivity"}) << "--sensitivity: needs all runs";
        QTest::newRow("merge nothing")
            << QStringList{"--merge", "--csv", "x"} << "--merge needs the tables of all shards";
        QTest::newRow("merge and more") << QStringList{"--merge", "a", "--csv", "x", "--threads", "2"}
                                        << "--threads: cannot be used with --merge";
        QTest::newRow("set for a file")
            << QStringList{"a.talweg", "--set", "g=1"} << "--set: works only with systems";
    }
    void misuseIsExplained() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, says);
        const Printed p = talwegCommand(QStringList{"study"} + arguments, fallingBodies());
        QCOMPARE(p.code, 2);
        QVERIFY2(p.error.contains(says), qPrintable(p.error));
    }

    void helpTellsOfStudies() {
        QVERIFY(talwegCommand({"help"}).out.contains("talweg study"));
        QVERIFY(talwegCommand({"help", "study"}).out.contains("--require COND"));
        QVERIFY(talwegCommand({"study", "--help"}).out.contains("--merge"));
        QVERIFY(talwegCommand({"help", "falling-body"}, fallingBodies()).out.contains("Time of fall (s)"));
    }
};

TALWEG_TEST(tst_study_command, TestStudyCommand, QCoreApplication)
#include "tst_study_command.moc"
