#include "systems/sampler.h"

#include "base/number.h"

#include <algorithm>
#include <cmath>

namespace talweg {

void Sampler::add(double t, const std::vector<double>& row, int mode) {
    t = timeOf(t);
    if (t == lastTime(nothing) && saysTheSame(row)) {
        m_samples.mode.back() = mode;
        return;
    }
    m_samples.t.push_back(t);
    m_samples.mode.push_back(mode);
    for (std::size_t c = 0; c < row.size(); ++c)
        m_samples.columns[c].push_back(row[c]);
}

bool Sampler::saysTheSame(const std::vector<double>& row) const {
    constexpr double roundings = 1e-9; // far below the resolution of figures, far above rounding errors
    for (std::size_t c = 0; c < row.size(); ++c) {
        const double last = m_samples.columns[c].back();
        if (std::abs(last - row[c]) > roundings * (1 + std::abs(last))) return false;
    }
    return true;
}

std::vector<double> sampleTimes(double duration, std::size_t rows, std::vector<double> given) {
    const auto last = static_cast<double>(std::max<std::size_t>(rows, 2) - 1);
    for (double i = 0; i <= last; ++i)
        given.push_back(std::min(duration, duration * i / last));
    std::ranges::sort(given);
    given.erase(std::unique(given.begin(), given.end()), given.end());
    return given;
}

} // namespace talweg
