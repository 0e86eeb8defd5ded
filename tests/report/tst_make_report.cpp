#include "figures/study/study_answer.h"
#include "made_report.h"
#include "project/every_kind.h"
#include "report/report_text.h"
#include "support/falling_body.h"
#include "support/test.h"
#include "systems/wording.h"

#include <QtTest>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// The number that a cell shows.
double numberIn(QString text) {
    static const QString raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
    for (int digit = 0; digit < raised.size(); ++digit)
        text.replace(raised[digit], QString::number(digit));
    text.replace("⁻", "-").replace("−", "-");
    if (text.startsWith("10-")) text.prepend("1·");
    if (text.startsWith("-10-")) text.insert(1, "1·");
    return text.replace("·10", "e").toDouble();
}

/// The rows of a table without those that name groups.
std::vector<ReportRow> rowsOf(ReportTable table) {
    std::erase_if(table.rows, [](const ReportRow& row) { return row.isGroup; });
    return table.rows;
}

QStringList paragraphsOf(const Report& report) {
    QStringList texts;
    for (const ReportParagraph& paragraph : blocksOf<ReportParagraph>(report))
        texts << paragraph.text;
    return texts;
}

bool hasTable(const Report& report, const QString& caption) {
    const auto tables = blocksOf<ReportTable>(report);
    return std::ranges::any_of(tables,
                               [&](const ReportTable& table) { return table.caption.startsWith(caption); });
}

} // namespace

class TestMakeReport : public QObject {
    Q_OBJECT

private slots:
    /// Every unit of a report is the one that the project is shown in.
    void unitsAreThoseOfTheProject() {
        Project project = exampleProject("rover", "hartl-4.2");
        project.units = DisplayUnits::usCustomary();
        project.units.choose("angle", "rad");
        ReportChoice choice = choiceOf();
        choice.sections[ReportSection::appendix] = true;
        const Report report = reportOf(project, choice);
        QStringList units;
        for (const ReportTable& table : blocksOf<ReportTable>(report)) {
            for (const ReportColumn& column : table.columns)
                if (column.title.contains(u'(')) units << column.title.section(u'(', -1).chopped(1);
            const auto unit = std::ranges::find(table.columns, QStringLiteral("Unit"), &ReportColumn::title);
            if (unit == table.columns.end()) continue;
            for (const ReportRow& row : rowsOf(table))
                units << row.cells[static_cast<std::size_t>(unit - table.columns.begin())].text;
        }
        QVERIFY(units.contains("ft") && units.contains("ft/s") && units.contains("lb"));
        for (const char* other : {"m", "m/s", "kg", "m/s²", "°", "m²"})
            QVERIFY2(!units.contains(QString::fromUtf8(other)), other);
        QVERIFY(paragraphsOf(report).contains("Angles are in radians, spins in radians per second."));
    }

    /// Constants that nothing speaks of are left out, and so are the tables where there is nothing to say.
    void expressionsAndTheirConstantsAreTold() {
        Project project = exampleProject("rover", "hartl-4.2");
        QVERIFY(!hasTable(reportOf(project), "Inputs computed"));
        QVERIFY(!hasTable(reportOf(project), "Constants"));
        project.constants = {{"tread", "0.5"}, {"grip", "2*tread"}, {"unused", "7"}};
        Experiment& experiment = project.experiments.front();
        experiment.expressions = {{"mu", "grip"}, {"mu_k", "0.8*mu"}};
        experiment.values["mu"] = 1.0;
        experiment.values["mu_k"] = 0.8;
        const Report report = reportOf(project);
        const auto texts = [&](const QString& caption) {
            QStringList lines;
            for (const ReportRow& row : tableCalled(report, caption).rows) {
                QStringList cells;
                for (const ReportCell& cell : row.cells)
                    cells << cell.text;
                lines << cells.join(" | ");
            }
            return lines;
        };
        QCOMPARE(texts("Constants of the project"), (QStringList{"tread | 0.5 | 0.5", "grip | 2*tread | 1"}));
        QCOMPARE(texts("Inputs computed"),
                 (QStringList{"μ | Static friction | grip | 1", "μ′ | Kinetic friction | 0.8*mu | 0.8"}));
    }

