#include "project/track_file.h"

#include "base/angle.h"
#include "base/number.h"
#include "base/translation.h"
#include "tracks/segments.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <functional>

namespace talweg {

namespace {

/// Options that the table reader handles.
const QStringList& tableKeys() {
    static const QStringList keys{"t",     "x",     "y",         "theta",     "unit",    "xunit",
                                  "yunit", "tunit", "thetaunit", "separator", "decimal", "header"};
    return keys;
}

const QStringList& trackKeys() {
    static const QStringList keys = QStringList{"fps",   "scale", "flip",  "offset",      "rotate", "point",
                                                "track", "use",   "sigma", "sigma_angle", "name"}
                                    + tableKeys();
    return keys;
}

bool readPositive(const QString& value, double& into) {
    const auto number = readNumber(value.toStdString());
    if (!number || !(*number > 0)) return false;
    into = *number;
    return true;
}

/// Reads an offset "x,y,t". The last values may be omitted.
bool readOffset(const QString& value, Calibration& into) {
    const QStringList parts = value.split(u',');
    double* const places[]{&into.x, &into.y, &into.t};
    if (parts.size() > 3) return false;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const auto number = readNumber(parts[i].trimmed().toStdString());
        if (!number) return false;
        *places[i] = *number;
    }
    return true;
}

/// Reads one of two words and sets `isSecond` if it is the second. Returns false for other words.
bool readWord(const QString& value, const char* first, const char* second, bool& isSecond) {
    isSecond = value == QLatin1String(second);
    return isSecond || value == QLatin1String(first);
}

bool readUse(const QString& value, TrackFile& file) {
    file.usesX = value.contains(u'x');
    file.usesY = value.contains(u'y');
    return value == "x" || value == "y" || value == "xy";
}

bool readTableOption(const QString& key, const QString& value, TextTableOptions& options) {
    if (key == "t" || key == "theta")
        options.columns[key] = value;
    else if (key == "tunit" || key == "thetaunit")
        options.units[key.chopped(4)] = value;
    else {
        const TableSource source = tableSource("-?" + key + '=' + value);
        if (!source.error.isEmpty() || source.path != "-") return false;
        for (const auto& [axis, name] : source.options.columns.asKeyValueRange())
            options.columns[axis] = name;
        for (const auto& [axis, unit] : source.options.units.asKeyValueRange())
            options.units[axis] = unit;
        if (source.options.separator) options.separator = source.options.separator;
        if (source.options.decimal) options.decimal = source.options.decimal;
        if (source.options.header) options.header = source.options.header;
    }
    return !value.isEmpty();
}

bool readRotation(const QString& value, double& into) {
    const auto degrees = readNumber(value.toStdString());
    into = degrees.value_or(0) * radiansPerDegree;
    return degrees.has_value();
}

bool readTrackNumber(const QString& value, int& into) {
    bool isNumber = false;
    into = value.toInt(&isNumber);
    return isNumber && into > 0;
}

/// Sets an option. Returns false if its value is invalid.
bool isSet(TrackFile& file, const QString& key, const QString& value) {
    if (tableKeys().contains(key)) return readTableOption(key, value, file.table.options);
    if (key == "fps") return readPositive(value, file.calibration.framesPerSecond);
    if (key == "scale") return readPositive(value, file.calibration.metresPerPixel);
    if (key == "sigma") return readPositive(value, file.sigma);
    if (key == "sigma_angle") return readPositive(value, file.sigmaAngle);
    if (key == "offset") return readOffset(value, file.calibration);
    if (key == "rotate") return readRotation(value, file.calibration.rotation);
    if (key == "flip") return readWord(value, "none", "y", file.calibration.isFlipped);
    if (key == "point") return readWord(value, "centre", "lowest", file.isLowestPoint);
    if (key == "track") return readTrackNumber(value, file.table.track);
    if (key == "use") return readUse(value, file);
    file.name = value;
    return !value.isEmpty();
}

/// The error in options that do not match the table; empty if there is none.
QString complaintAbout(const TrackFile& file, const TrackTableReading& read) {
    if (read.hasFrames && file.calibration.framesPerSecond <= 0)
        return QCoreApplication::translate(
            "talweg",
            "The table contains frame numbers instead of times. Give the frames per second (fps=).");
    if (!read.hasFrames && file.calibration.framesPerSecond > 0)
        return QCoreApplication::translate(
                   "talweg",
                   "The table contains times, so the frames per second (fps=%1) have no effect. Omit them.")
            .arg(file.calibration.framesPerSecond);
    return {};
}

} // namespace

