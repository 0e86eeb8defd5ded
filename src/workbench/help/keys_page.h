#pragma once

#include <QString>

class QMainWindow;

namespace talweg {

/// What the keys of a window do, as HTML: those of its menus, menu by menu, then its other ones. Read off its
/// actions, so that none is missing.
QString keysPage(const QMainWindow& window);

} // namespace talweg
