#include "physics/near.h"
#include "support/test.h"
#include "table/points_table.h"

using namespace talweg;

namespace {

QByteArray point(const char* latitude, const char* longitude, const char* elevation) {
    const QByteArray ele = *elevation ? QByteArray("<ele>") + elevation + "</ele>" : QByteArray();
    return QByteArray("<trkpt lat=\"") + latitude + "\" lon=\"" + longitude + "\">" + ele
           + "<time>2026-05-01T10:00:00Z</time></trkpt>\n";
}

QByteArray gpx(const QByteArray& content) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<gpx version=\"1.1\" "
           "xmlns=\"http://www.topografix.com/GPX/1/1\">\n"
           + content + "</gpx>\n";
}

PointsReading track(const QByteArray& bytes, const QString& options = {}, const std::string& unit = "m") {
    return readPointsTable(decoded(bytes), {tableSource("a.gpx" + options).options, unit, "a.gpx"});
}

QByteArray oneTrack(const QByteArray& points) {
    return gpx("<trk><name>Valley</name><trkseg>" + points + "</trkseg></trk>");
}

} // namespace

/// Tracks of satellite receivers as profiles.
class TestGpx : public QObject {
    Q_OBJECT

private slots:
    /// Lengths of arcs on the ellipsoid, added up from a thousand chords between Cartesian coordinates each.
    void distancesAreOnTheEllipsoid() {
        const PointsReading made = track(oneTrack(
            point("47.1", "8.5", "812") + point("47.101", "8.5", "806.5") + point("47.101", "8.502", "803")));
        QCOMPARE(made.error, QString());
        QCOMPARE(made.points->size(), std::size_t(3));
        QCOMPARE(made.points->front(), Point(0, 812));
        QNEAR((*made.points)[1].x(), 111.1728016407, 1e-8);
        QCOMPARE((*made.points)[1].y(), 806.5);
        QNEAR((*made.points)[2].x(), 111.1728016407 + 151.8251118041, 1e-7);
        QCOMPARE(made.lines, (std::vector<int>{3, 4, 5}));
        QCOMPARE(made.summary, "Read 3 points from a.gpx: GPX track; x is the distance along it (WGS 84 "
                               "ellipsoid), y the elevation.");
        // Across the date line, and in the south.
        QNEAR(track(oneTrack(point("0", "179.9995", "1") + point("0", "-179.9995", "2"))).points->back().x(),
              111.3194907916, 1e-7);
        QNEAR(track(oneTrack(point("-60", "10", "1") + point("-60.0005", "10.001", "2"))).points->back().x(),
              78.8464829757, 1e-7);
        // In the unit that is wanted.
        QNEAR(track(oneTrack(point("0", "0", "0.3048") + point("0", "0.001", "1")), {}, "ft")
                  .points->back()
                  .x(),
              111.3194907916 / 0.3048, 1e-7);
        QCOMPARE(track(oneTrack(point("0", "0", "0.3048")), {}, "ft").points->front().y(), 1.0);
    }

    void segmentsAreJoinedAndPlacesTakenOnce() {
        const PointsReading made =
            track(gpx("<trk><trkseg>" + point("0", "0", "5") + point("0", "0", "6") + point("0", "0.001", "7")
                      + "</trkseg><trkseg>" + point("0", "0.002", "8") + "</trkseg></trk>"));
        QCOMPARE(made.points->size(), std::size_t(3));
        QCOMPARE(made.points->front().y(), 5.0);
        QNEAR(made.points->back().x(), 2 * 111.3194907916, 1e-7);
        QVERIFY(made.summary.endsWith(" 1 point with the same position as the previous one was omitted."));
        // A route where there is no track.
        const PointsReading route = track(gpx("<rte><rtept lat=\"0\" lon=\"0\"><ele>1</ele></rtept></rte>"));
        QCOMPARE(route.points->front(), Point(0, 1));
    }

    void isRefused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("error");
        const QByteArray fine = point("0", "0", "5");
        const auto row = [](const char* name, const QByteArray& text, const char* options,
                            const char* error) { QTest::newRow(name) << text << options << error; };
        row("several tracks", gpx("<trk>" + fine + "</trk><trk>" + fine + "</trk>"), "",
            "The GPX file has 2 tracks. Save the one you need in a separate file.");
        row("no elevation", oneTrack(fine + point("0", "1", "") + point("0", "2", "")), "",
            "2 points have no elevation; the first is in line 4. Add gaps=skip to omit them.");
        row("bad elevation", oneTrack(fine + point("0", "1", "high")), "",
            "1 point has no elevation, in line 4. Add gaps=skip to omit it.");
        row("no latitude", oneTrack(point("", "0", "1")), "",
            "Line 3: the attribute “lat” of a point must be a number from −90 to 90.");
        row("too far east", oneTrack(point("0", "181", "1")), "",
            "Line 3: the attribute “lon” of a point must be a number from −180 to 180.");
        row("cut off", oneTrack(fine).chopped(20), "", "The GPX file is damaged in line 4.");
        row("points of interest", gpx("<wpt lat=\"0\" lon=\"0\"><ele>1</ele></wpt>"), "",
            "The GPX file has no track with elevations.");
        row("columns", oneTrack(fine), "?x=lon",
            "A GPX track has no columns, so the only option allowed is gaps=skip.");
    }
    void isRefused() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, options);
        QFETCH(const QString, error);
        const PointsReading read = track(text, options);
        QVERIFY(!read.points);
        QCOMPARE(read.error, error);
    }

    void gapsCanBeSkipped() {
        const PointsReading made =
            track(oneTrack(point("0", "0", "5") + point("0", "0.001", "") + point("0", "0.002", "6")),
                  "?gaps=skip");
        QCOMPARE(made.points->size(), std::size_t(2));
        QNEAR(made.points->back().x(), 2 * 111.3194907916, 1e-7);
        QVERIFY(made.summary.endsWith(" 1 point without elevation was omitted."));
    }
};

TALWEG_TEST(tst_gpx, TestGpx, QCoreApplication)
#include "tst_gpx.moc"
