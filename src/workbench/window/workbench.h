#pragma once

#include "systems/system.h"

#include <QStringList>

namespace talweg {

/// Opens the workbench, one window per file or one with the gallery of examples, and runs until the last
/// window is closed. Needs a QApplication. Returns the exit code.
int openWorkbench(Registry registry, const QStringList& files);

} // namespace talweg
