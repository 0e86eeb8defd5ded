#include "physics/body.h"

#include "base/translation.h"

#include <vector>

namespace talweg {

std::span<const Gravity> gravities() {
    static const std::vector<Gravity> list{
        {tr("Mars"), 3.71, tr("Surface gravity of Mars, as used by Hartl 2006.")},
        {tr("Earth"), 9.81, tr("Standard gravity of the Earth, 9.80665 m/s², rounded.")},
        {tr("Moon"), 1.62, tr("Surface gravity of the Moon, modern value (NASA, Moon fact sheet).")},
        {tr("Moon (Hartl 2006)"), 1.60,
         tr("Surface gravity of the Moon, as used by Hartl 2006, section 4.3.")},
        {tr("Titan"), 1.35,
         tr("Surface gravity of Titan, GM/R² with GM = 8978.1 km³/s² and R = 2574.8 km (JPL, Planetary "
            "Satellite "
            "Physical Parameters).")},
    };
    return list;
}

} // namespace talweg
