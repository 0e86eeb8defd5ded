#pragma once

#include <QByteArray>
#include <QString>

namespace talweg {

/// What the file of a picture carries beside the picture: what it was made of.
struct PictureSource {
    QByteArray project; ///< the text of a project's file; empty: nothing is carried
    QByteArray figure;  ///< which figure of it the picture is, as text

    bool isEmpty() const { return project.isEmpty(); }
    friend bool operator==(const PictureSource&, const PictureSource&) = default;
};

/// The names under which a PDF has them attached.
inline constexpr const char* attachedProject = "project.talweg";
inline constexpr const char* attachedFigure = "figure.json";
inline constexpr const char* attachedChecksums = "checksums.txt";

/// No file of a picture that is larger, in bytes, is read for its source.
inline constexpr qint64 largestPicture = 250'000'000;

/// Whether the ending of a file's name is that of a picture that may carry a source: png, svg or pdf.
bool mayCarrySource(const QString& path);

/// Why a source is not put into pictures: it would make them large. Empty where it is put in.
QString sourceComplaint(const PictureSource& source);

/// The checksums of both texts, CRC-32 in hexadecimal digits, that a PDF has attached: that of packed texts
/// itself, Adler-32, lets damage pass.
QByteArray checksumsOf(const PictureSource& source);

/// A PNG or an SVG with a source; PNG has it as compressed text, SVG as metadata. A PDF, which has it as
/// attached files, gets it while it is written. What has no known beginning is given back as it is.
QByteArray withSource(const QByteArray& picture, const PictureSource& source);

/// A source read from a picture, or why there is none.
struct SourceReading {
    PictureSource source;
    QString failure; ///< a complete sentence; empty on success
};

/// The source of a PNG, an SVG or a PDF, as told by how it begins. What it has is the whole of what was put
/// in, by a checksum; damaged files are refused.
SourceReading sourceIn(const QByteArray& picture);

} // namespace talweg
