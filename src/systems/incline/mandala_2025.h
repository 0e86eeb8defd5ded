#pragma once

#include "systems/reproduction.h"

namespace talweg::incline {

/// The figures and numbers of Mandala, Zhang and Liu 2025.
Reproduction mandala2025();

} // namespace talweg::incline
