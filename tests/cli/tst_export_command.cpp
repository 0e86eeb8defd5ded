#include "command_line.h"
#include "project/file.h"
#include "study/judged_fall.h"
#include "support/test.h"

#include <QImage>
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
        put(project,
            toText({"", "", {makeExperiment(fallingBody(), "One"), makeExperiment(fallingBody(), "Two")}},
                   testSystems()));
    }
    QString path(const QString& name) const { return folder.filePath(name); }
    QStringList files() const { return QDir(folder.path()).entryList(QDir::Files); }
    Printed run(const QStringList& arguments) const {
        return talwegCommand(QStringList{"export", project} + arguments);
    }
};

/// A folder with a project of studies, random runs and export jobs, and a table that it reads.
struct Jobs {
    QTemporaryDir folder;
    Project project{"Jobs", "", {}};

    Jobs() {
        put(path("speeds.csv"), "v\n1\n2\n3\n4\n5\n");
        for (const char* name : {"Fall", "Bounds", "Bare"})
            project.experiments.push_back(makeExperiment(judgedFall(), name));
        const Study study{.axes = {{"height", "10:40:10"}},
                          .over = {"speed", "1:6:1"},
                          .measures = {"x"},
                          .requirement = "far >= 50",
                          .uncertain = {{"speed", "file:speeds.csv:v"}}};
        project.experiments[0].study = study;
        project.experiments[1].study = study;
        project.experiments[1].study->uncertain = {{"speed", "uniform:1:6"}, {"g", "uniform:9:10"}};
        project.exports = {{"Speed", "Fall", "speed"},
                           {"Way", "Fall", "trajectory", "svg", "{job} {experiment}"},
                           {"Small", "Bounds", "speed", "png", "{job}", 80, 60, 254},
                           {"Spread", "Fall", "study:spread"},
                           {"Random", "Bounds", "random:histogram,output=x,runs=300"},
                           {"Indices", "Bounds", "random:indices,runs=64", "svg", "{job}"}};
        project.exports[2].grey = true;
        save();
    }
    void save() const { put(file(), toText(project, systems())); }
    QString path(const QString& name) const { return folder.filePath(name); }
    QString file() const { return path("jobs.talweg"); }
    Registry systems() const {
        Registry registry;
        registry.add(judgedFall());
        return registry;
    }
    Printed run(const QStringList& arguments) const {
        return talwegCommand(QStringList{"export", file()} + arguments, systems());
    }
};

} // namespace

class TestExportCommand : public QObject {
    Q_OBJECT

private slots:
    void writesEveryFigureInEveryFormat() {
        const Fixture f;
        for (const QString id : {"trajectory", "speed", "energy"})
            for (const QString suffix : {"png", "svg", "pdf"}) {
                const QString figure = f.path(id + "." + suffix);
                const Printed p = f.run({"--experiment", "One", "--figure", id, "--out", figure});
                QCOMPARE(p.error, QString());
                QCOMPARE(p.code, 0);
                QVERIFY(QFileInfo(figure).size() > 500);
            }
    }

    void theSizeIsOnPaper() {
        const Fixture f;
        const Printed p = f.run({"--experiment", "One", "--figure", "speed", "--out", f.path("f.png"),
                                 "--width-mm", "127", "--height-mm", "63.5", "--dpi", "200"});
        QCOMPARE(p.error, QString());
        QCOMPARE(QImage(f.path("f.png")).size(), QSize(1000, 500));
    }

    void writesSamplesAndEvents() {
        const Fixture f;
        const Printed p =
            f.run({"--experiment", "Two", "--csv", f.path("s.csv"), "--events", f.path("e.csv")});
        QCOMPARE(p.error, QString());
        QCOMPARE(p.code, 0);
        QVERIFY(
            contents(f.path("s.csv")).startsWith("t_s,x_m,y_m,angle_deg,v_m_s,energy_J_kg,mode\n0,0,10,"));
        QVERIFY(contents(f.path("e.csv")).startsWith("t_s,kind,label,x_m,y_m,v_m_s\n1.42"));
    }