TrackFile trackFile(const QString& text) {
    static const QRegularExpression option(QStringLiteral(",([A-Za-z_]+)="));
    TrackFile file{.path = text};
    struct Found {
        QString key;
        qsizetype at, value;
    };
    std::vector<Found> found;
    for (const auto& match : option.globalMatch(text))
        if (trackKeys().contains(match.captured(1)) || !found.empty())
            found.push_back({match.captured(1), match.capturedStart(), match.capturedEnd()});
    if (found.empty()) return file;
    file.path = text.left(found.front().at);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const qsizetype end = i + 1 < found.size() ? found[i + 1].at : text.size();
        const QString value = text.sliced(found[i].value, end - found[i].value).trimmed();
        const bool isFine = trackKeys().contains(found[i].key) && isSet(file, found[i].key, value);
        if (!isFine && file.error.isEmpty())
            file.error = QCoreApplication::translate(
                             "talweg", "“%1=%2” is not a valid option for a measured track. Valid options "
                                       "are %3; examples: fps=240, flip=y and offset=0,1.5.")
                             .arg(found[i].key, value, trackKeys().join(", "));
    }
    return file;
}

Track fromStart(Track track, const TrackFile& file) {
    track.source = {.file = track.source.file, .sha256 = track.source.sha256};
    if (file.calibration.t != 0 || track.t.empty()) return track;
    const double start = track.t.front();
    for (double& t : track.t)
        t -= start;
    return track;
}

TrackImport importTrack(const TrackFile& file, const QByteArray& bytes, double radius) {
    if (!file.error.isEmpty()) return {.track = {}, .error = file.error};
    TrackTableRequest request = file.table;
    request.file = QFileInfo(file.path).fileName();
    const TrackTableReading read = readTrackTable(decoded(bytes), request);
    if (!read.error.isEmpty()) return {.track = {}, .error = read.error};
    if (const QString complaint = complaintAbout(file, read); !complaint.isEmpty())
        return {.track = {}, .error = complaint};
    Calibration calibration = file.calibration;
    if (file.isLowestPoint) calibration.belowCentre = radius;
    TrackColumns columns{read.t, read.x, read.y, read.angle, read.hasFrames, read.isInPixels};
    if (calibration.metresPerPixel > 0) columns.isInPixels = true;
    TrackImport made{.track = calibrated(columns, calibration), .summary = read.summary};
    Track& track = made.track;
    track.name = (file.name.isEmpty() ? request.file : file.name).toStdString();
    track.sigma = file.sigma;
    track.sigmaAngle = file.sigmaAngle;
    track.usesX = file.usesX;
    track.usesY = file.usesY;
    if (const QString wrong = trackComplaint(track); !wrong.isEmpty())
        return {.track = {},
                .error = QCoreApplication::translate("talweg",
                                                     "%1 Check the units, the frames per second (fps=), the "
                                                     "metres per pixel (scale=) and the offset (offset=).")
                             .arg(wrong)};
    track.source.file = request.file.toStdString();
    track.source.sha256 = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString();
    track.source.rowsSkipped = static_cast<std::size_t>(read.rowsSkipped);
    track.source.linesOutside = static_cast<std::size_t>(read.titleLines + read.lastLines);
    if (track.source.trimmed > 0)
        made.summary += u' '
                        + QString::fromStdString(trCount(static_cast<std::int64_t>(track.source.trimmed),
                                                         "%n identical sample at the start was omitted.",
                                                         "%n identical samples at the start were omitted."));
    if (track.source.thinning > 1)
        made.summary += u' '
                        + QCoreApplication::translate("talweg", "One of every %1 samples was kept.")
                              .arg(track.source.thinning);
    if (!file.calibration.isFlipped && curvesUpwards(track))
        made.summary +=
            u' '
            + QCoreApplication::translate("talweg", "The paths of free flights curve upward. The y axis of "
                                                    "the table probably points down (flip=y).");
    return made;
}

} // namespace talweg
