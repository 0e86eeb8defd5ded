#include "command_line.h"
#include "project/file.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "tracks/ball_tracks.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// A folder with the table of a ball that is dropped from 1 m with e = 0.8.
class Filmed {
public:
    explicit Filmed(const Bounces& ball = {}, double fps = 120) {
        const Track track = filmed(ball, 0, 2, fps, 0.001, 1);
        QByteArray text = ",mass_A,,\nt,x,y\n";
        for (std::size_t i = 0; i < track.size(); ++i)
            text += QByteArray::number(track.t[i], 'f', 6) + ',' + QByteArray::number(track.x[i], 'f', 5)
                    + ',' + QByteArray::number(track.y[i], 'f', 5) + '\n';
        put(path(), text + "0.1,,\n");
        m_samples = static_cast<int>(track.size());
    }
    QString path(const QString& name = "drop.csv") const { return m_folder.filePath(name); }
    /// What is written as JSON.
    QJsonObject json() const { return QJsonDocument::fromJson(contents(path("fit.json"))).object(); }
    int samples() const { return m_samples; }

    Printed fit(const QString& options, const QStringList& more) const {
        return talwegCommand(QStringList{"fit", "rover", "--track", path() + options} + more,
                             builtinSystems());
    }

private:
    QTemporaryDir m_folder;
    int m_samples = 0;
};

const QStringList ball{"--set", "terrain=flat", "--set", "b=0.05", "--set", "g=9.81"};

QJsonObject parameterIn(const QJsonObject& fit, const QString& id) {
    for (const auto& one : fit["parameters"].toArray())
        if (one.toObject()["id"] == id) return one.toObject();
    return {};
}

} // namespace

class TestFitCommand : public QObject {
    Q_OBJECT

private slots:
    void printsUnknownsWithIntervals() {
        const Filmed film;
        const Printed p = film.fit(",use=y", ball + QStringList{"--free", "e", "--sigma", "0.001"});
        QVERIFY2(p.code == 0, qPrintable(p.error));
        QVERIFY2(QRegularExpression("^e = 0\\.(79|80)\\d+ ± \\S+$", QRegularExpression::MultilineOption)
                     .match(p.out)
                     .hasMatch(),
                 qPrintable(p.out));
        QVERIFY(p.out.contains("h0 = "));
        QVERIFY(!p.out.contains("vx = "));
        QVERIFY(p.out.contains("χ²/dof = "));
        QVERIFY2(p.error.contains("1 row with a gap was omitted"), qPrintable(p.error));
    }

    void writesJson() {
        const Filmed film;
        const Printed p = film.fit(",use=y", ball
                                                 + QStringList{"--free", "e", "--set", "u5=0", "--sigma",
                                                               "0.001", "--json", film.path("fit.json")});
        QVERIFY2(p.code == 0, qPrintable(p.error));
        const QJsonObject fit = film.json();
        QCOMPARE(fit["schema"].toInt(), 1);
        const QJsonObject track = fit["tracks"].toArray()[0].toObject();
        QCOMPARE(track["file"].toString(), QString("drop.csv"));
        QCOMPARE(track["points"].toInt(), film.samples());
        QCOMPARE(track["skipped"].toInt(), 1);
        QCOMPARE(track["impacts"].toInt(), 3); // at 0.452, 1.174 and 1.752 s
        QCOMPARE(fit["parameters"].toArray().size(), qsizetype(2));
        const QJsonObject e = parameterIn(fit, "e");
        QCOMPARE(e["verdict"].toString(), QString("estimated"));
        QVERIFY(std::abs(e["estimate"].toDouble() - 0.8) < 2 * e["half_width_95"].toDouble());
        QVERIFY(e["bound"].isNull());
        QCOMPARE(fit["dof"].toInt(), film.samples() - 2);
        QVERIFY(fit["chi2_per_dof"].toDouble() > 0.7 && fit["chi2_per_dof"].toDouble() < 1.3);
        QVERIFY(fit["p"].toDouble() > 0.001);
        QCOMPARE(fit["refused"].toBool(true), false);
        QVERIFY(fit["warnings"].isArray());
    }

    void aBoundIsNeverAnEstimate() {
        const Filmed film({.sideways = 1});
        const Printed p = film.fit("", ball
                                           + QStringList{"--free", "e,mu", "--set", "u3=-20", "--sigma",
                                                         "0.001", "--json", film.path("fit.json")});
        QVERIFY2(p.code == 0, qPrintable(p.error));
        const QJsonObject mu = parameterIn(film.json(), "mu");
        QCOMPARE(mu["verdict"].toString(), QString("bounded"));
        QVERIFY(mu["estimate"].isNull() && mu["half_width_95"].isNull());
        QVERIFY(mu["bound"].isDouble());
        QVERIFY2(p.error.contains("does not slide in any impact"), qPrintable(p.error));
    }

