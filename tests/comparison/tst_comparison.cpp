#include "comparison/comparison_table.h"
#include "support/falling_body.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "systems/table.h"

#include <cmath>
#include <numeric>

using namespace talweg;
using namespace talweg::tests;

namespace {

using Kind = ComparisonTable::Row::Kind;

ComparedRun runOf(const System& system, const std::string& name, const Values& changed) {
    Values values = defaultValues(system.parameters);
    for (const auto& [id, value] : changed)
        values[id] = value;
    return {name, values, prepared(system, values)->solve({}, {})};
}

/// The row of that kind and id.
const ComparisonTable::Row* rowOf(const ComparisonTable& table, Kind kind, const std::string& id) {
    const auto found =
        std::ranges::find_if(table.rows, [&](const auto& row) { return row.kind == kind && row.id == id; });
    return found == table.rows.end() ? nullptr : &*found;
}

std::vector<std::string> idsOf(const ComparisonTable& table, Kind kind) {
    std::vector<std::string> ids;
    for (const auto& row : table.rows)
        if (row.kind == kind) ids.push_back(row.id);
    return ids;
}

/// A run of which nothing is known but its events: kinds in order, a second apart.
ComparedRun happening(const std::string& name, const std::vector<std::string>& kinds) {
    auto run = std::make_shared<Run>();
    for (const std::string& kind : kinds)
        run->events.push_back({static_cast<double>(run->events.size()), kind, kind});
    return {name, defaultValues(fallingBody().parameters), run};
}

/// "impact 1: 0 0" for each, with the number of the event in each run, "-" for none.
QStringList matchedText(const std::vector<ComparedRun>& runs) {
    QStringList lines;
    for (const MatchedEvent& match : matchEvents(runs)) {
        QString line = QString("%1 %2:").arg(QString::fromStdString(match.kind)).arg(match.number);
        for (const RunEvent* event : match.events)
            line += event ? QString(" %1").arg(event->t) : QString(" -");
        lines << line;
    }
    return lines;
}

} // namespace

class TestComparison : public QObject {
    Q_OBJECT

private slots:
    void aFallFromTwiceTheHeight();
    void differencesAreThoseOfTheRuns_data();
    void differencesAreThoseOfTheRuns();
    void whatIsAlikeIsOneRow();
    void whatPlaysNoPartIsNotSetOff();
    void tablesOfInputsDifferInCells();
    void trainsOfDifferentLengths();
    void whatOnlyOthersHaveStandsInTheirOrder();
    void namesSayWhatDiffers();
    void aRunThatIsNotSolved();
    void theFileHasEveryDigit();
    void roundingIsNoDifference();
    void manyEventsAreCut();
};

/// t = sqrt(2 h / g), and it lands v t downrange.
void TestComparison::aFallFromTwiceTheHeight() {
    const System fall = fallingBody();
    const std::vector runs{runOf(fall, "low", {{"height", 10.0}}), runOf(fall, "high", {{"height", 20.0}})};
    const ComparisonTable table = compare(fall, runs);
    const auto& cells = rowOf(table, Kind::measure, "t")->cells;
    const double low = std::sqrt(2 * 10 / 9.81);
    QVERIFY(std::abs(*cells[1].difference() - low * (std::sqrt(2.0) - 1)) < 1e-14);
    QVERIFY(std::abs(*cells[1].relative() - (std::sqrt(2.0) - 1)) < 1e-14);
    QVERIFY(!cells[0].difference());
    QVERIFY(cells[1].differs && !cells[0].differs);
    const auto& landing = rowOf(table, Kind::event, "t")->cells;
    QCOMPARE(*landing[1].difference(), *cells[1].difference());
}

void TestComparison::differencesAreThoseOfTheRuns_data() {
    QTest::addColumn<QString>("id");
    const Registry registry = builtinSystems();
    for (const auto& system : registry.systems())
        QTest::newRow(system->id.c_str()) << QString::fromStdString(system->id);
}

