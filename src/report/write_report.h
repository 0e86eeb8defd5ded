#pragma once

#include "report/report.h"
#include "report/report_choice.h"

#include <QByteArray>

namespace talweg {

/// What is wrong with a file name for a report; empty when its suffix is pdf or html.
QString reportNameComplaint(const QString& path);

/// The report in the format that a name's suffix says. May be called on any one thread.
QByteArray reportBytes(const Report& report, const QString& path, ReportPaper paper);

} // namespace talweg
