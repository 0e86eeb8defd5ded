#pragma once

#include "report/report.h"
#include "report/report_choice.h"

#include <QByteArray>

namespace talweg {

/// The report as PDF, with figures as vectors, a linked table of contents, and an outline. The same report
/// gives the same bytes in every process with a fixed hash seed (QHashSeed), on which the order of fonts in
/// Qt depends.
QByteArray reportPdf(const Report& report, ReportPaper paper);

/// The font family of reports and their figures: that of the application.
QString reportFamily();

} // namespace talweg
