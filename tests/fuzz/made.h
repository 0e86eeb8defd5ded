#pragma once

#include "systems/system.h"

#include <string_view>

namespace talweg {

/// Reads numbers from bytes, like those that a person might type. Reads zeros after the last byte.
class Bytes {
public:
    explicit Bytes(std::string_view bytes) : m_bytes(bytes) {}

    bool empty() const { return m_bytes.empty(); }
    std::uint8_t next();
    /// A whole number from −128 to 127, times a power of ten from 1e-6 to 1e6.
    double number();

private:
    std::string_view m_bytes;
};

/// Complete values of a system, each valid by itself, made from an input. It begins with one line for each
/// text or table (empty: default value). For every other parameter, an even byte means its default value;
/// after an odd byte follow the bytes of the value.
Values madeValues(const System& system, std::string_view input);

/// Solves the values made from an input, if they are valid together, and checks the run.
void solveMade(const System& system, std::string_view input);

} // namespace talweg
