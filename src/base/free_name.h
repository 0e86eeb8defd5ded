#pragma once

#include "base/contract.h"

namespace talweg {

/// Limits every search for a free name: far above the longest list of names, but low enough to stop an
/// endless search within a second.
inline constexpr int mostNamesTried = 10'000;

/// `wish` if it is free, otherwise the first free name among numbered(2), numbered(3), … @throws
/// ContractViolation if none of the first mostNamesTried names is free; the numbered names must therefore
/// differ from each other.
template <class Name, class Numbered, class IsFree>
Name firstFreeName(const Name& wish, const Numbered& numbered, const IsFree& isFree) {
    if (isFree(wish)) return wish;
    for (int number = 2;; ++number) {
        TALWEG_EXPECTS(number <= mostNamesTried);
        if (Name name = numbered(number); isFree(name)) return name;
    }
}

} // namespace talweg
