#pragma once

#include <QByteArray>
#include <QString>

namespace talweg {

/// Data embedded in a picture file: the source of the picture.
struct PictureSource {
    QByteArray project; ///< text of a project file; empty: nothing is embedded
    QByteArray figure;  ///< text that identifies the figure in the project

    bool isEmpty() const { return project.isEmpty(); }
    friend bool operator==(const PictureSource&, const PictureSource&) = default;
};

/// Names of the attachments with the source in a PDF.
inline constexpr const char* attachedProject = "project.talweg";
inline constexpr const char* attachedFigure = "figure.json";
inline constexpr const char* attachedChecksums = "checksums.txt";

/// Size limit, in bytes, of picture files from which a source is read.
inline constexpr qint64 largestPicture = 250'000'000;

/// Whether a file extension may belong to a picture with a source: png, svg or pdf.
bool mayCarrySource(const QString& path);

/// Why a source would make pictures too large and is not embedded; empty if it can be embedded.
QString sourceComplaint(const PictureSource& source);

/// CRC-32 checksums of both texts in hexadecimal digits. They are attached to a PDF because Adler-32, the
/// checksum of compressed texts, does not detect all damage.
QByteArray checksumsOf(const PictureSource& source);

/// Embeds a source in a PNG (as compressed text) or an SVG (as metadata). For a PDF, the source is attached
/// while it is written. Pictures in unknown formats are returned unchanged.
QByteArray withSource(const QByteArray& picture, const PictureSource& source);

/// A source read from a picture, or the reason why there is none.
struct SourceReading {
    PictureSource source;
    QString failure; ///< a complete sentence; empty on success
};

/// Reads the source of a PNG, an SVG or a PDF; the format is recognized by the first bytes. A checksum
/// verifies that the source is complete; damaged files are rejected.
SourceReading sourceIn(const QByteArray& picture);

} // namespace talweg
