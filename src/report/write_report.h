#pragma once

#include "report/report.h"
#include "report/report_choice.h"

#include <QByteArray>

namespace talweg {

/// The error in the file name of a report; empty if the extension is pdf or html.
QString reportNameComplaint(const QString& path);

/// The bytes of a report file. The extension of `path` determines the format. Any thread may call it, but
/// only one at a time.
QByteArray reportBytes(const Report& report, const QString& path, ReportPaper paper);

/// The picture of a logo, or why it cannot be used.
struct ReportLogo {
    QImage picture;
    QString problem = {}; ///< complete sentence; empty on success
};

/// Reads a PNG or JPEG file of at most 10 MB and 4000 × 4000 pixels.
ReportLogo readLogo(const QString& path);

} // namespace talweg
