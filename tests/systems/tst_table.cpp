#include "base/translation.h"
#include "support/test.h"
#include "systems/reading.h"
#include "systems/table.h"
#include "systems/wording.h"

using namespace talweg;

namespace {

using Kind = Parameter::Kind;

/// Loads of a cart, one input of each kind of column.
Parameter loads() {
    return tableOf(
        {.id = "loads",
         .label = "Loads",
         .defaultValue = Table{{std::string("box"), std::string(), 1.0, std::string("auto")}},
         .onlyFor = {"cart", {"full"}},
         .row = "load",
         .counted = [](std::int64_t rows) { return trCount(rows, "%n load", "%n loads"); },
         .maxRows = 12,
         .columns = {{.id = "kind",
                      .label = "Kind",
                      .kind = Kind::choice,
                      .defaultValue = std::string("box"),
                      .choices = {{"box", "Box"}, {"ball", "Ball"}}},
                     {.id = "name", .label = "Name", .kind = Kind::text, .defaultValue = std::string()},
                     {.id = "m",
                      .symbol = "m",
                      .label = "Mass",
                      .unit = "kg",
                      .defaultValue = 1.0,
                      .range = {.min = 0, .max = 100, .minIncluded = false}},
                     {.id = "k",
                      .label = "Stiffness",
                      .kind = Kind::numberOrWord,
                      .defaultValue = std::string("auto"),
                      .word = "auto"}}});
}

/// Points with a weight, numbers alone.
Parameter weights() {
    Parameter x{.id = "x", .label = "Place"}, w{.id = "w", .label = "Weight", .defaultValue = 1.0};
    return tableOf({.id = "weights",
                    .label = "Weights",
                    .row = "weight",
                    .counted = [](std::int64_t rows) { return trCount(rows, "%n weight", "%n weights"); },
                    .minRows = 2,
                    .columns = {x, w}});
}

std::vector<Cell> load(const char* kind, const char* name, double mass, Cell stiffness) {
    return {std::string(kind), std::string(name), mass, std::move(stiffness)};
}

const Cell automatic = std::string("auto");

Table rowsOf(const Parameter& table, std::string_view text) {
    const Reading reading = readTable(table, text);
    if (!reading.value) qFatal("%s", reading.error.c_str());
    return std::get<Table>(*reading.value);
}

std::string errorOf(const Parameter& table, std::string_view text) {
    return readTable(table, text).error;
}

} // namespace

class TestTable : public QObject {
    Q_OBJECT

private slots:
    void rowsAreReadByName() {
        const Table rows =
            rowsOf(loads(), " box,ball m=2 name=Big_ball k=3 ,\tball k=auto, name=\"a, \"\"b\"\"_\"");
        QVERIFY((rows
                 == Table{load("box", "", 1, automatic), load("ball", "Big ball", 2, 3.0),
                          load("ball", "", 1, automatic), load("box", "a, \"b\"_", 1, automatic)}));
    }

    void rowsAreReadInOrder() {
        QVERIFY((rowsOf(weights(), "1:2,  -0.5 : 1e-1 ,") == Table{{1.0, 2.0}, {-0.5, 0.1}}));
        QVERIFY((rowsOf(weights(), "1, 2 w=3") == Table{{1.0, 1.0}, {2.0, 3.0}}));
        QVERIFY((rowsOf(loads(), "ball:\"a b\":2:auto") == Table{load("ball", "a b", 2, automatic)}));
    }

    void whatIsWrittenReadsBack() {
        const Table rows{load("ball", "", 1, automatic), load("box", "plain", 1.0 / 3, 1e-300),
                         load("box", " a=b:c, \"d\"\n_", 100, automatic), load("ball", "β", 1, 7.0)};
        QVERIFY(rowsOf(loads(), writeTable(loads(), rows)) == rows);
        QCOMPARE(writeTable(loads(), {load("ball", "", 1, automatic), load("box", "A", 2, automatic)}),
                 std::string("ball, box name=A m=2"));
        QCOMPARE(writeTable(weights(), {{1.0, 2.5}, {0.0, -1.0}}), std::string("1:2.5, 0:-1"));
    }

