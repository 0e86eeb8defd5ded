#pragma once

#include "project/project.h"
#include "report/report.h"
#include "report/report_results.h"

namespace talweg {

/// Puts a report of a project together. Draws its figures, for which it needs an application object and its
/// thread; that takes some milliseconds for each of them, after which `progress` is told.
Report makeReport(const Project& project, const ReportResults& results, const ReportChoice& choice,
                  const Progress& progress = {});

} // namespace talweg
