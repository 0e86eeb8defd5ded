#pragma once

#include "report/report.h"

#include <QByteArray>

namespace talweg {

/// The report as one file that needs nothing else: HTML that is well-formed XML, figures as SVG within it, no
/// scripts. It goes by the width of the window, prints, and is dark where the reader's screen is.
QByteArray reportHtml(const Report& report);

} // namespace talweg
