#pragma once

#include <QString>

class QMainWindow;

namespace talweg {

/// The keyboard shortcuts of a window as HTML: first those of its menus, menu by menu, then the others. The
/// list is generated from the window's actions and is therefore complete.
QString keysPage(const QMainWindow& window);

} // namespace talweg
