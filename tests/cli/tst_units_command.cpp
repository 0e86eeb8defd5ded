#include "command_line.h"
#include "project/file.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// A folder with the same project twice: in the program's units, and shown in others.
struct Fixture {
    QTemporaryDir folder;
    Registry registry = builtinSystems();
    QString own = path("own.talweg"), shown = path("shown.talweg");

    Fixture() {
        Project project{"Valley", "", {makeExperiment(*registry.find("rover"), "Rover")}};
        put(own, toText(project, registry));
        project.units = DisplayUnits::usCustomary();
        put(shown, toText(project, registry));
    }
    QString path(const QString& name) const { return folder.filePath(name); }
    Printed run(const QStringList& arguments) const { return talwegCommand(arguments, registry); }
};

} // namespace

class TestUnitsCommand : public QObject {
    Q_OBJECT

private slots:
    /// What scripts read does not hang on what the window shows.
    void scriptsReadSI() {
        const Fixture f;
        const auto both = [&f](const QStringList& before, const QStringList& after) {
            const Printed own = f.run(before + QStringList{f.own} + after);
            const Printed shown = f.run(before + QStringList{f.shown} + after);
            QCOMPARE(own.code, 0);
            QVERIFY(!own.out.isEmpty());
            QCOMPARE(shown.out, own.out);
        };
        both({"run"}, {});
        both({"run"}, {"--json"});
        for (const QString option : {"--csv", "--events"}) {
            QCOMPARE(f.run({"export", f.own, option, f.path("own.csv")}).code, 0);
            QCOMPARE(f.run({"export", f.shown, option, f.path("shown.csv")}).code, 0);
            const QByteArray own = contents(f.path("own.csv"));
            QVERIFY(own.size() > 1000);
            QCOMPARE(contents(f.path("shown.csv")), own);
        }
    }

    /// No mark of a number within a sentence is left in what is printed.
    void nothingIsMarked() {
        const Fixture f;
        for (const QString system : {"rover", "incline", "surface", "track", "rough-plane"}) {
            const Printed p = f.run({"run", system, "--json"});
            QCOMPARE(p.code, 0);
            for (const QChar mark : {QChar(1), QChar(2), QChar(3)})
                QVERIFY2(!p.out.contains(mark), qPrintable(system));
            QVERIFY2(!p.out.contains("\\u000"), qPrintable(system));
        }
        const Printed refused = f.run({"run", "rover", "--set", "dh=3"});
        QVERIFY(refused.error.contains("depth dh = 3 m is out of range"));
        QVERIFY(!refused.error.contains(QChar(1)));
    }

    /// Reports and figures are for people.
    void reportsAndFiguresFollow() {
        const Fixture f;
        QCOMPARE(f.run({"report", f.shown, "--out", f.path("r.html")}).error, QString());
        const QString report = QString::fromUtf8(contents(f.path("r.html")));
        QVERIFY(report.contains("ft/s"));
        QVERIFY(report.contains("lb"));
        QCOMPARE(f.run({"export", f.shown, "--figure", "trajectory", "--out", f.path("t.svg")}).error,
                 QString());
        QCOMPARE(f.run({"export", f.own, "--figure", "trajectory", "--out", f.path("o.svg")}).error,
                 QString());
        QVERIFY(contents(f.path("t.svg")) != contents(f.path("o.svg")));
    }
};

TALWEG_TEST(tst_units_command, TestUnitsCommand, QApplication)

#include "tst_units_command.moc"
