#pragma once

#include "systems/system.h"

#include <QString>

namespace talweg {

/// The inputs of a system with their meanings, as HTML: first the choices, then the other inputs by group.
/// Every input has its id as an anchor.
QString inputsPage(const System& system);
/// The results of a system with their meanings, as HTML.
QString resultsPage(const System& system);

} // namespace talweg
