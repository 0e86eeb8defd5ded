#include "made_report.h"
#include "report/report_comparison.h"
#include "report/report_parts.h"
#include "report/report_text.h"
#include "support/falling_body.h"
#include "support/test.h"

#include <QtTest>
#include <cmath>
#include <numbers>

using namespace talweg;
using namespace talweg::tests;

namespace {

using RandomKind = MonteCarloFigure::Kind;

double numberOf(QString text) {
    return text.replace(QChar(0x2212), u'-').toDouble();
}

QStringList textsOf(const ReportRow& row) {
    QStringList texts;
    for (const ReportCell& cell : row.cells)
        texts << cell.text;
    return texts;
}

ReportRow rowCalled(const ReportTable& table, const QString& first) {
    for (const ReportRow& row : table.rows)
        if (row.cells.front().text == first) return row;
    qFatal("no row \"%s\"", qPrintable(first));
}

QStringList headingsOf(const Report& report) {
    QStringList texts;
    for (const ReportHeading& heading : blocksOf<ReportHeading>(report))
        texts << heading.text;
    return texts;
}

QStringList titlesOf(const Report& report) {
    QStringList titles;
    for (const ReportFigure& figure : blocksOf<ReportFigure>(report))
        titles << figure.title;
    return titles;
}

/// The first case study at one design, with the speed by Weibull's distribution and an uncertain radius.
Project chancy() {
    Project project = exampleProject("rover", "hartl-case-1");
    Experiment& experiment = project.experiments.front();
    experiment.study->likely = "weibull:2:4";
    experiment.study->uncertain = {{"b", "±5%"}, {"e", "normal:0.86:0.02"}};
    experiment.study->seed = "7";
    return project;
}

ReportChoice onlyRandom(std::size_t runs = 2000) {
    ReportChoice choice = choiceOf();
    for (const auto section : {ReportSection::inputs, ReportSection::results, ReportSection::events,
                               ReportSection::study, ReportSection::comparison})
        choice.sections[section] = false;
    choice.randomRuns = runs;
    return choice;
}

const Registry& withFall() {
    static const Registry registry = [] {
        Registry made;
        made.add(fallingBody());
        return made;
    }();
    return registry;
}

/// Falls from 20 m and from 5 m: they take √(2h/g), 2.01928 s and 1.00964 s.
Project falls() {
    return {"Falls",
            {},
            {makeExperiment(fallingBody(), "High", {{"height", 20.0}}),
             makeExperiment(fallingBody(), "Low", {{"height", 5.0}})}};
}

} // namespace

class TestReportRandom : public QObject {
    Q_OBJECT

private slots:
    /// Means and standard deviations in closed form: of b from 1.9 to 2.1 m, and of Weibull's distribution of
    /// shape 2 and scale 4, whose mean is 4 Γ(3/2) = 2 √π.
    void whatIsDrawnIsTold() {
        const Report report = reportOf(chancy(), onlyRandom());
        const ReportTable drawn = tableCalled(report, "Uncertain inputs");
        QCOMPARE(drawn.rows.size(), 3u);
        const ReportRow b = rowCalled(drawn, "b"), u4 = rowCalled(drawn, "u₄"), e = rowCalled(drawn, "e");
        QCOMPARE(b.cells[2].text, "uniform from 1.9 to 2.1");
        QCOMPARE(e.cells[2].text, "normal, mean 0.86, standard deviation 0.02");
        QCOMPARE(u4.cells[2].text, "Weibull, shape 2, scale 4");
        QCOMPARE(b.cells[3].text, "m");
        const double mean = 2 * std::sqrt(std::numbers::pi);
        const auto near = [](const ReportRow& row, std::size_t cell, double number) {
            return std::abs(numberOf(row.cells[cell].text) - number) < 1e-4;
        };
        QVERIFY(near(b, 4, 2) && near(b, 5, 0.2 / std::sqrt(12)));
        QVERIFY(near(u4, 4, mean) && near(u4, 5, std::sqrt(16 - mean * mean)));
        // What was drawn is off by no more than a few standard errors.
        QVERIFY(std::abs(numberOf(b.cells[6].text) - 2) < 4 * 0.0577 / std::sqrt(2000));
        // The caption has the other inputs in the notation of the literature.
        QVERIFY2(drawn.caption.simplified().replace(QChar(0xA0), u' ').contains("[β, θ, dh, pl] = [15°, 15°"),
                 qPrintable(drawn.caption));
    }

