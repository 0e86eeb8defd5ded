#pragma once

#include <stdexcept>
#include <string>

namespace talweg {

/// Programming error: a function was called in a way that its description excludes. External errors (invalid
/// text, file or machine) are never reported this way.
class ContractViolation : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

/// Throws ContractViolation with the condition and its source location.
[[noreturn]] inline void violated(const char* condition, const char* file, int line) {
    throw ContractViolation(std::string(file) + ":" + std::to_string(line) + ": " + condition
                            + " does not hold.");
}

} // namespace talweg

/// Checks a precondition. The check stays in every build, so it must be cheap compared with the function's
/// work.
#define TALWEG_EXPECTS(condition) ((condition) ? void() : ::talweg::violated(#condition, __FILE__, __LINE__))
