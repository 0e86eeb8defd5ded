#pragma once

#include "systems/track/recording.h"

namespace talweg::track {

/// Records a contact of a ball with finite friction for as long as its regime lasts: it rolls, slips in one
/// sense, or has come to rest.
After gripping(Recording& now);

} // namespace talweg::track
