#include "command_line.h"
#include "project/file.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QApplication>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace talweg;
using namespace talweg::tests;

namespace {

Printed surface(const QStringList& settings, const QStringList& more = {}) {
    QStringList arguments{"run", "surface"};
    for (const QString& setting : settings)
        arguments << "--set" << setting;
    return talwegCommand(arguments + more, builtinSystems());
}

/// The cells of one of the run's tables.
QList<QStringList> csvOf(const QStringList& settings, const char* table) {
    QTemporaryDir folder;
    const QString csv = folder.filePath("table.csv");
    surface(settings, {"--table", table, "--csv", csv});
    QFile file(csv);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QList<QStringList> cells;
    for (const QString& line : QString::fromUtf8(file.readAll()).trimmed().split('\n'))
        cells << line.split(',');
    return cells;
}

} // namespace

class TestSurfaceCommand : public QObject {
    Q_OBJECT

private slots:
    /// Half of g (sin 15° − c cos 15°)/(1+k) t² along the plane, from where the contact is at x = 0.
    void statesAtTimes() {
        const Printed p = surface({"y=-tan(15*pi/180)*x", "x0=0", "t_end=10"}, {"--at", "0,10"});
        QCOMPARE(p.error, QString());
        const QStringList lines = p.out.trimmed().split('\n');
        QCOMPARE(lines[0], QString("t_s,x_m,y_m,vx_m_s,vy_m_s,omega_rad_s,mode"));
        const double tilt = M_PI / 12, a = 9.81 * (std::sin(tilt) - 0.01 * std::cos(tilt)) / 1.4;
        const QStringList first = lines[1].split(','), last = lines[2].split(',');
        QVERIFY(std::abs(first[1].toDouble() - 2 * std::sin(tilt)) < 1e-12);
        QVERIFY(std::abs(last[1].toDouble() - first[1].toDouble() - 50 * a * std::cos(tilt)) < 1e-8);
        QVERIFY(std::abs(last[5].toDouble() + 5 * a) < 1e-8);
        QCOMPARE(last[6], QString("rolling"));
    }

    void jsonHasTheFinalStateAndTheEnergyError() {
        const Printed p = surface({"y=3*sin(x/4)", "x0=6", "b=1", "v0=9"}, {"--json"});
        const QJsonObject result = QJsonDocument::fromJson(p.out.toUtf8()).object();
        const QJsonObject measures = result["measures"].toObject();
        QVERIFY(measures["energy_error"].toDouble(1) < 1e-9);
        for (const char* key : {"x_m", "y_m", "vx_m_s", "vy_m_s", "omega_rad_s", "t_s"})
            QVERIFY2(measures.contains(key), key);
        QVERIFY(!result["events"].toArray().isEmpty());
    }

    /// The tables of the ground and of the law of friction are written where they are asked for, and nowhere
    /// else.
    void tables() {
        const QStringList plane{"y=-x/4", "x_to=10", "x0=0", "b=1", "friction=regularised", "t_end=0.1"};
        const QList<QStringList> ground = csvOf(plane, "ground");
        QCOMPARE(ground[0].join(','), QString("x_m,y_m,slope,second_derivative_1_m,angle_deg,curvature_1_m,"
                                              "radius_m,centre_x_m,centre_y_m,centre_curvature_1_m"));
        QCOMPARE(ground.size(), 1002);
        const QStringList& third = ground[401]; // x = 4
        const double q = std::sqrt(17.0) / 4;
        QVERIFY(std::abs(third[0].toDouble() - 4) < 1e-12 && std::abs(third[1].toDouble() + 1) < 1e-12);
        QVERIFY(third[6].isEmpty());
        QVERIFY(std::abs(third[7].toDouble() - 4 - 0.25 / q) < 1e-12);
        QVERIFY(std::abs(third[8].toDouble() + 1 - 1 / q) < 1e-12);
        const QList<QStringList> law = csvOf(plane, "friction_law");
        QCOMPARE(law[0].join(','), QString("slip_m_s,part,mu,rolling"));
        QVERIFY(std::abs(law[21][2].toDouble() - (0.3 - 0.95 * 0.1)) < 1e-12); // at v_switch
        QVERIFY(!surface(plane).out.contains("Ground table"));
        const auto json = QJsonDocument::fromJson(surface(plane, {"--json"}).out.toUtf8()).object();
        QVERIFY(json.contains("measures") && !json.contains("ground") && !json.contains("friction_law"));
    }

    void theTableOfTheGroundHasTheStepAskedFor() {
        const QList<QStringList> ground =
            csvOf({"y=-x/4", "x_to=10", "x0=0", "b=1", "t_end=0.1", "table_step=2.5"}, "ground");
        QCOMPARE(ground.size(), 6); // with the line of names
        for (int row = 0; row <= 4; ++row)
            QCOMPARE(ground[row + 1][0].toDouble(), 2.5 * row);
        const Printed p = surface({"y=-x/4", "x_to=10", "x0=0", "table_step=1e-9"});
        QCOMPARE(p.code, 2);
        QVERIFY2(p.error.contains("Choose a step of at least 5e-04 m"), qPrintable(p.error));
    }

