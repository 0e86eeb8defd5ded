#include "fuzz/fuzz.h"
#include "project/track_file.h"
#include "tracks/segments.h"

#include <cmath>

namespace talweg {

namespace {

bool isFinite(const std::vector<double>& column) {
    for (const double number : column)
        if (!std::isfinite(number)) return false;
    return true;
}

void checkTrack(const Track& track) {
    promise(track.size() > 0 && track.y.size() == track.size(), "a track has times and heights");
    promise(track.x.empty() || track.x.size() == track.size(), "columns have equal lengths");
    promise(track.angle.empty() || track.angle.size() == track.size(), "columns have equal lengths");
    promise(isFinite(track.t) && isFinite(track.x) && isFinite(track.y) && isFinite(track.angle),
            "numbers are finite");
    for (std::size_t i = 1; i < track.size(); ++i)
        promise(track.t[i] > track.t[i - 1], "times rise");
    const Segments found = segmentsOf(track, {});
    for (const TrackFlight& flight : found.flights)
        promise(flight.first <= flight.last && flight.last < track.size(), "flights are within the track");
}

} // namespace

/// Options of a track in the first line, and a table below it.
void fuzz(std::string_view input) {
    const QByteArray all(input.data(), static_cast<qsizetype>(input.size()));
    const qsizetype end = all.startsWith(',') ? all.indexOf('\n') : -1;
    const DecodedText options = decoded(end < 0 ? QByteArray() : all.left(end));
    const TrackFile file = trackFile("a.csv" + (options.refusal.isEmpty() ? options.text : QString()));
    const TrackImport read = importTrack(file, end < 0 ? all : all.sliced(end + 1), 0.05);
    promise(read.track.t.empty() != read.error.isEmpty(), "a track, or what is wrong with it");
    promise(!read.error.contains(QChar::Null) && !read.summary.contains(QChar::Null),
            "messages can be printed");
    if (read.error.isEmpty()) checkTrack(read.track);
}

} // namespace talweg