/// Whatever the system: of its examples' experiments against the first.
void TestComparison::differencesAreThoseOfTheRuns() {
    QFETCH(QString, id);
    const auto system = builtinSystems().find(id.toStdString());
    std::vector<ComparedRun> runs;
    for (const Example& example : system->examples)
        for (const ExampleExperiment& experiment : example.experiments)
            if (runs.size() < 3) runs.push_back(runOf(*system, experiment.name, experiment.values));
    if (runs.size() < 2) runs.push_back(runOf(*system, "standard", {}));
    ComparisonOptions options;
    options.eventQuantities = {"t", "x", "y"};
    const ComparisonTable table = compare(*system, runs, options);
    int compared = 0;
    for (const Measure& measure : runs[0].run->measures)
        for (std::size_t i = 1; i < runs.size(); ++i) {
            const auto* row = rowOf(table, Kind::measure, measure.quantity.id);
            const auto other = std::ranges::find_if(runs[i].run->measures, [&](const Measure& m) {
                return m.quantity.id == measure.quantity.id;
            });
            if (!row || other == runs[i].run->measures.end() || std::isnan(measure.value)
                || std::isnan(other->value))
                continue;
            ++compared;
            QCOMPARE(*row->cells[0].number, measure.value);
            QCOMPARE(*row->cells[i].number, other->value);
            QCOMPARE(*row->cells[i].difference(), other->value - measure.value);
        }
    QVERIFY(compared >= 3);
    for (const auto& row : table.rows)
        QVERIFY(row.cells.empty() || row.cells.size() == runs.size());
}

void TestComparison::whatIsAlikeIsOneRow() {
    const System fall = fallingBody();
    const std::vector runs{runOf(fall, "low", {{"height", 10.0}}), runOf(fall, "high", {{"height", 20.0}})};
    const ComparisonTable table = compare(fall, runs);
    QCOMPARE(idsOf(table, Kind::input), std::vector<std::string>{"height"});
    const auto* alike = rowOf(table, Kind::alike, "alike");
    QCOMPARE(alike->label, "2 identical inputs");
    QCOMPARE(alike->help, "v = 2 m/s, g = 9.81 m/s²");
    ComparisonOptions listing;
    listing.listAlike = true;
    QCOMPARE(idsOf(compare(fall, runs, listing), Kind::input),
             (std::vector<std::string>{"height", "speed", "g"}));
    QCOMPARE(rowOf(compare(fall, {runs[0], runs[0]}), Kind::alike, "alike")->label,
             "3 identical inputs, no differences");
}

/// The rover's profile matters where the terrain is one, and the angle of the decline where it is a valley.
void TestComparison::whatPlaysNoPartIsNotSetOff() {
    const auto rover = builtinSystems().find("rover");
    const auto ruled = std::ranges::find_if(rover->parameters, [](const Parameter& parameter) {
        return parameter.kind == Parameter::Kind::number && !parameter.onlyFor.first.empty();
    });
    QVERIFY(ruled != rover->parameters.end());
    Values plain = defaultValues(rover->parameters), other = plain;
    // Where it plays no part its ruling choice is another.
    const Parameter& ruling = parameterOf(rover->parameters, ruled->onlyFor.first);
    for (const Choice& choice : ruling.choices)
        if (std::ranges::find(ruled->onlyFor.second, choice.id) == ruled->onlyFor.second.end())
            plain[ruling.id] = choice.id;
    other[ruling.id] = plain[ruling.id];
    other[ruled->id] = std::get<double>(plain.at(ruled->id)) * 0.5 + 0.125;
    const std::vector<ComparedRun> runs{{"plain", plain}, {"other", other}};
    const ComparedInputs inputs = compareInputs(*rover, runs);
    QVERIFY(inputs.differing.empty());
    QCOMPARE(inputs.idle.size(), 1U);
    QCOMPARE(inputs.idle[0]->id, ruled->id);
    const ComparisonTable table = compare(*rover, runs);
    QCOMPARE(rowOf(table, Kind::alike, "idle")->label, "1 input differs but has no effect");
}

