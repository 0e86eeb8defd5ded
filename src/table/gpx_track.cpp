#include "table/gpx_track.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "base/translation.h"

#include <QCoreApplication>
#include <QXmlStreamReader>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace talweg {

namespace {

/// A point of a track: latitude and longitude in degrees (north and east positive), elevation in metres.
struct TrackPoint {
    int line = 0;
    double latitude = 0, longitude = 0;
    std::optional<double> elevation = {};
};

/// Horizontal distance between adjacent points of a track, m. It uses the ellipsoid's radii of curvature at
/// the mean latitude (Torge and Müller 2012, section 4.1). It is accurate to a millimetre for points ten
/// kilometres apart.
double distanceBetween(const TrackPoint& a, const TrackPoint& b) {
    constexpr double equatorialRadius = 6'378'137, flattening = 1 / 298.257223563; // WGS 84
    constexpr double squaredEccentricity = flattening * (2 - flattening);
    constexpr double degree = std::numbers::pi / 180;
    const double middle = (a.latitude + b.latitude) / 2 * degree, sine = std::sin(middle);
    const double root = std::sqrt(1 - squaredEccentricity * sine * sine);
    const double alongParallel = equatorialRadius / root;
    const double alongMeridian = alongParallel * (1 - squaredEccentricity) / (root * root);
    const double east = std::remainder(b.longitude - a.longitude, 360);
    return std::hypot(alongMeridian * (b.latitude - a.latitude) * degree,
                      alongParallel * std::cos(middle) * east * degree);
}

/// Reads the points of tracks and routes in a GPX file.
class GpxReader {
public:
    explicit GpxReader(const QString& text) : m_xml(text) {}

    std::vector<TrackPoint> points() {
        while (!m_xml.atEnd() && m_error.isEmpty()) {
            m_xml.readNext();
            if (m_xml.isStartElement()) takeElement();
        }
        if (m_error.isEmpty() && m_xml.hasError())
            m_error = QCoreApplication::translate("talweg", "The GPX file is damaged in line %1.")
                          .arg(m_xml.lineNumber());
        if (m_error.isEmpty() && m_tracks > 1)
            m_error = QCoreApplication::translate(
                          "talweg", "The GPX file has %1 tracks. Save the one you need in a separate file.")
                          .arg(m_tracks);
        return m_tracks > 0 ? std::move(m_track) : std::move(m_route);
    }
    const QString& error() const { return m_error; }

private:
    void takeElement() {
        const QStringView name = m_xml.name();
        if (name == u"trk")
            ++m_tracks;
        else if (name == u"trkpt")
            m_track.push_back(point());
        else if (name == u"rtept")
            m_route.push_back(point());
    }

    /// Reads the point element at the current position.
    TrackPoint point() {
        TrackPoint made{static_cast<int>(m_xml.lineNumber())};
        made.latitude = degrees(QStringLiteral("lat"), 90);
        made.longitude = degrees(QStringLiteral("lon"), 180);
        while (m_error.isEmpty() && m_xml.readNextStartElement()) {
            if (m_xml.name() != u"ele") {
                m_xml.skipCurrentElement();
                continue;
            }
            const QString text = m_xml.readElementText(QXmlStreamReader::SkipChildElements);
            made.elevation = readNumber(text.trimmed().toStdString());
        }
        return made;
    }

    double degrees(const QString& name, double most) {
        const auto number = readNumber(m_xml.attributes().value(name).trimmed().toString().toStdString());
        if (number && std::abs(*number) <= most) return *number;
        m_error = QCoreApplication::translate(
                      "talweg", "Line %1: the attribute “%2” of a point must be a number from −%3 to %3.")
                      .arg(QString::number(m_xml.lineNumber()), name, QString::number(most));
        return 0;
    }

    QXmlStreamReader m_xml;
    std::vector<TrackPoint> m_track, m_route;
    qsizetype m_tracks = 0;
    QString m_error;
};

/// A message about missing elevations of a track; empty if there are none.
QString complaintAboutElevations(const std::vector<TrackPoint>& points) {
    const auto isMissing = [](const TrackPoint& point) { return !point.elevation; };
    const auto first = std::ranges::find_if(points, isMissing);
    if (first == points.end()) return {};
    return toQt(trCount(std::ranges::count_if(points, isMissing),
                        "%n point has no elevation, in line %1. Add gaps=skip to omit it.",
                        "%n points have no elevation; the first is in line %1. Add gaps=skip to omit them.",
                        std::to_string(first->line)));
}

GpxProfile profileOf(const std::vector<TrackPoint>& track) {
    GpxProfile made;
    double distance = 0;
    for (std::size_t i = 0; i < track.size(); ++i) {
        if (i > 0) distance += distanceBetween(track[i - 1], track[i]);
        if (!track[i].elevation) {
            ++made.withoutElevation;
        } else if (!made.points.empty() && !(distance > made.points.back().x())) {
            ++made.repeated;
        } else {
            made.points.emplace_back(distance, *track[i].elevation);
            made.lines.push_back(track[i].line);
        }
    }
    return made;
}

GpxProfile refusedTrack(const QString& error) {
    GpxProfile refused;
    refused.error = error;
    return refused;
}

} // namespace

bool isGpx(const QString& text) {
    const QStringView begin = QStringView(text).left(2000);
    return begin.trimmed().startsWith(u'<') && begin.contains(QLatin1String("<gpx"));
}

GpxProfile gpxProfile(const QString& text, const TextTableOptions& options) {
    TextTableOptions others = options;
    others.gaps = Gaps::refuse;
    others.isInWindow = false;
    if (others != TextTableOptions())
        return refusedTrack(QCoreApplication::translate(
            "talweg", "A GPX track has no columns, so the only option allowed is gaps=skip."));
    GpxReader gpx(text);
    const std::vector<TrackPoint> track = gpx.points();
    if (!gpx.error().isEmpty()) return refusedTrack(gpx.error());
    if (options.gaps != Gaps::skip)
        if (const QString wrong = complaintAboutElevations(track); !wrong.isEmpty())
            return refusedTrack(wrong);
    GpxProfile made = profileOf(track);
    if (made.points.empty())
        made.error = QCoreApplication::translate("talweg", "The GPX file has no track with elevations.");
    return made;
}

} // namespace talweg