    /// Without a file: from 5 ft = 1.524 m it falls for √(2·1.524/9.81) s = 0.5574 s.
    void aSystemNeedsNoFile() {
        const Fixture f;
        const auto run = [](const QStringList& more) {
            return talwegCommand(QStringList{"export", "falling-body", "--set", "height=5 ft"} + more,
                                 testSystems());
        };
        const Printed p =
            run({"--figure", "trajectory", "--out", f.path("f.svg"), "--events", f.path("e.csv")});
        QCOMPARE(p.error, QString());
        QVERIFY(QFileInfo(f.path("f.svg")).size() > 500);
        QVERIFY(contents(f.path("e.csv")).contains("\n0.5574"));
        // The figure carries its project.
        const Printed out =
            talwegCommand({"export", f.path("f.svg"), "--project", f.path("p.talweg")}, testSystems());
        QCOMPARE(out.error, QString());
        QVERIFY(contents(f.path("p.talweg")).contains("1.524"));
        QVERIFY(run({"--figure", "study", "--out", f.path("s.png")}).error.contains("study"));
        QVERIFY(run({"--set", "g=-1", "--csv", f.path("x.csv")}).error.contains("out of range"));
        QVERIFY(!QFileInfo::exists(f.path("x.csv")));
        QVERIFY(talwegCommand({"export", "falling-bdy", "--csv", f.path("x.csv")}, testSystems())
                    .error.contains("neither a system (falling-body"));
    }

    /// A fall from 10 m: y = 10 − g t²/2 every half second, and 0 at the end, √(20/g) s.
    void writesSamplesAtEvenTimes() {
        const Fixture f;
        QCOMPARE(f.run({"--experiment", "One", "--csv", f.path("s.csv"), "--every", "0.5"}).error, QString());
        const QStringList rows = QString::fromUtf8(contents(f.path("s.csv"))).trimmed().split('\n');
        QCOMPARE(rows.size(), 5);
        for (int i = 0; i < 4; ++i) {
            const double t = i < 3 ? 0.5 * i : std::sqrt(20 / 9.81);
            const QStringList cells = rows[i + 1].split(',');
            QVERIFY(std::abs(cells[0].toDouble() - t) < 1e-12);
            QVERIFY(std::abs(cells[2].toDouble() - (10 - 9.81 * t * t / 2)) < 1e-12);
        }
    }

    void aFigureIsReadAsTheProjectItWasMadeOf() {
        const Fixture f;
        for (const QString suffix : {"png", "svg", "pdf"}) {
            const QString figure = f.path("f." + suffix), out = f.path("out.talweg"),
                          samples = f.path("s.csv");
            QCOMPARE(f.run({"--experiment", "Two", "--figure", "speed", "--out", figure}).error, QString());
            const QByteArray first = contents(figure);
            QCOMPARE(f.run({"--experiment", "Two", "--figure", "speed", "--out", figure}).error, QString());
            QCOMPARE(contents(figure), first);
            QCOMPARE(talwegCommand({"export", figure, "--project", out}).error, QString());
            QCOMPARE(contents(out), toText({"", "", {makeExperiment(fallingBody(), "Two")}}, testSystems()));
            const Printed run = talwegCommand({"run", figure});
            QCOMPARE(run.error, QString());
            QVERIFY(run.out.contains("Two"));
            QCOMPARE(talwegCommand({"export", figure, "--csv", samples}).error, QString());
            QVERIFY(contents(samples).startsWith("t_s,"));
            const QByteArray with = contents(figure);
            QCOMPARE(
                f.run({"--experiment", "Two", "--figure", "speed", "--out", figure, "--no-project"}).error,
                QString());
            QVERIFY(contents(figure).size() < with.size());
            const Printed bare = talwegCommand({"run", figure});
            QCOMPARE(bare.code, 2);
            QVERIFY2(bare.error.contains("contains no Talweg project"), qPrintable(bare.error));
        }
    }

