#pragma once

#include "systems/track/recording.h"

namespace talweg::track {

/// Records a contact of a ball with finite friction until its regime ends: rolling, slipping in one
/// direction, or coming to rest.
After gripping(Recording& now);

} // namespace talweg::track
