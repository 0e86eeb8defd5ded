#include "project/differences.h"
#include "project/document.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>
#include <utility>

using namespace talweg;

namespace {

Track fall(const std::string& name = "drop", std::size_t samples = 20) {
    Track track{.name = name, .sigma = 0.001, .sigmaAngle = 0.02, .tilt = -0.1, .usesX = false};
    for (std::size_t i = 0; i < samples; ++i) {
        const double t = static_cast<double>(i) / 240;
        track.t.push_back(t);
        track.x.push_back(0.1 * t);
        track.y.push_back(1 - 4.905 * t * t);
        track.angle.push_back(-3 * t);
    }
    track.source.file = "drop.csv,fps=240";
    track.source.sha256 = std::string(64, 'a');
    return track;
}

Project withTracks(const SharedList<Track>& tracks, const char* system = "rover") {
    Project project;
    project.experiments = {makeExperiment(*builtinSystems().find(system), "Drop")};
    project.experiments.front().tracks = tracks;
    return project;
}

FileReading readBack(const Project& project) {
    return fromText(toText(project, builtinSystems()), builtinSystems());
}

} // namespace

class TestTracks : public QObject {
    Q_OBJECT

private slots:
    void aTrackReadsBackAsItWas() {
        Track other = fall("only y");
        other.x.clear();
        other.angle.clear();
        other.usesX = true;
        other.isInPixels = true;
        const Project project = withTracks({fall(), other});
        const FileReading reading = readBack(project);
        QVERIFY2(reading.problems.isEmpty(), qPrintable(reading.problems.join('\n')));
        QVERIFY(*reading.project == project);
        QVERIFY(toText(project, builtinSystems()).contains("\"version\": 13"));
        QVERIFY(!toText(withTracks({}), builtinSystems()).contains("tracks"));
    }

    void wrongTracksAreRefused_data() {
        QTest::addColumn<QByteArray>("track");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const char* track, const char* message) {
            QTest::newRow(name) << QByteArray(track) << QString(message);
        };
        row("no object", "3", "must be a track");
        row("no name", R"({"t": [0,1,2,3,4], "y": [0,1,2,3,4]})", "single line of text");
        row("too few", R"({"name": "A", "t": [0,1,2,3], "y": [0,1,2,3]})",
            "5 to 20000 samples; this one has 4");
        row("no y", R"({"name": "A", "t": [0,1,2,3,4]})", "must have the same length");
        row("other count", R"({"name": "A", "t": [0,1,2,3,4], "y": [0,1,2,3,4], "x": [1]})",
            "must have the same length");
        row("not rising", R"({"name": "A", "t": [0,1,2,2,4], "y": [0,1,2,3,4]})", "must increase");
        row("too large", R"({"name": "A", "t": [0,1,2,3,4], "y": [0,1,2,3,4e10]})", "10⁹");
        row("sigma", R"({"name": "A", "t": [0,1,2,3,4], "y": [0,1,2,3,4], "sigma": -1})", "deviations");
        row("no coordinate",
            R"({"name": "A", "t": [0,1,2,3,4], "y": [0,1,2,3,4], "x_only": true, "y_only": true})",
            "at least one coordinate of the track");
        row("text", R"({"name": "A", "t": [0,1,"2",3,4], "y": [0,1,2,3,4]})",
            "tracks[0].t[2]: must be a number");
        row("key", R"({"name": "A", "t": [0,1,2,3,4], "y": [0,1,2,3,4], "fps": 240})", "fps");
    }

    void wrongTracksAreRefused() {
        QFETCH(QByteArray, track);
        QFETCH(QString, message);
        const FileReading reading =
            fromText(R"({"format": "talweg", "version": 13, "experiments": [{"name": "A", "system": "rover",
                     "tracks": [)"
                         + track + "]}]}",
                     builtinSystems());
        QVERIFY(!reading.project);
        QVERIFY2(reading.problems.join('\n').contains(message), qPrintable(reading.problems.join('\n')));
    }

    void twoOfOneNameAreRefused() {
        const FileReading reading = readBack(withTracks({fall(), fall()}));
        QVERIFY(reading.problems.join('\n').contains("Another track has this name"));
        QCOMPARE(freeTrackName({fall(), fall("drop 2")}, "drop"), std::string("drop 3"));
    }

    void onlyTheRoverHasTracks() {
        QVERIFY(readBack(withTracks({fall()}, "incline")).problems.join('\n').contains("rover"));
    }

    /// Twenty tracks of the largest size are stored; one more is refused, and the document stays.
    void theLargestProjectReadsBack() {
        Project project = withTracks({});
        for (int i = 0; i < 20; ++i)
            project.experiments.front().tracks.push_back(fall("track " + std::to_string(i), maxTrackSamples));
        const FileReading reading = readBack(project);
        QVERIFY2(reading.problems.isEmpty(), qPrintable(reading.problems.join('\n')));
        QVERIFY(*reading.project == project);
        Document document(builtinSystems());
        document.reset(project);
        SharedList<Track> more = project.experiments.front().tracks;
        more.push_back(fall("one more"));
        QVERIFY(document.setTracks(0, more, "Add").contains("at most 20"));
        QCOMPARE(document.experiment(0).tracks.size(), std::size_t{20});
    }

    void tracksAreUndoable() {
        Document document(builtinSystems());
        document.reset(withTracks({}));
        QSignalSpy changes(&document, &Document::tracksChanged),
            runs(&document, &Document::experimentChanged);
        QCOMPARE(document.setTracks(0, {fall()}, "Add the track"), QString());
        QCOMPARE(document.undoStack().undoText(), QString("Add the track"));
        QCOMPARE(changes.size(), 1);
        document.undoStack().undo();
        QVERIFY(document.experiment(0).tracks.empty());
        document.undoStack().redo();
        QCOMPARE(std::as_const(document.experiment(0).tracks).front().name, std::string("drop"));
        QCOMPARE(changes.size(), 3);
        QVERIFY(runs.isEmpty());
        document.duplicateExperiment(0);
        QVERIFY(document.experiment(1).tracks == document.experiment(0).tracks);
    }

    void anotherTrackIsADifference() {
        const QStringList found = differences(withTracks({fall()}), withTracks({}), builtinSystems());
        QCOMPARE(found, QStringList{"“Drop”: the measured tracks differ."});
    }
};

TALWEG_TEST(tst_tracks, TestTracks, QCoreApplication)
#include "tst_tracks.moc"