    void figuresOfStudiesAreDrawn() {
        const Fixture f;
        Registry systems;
        systems.add(judgedFall());
        Project project{"", "", {makeExperiment(judgedFall(), "Fall"), makeExperiment(judgedFall(), "Bare")}};
        project.experiments[0].study = Study{.axes = {{"g", "1.62,9.81"}, {"height", "10:40:10"}},
                                             .over = {"speed", "1:6:1"},
                                             .measures = {"x"},
                                             .requirement = "far >= 50",
                                             .smallest = "height"};
        put(f.path("s.talweg"), toText(project, systems));
        const auto run = [&](const QString& experiment, const QStringList& more) {
            return talwegCommand(QStringList{"export", f.path("s.talweg"), "--experiment", experiment,
                                             "--out", f.path("s.svg")}
                                     + more,
                                 systems);
        };
        for (const QString kind :
             {"study", "study:percentage", "study:spread,x=height,family=g,measure=x",
              "study:mean,x=g,@height=20", "study:mean,x=height,family=g,members=1.6;9.81",
              "study:pareto,goals=-g;+height", "study:runs,over=1;6", "study:map,x=g,family=height"}) {
            const Printed p = run("Fall", {"--figure", kind});
            QCOMPARE(p.error, QString());
            QVERIFY(p.out.endsWith("s.svg shows everything.\n"));
            QVERIFY(contents(f.path("s.svg")).size() > 3000);
        }
        QVERIFY(run("Fall", {"--figure", "study", "--x", "12:30"}).out.contains("x from 12 to 30"));
        for (const auto& [arguments, said] : std::initializer_list<std::pair<QStringList, QString>>{
                 {{"--figure", "study:pie"}, "A study has no figure \"pie\"; its figures are percentage, "},
                 {{"--figure", "study:map,x=mass"},
                  "\"x=mass\" is not a valid option for figures of this study. Valid options are x=, "
                  "family=, members= (only in figures with lines), measure=, part=, less=, goals=, over= and "
                  "@INPUT=, each with a value that is available in the study."},
                 {{"--figure", "study", "--at", "1"},
                  "--at 1 works only with a figure of a single run, but --figure study shows many runs."}}) {
            const Printed p = run("Fall", arguments);
            QCOMPARE(p.code, 2);
            QVERIFY2(p.error.contains(said), qPrintable(p.error));
        }
        QVERIFY(run("Bare", {"--figure", "study"}).error.contains("The experiment \"Bare\" has no study."));
    }

    /// What is not known is no choice: it is no axis of a figure, and designs with ranges are not ranked.
    void figuresAreAtTheWorstOfWhatIsNotKnown() {
        const Jobs f;
        Project project = f.project;
        for (Experiment& one : project.experiments)
            one.study = Study{.axes = {{"height", "10:40:10"}},
                              .over = {"speed", "1:6:1"},
                              .measures = {"x"},
                              .requirement = "far >= 50",
                              .unknown = {{"g", "1.62,3.71,9.81"}}};
        project.experiments[1].study->uncertain = {{"height", "±1%"}};
        put(f.file(), toText(project, f.systems()));
        for (const char* experiment : {"Fall", "Bounds"}) {
            const auto refusal = [&](const QString& figure) {
                const Printed p =
                    f.run({"--experiment", experiment, "--figure", figure, "--out", f.path("u.svg")});
                return p.code == 0 ? QString("drawn") : p.error;
            };
            QCOMPARE(refusal("study"), QString("drawn"));
            const QByteArray drawn = contents(f.path("u.svg"));
            QVERIFY(drawn.contains("worst case over g = 1.62 … 9.81") && !drawn.contains(">Gravity"));
            QCOMPARE(drawn.contains("sampling"), // of the bars
                     QString(experiment) == "Bounds");
            QCOMPARE(refusal("study:mean"), QString("drawn"));
            QVERIFY(contents(f.path("u.svg")).contains("maximum<"));
            QCOMPARE(f.run({"--experiment", experiment, "--figure", "study:mean", "--width-mm", "60", "--out",
                            f.path("u.svg")})
                         .code,
                     0);
            const QByteArray narrow = contents(f.path("u.svg")); // with all lines of its caption
            QVERIFY(narrow.contains("maximum<") && !narrow.contains("worst case over g = 1.62 … 9.81; bars"));
            QVERIFY(refusal("study:map").contains("A map needs two varied inputs, each with a grid"));
            QVERIFY(
                refusal("study:percentage,x=g").contains("is not a valid option for figures of this study"));
            QVERIFY(
                refusal("study:pareto").contains("With unknown inputs, the results of a design are ranges"));
        }
    }

