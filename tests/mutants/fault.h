// Put at the top of every source that holds a fault, by mutants.py.
#ifndef TALWEG_FAULT_H
#define TALWEG_FAULT_H

// A fault may convert, compare and leave unused what the original does not.
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-compare"
#pragma GCC diagnostic ignored "-Wextra"
#pragma GCC diagnostic ignored "-Wunused"
#pragma GCC diagnostic ignored "-Wparentheses"

#include <cstdlib>
#include <type_traits>

namespace talweg {

/// The number in the environment variable TALWEG_FAULT; 0 without one.
inline const int activeFault = [] {
    const char* number = std::getenv("TALWEG_FAULT");
    return number ? std::atoi(number) : 0;
}();

/// Whether the fault of that number is switched on. Never at compile time.
constexpr bool fault(int number) {
    return !std::is_constant_evaluated() && number == activeFault;
}

} // namespace talweg

#endif
