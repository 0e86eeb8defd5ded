#pragma once

#include "project/project.h"
#include "report/report.h"
#include "report/report_results.h"

namespace talweg {

/// Builds the report of a project. Draws its figures, which needs an application object and its thread and
/// takes some milliseconds each; calls `progress` after each figure.
Report makeReport(const Project& project, const ReportResults& results, const ReportChoice& choice,
                  const Progress& progress = {});

} // namespace talweg
