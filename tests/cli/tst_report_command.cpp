#include "command_line.h"
#include "project/file.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "tracks/ball_tracks.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// A folder with a project of two experiments.
struct Fixture {
    QTemporaryDir folder;
    QString project = path("a.talweg");

    Fixture() {
        put(project, toText({"Two falls",
                             "One body.",
                             {makeExperiment(fallingBody(), "One"), makeExperiment(fallingBody(), "Two")}},
                            testSystems()));
    }
    QString path(const QString& name) const { return folder.filePath(name); }
    QStringList files() const { return QDir(folder.path()).entryList(QDir::Files); }
    Printed run(const QStringList& arguments) const {
        return talwegCommand(QStringList{"report", project} + arguments);
    }
};

/// A ball on level ground with five measured tracks, “Film 1” to “Film 5”.
Project fiveFilms() {
    Project project;
    project.experiments = {makeExperiment(*builtinSystems().find("rover"), "Ball", ballValues())};
    for (unsigned i = 1; i <= 5; ++i) {
        Track track = filmed({.sideways = 0.1 * i}, 0, 1.5, 60, 0.001, i);
        track.name = "Film " + std::to_string(i);
        project.experiments.front().tracks.push_back(track);
    }
    return project;
}

} // namespace

class TestReportCommand : public QObject {
    Q_OBJECT

private slots:
    void writesBothFormats() {
        const Fixture f;
        for (const QString name : {"r.pdf", "r.html"}) {
            const Printed p = f.run({"--out", f.path(name)});
            QCOMPARE(p.error, QString());
            QCOMPARE(p.code, 0);
            QVERIFY2(p.out.startsWith(f.path(name) + " was written ("), qPrintable(p.out));
            QVERIFY(QFileInfo(f.path(name)).size() > 5000);
        }
        QVERIFY(contents(f.path("r.pdf")).startsWith("%PDF-"));
        const QByteArray html = contents(f.path("r.html"));
        for (const char* said : {"Two falls", "One body.", "2 One", "3 Two", "<svg"})
            QVERIFY2(html.contains(said), said);
    }

    void fiveTracksAreSavedAndReported() {
        const Fixture f;
        const Registry systems = builtinSystems();
        const Project project = fiveFilms();
        put(f.path("five.talweg"), toText(project, systems));
        const FileReading read = fromText(contents(f.path("five.talweg")), systems);
        QVERIFY2(read.problems.isEmpty(), qPrintable(read.problems.join('\n')));
        QVERIFY(*read.project == project);
        const Printed report =
            talwegCommand({"report", f.path("five.talweg"), "--out", f.path("five.html")}, systems);
        QVERIFY2(report.code == 0, qPrintable(report.error));
        const Printed table = talwegCommand({"run", f.path("five.talweg"), "--experiment", "Ball", "--table",
                                             "tracks", "--csv", f.path("tracks.csv")},
                                            systems);
        QVERIFY2(table.code == 0, qPrintable(table.error));
        const Printed figure = talwegCommand(
            {"export", f.path("five.talweg"), "--figure", "trajectory", "--out", f.path("five.svg")},
            systems);
        QVERIFY2(figure.code == 0, qPrintable(figure.error));
        const QByteArray html = contents(f.path("five.html")), rows = contents(f.path("tracks.csv"));
        QCOMPARE(rows.count('\n'), 6); // with the header
        for (const char* name : {"Film 1", "Film 2", "Film 3", "Film 4", "Film 5"}) {
            QVERIFY2(html.contains(name), name);
            QVERIFY2(rows.contains(name + QByteArray(",91,")), rows); // 0 to 1.5 s at 60 per second
        }
        // A figure contains its project.
        QCOMPARE(
            talwegCommand({"export", f.path("five.svg"), "--project", f.path("again.talweg")}, systems).error,
            QString());
        QCOMPARE(contents(f.path("again.talweg")), contents(f.path("five.talweg")));
    }

    void theDateMakesTheBytes() {
        const Fixture f;
        for (const QString name : {"a.pdf", "b.pdf", "a.html", "b.html"})
            QCOMPARE(f.run({"--out", f.path(name), "--date", "2026-03-31"}).error, QString());
        QCOMPARE(contents(f.path("a.pdf")), contents(f.path("b.pdf")));
        QCOMPARE(contents(f.path("a.html")), contents(f.path("b.html")));
        QVERIFY(contents(f.path("a.html")).contains("31 March 2026"));
        qputenv("SOURCE_DATE_EPOCH", "1000000000"); // 9 September 2001
        const Printed p = f.run({"--out", f.path("c.html")});
        qunsetenv("SOURCE_DATE_EPOCH");
        QCOMPARE(p.error, QString());
        QVERIFY(contents(f.path("c.html")).contains("9 September 2001"));
    }