    /// Lines lie over the pinned study, and a map shows the difference to it; the figure carries it, and is
    /// made again from itself.
    void figuresAreComparedWithTheBaseline() {
        const Jobs f;
        Project project = f.project;
        Study study{.axes = {{"g", "1.62,9.81"}, {"height", "10:40:10"}},
                    .over = {"speed", "1:6:1"},
                    .measures = {"x"},
                    .requirement = "far >= 50",
                    .smallest = "height"};
        project.experiments[0].study = project.experiments[2].study = study;
        const auto run = [&](const QStringList& more) {
            put(f.file(), toText(project, f.systems()));
            return f.run(QStringList{"--experiment", "Fall", "--out", f.path("c.svg")} + more);
        };
        QCOMPARE(run({"--figure", "study:mean"}).error, QString());
        const QByteArray alone = contents(f.path("c.svg"));
        QVERIFY(run({"--figure", "study:difference"}).error.contains("No study is pinned as the baseline."));
        project.baseline = Baseline{"Earlier", "falling-body", project.experiments[0].values, study};
        project.baseline.edit().study.over.values = "2:9";
        put(f.file(), toText(project, f.systems()));
        const auto checked = talwegCommand({"check", f.file()}, f.systems());
        QVERIFY2(checked.error.contains("baseline: ") && checked.code != 0, qPrintable(checked.error));
        project.baseline.edit().study.over.values = "2:9:1";
        QCOMPARE(run({"--figure", "study:mean"}).error, QString());
        QVERIFY(contents(f.path("c.svg")) != alone);
        for (const QString figure : {"study:difference", "study:difference,less=baseline",
                                     "study:difference,x=g,family=height,measure=x,less=baseline"}) {
            const Printed p = run({"--figure", figure});
            QCOMPARE(p.error, QString());
            const QByteArray written = contents(f.path("c.svg"));
            QCOMPARE(talwegCommand({"export", f.path("c.svg"), "--figure", figure, "--out", f.path("d.svg")},
                                   f.systems())
                         .error,
                     QString());
            QCOMPARE(contents(f.path("d.svg")), written);
        }
        project.exports = {{"Change", "Fall", "study:difference,less=baseline", "svg", "{job}"}};
        put(f.file(), toText(project, f.systems()));
        QCOMPARE(f.run({"--all", "--out", f.path("all")}).error, QString());
        QVERIFY(contents(f.path("all/Change.svg")).size() > 3000);
        for (const auto& [figure, said] : std::initializer_list<std::pair<QString, QString>>{
                 {"study:difference,less=1", "A part of a study cannot be compared with itself"},
                 {"study:difference,less=2", "The study has no part 2."},
                 {"study:map,less=baseline",
                  "\"less=baseline\" is not a valid option for figures of this study. Valid options are x=, "
                  "family=, members= (only in figures with lines), measure=, part=, less=, goals=, over= and "
                  "@INPUT=, each with a value that is available in the study."}}) {
            const Printed p = run({"--figure", figure});
            QCOMPARE(p.code, 2);
            QVERIFY2(p.error.contains(said), qPrintable(p.error));
        }
        project.baseline.edit().study.axes[1].values = "11,12";
        QVERIFY(run({"--figure", "study:difference"})
                    .error.contains("The baseline and this study have no value of h in common."));
        project.baseline.edit().study.axes[1].values = "11,";
        QVERIFY(run({"--figure", "study:difference"}).error.contains("The baseline cannot be solved."));
    }

