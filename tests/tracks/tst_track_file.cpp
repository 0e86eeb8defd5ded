#include "physics/near.h"
#include "support/test.h"
#include "tracks/ball_tracks.h"

#include "tracks/segments.h"

#include <QCryptographicHash>

using namespace talweg;
using namespace talweg::tests;

namespace {

TrackImport import(const QString& options, const QByteArray& text, double radius = 0.05) {
    return importTrack(trackFile("track.csv" + options), text, radius);
}

/// A track that can be read; otherwise the test's program ends with what is wrong.
Track trackOf(const QString& options, const QByteArray& text, double radius = 0.05) {
    const TrackImport read = import(options, text, radius);
    if (!read.error.isEmpty()) qFatal("%s", qPrintable(read.error));
    return read.track;
}

/// A table of a header and rows "t,x,y" with times 0, 1, 2 … tenths.
QByteArray table(const QByteArray& header, const QByteArray& sign = ",") {
    QByteArray text = header + '\n';
    for (int i = 0; i < 6; ++i)
        text += "0." + QByteArray::number(i) + sign + QByteArray::number(i) + sign
                + QByteArray::number(10 - i * i) + '\n';
    return text;
}

} // namespace

/// Tracks read from tables.
class TestTrackFile : public QObject {
    Q_OBJECT

private slots:
    void theMessyFileIsReadWhole() {
        const TrackImport read = dataTrack("t09_messy_file.csv,flip=y,offset=0,1.5,-0.4");
        QCOMPARE(read.error, QString());
        const Track& track = read.track;
        QCOMPARE(track.size(), std::size_t(60));
        QCOMPARE(track.source.rowsRead, std::size_t(60));
        QCOMPARE(track.source.rowsSkipped, std::size_t(2));
        QCOMPARE(track.source.linesOutside, std::size_t(3));
        // The first row is 0,4000;1,17;44,98 in s, cm and cm below 150 cm.
        QNEAR(track.t.front(), 0, 1e-15);
        QNEAR(track.x.front(), 0.0117, 1e-15);
        QNEAR(track.y.front(), 1.0502, 1e-15);
        QVERIFY2(read.summary.contains("decimal comma"), qPrintable(read.summary));
    }

