#pragma once

#include "report/report.h"
#include "report/report_choice.h"

#include <QByteArray>

namespace talweg {

/// The error in a file name for a report; empty if its extension is pdf or html.
QString reportNameComplaint(const QString& path);

/// The report in the format of the file extension. Must be called in a single thread, which may be any.
QByteArray reportBytes(const Report& report, const QString& path, ReportPaper paper);

} // namespace talweg
