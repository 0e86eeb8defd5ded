#pragma once

#include "base/contract.h"
#include "terrain/interpolation.h"

#include <Eigen/Core>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

namespace talweg {

/// `count` smooth functions of one variable, tabulated once as polynomials over cells. Each polynomial has an
/// even number of terms. It is compared with its function between the interpolation points. If they differ,
/// the cell is halved; cells that still differ have no polynomial.
template <std::size_t count, std::size_t terms = 12>
class PolynomialTable {
public:
    using Numbers = std::array<double, count>;

    struct Cell {
        double from = 0, to = 0, middle = 0, perHalf = 0; ///< perHalf: 1/(half the width)
        bool agrees = false;
        /// Coefficients of powers of u = (x − middle) perHalf.
        std::array<Numbers, terms> powers{};

        Numbers at(double x) const { return some<0, count>(x); }

        /// Values at x of `many` adjacent functions, starting with function `first`.
        template <std::size_t first, std::size_t many>
        std::array<double, many> some(double x) const {
            const double u = (x - middle) * perHalf, w = u * u;
            // Even and odd powers separately: two short chains of operations are faster than a long one.
            std::array<double, many> even, odd;
            for (std::size_t i = 0; i < many; ++i) {
                even[i] = powers[terms - 2][first + i];
                odd[i] = powers[terms - 1][first + i];
            }
            for (std::size_t k = terms - 2; k > 0; k -= 2)
                for (std::size_t i = 0; i < many; ++i) {
                    odd[i] = odd[i] * w + powers[k - 1][first + i];
                    even[i] = even[i] * w + powers[k - 2][first + i];
                }
            for (std::size_t i = 0; i < many; ++i)
                even[i] += u * odd[i];
            return even;
        }

        /// Values of one function at several points in the cell.
        template <std::size_t places>
        std::array<double, places> at(std::size_t function, const std::array<double, places>& x) const {
            std::array<double, places> even, odd, w;
            even.fill(powers[terms - 2][function]);
            odd.fill(powers[terms - 1][function]);
            for (std::size_t i = 0; i < places; ++i)
                w[i] = ((x[i] - middle) * perHalf) * ((x[i] - middle) * perHalf);
            for (std::size_t k = terms - 2; k > 0; k -= 2)
                for (std::size_t i = 0; i < places; ++i) {
                    odd[i] = odd[i] * w[i] + powers[k - 1][function];
                    even[i] = even[i] * w[i] + powers[k - 2][function];
                }
            for (std::size_t i = 0; i < places; ++i)
                even[i] += (x[i] - middle) * perHalf * odd[i];
            return even;
        }
    };

    PolynomialTable() = default;
    /// Tabulates functions. `functions(x)` returns their values as Numbers; `cuts` are the ascending
    /// boundaries of the cells. Each polynomial agrees with its function within `agreement`, relative to the
    /// largest value in the cell or to `min`, whichever is larger.
    template <class Functions>
    PolynomialTable(const Functions& functions, const std::vector<double>& cuts, const Numbers& min,
                    double agreement = 1e-14) {
        TALWEG_EXPECTS(cuts.size() >= 2 && std::ranges::is_sorted(cuts));
        for (std::size_t i = 1; i < cuts.size(); ++i)
            add(functions, cuts[i - 1], cuts[i], {min, agreement}, maxHalvings);
        const std::size_t parts = 2 * m_cells.size();
        m_perPart = static_cast<double>(parts) / (cuts.back() - cuts.front());
        for (std::size_t i = 0, cell = 0; i < parts; ++i) {
            const double begin = cuts.front() + static_cast<double>(i) / m_perPart;
            while (m_cells[cell].to <= begin && cell + 1 < m_cells.size())
                ++cell;
            m_first.push_back(cell);
        }
    }

    /// The cell that contains x; null outside the table and in cells without a polynomial.
    const Cell* find(double x) const {
        if (m_cells.empty() || !(x >= m_cells.front().from && x <= m_cells.back().to)) return nullptr;
        const auto part = static_cast<std::size_t>((x - m_cells.front().from) * m_perPart);
        std::size_t i = m_first[std::min(part, m_first.size() - 1)];
        while (x > m_cells[i].to)
            ++i;
        return m_cells[i].agrees ? &m_cells[i] : nullptr;
    }

private:
    using Values = Eigen::Array<double, count, 1>;
    struct Agreement {
        const Numbers& min;
        double part;
    };
    /// Largest number of times a cell is halved, which gives four parts. The cells are already short, and
    /// parts that still differ have no polynomial.
    static constexpr int maxHalvings = 2;
    /// Number of points in a cell at which a polynomial is compared with its function.
    static constexpr int comparisons = 8;

    template <class Functions>
    void add(const Functions& functions, double from, double to, const Agreement& allowed, int halvings) {
        const double middle = from + (to - from) / 2;
        bool isSmooth = false;
        const Cell cell = cellOf(functions, from, to, allowed, isSmooth);
        // Smooth cells are not halved: if a polynomial differs although its terms have converged, the
        // difference is rounding in the functions.
        if (cell.agrees || isSmooth || halvings == 0 || !(middle > from && middle < to)) {
            m_cells.push_back(cell);
            return;
        }
        add(functions, from, middle, allowed, halvings - 1);
        add(functions, middle, to, allowed, halvings - 1);
    }

    template <class Functions>
    static Cell cellOf(const Functions& functions, double from, double to, const Agreement& allowed,
                       bool& isSmooth) {
        const double half = (to - from) / 2;
        const auto valuesAt = [&functions](double x) -> Values {
            const Numbers numbers = functions(x);
            return Eigen::Map<const Values>(numbers.data());
        };
        Cell cell{from, to, from + half, 1 / half};
        std::array<Values, terms> values;
        for (std::size_t k = 0; k < terms; ++k)
            values[k] = valuesAt(cell.middle + half * Interpolation<terms>::places()[k]);
        const auto powers = Interpolation<terms>::through(values);
        for (std::size_t k = 0; k < terms; ++k)
            Eigen::Map<Values>(cell.powers[k].data()) = powers[k];
        Values largest = Eigen::Map<const Values>(allowed.min.data()), off = Values::Zero();
        bool isFinite = true;
        for (int c = 0; c < comparisons; ++c) {
            const double x = from + (to - from) * (c + 0.5) / comparisons;
            const Numbers polynomial = cell.at(x);
            const Values exact = valuesAt(x), here = Eigen::Map<const Values>(polynomial.data());
            largest = largest.max(exact.abs());
            off = off.max((here - exact).abs());
            isFinite = isFinite && exact.allFinite() && here.allFinite();
        }
        cell.agrees = isFinite && (off <= allowed.part * largest).all();
        isSmooth = isFinite && (16 * Interpolation<terms>::lastParts(powers) <= allowed.part * largest).all();
        return cell;
    }

    std::vector<Cell> m_cells;
    double m_perPart = 0;
    std::vector<std::size_t> m_first; ///< for equal parts of the range: index of the cell in which each part
                                      ///< begins
};

} // namespace talweg