    void writesResiduals() {
        const Filmed film;
        const QString csv = film.path("residuals.csv");
        const Printed p =
            film.fit(",use=y", ball + QStringList{"--free", "e", "--sigma", "0.001", "--csv", csv});
        QVERIFY2(p.code == 0, qPrintable(p.error));
        const QList<QByteArray> lines = contents(csv).trimmed().split('\n');
        QCOMPARE(lines[0], QByteArray("track,t_s,x_m,y_m,angle_rad"));
        QCOMPARE(lines.size(), qsizetype(film.samples() + 1));
        for (const QByteArray& line : lines.mid(1)) {
            QVERIFY(line.startsWith("drop.csv,"));
            QVERIFY2(std::abs(line.split(',')[3].toDouble()) < 0.006, line);
        }
    }

    void stage1StandsAlone() {
        const Filmed film;
        const Printed p =
            film.fit(",sigma=0.001", {"--set", "g=9.81", "--stage", "1", "--json", film.path("fit.json")});
        QVERIFY2(p.code == 0, qPrintable(p.error));
        const QJsonObject fit = film.json();
        QVERIFY(!fit.contains("parameters"));
        const QJsonArray impacts = fit["tracks"].toArray()[0].toObject()["stage1"].toArray();
        QCOMPARE(impacts.size(), qsizetype(3));
        QVERIFY(std::abs(impacts[0].toObject()["e"].toDouble() - 0.8) < 0.002);
        QVERIFY(std::abs(impacts[1].toObject()["e_duration"].toDouble() - 0.8) < 0.002);
        QVERIFY(film.fit(",scale=1", {"--stage", "1"}).code == 0);
    }

    /// A film of the Earth with the gravity of Mars, the default.
    void aWrongGravityIsNamed() {
        const Filmed film;
        for (const QStringList& stage : {QStringList{}, QStringList{"--stage", "1"}}) {
            const Printed p =
                film.fit(",use=y,sigma=0.001",
                         QStringList{"--set", "terrain=flat", "--set", "b=0.05", "--free", "e"} + stage);
            QVERIFY2(p.code == 0, qPrintable(p.error));
            const QRegularExpressionMatch shown =
                QRegularExpression("show g = ([0-9.]+) ± \\S+ m/s², but g is set to 3\\.71 m/s²")
                    .match(p.error);
            QVERIFY2(shown.hasMatch(), qPrintable(p.error));
            QVERIFY2(std::abs(shown.captured(1).toDouble() - 9.81) < 0.05, qPrintable(p.error));
        }
        QVERIFY(!film.fit(",sigma=0.001", QStringList{"--stage", "1"} + ball).error.contains("show g"));
    }

    void pixelsHaveTheirUnit() {
        const Filmed film;
        const Printed p = film.fit(",unit=px", {"--stage", "1"});
        QVERIFY2(p.code == 0, qPrintable(p.error));
        QVERIFY2(p.error.contains(" px from the noise of y"), qPrintable(p.error));
        QVERIFY2(p.out.contains(" px/s²\n"), qPrintable(p.out));
    }

    void intervalsHaveTwoDigits() {
        const Filmed film;
        const Printed p = film.fit(",use=y,sigma=0.001", ball + QStringList{"--free", "e"});
        const QRegularExpression interval("± (\\S+)"),
            twoDigits("^(0\\.0*[1-9]\\d{1,2}|[1-9]\\.\\d{1,2}|[1-9]\\.\\de-\\d\\d)$");
        int count = 0;
        for (const auto& match : interval.globalMatch(p.out)) {
            QVERIFY2(twoDigits.match(match.captured(1)).hasMatch(), qPrintable(p.out));
            ++count;
        }
        QCOMPARE(count, 6); // of three impacts, e, h0 and vy
    }

    void whatIsWrongIsSaid_data() {
        QTest::addColumn<QString>("track");
        QTest::addColumn<QStringList>("more");
        QTest::addColumn<QString>("complaint");
        const QStringList none;
        QTest::newRow("free") << "" << QStringList{"--free", "elast"} << "\"elast\" cannot be fitted";
        QTest::newRow("sigma") << "" << QStringList{"--sigma", "-1"} << "--sigma -1: must be greater than 0";
        QTest::newRow("option") << ",fps=x" << none << "“fps=x” is not a valid option for a measured track";
        QTest::newRow("value") << "" << QStringList{"--set", "e=2"} << "out of range";
        QTest::newRow("formula") << "" << QStringList{"--set", "mu_k=0.8*mu"} << "not a formula";
        QTest::newRow("method") << "" << QStringList{"--set", "solver=rk4"} << "solver=event";
        QTest::newRow("pixels") << ",unit=px" << none << "is in pixels";
        QTest::newRow("shared") << "" << QStringList{"--free", "e", "--shared", "mu"}
                                << "--shared: mu must be an input of --free";
        QTest::newRow("shared start")
            << "" << QStringList{"--free", "e,h0", "--shared", "h0"} << "start values are never shared";
        QTest::newRow("law") << "" << QStringList{"--law", "hertz"} << "hertz";
        QTest::newRow("stage") << "" << QStringList{"--stage", "1", "--bootstrap", "10"} << "has no effect";
    }
    void whatIsWrongIsSaid() {
        QFETCH(QString, track);
        QFETCH(QStringList, more);
        QFETCH(QString, complaint);
        const Filmed film;
        const Printed p = film.fit(track, more);
        QCOMPARE(p.code, 2);
        QVERIFY2(p.error.contains(complaint), qPrintable(p.error));
        QCOMPARE(p.out, QString());
    }

