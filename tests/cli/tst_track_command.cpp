#include "command_line.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>
#include <numbers>

using namespace talweg;
using namespace talweg::tests;

namespace {

Printed trackCommand(const QStringList& arguments) {
    return talwegCommand(QStringList{"run", "track"} + arguments, builtinSystems());
}

QStringList set(const QStringList& values) {
    QStringList arguments;
    for (const QString& value : values)
        arguments << "--set" << value;
    return arguments;
}

} // namespace

class TestTrackCommand : public QObject {
    Q_OBJECT

private slots:
    void statesAtTimes() {
        const Printed printed =
            trackCommand(set({"curve=straight", "p0=0"}) + QStringList{"--at", "0,0.5,1"});
        QCOMPARE(printed.error, QString());
        const QStringList lines = printed.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[0], "t_s,x_m,y_m,vx_m_s,vy_m_s,omega_rad_s,mode");
        const QStringList cells = lines[2].split(',');
        // a = g sin α with sin α = 2/√13; x = a t²/2 cos α
        QVERIFY(std::abs(cells[1].toDouble() - 0.5 * 9.8 * 6 / 13 * 0.25) < 1e-12);
        QVERIFY(std::abs(cells[4].toDouble() + 9.8 * 4 / 13 * 0.5) < 1e-12);
        QCOMPARE(cells[5].toDouble(), 0.0);
        QCOMPARE(cells[6], "on-the-track");
    }

    /// The state of a race is that of all its bodies.
    void stateOfARace() {
        const Printed printed =
            trackCommand(set({"curve=straight", "curve_2=straight", "p0=0"}) + QStringList{"--at", "0.5"});
        QCOMPARE(printed.code, 0);
        const QStringList lines = printed.out.trimmed().split('\n');
        QVERIFY2(lines[0].startsWith("t_s,x_m,y_m,vx_m_s,vy_m_s,omega_rad_s,mode,x_1_m,y_1_m,"),
                 qPrintable(lines[0]));
        const QStringList header = lines[0].split(','), cells = lines[1].split(',');
        for (const char* id : {"x_1_m", "x_2_m"})
            QVERIFY(std::abs(cells[header.indexOf(id)].toDouble() - 0.5 * 9.8 * 6 / 13 * 0.25) < 1e-12);
    }

    void json() {
        const Printed printed =
            trackCommand(set({"curve=circle", "p0=1e-9", "t_end=60"}) + QStringList{"--json"});
        QCOMPARE(printed.code, 0);
        const QJsonObject run = QJsonDocument::fromJson(printed.out.toUtf8()).object();
        const QJsonObject measures = run["measures"].toObject();
        for (const char* key : {"x_m", "y_m", "vx_m_s", "vy_m_s", "omega_rad_s", "energy_residual"})
            QVERIFY2(measures.contains(key), key);
        QVERIFY(measures["energy_residual"].toDouble() < 1e-10);
        QVERIFY(!run["events"].toArray().isEmpty());
        for (const auto& event : run["events"].toArray())
            QVERIFY(event.toObject()["kind"].toString() != "crest");
    }

    /// The published example of a typed curve, with the program's own spelling of the functions.
    void typedCurve() {
        const Printed printed = trackCommand(
            set({"curve=custom", "x=t", "y=t*Math.cos(3*t)", "t_from=-8", "t_to=8"}) + QStringList{"--json"});
        QCOMPARE(printed.code, 0);
        const Printed wrong = trackCommand(set({"curve=custom", "y=2*(t+"}));
        QVERIFY(wrong.code != 0);
        QVERIFY2(wrong.error.contains("position"), qPrintable(wrong.error));
        const Printed undefined = trackCommand(set({"curve=custom", "x=t", "y=1/t"}));
        QVERIFY2(undefined.error.contains("not defined"), qPrintable(undefined.error));
    }

    /// The table of the track is written where it is asked for, and nowhere else: Neumann's sample rows.
    void tableOfTheTrack() {
        QTemporaryDir folder;
        const QString csv = folder.filePath("curve.csv");
        const QStringList line =
            set({"curve=custom", "x=-2-t", "y=5+t", "t_from=-3", "t_to=3", "method=published"});
        QCOMPARE(trackCommand(line + QStringList{"--table", "curve", "--csv", csv}).error, QString());
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 602);
        QCOMPARE(lines[0], QByteArray("t,p_m,x_m,y_m,slope"));
        const QList<QByteArray> third = lines[3].split(',');
        QCOMPARE(QString::number(third[1].toDouble(), 'f', 6), QString("0.028284"));
        QVERIFY(std::abs(third[4].toDouble() + 1) < 1e-9);
        QVERIFY(!trackCommand(line).out.contains("Track table"));
        const auto json = QJsonDocument::fromJson(trackCommand(line + QStringList{"--json"}).out.toUtf8());
        QVERIFY(json.object().contains("measures") && !json.object().contains("curve"));
        // An upright track has no slope.
        const QStringList upright = set({"curve=custom", "x=0", "y=t", "t_from=0", "t_to=1"});
        QCOMPARE(trackCommand(upright + QStringList{"--table", "curve", "--csv", csv}).error, QString());
        QFile again(csv);
        QVERIFY(again.open(QIODevice::ReadOnly));
        QVERIFY(again.readAll().split('\n')[1].endsWith(','));
    }

    /// The start height from which a sliding bead holds in the loop.
    void studyOfTheStartHeight() {
        QTemporaryDir folder;
        const QString csv = folder.filePath("loop.csv");
        QStringList arguments{"study", "track"};
        arguments += set({"curve=loop", "mode=one-sided", "x0=any", "t_end=5"});
        arguments << "--grid"
                  << "y0=4:4.4:0.1"
                  << "--grid"
                  << "v0=0"
                  << "--over"
                  << "v0"
                  << "--csv" << csv;
        const Printed printed = talwegCommand(arguments, builtinSystems());
        QVERIFY2(printed.code == 0, qPrintable(printed.error));
        const QStringList lines = QString::fromUtf8(contents(csv)).trimmed().split('\n');
        QCOMPARE(lines.size(), 6);
        const auto column = lines[0].split(',').indexOf("passed_percent");
        QVERIFY2(column > 0, qPrintable(lines[0]));
        for (int i = 1; i < lines.size(); ++i) // held from 4.2072 m
            QCOMPARE(lines[i].split(',')[column].toDouble(), i < 4 ? 0.0 : 100.0);
    }
};

TALWEG_TEST(tst_track_command, TestTrackCommand, QCoreApplication)
#include "tst_track_command.moc"