/// A race of two bodies and the same with another second body and a third.
void TestComparison::tablesOfInputsDifferInCells() {
    std::shared_ptr<const System> system;
    const Parameter* table = nullptr;
    const Registry registry = builtinSystems();
    for (const auto& each : registry.systems())
        for (const Parameter& parameter : each->parameters)
            if (parameter.kind == Parameter::Kind::table && !table) {
                system = each;
                table = &parameter;
            }
    QVERIFY(table);
    const auto column = std::ranges::find(table->columns, Parameter::Kind::number, &Parameter::kind);
    QVERIFY(column != table->columns.end());
    const auto place = static_cast<std::size_t>(column - table->columns.begin());
    Values two = defaultValues(system->parameters), three = two;
    Table rows{defaultRow(*table), defaultRow(*table)};
    two[table->id] = rows;
    rows[1][place] = std::get<double>(rows[1][place]) + 0.25;
    rows.push_back(defaultRow(*table));
    three[table->id] = rows;
    const ComparedInputs inputs = compareInputs(*system, {{"two", two}, {"three", three}});
    const std::string cell = table->id + "[2]." + column->id;
    QCOMPARE(inputs.differing.front().parameter->id, table->id);
    const auto changed = std::ranges::find_if(inputs.differing, [&](const DifferingInput& input) {
        return input.parameter->place && input.parameter->place->row == 1;
    });
    QVERIFY(changed != inputs.differing.end());
    QCOMPARE(changed->parameter->place->column, place);
    QCOMPARE(std::get<double>(*changed->values[1]) - std::get<double>(*changed->values[0]), 0.25);
    const auto missing = std::ranges::find_if(inputs.differing, [&](const DifferingInput& input) {
        return input.parameter->place && input.parameter->place->row == 2;
    });
    QVERIFY(missing != inputs.differing.end());
    QVERIFY(!missing->values[0] && missing->values[1] && missing->idle[0]);
}

void TestComparison::trainsOfDifferentLengths() {
    const std::vector runs{happening("long", {"impact", "impact", "lift", "impact", "stop"}),
                           happening("short", {"impact", "lift", "stop"})};
    QCOMPARE(matchedText(runs),
             (QStringList{"impact 1: 0 0", "impact 2: 1 -", "lift 1: 2 1", "impact 3: 3 -", "stop 1: 4 2"}));
    const auto matched = matchEvents(runs);
    QVERIFY(!matched[0].isOnly && matched[2].isOnly);
    QCOMPARE(matchEvents({runs[1], runs[1]})[0].isOnly, true);
}

/// Also where the order contradicts that of the first run.
void TestComparison::whatOnlyOthersHaveStandsInTheirOrder() {
    QCOMPARE(matchedText({happening("a", {"impact", "stop"}),
                          happening("b", {"slide", "impact", "impact", "lift", "stop"})}),
             (QStringList{"slide 1: - 0", "impact 1: 0 1", "impact 2: - 2", "lift 1: - 3", "stop 1: 1 4"}));
    QCOMPARE(matchedText({happening("a", {"lift", "impact"}), happening("b", {"impact", "lift"})}),
             (QStringList{"lift 1: 0 1", "impact 1: 1 0"}));
    QCOMPARE(matchEvents({}).size(), 0U);
}

void TestComparison::namesSayWhatDiffers() {
    const System fall = fallingBody();
    const auto names = [&](const std::vector<ComparedRun>& runs) { return distinctNames(fall, runs); };
    const ComparedRun low = runOf(fall, "Tower", {{"height", 10.0}}),
                      high = runOf(fall, "Tower", {{"height", 20.0}}),
                      fast = runOf(fall, "Fast", {{"height", 20.0}, {"speed", 3.0}});
    QCOMPARE(names({low, high}), (std::vector<std::string>{"h = 10 m", "h = 20 m"}));
    QCOMPARE(names({low, fast}), (std::vector<std::string>{"Tower", "Fast"}));
    QCOMPARE(names({low, high, fast}), (std::vector<std::string>{"Tower", "Tower (2)", "Fast"}));
    QCOMPARE(names({low, low}), (std::vector<std::string>{"Tower", "Tower (2)"}));
    QCOMPARE(names({low, high, low}), (std::vector<std::string>{"Tower", "Tower (2)", "Tower (3)"}));
    QCOMPARE(names({low}), std::vector<std::string>{"Tower"});
}