    /// Random runs are as sure as ever in a figure that is made again, and tables lie beside the project.
    void figuresOfRandomRunsAreDrawn() {
        const Jobs f;
        for (const QString figure :
             {"random:histogram", "random:cumulative,output=x,runs=500",
              "random:scatter,output=t,input=speed", "random:response,sampling=independent,runs=512",
              "random:sensitivity,runs=100", "random:tornado,runs=100",
              "random:histogram,output=x,within=5,runs=4000", "study:spread",
              "random:indices,output=x,runs=64", "random:paths,runs=100",
              "random:paths,output=v,against=t,runs=100"}) {
            const Printed p = f.run({"--experiment", "Fall", "--figure", figure, "--out", f.path("r.svg")});
            QCOMPARE(p.error, QString());
            QVERIFY(contents(f.path("r.svg")).size() > 3000);
        }
        for (const auto& [figure, said] : std::initializer_list<std::pair<QString, QString>>{
                 {"random:pie",
                  "Random runs have no figure \"pie\"; their figures are histogram, cumulative"},
                 {"random:histogram,runs=1",
                  "\"runs=1\" is not a valid option for figures of random runs. Valid options are output=, "
                  "input= (in figures of paths, against= instead), runs=, within= and sampling=, each with "
                  "an allowed value."},
                 {"random:histogram,runs=2.5", "\"runs=2.5\" is not a valid option"},
                 {"random:histogram,output=mass", "\"output=mass\" is not a valid option"},
                 {"random:scatter,input=g", "\"input=g\" is not a valid option"},
                 {"random:paths,output=mass", "\"output=mass\" is not a valid option"},
                 {"random:paths,against=mass", "\"against=mass\" is not a valid option"},
                 {"random:paths,input=speed", "\"input=speed\" is not a valid option"}}) {
            const Printed p = f.run({"--experiment", "Fall", "--figure", figure, "--out", f.path("r.svg")});
            QCOMPARE(p.code, 2);
            QVERIFY2(p.error.contains(said), qPrintable(p.error));
        }
        QVERIFY(f.run({"--experiment", "Bare", "--figure", "random:histogram", "--out", f.path("r.svg")})
                    .error.contains("The experiment \"Bare\" has no uncertain inputs."));
    }

    /// The figure carries the experiment with its study, and is made again from it byte by byte.
    void aFigureOfRandomRunsIsMadeAgainFromItself() {
        const Jobs f;
        const QStringList figure{"--figure", "random:histogram,output=x,runs=300"};
        QCOMPARE(f.run(QStringList{"--experiment", "Bounds", "--out", f.path("a.png")} + figure).error,
                 QString());
        const Printed again = talwegCommand(
            QStringList{"export", f.path("a.png"), "--out", f.path("b.png")} + figure, f.systems());
        QCOMPARE(again.error, QString());
        QCOMPARE(contents(f.path("b.png")), contents(f.path("a.png")));
    }

    void theJobsOfAProjectAreWrittenAgain() {
        const Jobs f;
        const Printed first = f.run({"--all", "--out", f.path("one")});
        QCOMPARE(first.error, QString());
        QCOMPARE(first.code, 0);
        QCOMPARE(first.out.count('\n'), 6);
        QCOMPARE(f.run({"--all", "--out", f.path("two/deep")}).error, QString());
        const QStringList names = QDir(f.path("one")).entryList(QDir::Files, QDir::Name);
        QCOMPARE(names, (QStringList{"Indices.svg", "Jobs Bounds random-histogram.pdf", "Jobs Fall speed.pdf",
                                     "Jobs Fall study-spread.pdf", "Small.png", "Way Fall.svg"}));
        for (const QString& name : names) {
            const QByteArray bytes = contents(f.path("one/" + name));
            QVERIFY(bytes.size() > 500);
            QCOMPARE(contents(f.path("two/deep/" + name)), bytes);
        }
        // 80 mm at 254 dpi.
        const QImage small(f.path("one/Small.png"));
        QCOMPARE(small.size(), QSize(800, 600));
        QVERIFY(small.allGray());
        // A figure of a job brings back what it was made of.
        QVERIFY(talwegCommand({"check", f.path("one/Jobs Fall speed.pdf")}, f.systems()).code == 0);
    }