    void everyInputIsThereWithItsUnit_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("example");
        for (const auto& system : allSystems().systems())
            for (const Example& example : system->examples)
                QTest::addRow("%s", example.id.c_str())
                    << QString::fromStdString(system->id) << QString::fromStdString(example.id);
    }
    void everyInputIsThereWithItsUnit() {
        QFETCH(QString, system);
        QFETCH(QString, example);
        QTest::failOnWarning(QRegularExpression(".*"));
        const Project project = exampleProject(qPrintable(system), qPrintable(example));
        ReportChoice choice = choiceOf();
        choice.sections = {{ReportSection::study, false}};
        const Report report = reportOf(project, choice);
        const System& of = *allSystems().find(system.toStdString());
        for (std::size_t i = 0; i < project.experiments.size(); ++i) {
            const auto rows = rowsOf(tableCalled(report, "Inputs of the experiment", static_cast<int>(i)));
            QCOMPARE(rows.size(), of.parameters.size());
            for (std::size_t p = 0; p < rows.size(); ++p) {
                const Parameter& parameter = of.parameters[p];
                const ReportRow& row = rows[p];
                QCOMPARE(row.cells[1].text, QString::fromStdString(parameter.label));
                const Value& value = project.experiments[i].values.at(parameter.id);
                QCOMPARE(row.cells[0].text, QString::fromStdString(parameter.symbol));
                if (const double* number = std::get_if<double>(&value)) {
                    // What has no effect is rounded; the dust of a calculation is left out everywhere.
                    constexpr double dust = 1e-12;
                    const bool isDerived =
                        row.cells[2].weight == ReportCell::Weight::muted || parameter.follows;
                    const double rounding = isDerived ? 1e-5 : dust;
                    constexpr double nothing = 1e-11; // rounding of a place that follows from another
                    QVERIFY2(std::abs(numberIn(row.cells[2].text) - *number)
                                 <= rounding * std::abs(*number) + nothing,
                             qPrintable(row.cells[1].text + ": " + row.cells[2].text));
                    QCOMPARE(row.cells[3].text, QString::fromStdString(parameter.unit));
                }
                const bool idle = !whyIdle(of.parameters, parameter, project.experiments[i].values).empty();
                const bool differs = value != parameter.defaultValue;
                using Weight = ReportCell::Weight;
                QCOMPARE(row.cells[2].weight, idle      ? Weight::muted
                                              : differs ? Weight::strong
                                                        : Weight::normal);
                QCOMPARE(row.cells[4].text.isEmpty(), !differs);
            }
        }
    }

    /// The thesis's lists of section 4.2, in its order: [β, θ, dh, pl] = [30°, 30°, −10 m, 30 m] and [b, J/m,
    /// e, μ, μ′], where k stands for J/m = k b².
    void captionsHaveTheNotationOfTheLiterature() {
        const Report report = reportOf(exampleProject("rover", "hartl-4.2"), choiceOf({"As published"}));
        const QString set =
            tableCalled(report, "Inputs of the experiment").caption.simplified().replace(QChar(0xA0), ' ');
        QVERIFY2(set.contains("[β, θ, dh, pl] = [30°, 30°, −10 m, 30 m]"), qPrintable(set));
        QVERIFY2(set.contains("[b, k, e, μ, μ′] = [1 m, 0.4, 0.92, 1, 0.8]"), qPrintable(set));
        QVERIFY2(set.contains("g = 3.71 m/s², u₄ = 5 m/s, u₃ = 5 rad/s"), qPrintable(set));
        for (const ReportFigure& figure : blocksOf<ReportFigure>(report))
            QVERIFY2(figure.caption.contains("dh"), qPrintable(figure.caption));
    }

    void captionsLeaveOutWhatHasNoEffectOrVaries() {
        const System& rover = *allSystems().find("rover");
        Values values = defaultValues(rover.parameters);
        const auto set = [&](const std::vector<std::string>& varied) {
            return parameterSet(rover, values, varied).replace(QChar(0xA0), ' ');
        };
        QVERIFY2(set({}).contains("[b, k, e, μ, μ′] ="), qPrintable(set({})));
        QVERIFY2(set({"e", "mu"}).contains("[b, k, μ′] ="), qPrintable(set({"e", "mu"})));
        QVERIFY2(set({}).contains("[β, θ, dh, pl] ="), qPrintable(set({})));
        values["terrain"] = std::string("flat"); // without slopes
        QVERIFY2(!set({}).contains("β") && !set({}).contains("dh"), qPrintable(set({})));
    }

    void numbersAreTypeset() {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        QCOMPARE(resultText(-1.5e-12), QString("−1.5·10⁻¹²"));
        QCOMPARE(resultText(1e9), QString("10⁹"));
        QCOMPARE(resultText(-1e-9), QString("−10⁻⁹"));
        QCOMPARE(resultText(std::nan("")), QString("–"));
        QCOMPARE(resultText(infinity), QString("∞"));
        QCOMPARE(resultText(-infinity), QString("−∞"));
        QCOMPARE(roundedText(2.0 / 3), QString("0.6667"));
        QCOMPARE(roundedText(-30.26119), QString("−30.26"));
        QCOMPARE(roundedText(12345.6), QString("12346"));
        QCOMPARE(roundedText(0), QString("0"));
        QCOMPARE(signedText(0.25), QString("+0.25"));
        QCOMPARE(signedText(-3), QString("−3"));
        QCOMPARE(signedText(0), QString("0"));
        QCOMPARE(inputNumberText(1.5 * 0.8), QString("1.2"));
        QCOMPARE(inputNumberText(1.0 / 3), QString("0.3333333333333333"));
        const System& rover = *allSystems().find("rover");
        QCOMPARE(inputValueText(*find(rover.parameters, "beta"), 25.0), QString("25°"));
        QCOMPARE(inputValueText(*find(rover.parameters, "dh"), -30.0), QString("−30\u00A0m"));
    }

    /// Points by abscissa and elevation, the rows of a table by their numbers from 1 on.
    void inputsThatAreTablesAreTabled() {
        const System &rover = *allSystems().find("rover"), &incline = *allSystems().find("incline");
        const Report report = reportOf(
            {"",
             "",
             {makeExperiment(rover, "Points",
                             {{"terrain", std::string("profile")}, {"profile", Points{{-20, 4}, {0, -3}}}}),
              makeExperiment(incline, "Rows")}});
        const auto textsIn = [](const ReportRow& row) {
            QStringList texts;
            for (const ReportCell& cell : row.cells)
                texts << cell.text;
            return texts;
        };
        const QString profile = toText(find(rover.parameters, "profile")->label);
        const ReportTable points = tableCalled(report, profile + ": points.");
        QCOMPARE(points.rows.size(), 2u);
        QCOMPARE(textsIn(points.rows[0]), (QStringList{"−20", "4"}));
        QCOMPARE(textsIn(points.rows[1]), (QStringList{"0", "−3"}));
        const ReportTable bodies = tableCalled(report, "Bodies.");
        QCOMPARE(bodies.rows.size(), 4u);
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(bodies.rows[i].cells[0].text, QString::number(i + 1));
    }

    /// Of the twelve columns of a race's arrivals only the heat of bodies that roll is zero.
    void columnsOfZerosAreNamed() {
        const Report report = reportOf({"", "", {makeExperiment(*allSystems().find("incline"), "Race")}});
        const ReportTable arrival = tableCalled(report, "Arrival.");
        QVERIFY(arrival.columns.size() >= 9);
        QVERIFY(std::ranges::any_of(arrival.columns, [](const auto& one) { return one.title == "t (s)"; }));
        QVERIFY2(arrival.note.startsWith("Always zero: ") && arrival.note.contains("heat"),
                 qPrintable(arrival.note));
    }

    void measuresHaveTheirUnits() {
        const System& rover = *allSystems().find("rover");
        const ReportTable table =
            tableCalled(reportOf({"", "", {makeExperiment(rover, "Run")}}), "Results of the run");
        for (const ReportRow& row : table.rows) {
            const auto measure = std::ranges::find_if(
                rover.measures, [&](const Quantity& one) { return toText(one.label) == row.cells[1].text; });
            QVERIFY2(measure != rover.measures.end(), qPrintable(row.cells[1].text));
            QCOMPARE(row.cells[3].text, toText(measure->unit));
        }
    }

    /// Case study I: as published 82.4 % at e = 0.86, 42 of 51 speeds, against the 80 % that are required.
    void theVerdictIsThatOfTheStudy() {
        const Project project = exampleProject("rover", "hartl-case-1");
        const ReportChoice choice = choiceOf();
        const auto results = solveReport(allSystems(), project, choice, {}, {});
        const Report report = makeReport(project, *results, choice);
        const QString said = paragraphsOf(report).join(u'\n');
        QVERIFY(said.contains("Met for e ≥ 0.86 (crossed 82.4 %, 42 of 51, margin 2.4 percentage points)."));
        QCOMPARE(results->experiments[0].study.size(), 2u);
        for (const StudyPart& part : results->experiments[0].study)
            QVERIFY(said.contains(answerOf(part, project.experiments[0].values).sentence));
        const ReportTable required = tableCalled(report, "Requirements of the studies and their answers");
        QCOMPARE(required.rows.size(), 2u);
        QCOMPARE(required.rows[0].cells[1].text, QString("crossed ≥ 80"));
        // The best designs are those of the smallest e that meets it.
        const ReportTable best = tableCalled(report, "As published. The best 10 of the");
        QCOMPARE(best.rows.size(), 10u);
        QCOMPARE(best.columns[2].title, QString("e"));
        QVERIFY(numberIn(best.rows[0].cells[2].text) <= 0.86);
    }

    /// The numbers are those of the thesis's case study I at e = 0.85: 78.4 %, 40 of 51.
    void namedRequirementsHaveTheirVerdicts() {
        Project project = exampleProject("rover", "hartl-case-1");
        project.requirements = {{"Strict", "rover", "crossed >= 80"},
                                {"Lax", "rover", "crossed >= 60"},
                                {"Others", "track", "time < 1"}};
        const ReportTable named = tableCalled(reportOf(project), "Requirements of the project, evaluated");
        QCOMPARE(named.rows.size(), 2u);
        QCOMPARE(named.rows[0].cells[0].text, QString("Strict"));
        QCOMPARE(named.rows[0].cells[1].text, QString("crossed ≥ 80"));
        QCOMPARE(named.rows[0].cells[2].text, QString("not met"));
        QVERIFY(named.rows[0].cells[3].text.contains("78.4 %, 40 of 51"));
        QCOMPARE(named.rows[1].cells[2].text, QString("met"));
    }

    /// Before the contents: the design, the answers and the trajectory, which is not repeated.
    void theFirstPageDecides() {
        const Report report = reportOf(exampleProject("rover", "hartl-case-1"));
        QStringList designs, figures;
        for (const ReportBlock& block : report.blocks) {
            if (std::holds_alternative<ReportContents>(block)) break;
            if (const auto* said = std::get_if<ReportParagraph>(&block);
                said && said->lead == "Recommended design.")
                designs << said->text;
            if (const auto* figure = std::get_if<ReportFigure>(&block)) figures << figure->title;
        }
        QCOMPARE(figures, QStringList{"Trajectory"});
        QCOMPARE(designs.size(), 2); // for both conventions
        for (const QString& design : designs)
            QVERIFY2(design.contains("e\u00A0=\u00A00.") && design.contains("(crossed: "),
                     qPrintable(design));
        QStringList all;
        for (const ReportFigure& figure : blocksOf<ReportFigure>(report))
            all << figure.title;
        QCOMPARE(all.count("Trajectory"), 1);
        for (const ReportHeading& heading : blocksOf<ReportHeading>(report))
            QVERIFY2(heading.number[0].isDigit(), qPrintable(heading.text)); // no appendix
    }

    void aReportOfSomeHasOnlyThose() {
        const Project project = exampleProject("rover", "hartl-4.2");
        ReportChoice choice = choiceOf({"Consistent"});
        for (const ReportSection section :
             {ReportSection::results, ReportSection::events, ReportSection::figures, ReportSection::appendix})
            choice.sections[section] = false;
        const Report report = reportOf(project, choice);
        QStringList headings;
        for (const ReportHeading& heading : blocksOf<ReportHeading>(report))
            headings << heading.number + ' ' + heading.text;
        QCOMPARE(headings, (QStringList{"1 Summary", "2 Consistent", "2.1 Inputs"}));
        QCOMPARE(blocksOf<ReportFigure>(report).size(), 0u);
    }

    /// A floor of 10⁻¹² m is hardly more than the rounding of its points: no run over it is vouched for, and
    /// half a second is too short for a verdict. Both are told of the run and of its study.
    void whatIsNotVouchedForIsTold() {
        Project project = exampleProject("rover", "hartl-case-1");
        project.experiments = {project.experiments[0]};
        Experiment& experiment = project.experiments.front();
        experiment.study->axes = {{"e", "0.6,0.9"}};
        experiment.study->over.values = "5,7,9";
        experiment.study->compared = false;
        const auto said = [&] { return paragraphsOf(reportOf(project)).join('\n'); };
        QVERIFY(!said().contains("are doubtful.") && !said().contains("Undecided runs"));
        experiment.values["pl"] = 1e-12;
        const QString doubtful = said();
        QVERIFY2(doubtful.contains("6 of 6 runs are doubtful"), qPrintable(doubtful));
        QVERIFY2(doubtful.contains("differ by little more than rounding"), qPrintable(doubtful));
        experiment.values["pl"] = 30.0;
        experiment.values["t_end"] = 0.5;
        const QString undecided = said();
        QVERIFY2(undecided.contains("Undecided runs: 6 of 6."), qPrintable(undecided));
        QVERIFY2(undecided.contains("Still moving"), qPrintable(undecided));
        QVERIFY(!undecided.contains("are doubtful."));
    }

    /// Of a normal distribution 31.7 % lie beyond one standard deviation from its middle.
    void likelyValuesOutsideTheGridAreReported() {
        Project project = exampleProject("rover", "hartl-case-1");
        project.experiments = {project.experiments[0]};
        Study& study = *project.experiments.front().study;
        study.axes = {{"e", "0.6,0.9"}};
        study.over.values = "5,7,9";
        study.likely = "normal:7:2";
        study.compared = false;
        const QString said = paragraphsOf(reportOf(project)).join('\n');
        QVERIFY2(said.contains("31.7 % of the distribution of u₄ lies outside the range 5–9 m/s of the study "
                               "and is omitted."),
                 qPrintable(said));
    }

    void tablesAndFiguresAreNumberedThrough() {
        const Report report = reportOf(exampleProject("rover", "hartl-4.2"));
        int number = 0;
        for (const ReportTable& table : blocksOf<ReportTable>(report)) {
            QCOMPARE(table.number, ++number);
            for (const ReportRow& row : table.rows)
                QCOMPARE(row.cells.size(), row.isGroup ? 1u : table.columns.size());
        }
        number = 0;
        for (const ReportFigure& figure : blocksOf<ReportFigure>(report))
            QCOMPARE(figure.number, ++number);
        QVERIFY(number > 10);
    }

    /// Long lists are shortened, and say by how much.
    void longListsAreShortened() {
        const Report report = reportOf(exampleProject("rover", "hartl-6.1"), choiceOf({"As published"}));
        const ReportTable events = tableCalled(report, "Events of the run");
        const auto group = std::ranges::find(events.rows, true, &ReportRow::isGroup);
        QVERIFY(group != events.rows.end());
        const int left = group->cells[0].text.section(' ', 0, 0).toInt();
        const QString caption = events.caption;
        QVERIFY2(
            caption.contains(QString(", %1 in total").arg(left + static_cast<int>(events.rows.size()) - 1)),
            qPrintable(caption));
    }

    /// A column of events that the page has no room for is named.
    void columnsThatHaveNoRoomAreNamed() {
        const Project project = exampleProject("rover", "hartl-6.1");
        const auto results = solveReport(allSystems(), project, choiceOf({"As published"}), {}, {});
        const ReportTable events =
            tableCalled(makeReport(project, *results, choiceOf({"As published"})), "Events of the run");
        const ExperimentResults& one = results->experiments.front();
        for (std::size_t c = 0; c < one.system->eventColumns.size(); ++c) {
            const Quantity& column = one.system->eventColumns[c];
            const bool says = std::ranges::any_of(one.shown.run->events, [c](const RunEvent& event) {
                return c < event.values.size() && std::isfinite(event.values[c]) && event.values[c] != 0;
            });
            const QString title =
                QString::fromStdString(column.symbol.empty() ? column.label : column.symbol);
            const bool isShown = std::ranges::any_of(
                events.columns, [&](const auto& one) { return one.title.startsWith(title); });
            const QString label = QString::fromStdString(column.label).toLower();
            if (says && !isShown) QVERIFY2(events.note.contains(label), qPrintable(label));
        }
    }

    void outcomesAreDrawnWhereTheyDiffer() {
        const Report report = reportOf(exampleProject("rover", "hartl-case-1"));
        const auto figures = blocksOf<ReportFigure>(report);
        QVERIFY(std::ranges::any_of(
            figures, [](const ReportFigure& one) { return one.title.startsWith("Outcomes against "); }));
    }

    void whatCannotBeRunSaysWhy() {
        Registry registry;
        registry.add(everyKind());
        const Values clash{{"beta", 85.0}, {"convention", std::string("published")}};
        const Values unlucky{{"beta", 13.0}};
        const Project project{
            "",
            "",
            {makeExperiment(everyKind(), "Clash", clash), makeExperiment(everyKind(), "Unlucky", unlucky)}};
        const QStringList said = paragraphsOf(reportOf(project, choiceOf(), registry));
        QVERIFY(said.contains("The published convention ends at β = 80 °."));
        QVERIFY(said.contains("thirteen is unlucky"));
    }

    void aProjectWithoutExperimentsHasAReport() {
        const Report report = reportOf({});
        QCOMPARE(report.title, QString("Untitled project"));
        QVERIFY(paragraphsOf(report).contains("The project has no experiments."));
    }

    void itCanBeStopped() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!solveReport(allSystems(), exampleProject("rover", "hartl-case-1"), choiceOf(),
                             stop.get_token(), {}));
    }

    void pinnedRunsAreLaidBesideTheirExperiment() {
        Registry registry;
        registry.add(fallingBody());
        Project project{"", "", {makeExperiment(fallingBody(), "Fall")}};
        Values higher = project.experiments[0].values;
        higher["height"] = 20.0;
        project.pins = {{"Fall", "falling-body", higher}};
        const Report report = reportOf(project, choiceOf(), registry);
        const ReportTable pins = tableCalled(report, "Runs kept as references");
        QCOMPARE(pins.rows.size(), 1u);
        QCOMPARE(pins.rows[0].cells[1].text, QString("h 10 → 20 m"));
        // The figures have it too.
        const auto drawn = [&] {
            const auto figures = blocksOf<ReportFigure>(reportOf(project, choiceOf(), registry));
            QByteArray all;
            for (const ReportFigure& figure : figures)
                all += QByteArray(figure.picture.data(), figure.picture.size());
            return all;
        };
        const QByteArray beside = drawn();
        QCOMPARE(beside, drawn());
        project.pins.clear();
        QVERIFY(beside != drawn());
    }

    /// With what differs, the change of the answer, and a map of the difference; an experiment is not
    /// compared with itself.
    void aBaselineIsTold() {
        Project project = exampleProject("rover", "hartl-case-1");
        project.experiments = {project.experiments[0]};
        Experiment& experiment = project.experiments.front();
        experiment.study->axes = {{"b", "1,2"}, {"e", "0.8:1:0.05"}};
        experiment.study->over.values = "5:10:1";
        experiment.study->compared = false;
        project.baseline = Baseline{experiment.name, experiment.system, experiment.values, *experiment.study};
        const auto hasDifference = [](const Report& report) {
            const auto figures = blocksOf<ReportFigure>(report);
            return std::ranges::any_of(figures, [](const ReportFigure& figure) {
                return figure.title.startsWith("Difference from the baseline: ");
            });
        };
        QVERIFY(!hasDifference(reportOf(project)));
        project.baseline.edit().values["beta"] = 10.0;
        const Report report = reportOf(project);
        QVERIFY(hasDifference(report));
        const QString what =
            QString("The study of “%1” with %2 = 10 °.")
                .arg(experiment.name,
                     QString::fromStdString(
                         parameterOf(allSystems().find("rover")->parameters, "beta").symbol));
        QVERIFY2(paragraphsOf(report).contains(what), qPrintable(paragraphsOf(report).join('\n')));
        QVERIFY(!paragraphsOf(report).filter("the baseline").isEmpty());
    }
};

TALWEG_TEST(tst_make_report, TestMakeReport, QApplication)
#include "tst_make_report.moc"
