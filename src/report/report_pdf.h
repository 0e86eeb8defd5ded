#pragma once

#include "report/report.h"
#include "report/report_choice.h"

#include <QByteArray>

namespace talweg {

/// The report as PDF, with figures as vectors, a list of contents that can be clicked, and an outline. The
/// same report gives the same bytes in every process where the seed of hashes is fixed (QHashSeed), by which
/// Qt orders the fonts.
QByteArray reportPdf(const Report& report, ReportPaper paper);

/// The letters that reports and their figures have: those of the application.
QString reportFamily();

} // namespace talweg
