#pragma once

#include <stdexcept>
#include <string>

namespace talweg {

/// A mistake of the program's own: a function was called with what its description excludes. What the world
/// does wrong, such as a text, a file or a machine, is never told in this way.
class ContractViolation : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

/// Throws ContractViolation with the condition and the place.
[[noreturn]] inline void violated(const char* condition, const char* file, int line) {
    throw ContractViolation(std::string(file) + ":" + std::to_string(line) + ": " + condition
                            + " does not hold.");
}

} // namespace talweg

/// A precondition. It is looked at in every build, so it must cost little beside what follows.
#define TALWEG_EXPECTS(condition) ((condition) ? void() : ::talweg::violated(#condition, __FILE__, __LINE__))
