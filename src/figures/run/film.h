#pragma once

#include <QString>
#include <cstddef>
#include <vector>

namespace talweg {

/// How a run becomes a film: from when to when, how fast, and with how many frames.
struct Film {
    double from = 0;             ///< time of the run, s
    double to = 0;               ///< time of the run, s
    double speed = 1;            ///< seconds of the run in a second of the film
    double framesPerSecond = 25; ///< of the film
};

/// A picture of a film.
struct FilmFrame {
    double t = 0;       ///< time of the run, s
    double seconds = 0; ///< for which it is seen
};

/// What is wrong with a film of a run of that duration (s), as a complete sentence; empty when it is fine.
QString complaint(const Film& film, double duration);

/// The frames, evenly spaced. The last one is the end and stays shown for a moment before the film starts
/// again. The film must be valid.
std::vector<FilmFrame> framesOf(const Film& film);

} // namespace talweg
