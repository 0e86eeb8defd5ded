#pragma once

#include "systems/system.h"

#include <array>
#include <charconv>
#include <cmath>
#include <string>

namespace talweg {

/// Builds a CSV text cell by cell. Cells are numbers, ids and words; none is quoted.
class Csv {
public:
    void cell(std::string_view text) {
        m_text += text;
        m_text += ',';
    }
    /// The shortest text that reads back as the same number: "0" for negative zero, empty if not finite.
    void cell(double number) {
        std::array<char, 32> text{};
        const double signless = number + 0.0; // −0 + 0 = 0
        if (std::isfinite(number))
            m_text.append(text.data(), std::to_chars(text.data(), text.data() + text.size(), signless).ptr);
        m_text += ',';
    }
    void count(std::uint64_t number) { cell(std::to_string(number)); }
    /// Ends the row: replaces the comma after the last cell by a line end.
    void endRow() { m_text.back() = '\n'; }
    std::string take() { return std::move(m_text); }

private:
    std::string m_text;
};

/// Column name of a value derived from a quantity, such as "height_mean_m".
inline std::string column(const Quantity& quantity, const std::string& ending) {
    return Quantity{.id = quantity.id + ending, .unit = quantity.unit}.column();
}

} // namespace talweg
