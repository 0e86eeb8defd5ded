#pragma once

#include "systems/system.h"

#include <array>
#include <charconv>
#include <cmath>
#include <string>

namespace talweg {

/// A CSV text that grows cell by cell. Cells are numbers, ids and words, which need no quotes.
class Csv {
public:
    void cell(std::string_view text) {
        m_text += text;
        m_text += ',';
    }
    /// The shortest text that reads back as the same number; empty if not finite.
    void cell(double number) {
        std::array<char, 32> text{};
        if (std::isfinite(number))
            m_text.append(text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr);
        m_text += ',';
    }
    void count(std::uint64_t number) { cell(std::to_string(number)); }
    /// Turns the comma after the last cell into the end of the row.
    void endRow() { m_text.back() = '\n'; }
    std::string take() { return std::move(m_text); }

private:
    std::string m_text;
};

/// Name of the column of a value derived from a quantity, such as "height_mean_m".
inline std::string column(const Quantity& quantity, const std::string& ending) {
    return Quantity{.id = quantity.id + ending, .unit = quantity.unit}.column();
}

} // namespace talweg
