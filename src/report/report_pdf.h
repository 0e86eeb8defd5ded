#pragma once

#include "report/report.h"
#include "report/report_choice.h"

#include <QByteArray>

namespace talweg {

/// The report as PDF, with vector figures, a linked table of contents, and an outline. The bytes are
/// reproducible only in processes with a fixed hash seed (QHashSeed), because Qt orders fonts by their hash.
QByteArray reportPdf(const Report& report, ReportPaper paper);

/// The font family of reports and their figures: that of the application.
QString reportFamily();

} // namespace talweg
