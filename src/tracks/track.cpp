#include "tracks/track.h"

#include "base/translation.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// The columns of a track that are not empty.
std::vector<std::vector<double>*> columnsOf(Track& track) {
    std::vector<std::vector<double>*> columns{&track.t, &track.x, &track.y, &track.angle};
    std::erase_if(columns, [](const auto* column) { return column->empty(); });
    return columns;
}

/// Number of samples at the start with the same x and y, not counting the last of them.
std::size_t samplesAtRest(const Track& track) {
    std::size_t count = 0;
    const auto isSame = [](const std::vector<double>& column, std::size_t i) {
        return column.empty() || column[i] == column.front();
    };
    while (count + 1 < track.size() && isSame(track.x, count + 1) && isSame(track.y, count + 1)
           && isSame(track.angle, count + 1))
        ++count;
    return count;
}

void trim(Track& track) {
    track.source.trimmed = samplesAtRest(track);
    for (std::vector<double>* column : columnsOf(track))
        column->erase(column->begin(), column->begin() + static_cast<std::ptrdiff_t>(track.source.trimmed));
}

void thin(Track& track) {
    const std::size_t factor = (track.size() + maxTrackSamples - 1) / maxTrackSamples;
    track.source.thinning = std::max<std::size_t>(factor, 1);
    if (factor <= 1) return;
    for (std::vector<double>* column : columnsOf(track)) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < column->size(); i += factor)
            (*column)[kept++] = (*column)[i];
        column->resize(kept);
    }
}

/// Rotates x and y counter-clockwise.
void rotate(Track& track, double angle) {
    if (angle == 0 || track.x.empty()) return;
    const double c = std::cos(angle), s = std::sin(angle);
    for (std::size_t i = 0; i < track.size(); ++i) {
        const double x = track.x[i], y = track.y[i];
        track.x[i] = c * x - s * y;
        track.y[i] = s * x + c * y;
    }
}

} // namespace

Track calibrated(const TrackColumns& columns, const Calibration& how) {
    Track track{.t = columns.t, .x = columns.x, .y = columns.y, .angle = columns.angle};
    track.tilt = how.rotation;
    track.isInPixels = columns.isInPixels && how.metresPerPixel <= 0;
    const double perFrame = columns.hasFrames ? 1 / how.framesPerSecond : 1;
    const double scale = columns.isInPixels && how.metresPerPixel > 0 ? how.metresPerPixel : 1;
    for (double& t : track.t)
        t = perFrame * t + how.t;
    for (double& x : track.x)
        x *= scale;
    for (double& y : track.y)
        y *= how.isFlipped ? -scale : scale;
    if (how.isFlipped)
        for (double& angle : track.angle)
            angle = -angle;
    rotate(track, how.rotation);
    for (double& x : track.x)
        x += how.x;
    for (double& y : track.y)
        y += how.y + how.belowCentre;
    track.source.rowsRead = track.size();
    trim(track);
    thin(track);
    return track;
}

std::string complaintAbout(const Track& track) {
    constexpr double largest = 1e9; // squares and sums of larger numbers lose digits
    const auto isSized = [](double number) { return std::abs(number) <= largest; };
    const std::initializer_list<const std::vector<double>*> columns{&track.t, &track.x, &track.y,
                                                                    &track.angle};
    if (track.size() < fewestTrackSamples || track.size() > maxTrackSamples)
        return tr("A track needs %1 to %2 samples; this one has %3.", fewestTrackSamples, maxTrackSamples,
                  track.size());
    if (track.y.empty() || std::ranges::any_of(columns, [&](const auto* column) {
            return !column->empty() && column->size() != track.size();
        }))
        return tr("The columns t and y of a track, and x and angle if present, must have the same length.");
    if (std::ranges::any_of(columns,
                            [&](const auto* column) { return !std::ranges::all_of(*column, isSized); }))
        return tr("A number of the track is too large; numbers may not exceed 10⁹.");
    if (std::ranges::adjacent_find(track.t, std::ranges::greater_equal()) != track.t.end())
        return tr("The times of a track must increase; two are equal or too close together.");
    const auto isDeviation = [&](double sigma) { return sigma >= 0 && sigma <= largest; };
    if (!isDeviation(track.sigma) || !isDeviation(track.sigmaAngle) || !isSized(track.tilt))
        return tr("The standard deviations of a track must lie between 0 and 10⁹.");
    if (!track.usesX && !track.usesY)
        return tr("A fit must use at least one coordinate of the track, x or y.");
    return {};
}

} // namespace talweg
