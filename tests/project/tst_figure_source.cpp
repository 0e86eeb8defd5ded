#include "every_kind.h"
#include "project/figure_source.h"
#include "support/falling_body.h"
#include "support/test.h"

#include <QTemporaryDir>
#include <QTest>

using namespace talweg;
using namespace talweg::tests;

namespace {

Registry systems() {
    Registry registry;
    registry.add(fallingBody());
    registry.add(everyKind());
    return registry;
}

/// Two experiments of two systems, one with a study, and pins of both.
Project full() {
    Project project{"A title", "Private notes", {}, {}};
    project.experiments = {makeExperiment(fallingBody(), "Fall"), makeExperiment(everyKind(), "Kind")};
    project.experiments[1].study =
        Study{.axes = {{"beta", "1:5:1"}}, .over = {"spin", "1,2"}, .measures = {"n"}};
    project.experiments[1].values["beta"] = 33.0;
    project.pins = {{"Fall", project.experiments[0].system, project.experiments[0].values},
                    {"Kind", project.experiments[1].system, project.experiments[1].values}};
    return project;
}

QByteArray svg(const PictureSource& source) {
    return withSource("<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>", source);
}

} // namespace

class TestFigureSource : public QObject {
    Q_OBJECT

private slots:
    /// The notes and all other experiments stay out.
    void whatAFigureShowsComesBack() {
        const Project project = full();
        Project expected{"A title", "", {project.experiments[1]}, {project.pins[1]}};
        const FigureReading study =
            figureSourceFrom(svg(sourceOf(project, 1, "study:map", true, systems())), systems());
        QCOMPARE(study.problems, QStringList());
        QVERIFY(study.source->project == expected);
        QCOMPARE(study.source->figure, "study:map");
        const PictureSource run = sourceOf(project, 1, "trajectory", false, systems());
        QVERIFY(!run.project.contains("Private") && !run.project.contains("Fall"));
        expected.experiments[0].study.reset();
        expected.pins.clear();
        QVERIFY(figureSourceFrom(svg(run), systems()).source->project == expected);
    }

    /// So it can be opened where the tables are not.
    void measuredNumbersComeBack() {
        Project project = full();
        project.experiments[1].study->likely = "file:wind.csv:u";
        project.measured = {{"wind.csv", "u", "0", measuredNumbers({1, 2.5})},
                            {"other.csv", "u", "0", measuredNumbers({3})}};
        const FigureReading study =
            figureSourceFrom(svg(sourceOf(project, 1, "study:map", false, systems())), systems());
        QCOMPARE(study.problems, QStringList());
        QVERIFY(study.source->project.measured == std::vector{project.measured[0]});
        QVERIFY(!sourceOf(project, 1, "trajectory", false, systems()).project.contains("wind.csv"));
    }

    /// The baseline first; of two runs of one name each has one of its own.
    void comparedRunsComeBack() {
        Experiment low = makeExperiment(fallingBody(), "Fall", {{"height", 2.0}});
        const Experiment high = makeExperiment(fallingBody(), "Fall", {{"height", 9.0}});
        const QString figure = idOfComparisonFigure("speed");
        QVERIFY(isComparisonFigure(figure) && !isStudyFigure(figure) && !isRandomFigure(figure));
        Project project{"A title", {}, {}};
        project.units = DisplayUnits::usCustomary();
        const FigureReading reading =
            figureSourceFrom(svg(comparisonSourceOf(project, {low, high}, figure, systems())), systems());
        QCOMPARE(reading.problems, QStringList());
        QCOMPARE(reading.source->figure, figure);
        QCOMPARE(reading.source->project.title, "A title");
        QVERIFY(reading.source->project.units == project.units);
        const SharedList<Experiment>& back = reading.source->project.experiments;
        QCOMPARE(back.size(), 2u);
        QVERIFY(back[0] == low);
        QVERIFY(back[1].name != low.name && back[1].values == high.values);
    }

    /// With figures of studies of its own system.
    void theBaselineComesAlong() {
        Project project = full();
        project.baseline = Baseline{"Before", project.experiments[1].system, project.experiments[1].values,
                                    *project.experiments[1].study};
        const auto carried = [&](int experiment, const QString& figure) {
            return figureSourceFrom(svg(sourceOf(project, experiment, figure, true, systems())), systems())
                .source->project.baseline;
        };
        QVERIFY(carried(1, "study:difference") == project.baseline);
        QVERIFY(!carried(1, "trajectory"));
        QVERIFY(!carried(0, "study"));
    }

