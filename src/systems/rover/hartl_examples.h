#pragma once

#include "systems/system.h"

#include <vector>

namespace talweg::rover {

/// Example projects from A. E. Hartl's thesis of 2006: the worked example, figures 6.1 and 6.2, and the case
/// studies.
std::vector<Example> hartlExamples();

} // namespace talweg::rover