    void whatIsWrongIsSaidWithItsRowAndColumn() {
        const std::pair<const char*, const char*> texts[]{
            {"box, cube", "Load 2, kind = \"cube\" is not valid; choices are box, ball."},
            {"box m=0",
             "Load 1, mass m₁ = 0 kg is out of range; it must be greater than 0 kg and at most 100 kg."},
            {"box, box, box m=much", "Load 3, mass m₃ = \"much\" is not a number; write it with a decimal "
                                     "point and without digit grouping."},
            {"box size=2", "Loads: load 1: \"size\" is not a column; columns are kind, name, m, k."},
            {"box ball", "Loads: load 1: \"box ball\" does not have the form kind name=… m=… k=…."},
            {"box, ball name=\"A, box", "Loads: load 2: a closing quotation mark is missing."},
            {"box name=\"", "Loads: load 1: a closing quotation mark is missing."},
            {"", "Loads: at least 1 load is needed, but there is none."},
            {"box, box, box, box, box, box, box, box, box, box, box, box, box",
             "Loads: at most 12 loads are allowed, but there are more."}};
        for (const auto& [text, error] : texts)
            QCOMPARE(errorOf(loads(), text), std::string(error));
        QCOMPARE(errorOf(weights(), "1:2"), std::string("Weights: at least 2 weights are needed."));
        QCOMPARE(errorOf(weights(), "1:2, 3:4:5"),
                 std::string("Weights: weight 2: \"3:4:5\" does not have the form x:w."));
    }

    void valuesOfAnotherKindAreRefused() {
        QVERIFY(!complaint(loads(), 1.0).empty());
        QVERIFY(!complaint(loads(), std::string("box")).empty());
        QVERIFY(!complaint(loads(), Table{{1.0, 2.0}}).empty());
        QVERIFY(!complaint(loads(), Table{{1.0, std::string(), 1.0, automatic}}).empty());
        QVERIFY(!complaint({.label = "Height"}, Table{}).empty());
        QVERIFY(complaint(loads(), loads().defaultValue).empty());
    }

    /// A cell is an input of its own: it is found, read and changed under its path.
    void cellsArePartsOfTheValues() {
        const std::vector<Parameter> parameters{loads()};
        const Parameter* mass = find(parameters, "loads[12].m");
        QVERIFY(mass);
        QCOMPARE(fullName(*mass), std::string("Load 12, mass m₁₂"));
        for (const char* none :
             {"loads[13].m", "loads[0].m", "loads[1].x", "loads[1]", "loads[", "cart[1].m"})
            QVERIFY2(!find(parameters, none), none);
        Values values{{"loads", rowsOf(loads(), "box, ball m=2")}};
        const Parameter& second = *find(parameters, "loads[2].m");
        QVERIFY(valueOf(second, values) == Value(2.0));
        assign(values, second, 3.0);
        QVERIFY((values.at("loads") == Value(rowsOf(loads(), "box, ball m=3"))));
        QCOMPARE(missingRow(parameters, second, values), std::string());
        QCOMPARE(missingRow(parameters, *mass, values),
                 std::string("loads[12].m does not exist; there are 2 loads."));
    }

    void changesOfCellsAreChangesOfTheirTables() {
        const std::vector<Parameter> parameters{loads(), {.id = "g", .label = "Gravity"}};
        const Values values{{"loads", rowsOf(loads(), "box, ball m=2")}, {"g", 1.0}};
        const Values whole =
            wholeChanges(parameters, values, {{"loads[1].m", 5.0}, {"loads[2].k", 6.0}, {"g", 2.0}});
        QCOMPARE(whole.size(), std::size_t(2));
        QVERIFY(whole.at("loads") == Value(rowsOf(loads(), "box m=5, ball m=2 k=6")));
        QVERIFY(whole.at("g") == Value(2.0));
    }

    void theOnlyDifferenceIsFound() {
        const Parameter table = loads();
        const auto differing = [&](const char* one, const char* other) {
            const Parameter* cell = onlyDifferentCell(table, rowsOf(table, one), rowsOf(table, other));
            return cell ? cell->id : "";
        };
        QCOMPARE(differing("box, ball", "box, ball m=2"), std::string("loads[2].m"));
        QCOMPARE(differing("box, ball", "ball, ball m=2"), std::string());
        QCOMPARE(differing("box, ball", "box"), std::string());
        QCOMPARE(differing("box", "box"), std::string());
    }
};

TALWEG_TEST(tst_table, TestTable, QCoreApplication)
#include "tst_table.moc"
