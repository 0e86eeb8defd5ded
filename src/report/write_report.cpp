#include "report/write_report.h"

#include "report/report_html.h"
#include "report/report_pdf.h"

#include "files/whole_file.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>

namespace talweg {

namespace {

QString formatOf(const QString& path) {
    return QFileInfo(path).suffix().toLower();
}

} // namespace

QString reportNameComplaint(const QString& path) {
    if (QStringList{"pdf", "html", "htm"}.contains(formatOf(path))) return {};
    return Report::tr("The file name \"%1\" must end in .pdf or .html.").arg(path);
}

ReportLogo readLogo(const QString& path) {
    constexpr qint64 mostBytes = 10'000'000;
    constexpr int mostPixels = 4000; // in each direction
    const QString name = QDir::toNativeSeparators(path);
    FileBytes file = readOrdinary(path, mostBytes);
    if (!file.failure.isEmpty()) return {.picture = {}, .problem = file.failure};
    QBuffer buffer(&file.bytes);
    QImageReader reader(&buffer);
    const QByteArray format = reader.format();
    if (format != "png" && format != "jpeg")
        return {.picture = {},
                .problem = Report::tr("The logo %1 is neither a PNG nor a JPEG file.").arg(name)};
    const QSize size = reader.size();
    if (size.width() > mostPixels || size.height() > mostPixels)
        return {.picture = {},
                .problem = Report::tr("The logo %1 has %2 × %3 pixels; at most %4 × %4 are allowed.")
                               .arg(name, QString::number(size.width()), QString::number(size.height()),
                                    QString::number(mostPixels))};
    const QImage picture = reader.read();
    if (picture.isNull()) return {.picture = {}, .problem = Report::tr("The logo %1 is damaged.").arg(name)};
    return {.picture = picture};
}

QByteArray reportBytes(const Report& report, const QString& path, ReportPaper paper) {
    return formatOf(path) == "pdf" ? reportPdf(report, paper) : reportHtml(report);
}

} // namespace talweg
