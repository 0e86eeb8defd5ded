#pragma once

#include "systems/system.h"

#include <QStringList>

namespace talweg {

/// Opens the workbench with one window per file, or with the gallery of examples if there are no files, and
/// runs until the last window is closed. Needs a QApplication. Returns the exit code.
int openWorkbench(Registry registry, const QStringList& files);

} // namespace talweg