    void needsTheRoverAndATrack() {
        const auto said = [](const QStringList& arguments) {
            return talwegCommand(arguments, builtinSystems()).error;
        };
        QVERIFY(said({"fit"}).contains("fit needs the system rover; given: none"));
        QVERIFY(said({"fit", "incline", "--track", "a.csv"}).contains("given: incline"));
        QVERIFY(said({"fit", "rover"}).contains("--track is missing"));
        QCOMPARE(talwegCommand({"fit", "rover", "--track", "/no/such.csv"}, builtinSystems()).code, 2);
    }

    void theTrackIsNotOverwritten() {
        const Filmed film;
        const Printed p = film.fit("", {"--csv", film.path()});
        QCOMPARE(p.code, 2);
        QVERIFY2(p.error.contains("this would overwrite the input file"), qPrintable(p.error));
    }

    /// A run beside a track: the deviations are tables of the run, also as JSON.
    void aRunIsComparedWithATrack() {
        const Filmed film;
        const QStringList inputs = ball + QStringList{"--set", "clearance=1", "--set", "u4=0",  "--set",
                                                      "u3=0",  "--set",       "e=0.8", "--set", "t_end=3"};
        const Printed p = talwegCommand(
            QStringList{"run", "rover", "--json", "--track", film.path() + ",sigma=0.001"} + inputs,
            builtinSystems());
        QVERIFY2(p.code == 0, qPrintable(p.error));
        const QJsonObject run = QJsonDocument::fromJson(p.out.toUtf8()).object();
        QVERIFY2(p.out.contains("\"tracks\""), qPrintable(p.out));
        const QRegularExpressionMatch rms = QRegularExpression("\"rms_m\": ([0-9.e-]+)").match(p.out);
        QVERIFY2(rms.hasMatch(), qPrintable(p.out));
        // The noise of two coordinates of 1 mm each.
        QVERIFY2(std::abs(rms.captured(1).toDouble() - 0.001414) < 1e-4, qPrintable(rms.captured(1)));
        const Printed csv = talwegCommand(QStringList{"run", "rover", "--table", "track_residuals", "--csv",
                                                      film.path("res.csv"), "--track", film.path()}
                                              + inputs,
                                          builtinSystems());
        QVERIFY2(csv.code == 0, qPrintable(csv.error));
        const QByteArray residuals = contents(film.path("res.csv"));
        QCOMPARE(residuals.count('\n'), film.samples() + 1);
        QVERIFY2(residuals.startsWith("t_s,dx_m,dy_m,"), residuals.left(80));
    }

    void aNewProjectCarriesATrack() {
        const Filmed film;
        const QString path = film.path("drop.talweg");
        const Printed made = talwegCommand(
            QStringList{"new", "rover", "--out", path, "--track", film.path() + ",sigma=0.001,name=Camera"}
                + ball,
            builtinSystems());
        QVERIFY2(made.code == 0, qPrintable(made.error));
        QFile::remove(film.path());
        const FileReading reading = fromText(contents(path), builtinSystems());
        QVERIFY(reading.project && toText(*reading.project, builtinSystems()) == contents(path));
        const Printed run = talwegCommand({"run", path}, builtinSystems());
        QVERIFY2(run.code == 0, qPrintable(run.error));
        QVERIFY2(contents(path).contains("\"file\": \"drop.csv,sigma=0.001,name=Camera\""),
                 contents(path).left(900));
        const Printed table = talwegCommand(
            {"run", path, "--table", "tracks", "--csv", film.path("tracks.csv"), "--experiment", "Rover"},
            builtinSystems());
        QVERIFY2(contents(film.path("tracks.csv")).contains("Camera,"), qPrintable(table.error));
    }

    void pixelsAreNotCompared() {
        const Filmed film;
        const Printed p = talwegCommand(
            QStringList{"run", "rover", "--track", film.path() + ",unit=px"} + ball, builtinSystems());
        QVERIFY2(p.code == 0, qPrintable(p.error));
        QVERIFY2(p.error.contains("is in pixels, so it is neither compared"), qPrintable(p.error));
        QVERIFY(!p.out.contains("Measured tracks"));
    }

    void onlyOneRoverHasATrack() {
        const Filmed film;
        const auto says = [&](const QStringList& arguments, const QString& expected) {
            const Printed p =
                talwegCommand(arguments + QStringList{"--track", film.path()}, builtinSystems());
            QCOMPARE(p.code, 2);
            QVERIFY2(p.error.contains(expected), qPrintable(p.error));
        };
        says({"run", "incline"}, "only the rover can have measured tracks");
        put(film.path("cases.csv"), "id,e\nA,0.5\nB,0.6\n");
        says({"run", "rover", "--cases", film.path("cases.csv"), "--csv", film.path("out.csv")},
             "needs a single run");
    }
};

TALWEG_TEST(tst_fit_command, TestFitCommand, QCoreApplication)
#include "tst_fit_command.moc"
