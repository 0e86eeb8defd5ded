#pragma once

#include "project/project.h"
#include "report/report.h"
#include "report/report_results.h"

namespace talweg {

/// Builds the report of a project and draws its figures. Must be called in the GUI thread. Takes some
/// milliseconds per figure and calls `progress` after each.
Report makeReport(const Project& project, const ReportResults& results, const ReportChoice& choice,
                  const Progress& progress = {});

} // namespace talweg
