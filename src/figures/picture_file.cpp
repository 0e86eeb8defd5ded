#include "figures/picture_file.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImageWriter>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace talweg {

namespace {

constexpr double mmPerInch = 25.4, logicalDpi = 96;
constexpr int pdfDpi = 1200;
/// Dots per inch at which an SVG's size in whole dots is exact to 0.01 mm.
constexpr int svgDpi = 2540;

QString suffix(const QString& path) {
    return QFileInfo(path).suffix().toLower();
}

void draw(QPaintDevice& device, const QPicture& picture, double scale) {
    QPainter painter(&device);
    painter.scale(scale, scale);
    painter.drawPicture(0, 0, picture);
}

bool writePng(QIODevice& file, const QPicture& picture, const FigureSize& size) {
    return QImageWriter(&file, "png").write(imageOf(picture, size));
}

bool writeSvg(QIODevice& file, const QPicture& picture, const FigureSize& size) {
    const QByteArray svg = svgOf(picture, size);
    return file.write(svg) == svg.size();
}

bool writePdf(QIODevice& file, const QPicture& picture, const FigureSize& size) {
    QPdfWriter writer(&file);
    writer.setCreator("Talweg");
    writer.setPageSize(
        QPageSize(QSizeF(size.widthMm, size.heightMm), QPageSize::Millimeter, {}, QPageSize::ExactMatch));
    writer.setPageMargins({});
    writer.setResolution(pdfDpi);
    draw(writer, picture, pdfDpi / logicalDpi);
    return true;
}

} // namespace

QSize pixelSize(const FigureSize& size) {
    return {qRound(size.widthMm * size.dpi / mmPerInch), qRound(size.heightMm * size.dpi / mmPerInch)};
}

QSizeF logicalSize(const FigureSize& size) {
    return {size.widthMm * logicalDpi / mmPerInch, size.heightMm * logicalDpi / mmPerInch};
}

QImage imageOf(const QPicture& picture, const FigureSize& size) {
    QImage image(pixelSize(size), QImage::Format_RGB32);
    image.fill(Qt::white);
    draw(image, picture, size.dpi / logicalDpi);
    image.setDotsPerMeterX(qRound(size.dpi * 1000 / mmPerInch));
    image.setDotsPerMeterY(qRound(size.dpi * 1000 / mmPerInch));
    return image;
}

QByteArray svgOf(const QPicture& picture, const FigureSize& size) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(svgDpi);
    generator.setSize(QSizeF(size.widthMm * svgDpi / mmPerInch, size.heightMm * svgDpi / mmPerInch).toSize());
    generator.setViewBox(QRectF(QPointF(), logicalSize(size)));
    draw(generator, picture, 1);
    return bytes;
}

QString figureNameComplaint(const QString& path) {
    if (QStringList{"png", "svg", "pdf"}.contains(suffix(path))) return {};
    return QString("The file name \"%1\" says no known format; it has to end in .png, .svg or .pdf.")
        .arg(path);
}

QString writePicture(const QPicture& picture, const FigureSize& size, const QString& path) {
    for (const QString& problem : {figureNameComplaint(path), complaint(size)})
        if (!problem.isEmpty()) return problem;
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return QString("The file %1 cannot be written: %2.").arg(path, file.errorString());
    const QString kind = suffix(path);
    const auto write = kind == "png" ? writePng : kind == "svg" ? writeSvg : writePdf;
    if (!write(file, picture, size) || !file.commit())
        return QString("Writing %1 failed: %2.").arg(path, file.errorString());
    return {};
}

} // namespace talweg
