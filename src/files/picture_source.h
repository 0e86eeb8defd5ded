#pragma once

#include <QByteArray>
#include <QString>

namespace talweg {

/// Data embedded in a picture file, from which Talweg can draw the picture again.
struct PictureSource {
    QByteArray project; ///< text of a project file; empty if nothing is embedded
    QByteArray figure;  ///< text that identifies the picture's figure in the project

    bool isEmpty() const { return project.isEmpty(); }
    friend bool operator==(const PictureSource&, const PictureSource&) = default;
};

/// Names of the files attached to a PDF, which contain the source.
inline constexpr const char* attachedProject = "project.talweg";
inline constexpr const char* attachedFigure = "figure.json";
inline constexpr const char* attachedChecksums = "checksums.txt";

/// Size limit, in bytes, of picture files from which a source is read.
inline constexpr qint64 largestPicture = 250'000'000;

/// Whether a file with this extension may contain a source: png, svg or pdf.
bool mayCarrySource(const QString& path);

/// The reason why a source is too large to be embedded; empty if it can be embedded.
QString sourceComplaint(const PictureSource& source);

/// CRC-32 checksums of both texts in hexadecimal digits. They are attached to a PDF, whose compressed texts
/// have only Adler-32 checksums. Adler-32 does not detect all damage.
QByteArray checksumsOf(const PictureSource& source);

/// Embeds a source in a PNG (as compressed text) or an SVG (as metadata). Pictures in other formats are
/// returned unchanged; a PDF receives its source as attachments while it is written.
QByteArray withSource(const QByteArray& picture, const PictureSource& source);

/// A source read from a picture, or the reason why there is none.
struct SourceReading {
    PictureSource source;
    QString failure; ///< a complete sentence; empty on success
};

/// Reads the source of a PNG, an SVG or a PDF; the first bytes identify the format. Checksums verify the
/// source; damaged files are rejected.
SourceReading sourceIn(const QByteArray& picture);

} // namespace talweg