    /// The share is a whole number of runs, and its interval holds it.
    void theAnswerHasAnInterval() {
        ReportChoice choice = onlyRandom();
        choice.sections[ReportSection::appendix] = true;
        const Report report = reportOf(chancy(), choice);
        QString answer;
        for (const ReportParagraph& one : blocksOf<ReportParagraph>(report))
            if (one.lead == "Answer.") answer = one.text;
        static const QRegularExpression said(
            "^Crossed: ([0-9.]+) % of 2.000 runs; 95 % confidence interval ([0-9.]+)–([0-9.]+) %\\.$");
        const auto match = said.match(answer);
        QVERIFY2(match.hasMatch(), qPrintable(answer));
        const double share = match.captured(1).toDouble();
        QVERIFY(match.captured(2).toDouble() < share && share < match.captured(3).toDouble());
        QVERIFY(std::abs(share * 20 - std::round(share * 20)) < 0.5 + 1e-9); // with one decimal
        // The summary says it as well, and the appendix how it came about.
        QCOMPARE(textsOf(tableCalled(report, "Answers from random runs").rows.front()).last(), answer);
        const auto methods = tableCalled(report, "Methods of the studies");
        QCOMPARE(textsOf(methods.rows.front()).mid(2), (QStringList{"1", "2000", "2000", "7", "95 %"}));
    }

    void theChosenFiguresAreThere() {
        ReportChoice choice = onlyRandom(500);
        choice.randomFigures = {RandomKind::cumulative, RandomKind::response, RandomKind::tornado};
        const QStringList some = titlesOf(reportOf(chancy(), choice));
        QCOMPARE(some.filter("cumulative").size(), 1);
        QCOMPARE(some.filter("averaged over similar values of").size(), 1);
        QCOMPARE(some.filter("for a low and a high value").size(), 1);
        QCOMPARE(some.filter("Sobol").size(), 0);
        QCOMPARE(some.filter("Sensitivity of").size(), 0);
        choice.randomFigures = {RandomKind::sobol};
        QCOMPARE(titlesOf(reportOf(chancy(), choice)).filter("Sobol").size(), 1);
        choice.sections[ReportSection::random] = false;
        QVERIFY(!headingsOf(reportOf(chancy(), choice)).contains("Random runs"));
    }

    void nothingRandomIsNothing() {
        Project project = chancy();
        project.experiments.front().study->likely.clear();
        project.experiments.front().study->uncertain.clear();
        QVERIFY(!headingsOf(reportOf(project, onlyRandom())).contains("Random runs"));
    }

    void whatIsWrongIsTold() {
        Project project = chancy();
        project.experiments.front().study->uncertain = {{"b", "normal:two:1"}};
        const Report report = reportOf(project, onlyRandom());
        QVERIFY(headingsOf(report).contains("Random runs"));
        bool told = false;
        for (const ReportParagraph& one : blocksOf<ReportParagraph>(report))
            told = told || (one.lead == "Problem." && one.text.contains("normal:two:1"));
        QVERIFY(told);
    }

    // --- comparison --------------------------------------------------------------------------------

    void runsSideBySide() {
        const Report report = reportOf(falls(), choiceOf(), withFall());
        QVERIFY(headingsOf(report).contains("Comparison"));
        const ReportTable table = tableCalled(report, "Differing inputs");
        QCOMPARE(textsOf(rowCalled(table, "Height h (m)")), (QStringList{"Height h (m)", "20", "5", "−15"}));
        // √(2·20/9.81) and √(2·5/9.81), half as long.
        QCOMPARE(textsOf(rowCalled(table, "Time of fall t (s)")),
                 (QStringList{"Time of fall t (s)", "2.01928", "1.00964", "−1.01"}));
        QVERIFY2(table.note.contains("v = 2 m/s"), qPrintable(table.note));
        const ReportTable events = tableCalled(report, "Times of matched events");
        QCOMPARE(textsOf(rowCalled(events, "Landing (s)")).last(), "−1.01");
        QCOMPARE(titlesOf(report).filter("compared runs").size(), 3);
        // Each column of another run has one of differences.
        QCOMPARE(table.columns.size(), 4u);
        QVERIFY(table.columns[1].title.contains("baseline"));
    }