    /// Down the plane from rest every quarter of a second, and at the end; the time limit is no multiple.
    void samplesAtEvenTimes() {
        QTemporaryDir folder;
        const QString csv = folder.filePath("samples.csv");
        const QStringList plane{"y=-tan(15*pi/180)*x", "x0=0", "t_end=1.9"};
        QCOMPARE(surface(plane, {"--every", "0.25", "--csv", csv}).error, QString());
        const QStringList lines = QString::fromUtf8(contents(csv)).trimmed().split('\n');
        const QStringList names = lines[0].split(',');
        const qsizetype distance = names.indexOf("distance_m");
        const double tilt = M_PI / 12, a = 9.81 * (std::sin(tilt) - 0.01 * std::cos(tilt)) / 1.4;
        QCOMPARE(lines.size(), 10);
        for (int row = 0; row <= 8; ++row) {
            const QStringList cells = lines[row + 1].split(',');
            const double t = row < 8 ? 0.25 * row : 1.9;
            QCOMPARE(cells[0].toDouble(), t);
            QVERIFY(std::abs(cells[distance].toDouble() - a * t * t / 2) < 1e-9);
            QCOMPARE(cells.last(), QString("Rolling"));
        }
        // A run of whole steps has its end once.
        QCOMPARE(surface({plane[0], plane[1], "t_end=0.3"}, {"--every", "0.1", "--csv", csv}).error,
                 QString());
        QCOMPARE(QString::fromUtf8(contents(csv)).trimmed().count('\n'), 4);
    }

    void timesThatAreNoneAreRefused_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("part");
        const QString every = "--every";
        QTest::newRow("zero") << QStringList{every, "0", "--csv", "-"}
                              << "--every 0: must be a time in seconds";
        QTest::newRow("negative") << QStringList{every, "-1", "--csv", "-"} << "greater than 0";
        QTest::newRow("tiny") << QStringList{every, "1e-12", "--csv", "-"} << "at most 1000000 rows";
        QTest::newRow("text") << QStringList{every, "often", "--csv", "-"} << "--every";
        QTest::newRow("no table") << QStringList{every, "1"} << "and a single run";
        QTest::newRow("a table of its own")
            << QStringList{every, "1", "--csv", "-", "--table", "ground"} << "without --table";
    }
    void timesThatAreNoneAreRefused() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, part);
        const Printed p = surface({"t_end=1"}, arguments);
        QCOMPARE(p.code, 2);
        QVERIFY2(p.error.contains(part), qPrintable(p.error));
    }

    void mistakesAreRefused_data() {
        QTest::addColumn<QString>("y");
        QTest::addColumn<QString>("part");
        QTest::newRow("unknown") << "2*foo(x)"
                                 << "at position 3: \"foo\" is not defined";
        QTest::newRow("brackets") << QString(1'000'000, '(') << "at most 4000 characters";
        QTest::newRow("deep") << QString(300, '(') + "x" + QString(300, ')') << "more than 100 levels deep";
        QTest::newRow("nowhere") << "0/0"
                                 << "division by zero at position 2";
        QTest::newRow("negative") << "log(x-5)"
                                  << "not defined from x = 0 to 5";
        QTest::newRow("pole") << "1/(x-5)"
                              << "not defined at x = 5";
    }
    void mistakesAreRefused() {
        QFETCH(QString, y);
        QFETCH(QString, part);
        const Printed p = surface({"y=" + y});
        QCOMPARE(p.code, 2);
        QVERIFY2(p.error.contains(part), qPrintable(p.error.left(300)));
        QVERIFY(p.error.size() < 1000);
    }

    /// A figure of a table is written where the run has that table, and says so where it has none; it has no
    /// instants.
    void figuresOfTables() {
        const QTemporaryDir folder;
        const Registry systems = builtinSystems();
        const QString project = folder.filePath("ball.talweg"), figure = folder.filePath("f.png");
        Experiment exact = makeExperiment(*systems.find("surface"), "Exact"), law = exact;
        law.name = "Law";
        law.values["friction"] = std::string("regularised");
        put(project, toText({"", "", {exact, law}}, systems));
        const auto drawn = [&](const char* name, const char* id, const QStringList& more) {
            return talwegCommand(QStringList{"export", project, "--experiment", name, "--figure", id} + more,
                                 systems);
        };
        for (const auto& [name, id, says] : {std::tuple("Law", "friction_law", "f.png shows everything."),
                                             {"Exact", "ground", "f.png shows everything."},
                                             {"Exact", "curvature", "f.png shows everything."},
                                             {"Exact", "friction_law", "f.png shows nothing. The exact"}}) {
            const Printed p = drawn(name, id, {"--out", figure});
            QCOMPARE(p.error, QString());
            QVERIFY2(p.out.contains(says), qPrintable(p.out));
            QVERIFY(!QImage(figure).isNull());
            QVERIFY(QFile::remove(figure));
        }
        const Printed film = drawn("Law", "friction_law", {"--film", folder.filePath("f.webp")});
        QCOMPARE(film.code, 2);
        QVERIFY2(film.error.contains("does not depend on time"), qPrintable(film.error));
        const Printed instant = drawn("Law", "friction_law", {"--out", figure, "--at", "1"});
        QCOMPARE(instant.code, 2);
        QVERIFY2(instant.error.contains("does not depend on time"), qPrintable(instant.error));
        QVERIFY(!QFile::exists(figure));
    }
};

TALWEG_TEST(tst_surface_command, TestSurfaceCommand, QApplication)
#include "tst_surface_command.moc"
