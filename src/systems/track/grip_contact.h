#pragma once

#include "systems/track/recording.h"

namespace talweg::track {

/// Records a contact of a ball with finite friction, as long as it keeps one regime: it rolls, slips this way
/// or that, or has come to rest.
After gripping(Recording& now);

} // namespace talweg::track