    void theBaselineIsChosen() {
        ReportChoice choice = choiceOf();
        choice.baseline = "Low";
        const ReportTable table = tableCalled(reportOf(falls(), choice, withFall()), "Differing inputs");
        QCOMPARE(textsOf(rowCalled(table, "Height h (m)")), (QStringList{"Height h (m)", "5", "20", "+15"}));
    }

    /// Pinned runs are compared as well; one that is the same as an experiment says nothing.
    void pinnedRunsAreCompared() {
        Project project = falls();
        project.experiments.erase(project.experiments.end() - 1);
        Values values = project.experiments.front().values;
        project.pins = {{"High", "falling-body", values}};
        QVERIFY(!headingsOf(reportOf(project, choiceOf(), withFall())).contains("Comparison"));
        values["height"] = 5.0;
        project.pins.push_back({"High", "falling-body", values});
        QCOMPARE(reportSources(project)[2].title, "High, pinned 2");
        const Report report = reportOf(project, choiceOf(), withFall());
        const ReportTable table = tableCalled(report, "Differing inputs");
        QCOMPARE(textsOf(rowCalled(table, "Height h (m)")), (QStringList{"Height h (m)", "20", "5", "−15"}));
        ReportChoice choice = choiceOf();
        choice.compared = {"High", "High, pinned"};
        QVERIFY(headingsOf(reportOf(project, choice, withFall())).contains("Comparison"));
    }

    /// Measured tracks stay with the runs of their experiments, whichever is the baseline.
    void tracksBelongToTheirRuns() {
        Track camera{.name = "Camera"};
        for (int i = 0; i < 40; ++i) {
            const double t = 0.01 * i;
            camera.t.push_back(t);
            camera.x.push_back(0);
            camera.y.push_back(1 - 9.81 * t * t / 2);
        }
        Track second = camera;
        second.name = "Second camera";
        Project project;
        for (const auto& [name, clearance] : {std::pair{"Low", 1.0}, {"High", 2.0}})
            project.experiments.push_back(makeExperiment(*allSystems().find("rover"), name,
                                                         {{"terrain", std::string("flat")},
                                                          {"b", 0.05},
                                                          {"g", 9.81},
                                                          {"u4", 0.0},
                                                          {"clearance", clearance},
                                                          {"t_end", 1.0}}));
        project.experiments[0].tracks = {camera};
        project.experiments[1].tracks = {camera, second};
        ReportChoice choice = choiceOf();
        choice.baseline = "High";
        const auto results = solveReport(allSystems(), project, choice, {}, {});
        const auto comparisons = comparisonsOf(project, *results, choice);
        QCOMPARE(comparisons.size(), 1u);
        QCOMPARE(comparisons[0].runs[0].name, std::string("High"));
        QCOMPARE(comparisons[0].tracks[0].size(), 2u);
        QCOMPARE(comparisons[0].tracks[1].size(), 1u);
        QCOMPARE(comparisons[0].tracks[0][1].name, QString("Second camera"));
        QVERIFY(titlesOf(makeReport(project, *results, choice)).contains("Trajectory, compared runs"));
    }

    /// Of more runs than a table has room for there are several tables, each with the baseline.
    void manyRunsTakeSeveralTables() {
        Project project = falls();
        for (int i = 0; i < 4; ++i)
            project.experiments.push_back(
                makeExperiment(fallingBody(), QString("More %1").arg(i), {{"height", 30.0 + i}}));
        const Report report = reportOf(project, choiceOf(), withFall());
        int tables = 0;
        for (const ReportTable& table : blocksOf<ReportTable>(report))
            if (table.caption.startsWith("Differing inputs")) {
                ++tables;
                QVERIFY(table.columns[1].title.contains("baseline"));
                QVERIFY(table.columns.size() <= 8u);
            }
        QCOMPARE(tables, 2);
    }

    // --- units -------------------------------------------------------------------------------------

