#pragma once

#include "systems/system.h"

#include <QString>

namespace talweg {

/// The inputs of a system and their meanings, as HTML: first the choices, then the other inputs by group. The
/// anchor of each input is its id.
QString inputsPage(const System& system);
/// The results of a system and their meanings, as HTML.
QString resultsPage(const System& system);

} // namespace talweg
