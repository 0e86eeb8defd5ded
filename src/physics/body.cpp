#include "physics/body.h"

#include <array>

namespace talweg {

std::span<const Gravity> gravities() {
    static constexpr std::array<Gravity, 4> list{{
        {"Mars", 3.71, "Surface gravity of Mars."},
        {"Earth", 9.81, "Surface gravity of the Earth."},
        {"Moon", 1.62, "Surface gravity of the Moon, modern value."},
        {"Moon (Hartl 2006)", 1.60, "The value that Hartl 2006, section 4.3, uses for the Moon."},
    }};
    return list;
}

} // namespace talweg
