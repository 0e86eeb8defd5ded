#include "cli/case_table.h"
#include "command_line.h"
#include "support/decorated.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <random>

using namespace talweg;
using namespace talweg::tests;

namespace {

std::shared_ptr<const System> systemOf(const char* id) {
    static const Registry registry = builtinSystems();
    return registry.find(id);
}

/// The cases of a table.
std::vector<Case> casesOf(const std::shared_ptr<const System>& system, const QByteArray& table) {
    QTemporaryDir folder;
    const QString path = folder.filePath("cases.csv");
    put(path, table);
    QStringList notes;
    return readCases(system, path, defaultValues(system->parameters), notes);
}

QByteArray number(double x) {
    return QByteArray::fromStdString(shortest(x));
}

/// Neighbours that share a design, that differ in words, that leave the plane, that go by other solvers, and
/// numbers that are equal, zero and tiny.
QByteArray mixedTable(int rows) {
    std::mt19937_64 random(4);
    const auto between = [&random](double min, double max) {
        return std::uniform_real_distribution<double>(min, max)(random);
    };
    const auto chance = [&](double part) { return between(0, 1) < part; };
    QByteArray table = "id,terrain,dh,b,e,mu,convention,solver,u4,u3,u6,clearance\n";
    QByteArray design;
    for (int i = 0; i < rows; ++i) {
        if (i == 0 || chance(0.2)) {
            const bool published = chance(0.3);
            design = published || chance(0.6) ? "valley," : chance(0.5) ? "slope," : "flat,";
            design += number(chance(0.1) ? 0 : -between(0.1, 20)) + ',' + number(between(0.2, 4)) + ','
                      + number(chance(0.2) ? 0 : between(0, 0.98)) + ','
                      + number(chance(0.1) ? 0 : between(0, 1)) + ',' + (published ? "published" : "") + ','
                      + (chance(0.1) ? "adaptive" : "event") + ',';
        }
        table += "run " + QByteArray::number(i) + ',' + design
                 + number(chance(0.1)   ? 0
                          : chance(0.1) ? 1e-9
                                        : between(-2, 12))
                 + ',' + (chance(0.5) ? "rolling" : number(between(-9, 9))) + ','
                 + (chance(0.05) ? "0.5" : "0") + ',' + (chance(0.1) ? number(between(0, 3)) : "") + '\n';
    }
    return table;
}

/// Other values than the standard one.
std::vector<Value> othersOf(const Parameter& parameter) {
    std::vector<Value> others;
    for (const Choice& choice : parameter.choices)
        others.emplace_back(choice.id);
    if (parameter.kind == Parameter::Kind::points) others.emplace_back(Points{{0, 5}, {40, 1}, {100, 3}});
    if (parameter.kind == Parameter::Kind::table) {
        Table rows = std::get<Table>(parameter.defaultValue);
        std::ranges::reverse(rows);
        others.emplace_back(rows);
    }
    if (parameter.kind == Parameter::Kind::text)
        others.emplace_back(std::string(
            parameter.onlyFor.second == std::vector<std::string>{"custom"} ? "cos(t)" : "30/(1 + x^2)"));
    if (parameter.kind == Parameter::Kind::number || parameter.kind == Parameter::Kind::numberOrWord) {
        const double* defaultValue = std::get_if<double>(&parameter.defaultValue);
        others = {defaultValue ? *defaultValue + parameter.step : 1.0,
                  defaultValue ? 0.8 * *defaultValue : 2.0};
    }
    return others;
}

const Measure* measureOf(const Run& run, const std::string& id) {
    const auto it = std::ranges::find_if(run.measures, [&](const Measure& m) { return m.quantity.id == id; });
    return it == run.measures.end() ? nullptr : &*it;
}

QString doubtsOf(const Run& run) {
    QStringList kinds;
    for (const Doubt& doubt : run.doubts)
        kinds << word(doubt.kind);
    return kinds.join(u' ');
}

} // namespace

