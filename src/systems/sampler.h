#pragma once

#include "systems/run.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace talweg {

/// Collects the samples of a run.
class Sampler {
public:
    explicit Sampler(std::size_t columns) { m_samples.columns.resize(columns); }

    /// Appends a row for the time t (s), or for the time of the last row if that is later: sums of times
    /// differ by rounding. A row equal to the last one at the same time only changes its mode.
    void add(double t, const std::vector<double>& row, int mode);
    /// The time of the last row; `otherwise` before the first.
    double lastTime(double otherwise) const { return m_samples.t.empty() ? otherwise : m_samples.t.back(); }
    /// The time at which a row for the time t is appended.
    double timeOf(double t) const { return std::max(t, lastTime(t)); }
    Samples take() { return std::move(m_samples); }

private:
    bool saysTheSame(const std::vector<double>& row) const;

    Samples m_samples;
};

/// `rows` times (at least two) from 0 to `duration` (s), plus the given times; in order, without duplicates.
std::vector<double> sampleTimes(double duration, std::size_t rows, std::vector<double> given = {});

} // namespace talweg
