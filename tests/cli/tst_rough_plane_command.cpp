#include "command_line.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace talweg;
using namespace talweg::tests;

namespace {

Printed slide(const QStringList& changes, const QStringList& options) {
    QStringList arguments{"run", "rough-plane"};
    for (const QString& change : changes)
        arguments << "--set" << change;
    return talwegCommand(arguments + options, builtinSystems());
}

const QStringList particle{"body=particle", "phi=0", "g=10", "mu=0.5", "vx=3", "vw=-4", "t_end=60"};

} // namespace

class TestRoughPlaneCommand : public QObject {
    Q_OBJECT

private slots:
    /// V(t) = (1 − μg t/|V0|) V0 until 1 s, X = (t − μg t²/(2 |V0|)) V0.
    void statesAtTimes() {
        const Printed printed = slide(particle, {"--at", "0,0.5,1,30"});
        QCOMPARE(printed.error, QString());
        const QStringList lines = printed.out.trimmed().split(u'\n');
        QCOMPARE(lines.size(), 5);
        QCOMPARE(lines[0], QString("t_s,x_m,w_m,theta_deg,vx_m_s,vw_m_s,spin_rad_s"));
        const QList<QList<double>> expected{{0, 0, 0, 0, 3, -4, 0},
                                            {0.5, 1.125, -1.5, 0, 1.5, -2, 0},
                                            {1, 1.5, -2, 0, 0, 0, 0},
                                            {30, 1.5, -2, 0, 0, 0, 0}};
        for (int row = 0; row < 4; ++row)
            for (int column = 0; column < 7; ++column)
                QVERIFY(std::abs(lines[row + 1].split(u',')[column].toDouble() - expected[row][column])
                        < 1e-10);
    }

    void resultAsJson() {
        const Printed printed = slide(particle, {"--json"});
        QCOMPARE(printed.code, 0);
        const QJsonObject result = QJsonDocument::fromJson(printed.out.toUtf8()).object();
        const QJsonObject measures = result["measures"].toObject();
        QVERIFY(std::abs(measures["stop_time_s"].toDouble() - 1) < 1e-10);
        QVERIFY(std::abs(measures["travel_m"].toDouble() - 2.5) < 1e-10);
        QVERIFY(std::abs(measures["x_m"].toDouble() - 1.5) < 1e-10);
        QVERIFY(std::abs(measures["dissipated_J"].toDouble() - 12.5) < 1e-9);
        for (const char* key : {"w_m", "theta_deg", "vx_m_s", "vw_m_s", "spin_rad_s", "energy_start_J",
                                "energy_end_J", "energy_lost_J", "energy_residual"})
            QVERIFY2(measures[key].isDouble(), key);
        QCOMPARE(result["models"].toArray().size(), 3);
    }

    /// A body that never stops has no time of stop.
    void noStop() {
        const Printed printed = slide({"body=box", "phi=30", "mu=0.1"}, {"--json"});
        const QJsonObject result = QJsonDocument::fromJson(printed.out.toUtf8()).object();
        QCOMPARE(result["outcome"].toString(), QString("moving"));
        QVERIFY(result["measures"].toObject()["stop_time_s"].isNull());
    }

    void badParticlesAreRefused() {
        const Printed printed = slide({"body=particles", "particles=1:0:0, 2:1"}, {});
        QCOMPARE(printed.code, 2);
        QVERIFY(printed.error.contains("particle 2: \"2:1\" does not have the form m:x:y"));
        QVERIFY(printed.out.isEmpty());
    }
};

TALWEG_TEST(tst_rough_plane_command, TestRoughPlaneCommand, QCoreApplication)
#include "tst_rough_plane_command.moc"
