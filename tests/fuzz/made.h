#pragma once

#include "systems/system.h"

#include <string_view>

namespace talweg {

/// Reads numbers off bytes, such as a person might type; zero bytes where there are no more.
class Bytes {
public:
    explicit Bytes(std::string_view bytes) : m_bytes(bytes) {}

    bool empty() const { return m_bytes.empty(); }
    std::uint8_t next();
    /// Three digits and a power of ten, of either sign: from ±1e-6 to ±1.27e8, and 0.
    double number();

private:
    std::string_view m_bytes;
};

/// Complete values of a system, each valid on its own. A line for each of its texts (empty: the standard
/// one), then for every other input a byte that is even where it keeps its standard value, and what sets it.
Values madeValues(const System& system, std::string_view input);

/// Solves what is made of the input where it goes together, and looks at the run all over.
void solveMade(const System& system, std::string_view input);

} // namespace talweg
