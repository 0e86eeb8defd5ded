#pragma once

#include "report/report.h"
#include "report/report_choice.h"

#include <QByteArray>

namespace talweg {

/// The report as PDF with vector figures, a linked table of contents and an outline. The bytes are
/// reproducible only with a fixed hash seed (QHashSeed), because Qt orders fonts by hash.
QByteArray reportPdf(const Report& report, ReportPaper paper);

/// The font family of reports and of their figures, which is the application's font.
QString reportFamily();

} // namespace talweg