    /// One that cannot be done is told, and stops no other; nothing is left half written.
    void whatAJobCannotDoIsTold() {
        Jobs f;
        const ExportJob good = f.project.exports.front();
        ExportJob gone = good, twice = good, away = good, unknown = good, large = good, format = good;
        gone.experiment = "Gone";
        gone.name = "gone";
        twice.name = "twice";
        away.file = "../away";
        away.name = "away";
        unknown.figure = "pie";
        unknown.name = "unknown";
        large.widthMm = 1e6;
        large.name = "large";
        format.format = "gif";
        format.name = "format";
        f.project.exports = {good, gone, twice, away, unknown, large, format};
        for (std::size_t i = 1; i < f.project.exports.size(); ++i)
            if (f.project.exports[i].name != "twice" && f.project.exports[i].name != "away")
                f.project.exports[i].file = "{job}";
        f.save();
        const Printed p = f.run({"--all", "--out", f.path("out")});
        QCOMPARE(p.code, 1);
        for (const char* said : {"The export job \"gone\" failed. The project has no experiment \"Gone\".",
                                 "The job \"Speed\" writes to the same file, Jobs Fall speed.pdf.",
                                 "\"../away\" is not allowed", "has no figure \"pie\"", "1e+06 mm",
                                 "\"gif\" is not a figure format; formats are pdf, svg, png."})
            QVERIFY2(p.error.contains(said), qPrintable(p.error));
        QCOMPARE(QDir(f.path("out")).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{"Jobs Fall speed.pdf"});
        QVERIFY(!QFileInfo::exists(f.path("away.pdf")));
    }

    void misuseOfJobsIsTold() {
        Jobs f;
        QVERIFY(f.run({"--all"}).error.contains("--all needs a folder: add --out DIR."));
        QVERIFY(f.run({"--all", "--out", f.path("o"), "--dpi", "100"})
                    .error.contains("--dpi: cannot be used with --all"));
        QVERIFY(f.run({"--all", "--out", f.file()}).error.contains("this is a file; name a folder"));
        QCOMPARE(f.run({"--all", "--out", f.path("o"), "--grey"}).code, 2);
        f.project.exports.clear();
        f.save();
        QVERIFY(f.run({"--all", "--out", f.path("o")}).error.contains("has no export jobs"));
    }

    /// An axis is drawn one unit wide, which is 0.75 pt: 1.5 pt are twice that, and a curve of 1.8 units
    /// has 3.6.
    void linesHaveTheirWidth() {
        const Fixture f;
        const auto drawn = [&](const QStringList& more) {
            const Printed p = f.run(QStringList{"--experiment", "One", "--figure", "speed", "--out",
                                                f.path("l.svg"), "--no-project"}
                                    + more);
            return p.code == 0 ? contents(f.path("l.svg")) : p.error.toUtf8();
        };
        const auto widths = [](const QByteArray& svg) {
            QSet<double> found;
            static const QRegularExpression width("stroke-width=\"([0-9.]+)\"");
            for (auto it = width.globalMatch(QString::fromUtf8(svg)); it.hasNext();)
                found.insert(it.next().captured(1).toDouble());
            return found;
        };
        const QSet<double> usual = widths(drawn({})), twice = widths(drawn({"--line-width", "1.5"}));
        QVERIFY(usual.contains(1.8) && twice.contains(3.6));
        QVERIFY(usual.contains(1) && twice.contains(2));
        QVERIFY(!twice.contains(1.8));
        QVERIFY(drawn({"--line-width", "99"}).contains("The line width must lie between"));
    }

    void greysAreGreys() {
        const Fixture f;
        const auto run = [&](const QStringList& more) {
            const Printed p = f.run(QStringList{"--experiment", "One", "--figure", "speed", "--out",
                                                f.path("g.png"), "--dpi", "100"}
                                    + more);
            return p.code == 0 ? QImage(f.path("g.png")) : QImage();
        };
        const QImage colours = run({}), greys = run({"--grey"});
        QVERIFY(!colours.allGray());
        QVERIFY(greys.allGray());
        QCOMPARE(greys.size(), colours.size());
    }

