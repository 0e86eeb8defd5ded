#include "cli/tracks.h"

#include "base/to_qt.h"
#include "cli/failure.h"
#include "cli/input.h"
#include "project/track_file.h"
#include "tracks/overlay.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace talweg {

namespace {

Track trackFrom(const TrackFile& file, const Values& values, QTextStream& notes) {
    TrackImport read = importTrack(file, readTable(file.path), std::get<double>(values.at("b")));
    if (!read.error.isEmpty()) throw Failure{badInput, inFile(file.path, {read.error})};
    notes << "talweg: " << read.summary << '\n';
    return std::move(read.track);
}

} // namespace

std::vector<Track> readTracks(const Options& options, const Values& values, QTextStream& notes) {
    std::vector<Track> tracks;
    for (const QString& given : options.all("track"))
        tracks.push_back(trackFrom(trackFile(given), values, notes));
    return tracks;
}

SharedList<Track> tracksBeside(const System& system, const Values& values, const Options& options,
                               QTextStream& notes) {
    const QStringList given = options.all("track");
    if (given.isEmpty()) return {};
    if (!takesTracks(system))
        misuse(QCoreApplication::translate("talweg",
                                           "--track %1: only the rover can have measured tracks, not %2.")
                   .arg(given.first(), toQt(system.id)));
    if (given.size() > maxTracks)
        misuse(QCoreApplication::translate("talweg", "--track: a project can have at most %1 tracks.")
                   .arg(maxTracks));
    SharedList<Track> tracks;
    for (const QString& text : given) {
        const TrackFile file = trackFile(text);
        Track track = fromStart(trackFrom(file, values, notes), file);
        track.source.file = (QFileInfo(file.path).fileName() + text.sliced(file.path.size())).toStdString();
        track.name = freeTrackName(tracks, track.name);
        if (track.isInPixels)
            notes << QCoreApplication::translate(
                         "talweg", "talweg: note: %1 is in pixels, so it is neither compared with "
                                   "the run nor drawn. Add scale= with metres per pixel.")
                         .arg(toQt(track.name))
                  << '\n';
        tracks.push_back(std::move(track));
    }
    return tracks;
}

QStringList trackPaths(const Options& options) {
    QStringList paths;
    for (const QString& given : options.all("track"))
        paths << trackFile(given).path;
    return paths;
}

} // namespace talweg
