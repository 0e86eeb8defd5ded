#include "study/looks.h"

namespace talweg {

std::vector<std::size_t> looksUpTo(std::size_t most) {
    constexpr std::size_t firstLook = 250;
    std::vector<std::size_t> looks;
    for (std::size_t look = firstLook; look < most; look *= 2)
        looks.push_back(look);
    looks.push_back(most);
    return looks;
}

} // namespace talweg
