#pragma once

#include "report/report.h"
#include "report/report_choice.h"

#include <QByteArray>

namespace talweg {

/// The error in the file name of a report; empty if its extension is pdf or html.
QString reportNameComplaint(const QString& path);

/// The report as a file in the format of the extension of `path`. Must be called in a single thread, which
/// may be any.
QByteArray reportBytes(const Report& report, const QString& path, ReportPaper paper);

} // namespace talweg
