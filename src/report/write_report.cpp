#include "report/write_report.h"

#include "report/report_html.h"
#include "report/report_pdf.h"

#include <QFileInfo>

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

QByteArray reportBytes(const Report& report, const QString& path, ReportPaper paper) {
    return formatOf(path) == "pdf" ? reportPdf(report, paper) : reportHtml(report);
}

} // namespace talweg
