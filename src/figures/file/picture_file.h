#pragma once

#include "figures/file/figure_size.h"
#include "files/picture_source.h"

#include <QByteArray>
#include <QImage>
#include <QPicture>
#include <QString>

namespace talweg {

/// The error in a file name for a figure; empty if its extension is png, svg or pdf.
QString figureNameComplaint(const QString& path);

/// Writes a drawing as PNG, SVG or PDF, depending on the extension of `path`. An existing file is replaced
/// only when the new one is complete. A valid `source` is stored in the file. Equal pictures give equal
/// bytes. May be called from any thread. Returns an error as a complete sentence, or an empty text.
QString writePicture(const QPicture& picture, const FigureSize& size, const QString& path,
                     const PictureSource& source = {});

/// Returns the drawing as an SVG file.
QByteArray svgOf(const QPicture& picture, const FigureSize& size);

/// Returns the drawing as an image.
QImage imageOf(const QPicture& picture, const FigureSize& size);

/// Copies the drawing to the clipboard, as an image and as SVG.
void copyPicture(const QPicture& picture, const FigureSize& size);

} // namespace talweg