class TestCaseTable : public QObject {
    Q_OBJECT

private slots:
    /// However a row is solved, together with its neighbours or alone: it says what the run by itself says.
    void rowsAreSingleRuns() {
        const auto rover = systemOf("rover");
        const auto cases = casesOf(rover, mixedTable(400));
        const QList<QByteArray> lines = tableOf(rover, cases, {}).text.trimmed().split('\n');
        QCOMPARE(std::size_t(lines.size()), cases.size() + 1);
        for (std::size_t i = 0; i < cases.size(); ++i) {
            const QList<QByteArray> cells = lines[qsizetype(i) + 1].split(',');
            const auto run = tests::runOf(*rover, cases[i].values());
            QCOMPARE(QString(cells[0]), cases[i].id);
            QCOMPARE(cells[1].toStdString(), run->outcome.id);
            for (std::size_t m = 0; m < rover->tableMeasures.size(); ++m) {
                const double alone = measureOf(*run, rover->tableMeasures[m])->value;
                const double inTable = cells[qsizetype(m) + 2].toDouble();
                QVERIFY2(std::abs(alone - inTable) <= 1e-12 * (1 + std::abs(alone)), lines[qsizetype(i) + 1]);
            }
            QCOMPARE(QString(cells.last()), doubtsOf(*run));
        }
    }

    void threadsDoNotMatter() {
        const auto rover = systemOf("rover");
        const auto cases = casesOf(rover, mixedTable(700));
        const QByteArray one = tableOf(rover, cases, {}, 1).text;
        QCOMPARE(tableOf(rover, cases, {}, 2).text, one);
        QCOMPARE(tableOf(rover, cases, {}, 7).text, one);
    }

    /// What is remembered of a ground serves runs on that ground only: every input, changed by itself,
    /// changes a run in a program that has solved others as in one that has not.
    void groundsAreNotMistaken_data() {
        QTest::addColumn<QString>("system");
        QTest::newRow("surface") << "surface";
        QTest::newRow("track") << "track";
    }

    void groundsAreNotMistaken() {
        QFETCH(QString, system);
        const auto used = systemOf(system.toUtf8());
        const Values defaultValue = defaultValues(used->parameters);
        int compared = 0;
        for (const Parameter& parameter : used->parameters)
            for (const Value& value : othersOf(parameter)) {
                Values changed = defaultValue;
                if (!parameter.onlyFor.first.empty())
                    changed[parameter.onlyFor.first] = parameter.onlyFor.second.front();
                QVERIFY(!problems(*used, changed).empty() || prepared(*used, changed)->conclude({}));
                changed[parameter.id] = value;
                const auto fresh = builtinSystems().find(system.toStdString());
                QCOMPARE(problems(*used, changed).size(), problems(*fresh, changed).size());
                if (!problems(*used, changed).empty()) continue;
                const auto one = prepared(*used, changed)->conclude({}),
                           other = prepared(*fresh, changed)->conclude({});
                QCOMPARE(one->outcome.id, other->outcome.id);
                for (std::size_t m = 0; m < one->measures.size(); ++m)
                    QVERIFY2(shortest(one->measures[m].value) == shortest(other->measures[m].value),
                             parameter.id.c_str());
                ++compared;
            }
        QVERIFY(compared > 20);
    }

    /// Tables and studies read what a run concludes; it is what the whole run says.
    void conclusionsAreThoseOfWholeRuns_data() {
        QTest::addColumn<QString>("system");
        for (const char* id : {"rover", "incline", "rough-plane", "surface", "track"})
            QTest::newRow(id) << id;
    }

    void conclusionsAreThoseOfWholeRuns() {
        QFETCH(QString, system);
        const auto one = systemOf(system.toUtf8());
        std::vector<std::string> ids = one->tableMeasures;
        ids.insert(ids.end(), one->studyMeasures.begin(), one->studyMeasures.end());
        for (const Example& example : one->examples)
            for (const ExampleExperiment& experiment : example.experiments) {
                Values values = defaultValues(one->parameters);
                for (const auto& [id, value] : experiment.values)
                    values[id] = value;
                QVERIFY(problems(*one, values).empty());
                const auto inputs = prepared(*one, values);
                const auto whole = inputs->solve({}, {});
                const auto concluded = inputs->conclude({});
                QCOMPARE(concluded->outcome.id, whole->outcome.id);
                QCOMPARE(doubtsOf(*concluded), doubtsOf(*whole));
                for (const std::string& id : ids) {
                    const Measure *one = measureOf(*concluded, id), *other = measureOf(*whole, id);
                    const bool same =
                        one && other ? shortest(one->value) == shortest(other->value) : one == other;
                    QVERIFY2(same, (example.title + ": " + experiment.name + ": " + id).c_str());
                }
            }
    }
};

TALWEG_TEST(tst_case_table, TestCaseTable, QCoreApplication)
#include "tst_case_table.moc"
