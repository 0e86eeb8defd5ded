#pragma once

#include "terrain/interpolation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

namespace talweg {

/// `count` smooth functions of one variable, worked out once as polynomials over cells, of an even number of
/// terms. Each is compared with
/// its function between the places of interpolation; where they do not agree to rounding the cell is halved,
/// and what stays different is left out.
template <std::size_t count, std::size_t terms = 12>
class PolynomialTable {
public:
    using Numbers = std::array<double, count>;

    struct Cell {
        double from = 0, to = 0, middle = 0, perHalf = 0; ///< perHalf: one over half the width
        bool agrees = false;
        /// Coefficients by powers of u = (x − middle) perHalf.
        std::array<Numbers, terms> powers{};

        Numbers at(double x) const {
            const double u = (x - middle) * perHalf, w = u * u;
            // Even and odd powers apart: two short chains of operations instead of a long one.
            Numbers even = powers[terms - 2], odd = powers[terms - 1];
            for (std::size_t k = terms - 2; k > 0; k -= 2)
                for (std::size_t i = 0; i < count; ++i) {
                    odd[i] = odd[i] * w + powers[k - 1][i];
                    even[i] = even[i] * w + powers[k - 2][i];
                }
            for (std::size_t i = 0; i < count; ++i)
                even[i] += u * odd[i];
            return even;
        }
    };

    PolynomialTable() = default;
    /// `functions(x)` gives the Numbers; `cuts` are the ends of cells, in order; sizes below `least` are as
    /// good as zero.
    template <class Functions>
    PolynomialTable(const Functions& functions, const std::vector<double>& cuts, const Numbers& least) {
        for (std::size_t i = 1; i < cuts.size(); ++i)
            add(functions, cuts[i - 1], cuts[i], least, mostHalvings);
        const std::size_t parts = 2 * m_cells.size();
        m_perPart = static_cast<double>(parts) / (cuts.back() - cuts.front());
        for (std::size_t i = 0, cell = 0; i < parts; ++i) {
            const double begin = cuts.front() + static_cast<double>(i) / m_perPart;
            while (m_cells[cell].to <= begin && cell + 1 < m_cells.size())
                ++cell;
            m_first.push_back(cell);
        }
    }

    /// The cell in which x is; null beyond the ends and where there is no polynomial.
    const Cell* find(double x) const {
        if (m_cells.empty() || !(x >= m_cells.front().from && x <= m_cells.back().to)) return nullptr;
        const auto part = static_cast<std::size_t>((x - m_cells.front().from) * m_perPart);
        std::size_t i = m_first[std::min(part, m_first.size() - 1)];
        while (x > m_cells[i].to)
            ++i;
        return m_cells[i].agrees ? &m_cells[i] : nullptr;
    }

private:
    static constexpr int mostHalvings = 2;
    static constexpr int comparisons = 8; ///< in a cell
    static constexpr double rounding = 1e-14;

    template <class Functions>
    void add(const Functions& functions, double from, double to, const Numbers& least, int halvings) {
        const double middle = from + (to - from) / 2;
        Cell cell = cellOf(functions, from, to, least);
        if (cell.agrees || halvings == 0 || !(middle > from && middle < to)) {
            m_cells.push_back(cell);
            return;
        }
        add(functions, from, middle, least, halvings - 1);
        add(functions, middle, to, least, halvings - 1);
    }

    template <class Functions>
    static Cell cellOf(const Functions& functions, double from, double to, const Numbers& least) {
        const double half = (to - from) / 2;
        Cell cell{from, to, from + half, 1 / half};
        std::array<Numbers, terms> values;
        for (std::size_t k = 0; k < terms; ++k)
            values[k] = functions(cell.middle + half * Interpolation<terms>::places()[k]);
        Numbers largest = least, off{};
        for (std::size_t i = 0; i < count; ++i) {
            std::array<double, terms> one;
            for (std::size_t k = 0; k < terms; ++k)
                one[k] = values[k][i];
            one = Interpolation<terms>::through(one);
            for (std::size_t k = 0; k < terms; ++k)
                cell.powers[k][i] = one[k];
        }
        cell.agrees = true;
        for (int c = 0; c < comparisons; ++c) {
            const double x = from + (to - from) * (c + 0.5) / comparisons;
            const Numbers exact = functions(x), here = cell.at(x);
            for (std::size_t i = 0; i < count; ++i) {
                largest[i] = std::max(largest[i], std::abs(exact[i]));
                cell.agrees = cell.agrees && std::isfinite(here[i]) && std::isfinite(exact[i]);
                off[i] = std::max(off[i], std::abs(here[i] - exact[i]));
            }
        }
        for (std::size_t i = 0; i < count; ++i)
            cell.agrees = cell.agrees && off[i] <= rounding * largest[i];
        return cell;
    }

    std::vector<Cell> m_cells;
    double m_perPart = 0;
    std::vector<std::size_t> m_first; ///< of equal parts of the range: the cell in which each begins
};

} // namespace talweg
