#pragma once

#include "figures/file/figure_size.h"
#include "files/picture_source.h"

#include <QByteArray>
#include <QImage>
#include <QPicture>
#include <QString>

namespace talweg {

/// What is wrong with a file name for a figure; empty when its suffix is png, svg or pdf.
QString figureNameComplaint(const QString& path);

/// Writes a drawing as PNG, SVG or PDF, going by the suffix; a file that exists stays whole until the new
/// one is complete. The file carries the `source`, unless that has a complaint. The same picture makes the
/// same bytes. May be called from any thread. Returns what is wrong as a complete sentence, or empty.
QString writePicture(const QPicture& picture, const FigureSize& size, const QString& path,
                     const PictureSource& source = {});

/// The drawing as an SVG file.
QByteArray svgOf(const QPicture& picture, const FigureSize& size);

/// The drawing as pixels.
QImage imageOf(const QPicture& picture, const FigureSize& size);

/// Puts the drawing on the clipboard, as pixels and as SVG.
void copyPicture(const QPicture& picture, const FigureSize& size);

} // namespace talweg
