#pragma once

#include <QString>

class QMainWindow;

namespace talweg {

/// The keyboard shortcuts of a window as HTML: first those of its menus, menu by menu, then the rest. The
/// page is generated from the window's actions, so that none is missing.
QString keysPage(const QMainWindow& window);

} // namespace talweg