void TestComparison::aRunThatIsNotSolved() {
    const System fall = fallingBody();
    ComparedRun low = runOf(fall, "low", {{"height", 10.0}}), high = runOf(fall, "high", {{"height", 20.0}});
    high.run.reset();
    high.failure = "It cannot be.";
    const ComparisonTable table = compare(fall, {low, high});
    const auto& time = rowOf(table, Kind::measure, "t")->cells;
    QVERIFY(time[0].number && !time[1].number && !time[1].difference());
    QCOMPARE(rowOf(table, Kind::outcome, "sentence")->cells[1].text, "It cannot be.");
    low.run.reset();
    QVERIFY(idsOf(compare(fall, {low, high}), Kind::measure).empty());
    QVERIFY(compare(fall, {}).rows.empty());
}

void TestComparison::theFileHasEveryDigit() {
    const System fall = fallingBody();
    std::vector runs{runOf(fall, "low, \"first\"", {{"height", 10.0}, {"speed", 1.0}}),
                     runOf(fall, "high", {{"height", 20.0}})};
    const QStringList lines =
        QString::fromStdString(comparisonCsv(compare(fall, runs))).split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines[0], "section,quantity,unit,label,run,value,difference,relative");
    QVERIFY(lines[1].startsWith("input,height,m,Height h,\"low, \"\"first\"\"\",10,,"));
    QCOMPARE(lines[2], "input,height,m,Height h,high,20,10,1");
    const auto time = std::ranges::find_if(
        lines, [](const QString& line) { return line.startsWith("measure,t,s,Time of fall t,high,"); });
    QVERIFY(time != lines.end());
    QCOMPARE(time->split(',')[5].toDouble(), std::sqrt(2 * 20 / 9.81));
}

void TestComparison::roundingIsNoDifference() {
    QVERIFY(!differ(0.1 + 0.2, 0.3));
    QVERIFY(differ(0.3, 0.3 + 1e-9));
    QVERIFY(differ(0, 1e-300));
    const double none = std::nan("");
    QVERIFY(!differ(none, none));
    QVERIFY(differ(none, 1) && differ(INFINITY, 1) && !differ(INFINITY, INFINITY));
    QCOMPARE(relativeDifference(-3, -2), -0.5);
    QVERIFY(std::isnan(relativeDifference(1, 0)));
    // Residuals are rounding themselves.
    const auto measured = [](double residual) {
        auto run = std::make_shared<Run>();
        run->measures = {{{"residual", "", "Energy residual"}, residual}};
        return ComparedRun{"a", defaultValues(fallingBody().parameters), run};
    };
    const auto isSetOff = [&](double one, double other) {
        const auto table = compare(fallingBody(), {measured(one), measured(other)});
        return rowOf(table, Kind::measure, "residual")->cells[1].differs;
    };
    QVERIFY(!isSetOff(6.5e-16, 4.9e-16) && !isSetOff(0, -3e-13));
    QVERIFY(isSetOff(6.5e-16, 4.9e-9) && isSetOff(0, 1e-6));
}

void TestComparison::manyEventsAreCut() {
    const System fall = fallingBody();
    const std::vector runs{happening("a", std::vector<std::string>(500, "impact")),
                           happening("b", std::vector<std::string>(300, "impact"))};
    ComparisonOptions few;
    few.maxEvents = 200;
    const ComparisonTable table = compare(fall, runs, few);
    QCOMPARE(idsOf(table, Kind::event).size(), 200U);
    QCOMPARE(table.rows.back().label, "300 more events");
    QCOMPARE(idsOf(compare(fall, runs), Kind::event).size(), 500U);
}

TALWEG_TEST(tst_comparison, TestComparison, QCoreApplication)
#include "tst_comparison.moc"