    /// 80 mm at 600 dpi are 1889.8 dots; what else is given goes before the preset.
    void presetsAreSizes() {
        const Fixture f;
        const auto size = [&](const QStringList& more) {
            const Printed p = f.run(
                QStringList{"--experiment", "One", "--figure", "speed", "--out", f.path("p.png")} + more);
            return p.code == 0 ? QImage(f.path("p.png")).size() : QSize();
        };
        QCOMPARE(size({"--preset", "journal-80"}).width(), 1890);
        QCOMPARE(size({"--preset", "journal-160"}).width(), 3780);
        QCOMPARE(size({"--preset", "journal-160", "--dpi", "100"}).width(), 630);
        QVERIFY(
            f.run({"--experiment", "One", "--figure", "speed", "--out", f.path("p.png"), "--preset", "a4"})
                .error.contains(
                    "--preset a4: this size does not exist; available sizes: journal-80, journal-160."));
    }

    void lettersHaveTheirSize() {
        const Fixture f;
        const auto heightOf = [&](const QString& points) {
            const Printed p = f.run({"--experiment", "One", "--figure", "speed", "--out", f.path("l.svg"),
                                     "--letters", points, "--no-project"});
            return p.code == 0 ? contents(f.path("l.svg")) : p.error.toUtf8();
        };
        // The drawing is scaled as a whole: by twice as much for letters twice as large.
        QVERIFY(heightOf("16.5").contains("matrix(2,0,0,2,"));
        QVERIFY(!heightOf("8.25").contains("matrix(2,0,0,2,"));
        QVERIFY(heightOf("100").contains("The text size must lie between"));
    }

    void saysWhatAFigureShows() {
        const Fixture f;
        const QStringList speed{"--experiment", "One", "--figure", "speed", "--out", f.path("f.svg")};
        QCOMPARE(f.run(speed).out, f.path("f.svg") + " shows everything.\n");
        QVERIFY(!contents(f.path("f.svg")).contains(">0.500 s<"));
        const Printed part = f.run(speed + QStringList{"--x", "0.2:0.6", "--at", "0.5"});
        QVERIFY2(part.out.contains(" shows x from 0.2 to 0.6 and y from "), qPrintable(part.out));
        QVERIFY(part.out.endsWith("; the time t = 0.5 s.\n"));
        QVERIFY(contents(f.path("f.svg")).contains(">0.500 s<"));
        QVERIFY(contents(f.path("f.svg")).contains(">0.4<"));
        QVERIFY(!contents(f.path("f.svg")).contains(">1.2<"));
        const Printed scene =
            f.run({"--experiment", "One", "--figure", "trajectory", "--out", f.path("f.png")});
        QVERIFY(scene.out.endsWith(" shows everything; bodies at their starting positions.\n"));
    }

