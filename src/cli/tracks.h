#pragma once

#include "cli/options.h"
#include "project/project.h"

#include <QTextStream>

namespace talweg {

/// The tracks given by --track for a rover with these inputs, as in their files. Notes what was read. Throws
/// Failure.
std::vector<Track> readTracks(const Options& options, const Values& values, QTextStream& notes);

/// The same for an experiment, whose run starts with the first sample. Only the rover can have tracks.
SharedList<Track> tracksBeside(const System& system, const Values& values, const Options& options,
                               QTextStream& notes);

/// The files named by --track.
QStringList trackPaths(const Options& options);

} // namespace talweg