    void lettersAboveTheHeaderAreSkipped() {
        const TrackImport read = dataTrack("t04_with_angle.csv");
        QCOMPARE(read.error, QString());
        QCOMPARE(read.track.size(), std::size_t(192));
        QCOMPARE(read.track.source.linesOutside, std::size_t(1));
        QNEAR(read.track.angle[1], 0.1221, 1e-15);
        QCOMPARE(read.track.name, std::string("t04_with_angle.csv"));
        QFile file(TALWEG_TEST_DATA "/t04_with_angle.csv");
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QByteArray::fromStdString(read.track.source.sha256),
                 QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256).toHex());
    }

    void formsOfTables_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("comma") << table("t,x,y");
        QTest::newRow("semicolon") << table("time;X;Y", ";");
        QTest::newRow("tab") << table("Time\tX1\tY1", "\t");
        QTest::newRow("blanks") << table("t   x   z", "  ");
        QTest::newRow("units") << table("t [s],x [m],y (m)");
        QTest::newRow("byte-order mark") << "\xEF\xBB\xBF" + table("t,x,y");
        QTest::newRow("footer") << table("t,x,y") + "Track  Length 12\n";
        QTest::newRow("more columns") << table("t,x,y").replace("\n", ",7\n").replace("y,7", "y,vx");
    }
    void formsOfTables() {
        QFETCH(QByteArray, text);
        const TrackImport read = import("", text);
        QCOMPARE(read.error, QString());
        QCOMPARE(read.track.t, (std::vector<double>{0, 0.1, 0.2, 0.3, 0.4, 0.5}));
        QCOMPARE(read.track.x, (std::vector<double>{0, 1, 2, 3, 4, 5}));
        QCOMPARE(read.track.y, (std::vector<double>{10, 9, 6, 1, -6, -15}));
    }

    void unitsAreConverted() {
        const Track track = trackOf("", table("t [ms],x [cm],y [mm]"));
        QNEAR(track.t[1], 1e-4, 1e-18);
        QNEAR(track.x[1], 0.01, 1e-16);
        QNEAR(track.y[0], 0.01, 1e-16);
        QNEAR(trackOf(",unit=cm", table("t,x,y")).y[0], 0.1, 1e-15);
        QNEAR(trackOf(",yunit=cm", table("t,x,y")).x[1], 1, 1e-15);
        const Track turned = trackOf("", table("t,y,angle [°]"));
        QNEAR(turned.angle[0], 10 * std::acos(-1.0) / 180, 1e-15);
    }

    void framesNeedTheirRate() {
        QByteArray text = "Frame,x,y\n";
        for (int i = 0; i < 6; ++i)
            text += QByteArray::number(i) + ",0," + QByteArray::number(i * i) + '\n';
        QVERIFY2(import("", text).error.contains("fps="), qPrintable(import("", text).error));
        QNEAR(trackOf(",fps=240", text).t[3], 3.0 / 240, 1e-15);
        QVERIFY(import(",fps=240", table("t,x,y")).error.contains("have no effect"));
    }

    void pixelsStayPixelsWithoutAScale() {
        QVERIFY(trackOf("", table("t,x [px],y [px]")).isInPixels);
        const Track scaled = trackOf(",scale=0.5", table("t,x [px],y [px]"));
        QVERIFY(!scaled.isInPixels);
        QNEAR(scaled.x[2], 1, 1e-15);
        QVERIFY(!trackOf(",scale=0.5", table("t,x,y")).isInPixels);
    }

    void axesAreTurnedThenMoved() {
        const Track track = trackOf(",rotate=90,offset=1,2,3", table("t,x,y"));
        QNEAR(track.x[1], 1 - 9, 1e-14);
        QNEAR(track.y[1], 2 + 1, 1e-14);
        QNEAR(track.t[1], 3.1, 1e-14);
        QNEAR(track.tilt, std::acos(0.0), 1e-15);
        QNEAR(trackOf(",flip=y", table("t,x,y")).y[1], -9, 1e-15);
        QNEAR(trackOf(",point=lowest", table("t,x,y"), 0.3).y[0], 10.3, 1e-14);
    }

    void oneOfTwoTracksIsAskedFor() {
        QByteArray text = "frame,X1,Y1,X2,Y2\n";
        for (int i = 0; i < 6; ++i)
            text +=
                QByteArray::number(i) + ",1," + QByteArray::number(i) + ",2," + QByteArray::number(-i) + '\n';
        QVERIFY2(import(",fps=1", text).error.contains("2 tracks"), qPrintable(import(",fps=1", text).error));
        QNEAR(trackOf(",fps=1,track=1", text).y[5], 5, 0);
        QNEAR(trackOf(",fps=1,track=2", text).y[5], -5, 0);
        QNEAR(trackOf(",fps=1,track=2", text).x[5], 2, 0);
        QVERIFY(import(",fps=1,track=3", text).error.contains("out of range"));
        QNEAR(trackOf(",fps=1,y=Y2,x=X1", text).y[5], -5, 0);
    }

    void equalSamplesAtTheStartAreTrimmed() {
        const TrackImport read = import("", "t,x,y\n0,1,2\n1,1,2\n2,1,2\n3,1,1.9\n4,1,1.7\n5,1,1.4\n6,1,1\n");
        QCOMPARE(read.track.source.trimmed, std::size_t(2));
        QCOMPARE(read.track.t.front(), 2.0);
        QVERIFY(read.summary.contains("2 identical samples"));
    }

    /// A body that spins in place is not at rest.
    void samplesThatTurnAreKept() {
        const TrackImport read =
            import("", "t,x,y,theta\n0,0,1,0\n1,0,1,0.1\n2,0,1,0.2\n3,1,1,0.3\n4,2,1,0.4\n");
        QCOMPARE(read.error, QString());
        QCOMPARE(read.track.source.trimmed, std::size_t(0));
    }

    void manySamplesAreThinned() {
        QByteArray text = "t,y\n";
        for (int i = 0; i < 45'000; ++i)
            text += QByteArray::number(i) + ',' + QByteArray::number(i % 1000) + '\n';
        const TrackImport read = import("", text);
        QCOMPARE(read.error, QString());
        QCOMPARE(read.track.source.thinning, std::size_t(3));
        QCOMPARE(read.track.size(), std::size_t(15'000));
        QCOMPARE(read.track.t[1] - read.track.t[0], 3.0);
        QVERIFY(read.track.x.empty());
    }

    void refusals_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("complaint");
        QTest::newRow("few") << "" << QByteArray("t,y\n1,1\n2,2\n3,4\n4,5\n") << "at least 5";
        QTest::newRow("no time") << "" << table("a,x,y") << "no column t";
        QTest::newRow("no height") << "" << table("t,x,b") << "no column y";
        QTest::newRow("time falls") << "" << QByteArray("t,y\n1,1\n2,2\n2,4\n4,5\n5,6\n")
                                    << "Line 4: the time 2";
        QTest::newRow("equal") << "" << QByteArray("t,y\n1,1\n2,1\n3,1\n4,1\n5,1\n")
                               << "All samples of the track have the same position.";
        QTest::newRow("equal angles") << "" << QByteArray("t,y,angle\n1,1,2\n2,1,2\n3,1,2\n4,1,2\n5,1,2\n")
                                      << "All samples of the track have the same position and angle.";
        QTest::newRow("no number") << "" << QByteArray("t,y\n1,1\n2,2\n3,lost\n4,5\n5,6\n6,7\n")
                                   << "Line 4: “lost”";
        QTest::newRow("unit") << "" << table("t,x [kg],y") << "kg";
        QTest::newRow("empty") << "" << QByteArray() << "empty";
        QTest::newRow("option") << ",fps=fast" << table("t,x,y")
                                << "“fps=fast” is not a valid option for a measured track.";
        QTest::newRow("unknown option") << ",fps=2,speed=3" << table("t,x,y") << "“speed=3”";
        QTest::newRow("offset") << ",offset=0,0,1e20" << table("t,x,y") << "too large";
        QTest::newRow("scale") << ",scale=1e300" << table("t,x,y") << "too large";
        QTest::newRow("column") << ",y=q" << table("t,x,y") << "must name exactly one column";
    }
    void refusals() {
        QFETCH(QString, options);
        QFETCH(QByteArray, text);
        QFETCH(QString, complaint);
        const TrackImport read = import(options, text);
        QVERIFY2(read.error.contains(complaint), qPrintable(read.error));
        QVERIFY(read.track.t.empty());
    }

    void optionsBeginAtTheFirstName() {
        const TrackFile file = trackFile("a,b=1/drop 1,2.csv,fps=120,use=y,name=Drop, 2nd");
        QCOMPARE(file.path, QString("a,b=1/drop 1,2.csv"));
        QCOMPARE(file.calibration.framesPerSecond, 120.0);
        QVERIFY(!file.usesX && file.usesY);
        QCOMPARE(file.name, QString("Drop, 2nd"));
        QCOMPARE(trackFile("plain.csv").path, QString("plain.csv"));
    }

    void upsideDownTracksAreNoticed() {
        const Bounces ball;
        const Track track = filmed(ball, 0, 2, 120, 0.001, 1);
        QByteArray text = "t,x,y\n";
        for (std::size_t i = 0; i < track.size(); ++i)
            text += QByteArray::number(track.t[i], 'f', 5) + ",0," + QByteArray::number(-track.y[i], 'f', 5)
                    + '\n';
        QVERIFY(import("", text).summary.contains("flip=y"));
        QVERIFY(!import(",flip=y", text).summary.contains("flip=y"));
    }

    /// Whatever e changes to: a ball in pixels, y downwards, frames, with e of its own at each impact.
    void pixelsGiveRestitution() {
        const std::vector<double> restitutions{0.642, 0.661, 0.714};
        const double g = 0.55; // px/frame²
        std::vector<double> starts{0}, speeds{0};
        double t = 50.7 / g, speed = 50.7;
        for (const double e : restitutions) {
            speed *= e;
            starts.push_back(t);
            speeds.push_back(speed);
            t += 2 * speed / g;
        }
        QByteArray text = "Frame,X1 [px],Y1 [px]\n";
        for (int frame = 0; frame < t; ++frame) {
            std::size_t i = 0;
            while (i + 1 < starts.size() && starts[i + 1] <= frame)
                ++i;
            const double since = frame - starts[i];
            const double up = i == 0 ? 50.7 * 50.7 / (2 * g) - 0.5 * g * since * since
                                     : since * (speeds[i] - 0.5 * g * since);
            text += QByteArray::number(frame) + ",100," + QByteArray::number(3000 - up, 'f', 0) + '\n';
        }
        const Track track = trackOf(",fps=1,flip=y", text);
        QVERIFY(track.isInPixels);
        const Segments found = segmentsOf(track, {});
        QCOMPARE(found.impacts.size(), restitutions.size());
        for (std::size_t i = 0; i < restitutions.size(); ++i)
            QNEAR(found.impacts[i].e.value, restitutions[i], 0.002);
        QNEAR(found.g.value, g, 0.001);
    }
};

TALWEG_TEST(tst_track_file, TestTrackFile, QCoreApplication)
#include "tst_track_file.moc"
