#include "figures/file/picture_file.h"

#include "figures/file/ink.h"
#include "figures/file/pdf_moment.h"
#include "files/whole_file.h"

#include <QBuffer>
#include <QClipboard>
#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImageWriter>
#include <QMimeData>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <cmath>

namespace talweg {

namespace {

constexpr double mmPerInch = 25.4, pointsPerInch = 72, logicalDpi = 96;
/// Resolution to which positions in a PDF are rounded, dots per inch: 0.02 mm, far less than a line width.
constexpr int pdfDpi = 1200;
/// Resolution of an SVG, dots per inch. Its size in whole dots is then exact to 0.01 mm.
constexpr int svgDpi = 2540;

QString suffix(const QString& path) {
    return QFileInfo(path).suffix().toLower();
}

/// Draws a picture, enlarged. QPainter scales a picture by the ratio of the resolutions; this scaling is
/// undone first.
void draw(QPaintDevice& device, const QPicture& drawn, const FigureSize& size, double scale) {
    const QPicture picture = inked(drawn, size);
    QPainter painter(&device);
    painter.setRenderHint(QPainter::LosslessImageRendering); // otherwise images become JPEG in PDF
    const double back = double(picture.logicalDpiX()) / device.logicalDpiX();
    painter.scale(scale * back, scale * back);
    painter.drawPicture(0, 0, picture);
}

/// A number in PDF notation.
QByteArray pdfNumber(double number) {
    return QByteArray::number(number, 'f', 3);
}

/// Sets the exact size of the page, because Qt rounds it to whole points. `page` is the rounded size. The
/// drawing keeps its distance from the upper left corner. The length of the text is kept, because offsets in
/// the file depend on it.
void cutPage(QByteArray& pdf, const QSizeF& page, const QSizeF& wanted) {
    const QByteArray box = "/MediaBox [";
    const qsizetype from = pdf.indexOf(box) + box.size(), to = pdf.indexOf(']', from);
    const QByteArray exact = "0 " + pdfNumber(page.height() - wanted.height()) + ' '
                             + pdfNumber(wanted.width()) + ' ' + pdfNumber(page.height());
    if (from >= box.size() && exact.size() <= to - from)
        pdf.replace(from, to - from, exact.leftJustified(to - from));
}

QByteArray pdfOf(const QPicture& picture, const FigureSize& size, const PictureSource& source) {
    const QSizeF points = QSizeF(size.widthMm, size.heightMm) * (pointsPerInch / mmPerInch);
    const QSizeF page(std::ceil(points.width()), std::ceil(points.height()));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setCreator("Talweg");
    writer.setPageSize(QPageSize(page, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins({});
    writer.setResolution(pdfDpi);
    if (!source.isEmpty()) {
        writer.addFileAttachment(attachedProject, source.project, QStringLiteral("application/x-talweg"));
        writer.addFileAttachment(attachedFigure, source.figure, QStringLiteral("application/json"));
        writer.addFileAttachment(attachedChecksums, checksumsOf(source), QStringLiteral("text/plain"));
    }
    draw(writer, picture, size, pdfDpi / logicalDpi * enlargement(size));
    cutPage(bytes, page, points);
    takeOutMoment(bytes);
    return bytes;
}

QByteArray pngOf(const QPicture& picture, const FigureSize& size) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter(&buffer, "png").write(imageOf(picture, size));
    return bytes;
}

} // namespace

QImage imageOf(const QPicture& picture, const FigureSize& size) {
    QImage image(pixelSize(size), QImage::Format_RGB32);
    image.fill(Qt::white);
    draw(image, picture, size, size.dpi / logicalDpi * enlargement(size));
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
    generator.setTitle(QCoreApplication::translate("talweg", "Figure"));
    generator.setDescription(QCoreApplication::translate("talweg", "Made with Talweg"));
    generator.setResolution(svgDpi);
    generator.setSize(QSizeF(size.widthMm * svgDpi / mmPerInch, size.heightMm * svgDpi / mmPerInch).toSize());
    generator.setViewBox(QRectF(QPointF(), logicalSize(size)));
    draw(generator, picture, size, enlargement(size));
    return bytes;
}

QString figureNameComplaint(const QString& path) {
    if (QStringList{"png", "svg", "pdf"}.contains(suffix(path))) return {};
    return QCoreApplication::translate("talweg", "The file name \"%1\" must end in .png, .svg or .pdf.")
        .arg(path);
}

QString writePicture(const QPicture& picture, const FigureSize& size, const QString& path,
                     const PictureSource& source) {
    for (const QString& problem : {figureNameComplaint(path), complaint(size)})
        if (!problem.isEmpty()) return problem;
    const QString kind = suffix(path);
    const PictureSource carried = sourceComplaint(source).isEmpty() ? source : PictureSource();
    if (kind == "pdf") return writeWhole(path, pdfOf(picture, size, carried));
    return writeWhole(path, withSource(kind == "png" ? pngOf(picture, size) : svgOf(picture, size), carried));
}

void copyPicture(const QPicture& picture, const FigureSize& size) {
    auto* data = new QMimeData;
    data->setImageData(imageOf(picture, size));
    data->setData(QStringLiteral("image/svg+xml"), svgOf(picture, size));
    QGuiApplication::clipboard()->setMimeData(data);
}

} // namespace talweg
