#pragma once

#include <QString>

class QMainWindow;

namespace talweg {

/// The keys of a window as HTML: those of its menus, menu by menu, then the others. Generated from its
/// actions, so none is missing.
QString keysPage(const QMainWindow& window);

} // namespace talweg
