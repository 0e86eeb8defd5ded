#pragma once

#include <QString>
#include <cstddef>
#include <vector>

namespace talweg {

/// Settings of a film of a run: start, end, speed and frame rate.
struct Film {
    double from = 0;             ///< start: time of the run, s
    double to = 0;               ///< end: time of the run, s
    double speed = 1;            ///< seconds of the run per second of the film
    double framesPerSecond = 25; ///< frame rate of the film, 1/s
};

/// A frame of a film.
struct FilmFrame {
    double t = 0;       ///< time of the run, s
    double seconds = 0; ///< display time of the frame, s
};

/// The error in the settings of a film, as a complete sentence; empty if they are valid. `duration` is that
/// of the run, s.
QString complaint(const Film& film, double duration);

/// The frames of a valid film, evenly spaced. The last frame shows the end time. It is shown longer, before
/// the film repeats.
std::vector<FilmFrame> framesOf(const Film& film);

} // namespace talweg
