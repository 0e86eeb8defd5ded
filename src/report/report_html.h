#pragma once

#include "report/report.h"

#include <QByteArray>

namespace talweg {

/// The report as one HTML file without external parts. It is well-formed XML with embedded SVG figures and no
/// scripts. It adapts to the width of the window, can be printed, and is dark if the reader's system prefers
/// dark colours.
QByteArray reportHtml(const Report& report);

} // namespace talweg
