// mutants.py includes this at the top of every source that contains a fault.
#ifndef TALWEG_FAULT_H
#define TALWEG_FAULT_H

// Unlike the original code, a fault may contain conversions, comparisons and unused values.
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-compare"
#pragma GCC diagnostic ignored "-Wextra"
#pragma GCC diagnostic ignored "-Wunused"
#pragma GCC diagnostic ignored "-Wparentheses"

#include <cstdlib>
#include <type_traits>

namespace talweg {

/// The number in the environment variable TALWEG_FAULT; 0 if it is not set.
inline const int activeFault = [] {
    const char* number = std::getenv("TALWEG_FAULT");
    return number ? std::atoi(number) : 0;
}();

/// Whether the fault with this number is active. Always false at compile time.
constexpr bool fault(int number) {
    return !std::is_constant_evaluated() && number == activeFault;
}

} // namespace talweg

#endif
