#include "command_line.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace talweg;
using namespace talweg::tests;

namespace {

Printed commanded(const QStringList& arguments) {
    return talwegCommand(arguments, builtinSystems());
}

/// A run of a race with these settings.
Printed race(const QStringList& settings) {
    QStringList arguments{"run", "incline"};
    for (const QString& setting : settings)
        arguments << "--set" << setting;
    return commanded(arguments << "--json");
}

QJsonObject inputsOf(const Printed& printed) {
    return QJsonDocument::fromJson(printed.out.toUtf8()).object()["inputs"].toObject();
}

} // namespace

/// Tables and their cells on the command line.
class TestTableInput : public QObject {
    Q_OBJECT

private slots:
    void aCellIsSet() {
        const Printed printed =
            race({"bodies[2].m=3", "bodies=solid-sphere, body k=0.5", "bodies[1].name=A"});
        QCOMPARE(printed.error, QString());
        QCOMPARE(inputsOf(printed), inputsOf(race({"bodies=solid-sphere name=A, body k=0.5 m=3"})));
        QCOMPARE(inputsOf(printed)["bodies"].toArray().size(), 2);
    }

    void aTableIsReadFromAFile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("bodies.csv");
        put(path, "shape,k,m_kg\nbody,0.5,3\nhollow-sphere,,\n");
        QCOMPARE(inputsOf(race({"bodies=@" + path})),
                 inputsOf(race({"bodies=body k=0.5 m=3, hollow-sphere"})));
        put(path, "shape,k\nbody,5\n");
        const Printed printed = race({"bodies=@" + path});
        QCOMPARE(printed.code, 2);
        QVERIFY2(printed.error.contains("Body 1, inertia factor k₁ = 5 is out of range"),
                 qPrintable(printed.error));
    }

    void whatIsWrongIsSaid() {
        const std::pair<QStringList, const char*> cases[]{
            {{"bodies[5].m=1"}, "bodies[5].m does not exist; there are 4 bodies."},
            {{"bodies[1].m=0"}, "Body 1, mass m₁ = 0 kg is out of range"},
            {{"bodies[1].size=1"}, "Incline race has no input \"bodies[1].size\""},
            {{"bodies=body"}, "The shape of body 1 does not determine its inertia factor k"}};
        for (const auto& [settings, error] : cases) {
            const Printed printed = race(settings);
            QCOMPARE(printed.code, 2);
            QVERIFY2(printed.error.contains(error), qPrintable(printed.error));
        }
    }

    /// Of a table of cases every row begins from the standard table, or from its own.
    void cellsAreColumnsOfCases() {
        const QTemporaryDir folder;
        const QString cases = folder.filePath("cases.csv"), results = folder.filePath("results.csv");
        const auto timesOf = [&](const QByteArray& table) {
            put(cases, table);
            const Printed printed = commanded({"run", "incline", "--cases", cases, "--csv", results});
            if (printed.code != 0) qFatal("%s", qPrintable(printed.error));
            QList<QByteArray> times;
            for (const QByteArray& line : contents(results).trimmed().split('\n').mid(1))
                times << line.split(',').value(3); // time_1
            return times;
        };
        const QList<QByteArray> times = timesOf("bodies[1].k\n0.5\n\n1\n\"\"\n0.5\n");
        const QList<QByteArray> wanted = timesOf("bodies\nbody k=0.5\nbody k=1\nhollow-sphere\nbody k=0.5\n");
        QCOMPARE(times, wanted);
        QCOMPARE(timesOf("bodies,bodies[1].k\nsolid-sphere,\nsolid-sphere,1\n"),
                 timesOf("bodies\nsolid-sphere\nhollow-cylinder\n"));
        put(cases, "bodies[1].k,bodies\n1,solid-sphere\n");
        const Printed printed = commanded({"run", "incline", "--cases", cases, "--csv", results});
        QCOMPARE(printed.code, 2);
        QVERIFY2(printed.error.contains("column \"bodies\" must come before the columns of its cells"),
                 qPrintable(printed.error));
    }

    void theHelpListsTheColumns() {
        const QString help = commanded({"help", "incline"}).out;
        QVERIFY2(help.contains(
                     "1 to 8 bodies, separated by commas, each in the form shape name=… m=… R=… k=… mu=… "
                     "mu_k=… color=…; "
                     "default hollow-sphere, solid-sphere, hollow-cylinder, solid-cylinder"),
                 qPrintable(help));
        QVERIFY(help.contains("Body 1, mass (kg): greater than 0 kg and at most 1e+09 kg; default 1"));
    }

    void checkingAnOldFileSaysWhatIsConverted() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("old.talweg");
        put(path, R"({"format": "talweg", "version": 1, "experiments":
                    [{"name": "A", "system": "incline", "inputs": {"bodies": "body k=0.5"}}]})");
        const Printed printed = commanded({"check", path});
        QCOMPARE(printed.code, 0);
        QVERIFY2(printed.out.contains("version 1, in which bodies are text"), qPrintable(printed.out));
    }
};

TALWEG_TEST(tst_table_input, TestTableInput, QCoreApplication)
#include "tst_table_input.moc"
