#include "figures/run/measured_tracks.h"

#include "base/to_qt.h"

namespace talweg {

std::vector<Pinned> measuredTracks(const SharedList<Track>& tracks, const Shown& solved,
                                   const Values& values) {
    std::vector<Pinned> made;
    for (const Track& track : tracks) {
        if (track.isInPixels) continue;
        const MeasuredRun measured = measuredRun(track, *solved.run, *solved.system, values);
        made.push_back(
            {toQt(track.name), {solved.system, measured.run, measured.samples}, {}, true, made.size()});
    }
    return made;
}

std::vector<Pinned> addTracks(Shown& solved, const SharedList<Track>& tracks, const Values& values) {
    std::vector<Pinned> made = measuredTracks(tracks, solved, values);
    solved.run = comparedWith(solved.run, *solved.system, values, tracks);
    return made;
}

} // namespace talweg
