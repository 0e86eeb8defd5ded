#pragma once

#include <QByteArray>
#include <QString>

namespace talweg {

/// Data embedded in a picture file: the source of the picture.
struct PictureSource {
    QByteArray project; ///< text of a project file; empty: nothing is embedded
    QByteArray figure;  ///< which figure of the project it is, as text

    bool isEmpty() const { return project.isEmpty(); }
    friend bool operator==(const PictureSource&, const PictureSource&) = default;
};

/// Names of these attachments in a PDF.
inline constexpr const char* attachedProject = "project.talweg";
inline constexpr const char* attachedFigure = "figure.json";
inline constexpr const char* attachedChecksums = "checksums.txt";

/// Largest picture file, in bytes, whose source is read.
inline constexpr qint64 largestPicture = 250'000'000;

/// Whether a file extension may belong to a picture with a source: png, svg or pdf.
bool mayCarrySource(const QString& path);

/// Why a source is not embedded in pictures: they would become too large. Empty if it is embedded.
QString sourceComplaint(const PictureSource& source);

/// CRC-32 checksums of both texts in hexadecimal digits, attached to a PDF because Adler-32, the checksum of
/// compressed texts, misses some damage.
QByteArray checksumsOf(const PictureSource& source);

/// A PNG or an SVG with a source; PNG stores it as compressed text, SVG as metadata. PDF gets it as
/// attachments while it is written. Bytes of unknown formats are returned unchanged.
QByteArray withSource(const QByteArray& picture, const PictureSource& source);

/// A source read from a picture, or the reason why there is none.
struct SourceReading {
    PictureSource source;
    QString failure; ///< a complete sentence; empty on success
};

/// The source of a PNG, an SVG or a PDF, recognised by the first bytes. A checksum verifies that the source
/// is complete; damaged files are rejected.
SourceReading sourceIn(const QByteArray& picture);

} // namespace talweg
