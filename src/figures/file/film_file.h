#pragma once

#include <QImage>
#include <QString>
#include <memory>

namespace talweg {

/// Pictures one after another in files: an animated WebP, or PNGs numbered from 0001. Every function returns
/// what is wrong as a complete sentence, or empty; after that only the destructor may follow.
class FilmFile {
public:
    virtual ~FilmFile() = default;
    /// A frame, all of the same size, that is seen for so long, s.
    virtual QString add(const QImage& frame, double seconds) = 0;
    /// After the last frame. An animated WebP is on the disk only then, as a whole.
    virtual QString finish() = 0;
};

/// A film for a file name that has no complaint. May be used on any one thread.
std::unique_ptr<FilmFile> makeFilmFile(const QString& path);

/// What is wrong with a file name for a film; empty when its suffix is webp or png.
QString filmNameComplaint(const QString& path);

/// What is wrong with the size of a film's frames, in pixels; empty when it is fine.
QString filmSizeComplaint(const QSize& size);

/// The file of a frame, counted from 0, of a film of PNGs: "fall.png" gives "fall-0001.png" for the first.
QString framePath(const QString& path, std::size_t frame);

} // namespace talweg