    void authorAndLogoArePrinted() {
        const Fixture f;
        QImage logo(20, 10, QImage::Format_RGB32);
        logo.fill(Qt::blue);
        QVERIFY(logo.save(f.path("logo.png")));
        put(f.path("logo.txt"), "no picture");
        const QStringList author{"--author", "A. Author", "--organisation", "Works"};
        QCOMPARE(f.run(author + QStringList{"--out", f.path("r.html"), "--logo", f.path("logo.png")}).error,
                 QString());
        const QByteArray html = contents(f.path("r.html"));
        QVERIFY(html.contains("A. Author, Works, Talweg "));
        QVERIFY(html.contains("<img class=\"logo\""));
        QCOMPARE(f.run({"--out", f.path("r.pdf"), "--logo", f.path("logo.png")}).error, QString());
        QVERIFY(contents(f.path("r.pdf")).contains("/Subtype /Image"));
        const Printed wrong = f.run({"--out", f.path("s.html"), "--logo", f.path("logo.txt")});
        QVERIFY2(wrong.error.contains("is neither a PNG nor a JPEG file"), qPrintable(wrong.error));
        QVERIFY(f.run({"--out", f.path("s.html"), "--logo", f.path("none.png")}).code != 0);
        QVERIFY(!f.files().contains("s.html"));
    }

    void theAppendixIsOptional() {
        const Fixture f;
        QCOMPARE(f.run({"--out", f.path("r.html")}).error, QString());
        QVERIFY(!contents(f.path("r.html")).contains("Symbols and sources"));
        QCOMPARE(f.run({"--out", f.path("r.html"), "--appendix"}).error, QString());
        QVERIFY(contents(f.path("r.html")).contains("Symbols and sources"));
    }

    void onlyWhatIsAskedFor() {
        const Fixture f;
        QCOMPARE(f.run({"--out", f.path("r.html"), "--experiment", "Two", "--only", "inputs"}).error,
                 QString());
        const QByteArray html = contents(f.path("r.html"));
        QVERIFY(html.contains("2 Two"));
        QVERIFY(!html.contains("2 One"));
        QVERIFY(html.contains("2.1 Inputs"));
        QVERIFY(!html.contains("2.2"));
        QCOMPARE(f.run({"--out", f.path("r.html"), "--no-figures"}).error, QString());
        QVERIFY(!contents(f.path("r.html")).contains("<svg"));
    }

    void complaints_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("complaint");
        QTest::newRow("no out") << QStringList{}
                                << "--out is missing: add --out REPORT.pdf or --out REPORT.html.";
        QTest::newRow("suffix") << QStringList{"--out", "r.doc"}
                                << "The file name \"r.doc\" must end in .pdf or .html.";
        QTest::newRow("paper") << QStringList{"--out", "r.pdf", "--paper", "a3"}
                               << "--paper a3: must be a4 or letter.";
        QTest::newRow("paper of HTML") << QStringList{"--out", "r.html", "--paper", "a4"}
                                       << "--paper a4 works only with PDF; r.html is not a PDF file.";
        QTest::newRow("date") << QStringList{"--out", "r.pdf", "--date", "tomorrow"}
                              << "--date tomorrow: must be a date such as 2026-03-31.";
        QTest::newRow("experiment") << QStringList{"--out", "r.pdf", "--experiment", "Three"}
                                    << "has no experiment \"Three\"; it has \"One\", \"Two\".";
        QTest::newRow("section") << QStringList{"--out", "r.pdf", "--only", "jokes"}
                                 << "--only jokes: this section does not exist; available sections: inputs, "
                                    "results, events, figures, study, random, comparison, appendix.";
        QTest::newRow("runs") << QStringList{"--out", "r.pdf", "--runs", "1"}
                              << "--runs 1: must be a whole number from 2 to 1000000.";
        QTest::newRow("compared") << QStringList{
            "--out", "r.pdf", "--compare",
            "Three"} << "has no experiment or pinned run with this name; it has \"One\", \"Two\".";
        QTest::newRow("contradiction") << QStringList{"--out", "r.pdf", "--only", "figures", "--no-figures"}
                                       << "--no-figures and --only figures contradict each other.";
    }
    void complaints() {
        QFETCH(QStringList, options);
        QFETCH(QString, complaint);
        const Fixture f;
        const Printed p = f.run(options);
        QCOMPARE(p.code, 2);
        QVERIFY2(p.error.contains(complaint), qPrintable(p.error));
        QCOMPARE(f.files(), QStringList{"a.talweg"});
    }

    void whatCannotBeWrittenIsToldAndTheOldFileStays() {
        const Fixture f;
        const Printed p = f.run({"--out", f.path("no/such/folder/r.pdf")});
        QCOMPARE(p.code, 1);
        QVERIFY(!p.error.isEmpty());
        const QByteArray before = contents(f.project);
        const Printed own = f.run({"--out", f.path("a.pdf/../a.talweg")});
        QCOMPARE(own.code, 2);
        QCOMPARE(contents(f.project), before);
    }

    /// An experiment whose inputs do not go together has its place in the report, which says why.
    void whatCannotBeSolvedIsTold() {
        const Fixture f;
        Experiment clash =
            makeExperiment(everyKind(), "Clash", {{"beta", 85.0}, {"convention", std::string("published")}});
        put(f.project, toText({"", "", {clash}}, testSystems()));
        const Printed p = f.run({"--out", f.path("r.html")});
        QCOMPARE(p.code, 0);
        const QString why = "The published convention ends at β = 80 °.";
        QVERIFY2(p.error.contains("\"Clash\": " + why), qPrintable(p.error));
        QVERIFY(contents(f.path("r.html")).contains(why.toUtf8()));
    }
};

TALWEG_TEST(tst_report_command, TestReportCommand, QApplication)
#include "tst_report_command.moc"
