#include "study/default_study.h"
#include "study/monte_carlo.h"
#include "study/study.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "systems/table.h"

#include <numbers>

using namespace talweg;

namespace {

std::shared_ptr<const System> incline() {
    static const Registry registry = builtinSystems();
    return registry.find("incline");
}

Values race(const char* bodies) {
    Values values = defaultValues(incline()->parameters);
    values["bodies"] = tableFrom(*find(incline()->parameters, "bodies"), bodies);
    return values;
}

/// Of a body that rolls from rest 10 m, measured level, down 15°: a = g sin α/(1 + k).
double timeOf(double k, double g = 9.81) {
    const double alpha = std::numbers::pi / 12;
    return std::sqrt(2 * (10 / std::cos(alpha)) * (1 + k) / (g * std::sin(alpha)));
}

Study overGravity(const char* cell, const char* values) {
    return {.axes = {{cell, values}}, .over = {"g", "9.81,1.62"}, .measures = {"time_1"}};
}

} // namespace

/// Cells of tables are varied as other inputs are.
class TestCells : public QObject {
    Q_OBJECT

private slots:
    void aSweepOfACell() {
        const StudyReading reading =
            readStudy(*incline(), race("body k=1, solid-sphere"), overGravity("bodies[1].k", "0.1:1:0.3"));
        QVERIFY2(reading.sweep, reading.problems.empty() ? "" : reading.problems[0].message.c_str());
        const auto result = solveSweep(incline(), *reading.sweep, {}, {}, {});
        QCOMPARE(result->designs, std::size_t(4));
        for (std::size_t design = 0; design < 4; ++design) {
            const Values values = result->valuesOf(design);
            const double k = std::get<double>(values.at("bodies[1].k"));
            QVERIFY(std::abs(k - (0.1 + 0.3 * static_cast<double>(design))) < 1e-15);
            QVERIFY(std::abs(result->values[0][2 * design] - timeOf(k)) < 1e-9);
            QVERIFY(std::abs(result->values[0][2 * design + 1] - timeOf(k, 1.62)) < 1e-9);
        }
    }

    void randomCells() {
        MonteCarlo study;
        study.base = race("body k=1, solid-sphere");
        const auto reading = readDistribution(*incline(), "bodies[1].k", "list:0.2,0.7");
        QVERIFY2(reading.distribution, reading.error.c_str());
        study.inputs = {*reading.distribution};
        study.measures = {"time_1"};
        study.runs = 50;
        QVERIFY(problems(*incline(), study).empty());
        const auto result = solveMonteCarlo(incline(), study, 0, {}, {});
        for (std::size_t run = 0; run < study.runs; ++run)
            QVERIFY(std::abs(result->values[0][run] - timeOf(result->inputs[0][run])) < 1e-9);
    }

    void whatCannotBeVariedIsSaid() {
        const auto problemOf = [](const char* cell, const char* values) {
            const StudyReading reading =
                readStudy(*incline(), race("body k=1, solid-sphere"), overGravity(cell, values));
            return reading.problems.empty() ? std::string() : reading.problems.front().message;
        };
        QCOMPARE(problemOf("bodies[3].k", "0.5"),
                 std::string("bodies[3].k does not exist; there are 2 bodies."));
        QCOMPARE(
            problemOf("bodies[2].k", "0.5,2"),
            std::string(
                "Body 2, inertia factor k₂ = 2 is out of range; it must be greater than 0 and at most 1."));
        QVERIFY(problemOf("bodies[1].name", "1").starts_with("\"bodies[1].name\" is not a numeric input"));
        QVERIFY(problemOf("bodies[9].k", "1").starts_with("\"bodies[9].k\" is not a numeric input"));
    }

    /// Offered are the cells of the rows that there are.
    void cellsAreOffered() {
        const auto offered = [](const char* id) {
            const auto inputs = studyInputs(*incline(), race("body k=1, solid-sphere"));
            return std::ranges::count(inputs, id, &Parameter::id) == 1;
        };
        for (const char* id : {"bodies[1].k", "bodies[2].m", "bodies[2].R", "mu"})
            QVERIFY2(offered(id), id);
        for (const char* id : {"bodies[3].k", "bodies[1].shape", "bodies[1].name", "bodies"})
            QVERIFY2(!offered(id), id);
        for (const char* usual : {"bodies[1].k", "bodies[2].k"}) // also where a word stands
            QCOMPARE(defaultAxis(*incline(), race("body k=0.9, solid-sphere"), usual),
                     std::string("0.1:1:0.1"));
        QCOMPARE(defaultAxis(*incline(), race("body R=3"), "bodies[1].R"), std::string("2.75:3.25:0.05"));
    }
};

TALWEG_TEST(tst_cells, TestCells, QCoreApplication)
#include "tst_cells.moc"
