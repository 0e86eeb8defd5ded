#pragma once

#include "systems/system.h"

#include <QStringList>

namespace talweg {

/// Opens the program with one window for each file, or with the gallery of examples if there are no files.
/// Runs until the last window is closed and returns the exit code. Needs a QApplication.
int openWorkbench(Registry registry, const QStringList& files);

} // namespace talweg