    /// b from 1.9 to 2.1 m is 6.23360 to 6.88976 ft; a scale of 4 m/s is 13.12336 ft/s, a shape has no unit.
    void randomRunsAreInTheProjectsUnits() {
        Project project = chancy();
        const Report own = reportOf(project, onlyRandom());
        project.units = DisplayUnits::usCustomary();
        const Report report = reportOf(project, onlyRandom());
        const ReportTable drawn = tableCalled(report, "Uncertain inputs");
        const ReportRow b = rowCalled(drawn, "b"), u4 = rowCalled(drawn, "u₄");
        QCOMPARE(b.cells[2].text, "uniform from 6.2336 to 6.88976");
        QCOMPARE(b.cells[3].text, "ft");
        QCOMPARE(u4.cells[2].text, "Weibull, shape 2, scale 13.1234");
        QVERIFY(std::abs(numberOf(b.cells[4].text) - 2 / 0.3048) < 1e-4);
        QVERIFY(std::abs(numberOf(u4.cells[4].text) - 2 * std::sqrt(std::numbers::pi) / 0.3048) < 1e-4);
        const ReportRow measured = tableCalled(report, "Statistics of the results of all").rows.front(),
                        before = tableCalled(own, "Statistics of the results of all").rows.front();
        QVERIFY2(measured.cells[0].text.contains("(ft)"), qPrintable(measured.cells[0].text));
        for (std::size_t cell = 1; cell < measured.cells.size(); ++cell)
            QVERIFY(std::abs(0.3048 * numberOf(measured.cells[cell].text) - numberOf(before.cells[cell].text))
                    < 0.02);
    }

    void comparisonsAreInTheProjectsUnits() {
        Project project = falls();
        project.units = DisplayUnits::usCustomary();
        Values values = project.experiments.back().values;
        project.experiments.erase(project.experiments.end() - 1);
        project.pins = {{"High", "falling-body", values}};
        const ReportTable table = tableCalled(reportOf(project, choiceOf(), withFall()), "Differing inputs");
        const QStringList row = textsOf(rowCalled(table, "Height h (ft)"));
        QVERIFY(std::abs(numberOf(row[1]) - 20 / 0.3048) < 1e-3);
        QVERIFY(std::abs(numberOf(row[2]) - 5 / 0.3048) < 1e-3);
    }

    // --- the rest ----------------------------------------------------------------------------------

    /// The first case study: less e is better, and every design on the front is better than those of less e.
    void theParetoFrontIsDrawn() {
        ReportChoice choice = choiceOf();
        choice.sections = {{ReportSection::random, false}, {ReportSection::comparison, false}};
        const Report report = reportOf(exampleProject("rover", "hartl-case-1"), choice);
        const QStringList fronts = titlesOf(report).filter("Pareto front");
        QVERIFY(!fronts.isEmpty());
        QCOMPARE(fronts.front(), "Pareto front: crossed against e");
    }

    /// 1.5·0.8 is 1.2000000000000002 in binary numbers.
    void roundingLeavesNoDust() {
        QVERIFY(1.5 * 0.8 != 1.2);
        QCOMPARE(inputNumberText(1.5 * 0.8), "1.2");
        QCOMPARE(inputNumberText(0.123456789012), "0.123456789012");
        Project project = exampleProject("rover", "hartl-4.2");
        project.constants = {{"tread", "0.8"}};
        for (Experiment& experiment : project.experiments) {
            experiment.expressions = {{"mu", "1.5*tread"}};
            experiment.values["mu"] = 1.5 * 0.8;
        }
        const Report report = reportOf(project);
        for (const ReportFigure& figure : blocksOf<ReportFigure>(report))
            QVERIFY2(!figure.caption.contains("0000000"), qPrintable(figure.caption));
        for (const ReportTable& table : blocksOf<ReportTable>(report)) {
            QVERIFY2(!table.caption.contains("0000000"), qPrintable(table.caption));
            QVERIFY2(!table.note.contains("0000000"), qPrintable(table.note));
            for (const ReportRow& row : table.rows)
                for (const QString& text : textsOf(row))
                    QVERIFY2(!text.contains("0000000"), qPrintable(text));
        }
    }
};

TALWEG_TEST(tst_report_random, TestReportRandom, QApplication)
#include "tst_report_random.moc"