    void badUsageWritesNothing_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("said");
        QTest::newRow("nothing") << QStringList{"--experiment", "One"} << "Nothing to export";
        QTest::newRow("inputs of a file")
            << QStringList{"--csv", "OUT", "--set", "height=2"} << "--set works only with systems";
        QTest::newRow("no --out") << QStringList{"--figure", "speed"} << "and these options need --figure ID";
        QTest::newRow("no experiment")
            << QStringList{"--csv", "OUT"} << "Choose one experiment with --experiment NAME. ";
        QTest::newRow("unknown experiment")
            << QStringList{"--csv", "OUT", "--experiment", "X"} << "it has \"One\", \"Two\"";
        QTest::newRow("unknown figure")
            << QStringList{"--csv", "OUT", "--experiment", "One", "--figure", "slip", "--out", "OUT.png"}
            << "--figure slip: Falling body does not have this figure; available figures: trajectory, speed, "
               "energy.";
        QTest::newRow("unknown format")
            << QStringList{"--experiment", "One", "--figure", "speed", "--out", "OUT.gif"} << "gif";
        QTest::newRow("not a number")
            << QStringList{"--experiment", "One", "--figure", "speed", "--out", "OUT.png", "--dpi", "many"}
            << "--dpi many: must be a number.";
        QTest::newRow("a size of nothing")
            << QStringList{"--experiment", "One", "--csv", "OUT", "--dpi", "300"}
            << "--dpi 300 needs a figure";
        QTest::newRow("no figure to read")
            << QStringList{"--project", "OUT.talweg"} << "extracts the project embedded in a figure";
        QTest::newRow("out of nothing") << QStringList{"--experiment", "One", "--csv", "OUT", "--no-project"}
                                        << "--no-project needs a figure";
        QTest::newRow("a part of nothing")
            << QStringList{"--experiment", "One", "--csv", "OUT", "--x", "0:1"} << "--x needs a figure";
        const QStringList speed{"--experiment", "One", "--figure", "speed", "--out", "OUT.png"};
        QTest::newRow("no samples") << speed + QStringList{"--every", "1"} << "add --csv OUT.csv";
        QTest::newRow("no step") << speed + QStringList{"--csv", "OUT", "--every", "0"}
                                 << "--every 0: must be a time in seconds greater than 0";
        QTest::newRow("no span") << speed + QStringList{"--x", "1"}
                                 << "--x 1: must be two increasing numbers";
        QTest::newRow("span backwards")
            << speed + QStringList{"--y", "2:1"} << "--y 2:1: must be two increasing numbers";
        QTest::newRow("after the end") << speed + QStringList{"--at", "99"} << "from 0 s to 1.42";
        QTest::newRow("not in space")
            << speed + QStringList{"--from", "above"} << "the figure speed has no viewing direction";
        const QStringList film{"--experiment", "One", "--figure", "speed", "--film", "OUT.webp"};
        QTest::newRow("no film") << QStringList{"--experiment", "One", "--csv", "OUT", "--fps", "5"}
                                 << "--fps 5 needs a film";
        QTest::newRow("no kind of film")
            << QStringList{"--experiment", "One", "--figure", "speed", "--film", "OUT.gif"} << ".webp";
        QTest::newRow("a film at an instant") << film + QStringList{"--at", "1"} << "--during FROM:TO";
        QTest::newRow("a film beyond the end") << film + QStringList{"--during", "0:9"} << "0 s to 1.42";
        QTest::newRow("no speed") << film + QStringList{"--speed", "0"} << "you entered 0";
        QTest::newRow("too large a film") << film + QStringList{"--dpi", "2400"} << "8.8 million";
        QTest::newRow("no size") << QStringList{"--experiment", "One",     "--figure",   "speed",
                                                "--out",        "OUT.png", "--width-mm", "0"}
                                 << "0 mm";
    }

    void badUsageWritesNothing() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, said);
        const Fixture f;
        for (QString& argument : arguments)
            if (argument.startsWith("OUT")) argument = f.path(argument);
        const Printed p = f.run(arguments);
        QCOMPARE(p.code, 2);
        QVERIFY2(p.error.contains(said), qPrintable(p.error));
        QCOMPARE(f.files(), QStringList{"a.talweg"});
    }

    void aFilmHasAFrameForEachInstant() {
        const Fixture f;
        const Printed p = f.run({"--experiment", "One", "--figure", "trajectory", "--film", f.path("f.png"),
                                 "--fps", "10", "--speed", "0.5", "--during", "0.2:1", "--width-mm", "40",
                                 "--height-mm", "30", "--dpi", "96"});
        QCOMPARE(p.error, QString());
        QCOMPARE(p.code, 0);
        QVERIFY(p.out.contains("f.png shows the run from 0.2 s to 1 s in 17 frames."));
        QCOMPARE(f.files().size(), 18); // and the project
        QVERIFY(QImage(f.path("f-0001.png")) != QImage(f.path("f-0017.png")));
        const Printed webp = f.run({"--experiment", "One", "--figure", "trajectory", "--film",
                                    f.path("f.webp"), "--fps", "2", "--dpi", "30"});
        QCOMPARE(webp.error, QString());
        QVERIFY(contents(f.path("f.webp")).startsWith("RIFF"));
    }

    void aFileThatCannotBeWritten() {
        const Fixture f;
        for (const QStringList& what : {QStringList{"--figure", "speed", "--out", f.path("no/f.svg")},
                                        QStringList{"--csv", f.path("no/f.csv")}}) {
            const Printed p = f.run(QStringList{"--experiment", "One"} + what);
            QCOMPARE(p.code, 1);
            QVERIFY2(p.error.contains(f.path("no/f.")), qPrintable(p.error));
        }
    }
};

TALWEG_TEST(tst_export_command, TestExportCommand, QApplication)
#include "tst_export_command.moc"
