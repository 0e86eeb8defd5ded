#include "figures/run/film.h"

#include "base/number.h"
#include "base/to_qt.h"

#include <QCoreApplication>
#include <cmath>

namespace talweg {

namespace {

/// Frame rates that screens can show. A WebP stores whole milliseconds, so that 60 is already slightly
/// uneven.
constexpr double minRate = 1, maxRate = 60;
/// Speeds that suit runs of microseconds up to days.
constexpr double minSpeed = 1e-6, maxSpeed = 1e6;
/// Maximum number of frames. Longer films would take hours and do not suit a report.
constexpr double maxFrames = 10'000;
/// Display time of the last frame, s.
constexpr double held = 1;

double framesBetween(const Film& film) {
    return std::ceil((film.to - film.from) / film.speed * film.framesPerSecond - 1e-9);
}

QString text(double number) {
    return toQt(shortest(number));
}

} // namespace

QString complaint(const Film& film, double duration) {
    if (!(film.framesPerSecond >= minRate && film.framesPerSecond <= maxRate))
        return QCoreApplication::translate(
                   "talweg", "The frame rate must lie between %2 and %3 per second (you entered %1).")
            .arg(text(film.framesPerSecond), text(minRate), text(maxRate));
    if (!(film.speed >= minSpeed && film.speed <= maxSpeed))
        return QCoreApplication::translate("talweg", "The film speed must lie between %2 and %3 seconds of "
                                                     "the run per second of film (you entered %1).")
            .arg(text(film.speed), text(minSpeed), text(maxSpeed));
    if (!(film.from >= 0 && film.from <= film.to && film.to <= duration))
        return QCoreApplication::translate(
                   "talweg", "The film must lie within the run, from 0 s to %3 s (you entered %1 s to %2 s).")
            .arg(text(film.from), text(film.to), text(duration));
    if (!(framesBetween(film) < maxFrames))
        return QCoreApplication::translate("talweg",
                                           "The film would have more than %1 frames. Choose a higher speed "
                                           "or a lower frame rate, or film only a part of the run.")
            .arg(maxFrames);
    return {};
}

std::vector<FilmFrame> framesOf(const Film& film) {
    const auto between = static_cast<std::size_t>(framesBetween(film));
    std::vector<FilmFrame> frames;
    for (std::size_t i = 0; i < between; ++i)
        frames.push_back({film.from + static_cast<double>(i) * film.speed / film.framesPerSecond,
                          1 / film.framesPerSecond});
    frames.push_back({film.to, held});
    return frames;
}

} // namespace talweg