    /// The constants that the experiment's expressions need come with it, and no others.
    void constantsComeAlong() {
        Project project = full();
        project.constants = {{"other", "7"}, {"tall", "2*storey"}, {"storey", "3"}};
        project.experiments[0].expressions["height"] = "tall+1";
        project.experiments[0].values["height"] = 7.0;
        const PictureSource source = sourceOf(project, 0, "speed", false, systems());
        const FigureReading reading = figureSourceFrom(svg(source), systems());
        QCOMPARE(reading.problems, QStringList());
        const Project& carried = reading.source->project;
        QVERIFY(carried.experiments[0] == project.experiments[0]);
        const std::vector<Constant> needed{{"tall", "2*storey"}, {"storey", "3"}};
        QVERIFY(carried.constants == needed);
        project.experiments[0].expressions.clear();
        QVERIFY(!sourceOf(project, 0, "speed", false, systems()).project.contains("storey"));
    }

    void filesOfFiguresAreReadAsProjects() {
        QTemporaryDir folder;
        const PictureSource source = sourceOf(full(), 0, "speed", false, systems());
        const auto put = [&](const QString& name, const QByteArray& bytes) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
        };
        put("a.svg", svg(source));
        const FileReading reading = readProject(folder.filePath("a.svg"), systems());
        QCOMPARE(reading.problems, QStringList());
        QCOMPARE(reading.project->experiments.front().name, "Fall");
        put("b.svg", "<svg/>");
        QVERIFY(readProject(folder.filePath("b.svg"), systems())
                    .problems.join(' ')
                    .contains("contains no Talweg"));
        put("c.png", source.project); // a project that was saved under such a name
        QVERIFY(readProject(folder.filePath("c.png"), systems()).project.has_value());
        QVERIFY(!readProject(folder.filePath("none.png"), systems()).problems.isEmpty());
    }

    void whatIsNotUnderstoodIsRefusedInWords_data() {
        QTest::addColumn<QByteArray>("project");
        QTest::addColumn<QByteArray>("figure");
        QTest::addColumn<QString>("said");
        const PictureSource good = sourceOf(full(), 0, "speed", false, systems());
        const auto changed = [](QByteArray text, const char* from, const char* to) {
            return text.replace(from, to);
        };
        QTest::newRow("newer figure")
            << good.project << changed(good.figure, "\"version\": 1", "\"version\": 3")
            << "newer version of Talweg";
        QTest::newRow("a comparison of one")
            << good.project
            << changed(changed(good.figure, "\"speed\"", "\"compare:speed\""), "\"version\": 1",
                       "\"version\": 2")
            << "does not specify which figure";
        QTest::newRow("newer project") << changed(good.project, "\"version\": 1", "\"version\": 99")
                                       << good.figure << "format version 99";
        QTest::newRow("no figure") << good.project << QByteArray("{}") << "does not specify which figure";
        QTest::newRow("no JSON") << good.project << QByteArray("figure") << "does not specify which figure";
        QTest::newRow("another experiment") << good.project << changed(good.figure, "\"Fall\"", "\"Jump\"")
                                            << "does not specify which figure";
        QTest::newRow("no project") << QByteArray("[1, 2]") << good.figure << "not a Talweg project";
        QTest::newRow("damaged project") << good.project.left(80) << good.figure << "damaged at line";
        QTest::newRow("a system of another program")
            << changed(good.project, "\"falling-body\"", "\"pendulum\"") << good.figure << "pendulum";
    }

    void whatIsNotUnderstoodIsRefusedInWords() {
        QFETCH(QByteArray, project);
        QFETCH(QByteArray, figure);
        QFETCH(QString, said);
        const FigureReading reading = figureSourceFrom(svg({project, figure}), systems());
        QVERIFY(!reading.source);
        QVERIFY2(reading.problems.join(' ').contains(said), qPrintable(reading.problems.join(' ')));
    }
};

TALWEG_TEST(tst_figure_source, TestFigureSource, QCoreApplication)
#include "tst_figure_source.moc"
