#pragma once

#include <QImage>
#include <QString>
#include <memory>

namespace talweg {

/// Writes the frames of a film to one animated WebP, or to PNGs numbered from 0001. Every function returns an
/// error as a complete sentence, or an empty text. After an error, only the destructor may be called.
class FilmFile {
public:
    virtual ~FilmFile() = default;
    /// Adds a frame that is shown for `seconds`. All frames must have the same size.
    virtual QString add(const QImage& frame, double seconds) = 0;
    /// Must be called after the last frame. An animated WebP is written to disk only then.
    virtual QString finish() = 0;
};

/// Creates a film for a valid file name. The film must be used from one thread only, which need not be the
/// GUI thread.
std::unique_ptr<FilmFile> makeFilmFile(const QString& path);

/// The error in a file name for a film; empty if its extension is webp or png.
QString filmNameComplaint(const QString& path);

/// The error in the size of the frames, in pixels; empty if it is valid.
QString filmSizeComplaint(const QSize& size);

/// The file name of a frame in a film of PNGs; frames are counted from 0. The first frame of "fall.png" is
/// "fall-0001.png".
QString framePath(const QString& path, std::size_t frame);

} // namespace talweg
