#pragma once

#include "report/report.h"

#include <QByteArray>

namespace talweg {

/// The report as a single self-contained file: HTML that is well-formed XML, with figures as embedded SVG,
/// without scripts. It adapts to the width of the window, can be printed, and is dark if the reader's screen
/// is.
QByteArray reportHtml(const Report& report);

} // namespace talweg
