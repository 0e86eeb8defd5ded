#pragma once

#include "base/contract.h"

namespace talweg {

/// Bounds every search for a free name: far more than the longest list of names holds, and few enough that a
/// search without end stops within a second.
inline constexpr int mostNamesTried = 10'000;

/// `wish` if it is free, else the first of numbered(2), numbered(3), … that is. Numbered names must differ
/// from each other; a search that finds none violates that contract.
template <class Name, class Numbered, class IsFree>
Name firstFreeName(const Name& wish, const Numbered& numbered, const IsFree& isFree) {
    if (isFree(wish)) return wish;
    for (int number = 2;; ++number) {
        TALWEG_EXPECTS(number <= mostNamesTried); // one of them is free
        if (Name name = numbered(number); isFree(name)) return name;
    }
}

} // namespace talweg
