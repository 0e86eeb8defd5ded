#include "physics/series.h"

#include "base/root.h"
#include "physics/roots.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Largest contribution of the last terms of a series, relative to the whole: the rounding error. If too
/// large, steps are longer, and the energy balance no longer closes to the last digits.
constexpr double truncation = 1e-16;
/// A value below this fraction of the sum of the magnitudes of its terms counts as a rounding error. If too
/// small, the search continues among rounding errors; if too large, roots close together are overlooked.
constexpr double rounding = 4e-16;
/// Largest number of halvings in the search for a root. If this is not enough, two roots are equal to
/// rounding.
constexpr int maxSplits = 40;

constexpr auto binomials = [] {
    std::array<std::array<double, seriesOrder + 1>, seriesOrder + 1> rows{};
    for (std::size_t n = 0; n <= seriesOrder; ++n) {
        rows[n][0] = rows[n][n] = 1;
        for (std::size_t i = 1; i < n; ++i)
            rows[n][i] = rows[n - 1][i - 1] + rows[n - 1][i];
    }
    return rows;
}();

/// The coefficients in the Bernstein basis of [lo, hi].
TaylorSeries bernsteinOf(const TaylorSeries& c, double lo, double hi) {
    TaylorSeries moved = c; // coefficients about lo
    for (std::size_t i = 0; i < seriesOrder; ++i)
        for (std::size_t j = seriesOrder; j-- > i;)
            moved[j] += lo * moved[j + 1];
    double power = 1;
    for (std::size_t i = 0; i <= seriesOrder; ++i, power *= hi - lo)
        moved[i] *= power / binomials[seriesOrder][i];
    TaylorSeries b{};
    for (std::size_t i = 0; i <= seriesOrder; ++i)
        for (std::size_t k = 0; k <= i; ++k)
            b[i] += binomials[i][k] * moved[k];
    return b;
}

struct Search {
    const TaylorSeries& c;
    double noise; ///< rounding error of the values

    double closed(double lo, double hi) const {
        const auto f = [this](double t) { return valueOf(c, t); };
        const double atHi = f(hi);
        if (atHi > 0) return hi; // rounding error; the sign change is at hi
        double left = lo, atLeft = f(lo), right = hi;
        for (int i = 0; atLeft <= 0 && i < maxSplits; ++i) { // f may begin at zero and rise
            const double middle = 0.5 * (lo + right), value = f(middle);
            if (value > 0) {
                left = middle;
                atLeft = value;
            } else
                right = middle;
        }
        return atLeft > 0 ? bracketRoot(f, left, right, atLeft, f(right)).middle() : lo;
    }

    double first(TaylorSeries b, double lo, double hi, int depth) const {
        int changes = 0;
        double before = 0;
        for (const double value : b) {
            if (value * before < 0) ++changes;
            if (value != 0) before = value;
        }
        const auto positive = std::ranges::find_if(b, [](double value) { return value != 0; });
        const bool startsPositive = positive != b.end() && *positive > 0;
        if (changes == 0) return startsPositive && b.back() == 0 ? hi : never;
        if (changes == 1) return startsPositive ? closed(lo, hi) : never;
        const bool flat = std::ranges::all_of(b, [this](double value) { return std::abs(value) <= noise; });
        if (depth == 0 || flat) return b.front() > 0 && b.back() <= 0 ? hi : never;
        TaylorSeries left;
        for (std::size_t i = 0; i <= seriesOrder; ++i) { // de Casteljau
            left[i] = b[0];
            for (std::size_t j = 0; j + i < seriesOrder; ++j)
                b[j] = 0.5 * (b[j] + b[j + 1]);
        }
        const double middle = 0.5 * (lo + hi);
        const double found = first(left, lo, middle, depth - 1);
        return found < never ? found : first(b, middle, hi, depth - 1);
    }
};

/// Whether the sum of the lower bounds of all terms is positive. This quick test rules out a root on most
/// steps.
bool staysPositive(const TaylorSeries& c, double lo, double hi) {
    if (lo < 0) return false;
    double least = c[0], size = std::abs(c[0]), atLo = 1, atHi = 1;
    for (std::size_t i = 1; i <= seriesOrder; ++i) {
        atLo *= lo;
        atHi *= hi;
        least += c[i] * (c[i] > 0 ? atLo : atHi);
        size += std::abs(c[i]) * atHi;
    }
    return least > rounding * size;
}

} // namespace

double firstDescent(const TaylorSeries& c, double lo, double hi) {
    if (staysPositive(c, lo, hi)) return never;
    const double farther = std::max(std::abs(lo), std::abs(hi));
    double size = 0;
    for (std::size_t i = seriesOrder + 1; i-- > 0;)
        size = size * farther + std::abs(c[i]);
    return Search{c, rounding * size}.first(bernsteinOf(c, lo, hi), lo, hi, maxSplits);
}

double stepOf(double last, double lastButOne, double scale) {
    constexpr double order = seriesOrder;
    const double one = last > 0 ? std::pow(truncation * scale / last, 1 / order) : never;
    const double other = lastButOne > 0 ? std::pow(truncation * scale / lastButOne, 1 / (order - 1)) : never;
    return std::min(one, other);
}

} // namespace talweg
