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

    /// Appends a row for time t (s). Rounding may make t earlier than the last row; the time of the last row
    /// is then used. If time and values equal those of the last row, only its mode is changed.
    void add(double t, const std::vector<double>& row, int mode);
    /// The time of the last row; `otherwise` before the first.
    double lastTime(double otherwise) const { return m_samples.t.empty() ? otherwise : m_samples.t.back(); }
    /// The time that `add` uses for a row at time t.
    double timeOf(double t) const { return std::max(t, lastTime(t)); }
    Samples take() { return std::move(m_samples); }

private:
    bool saysTheSame(const std::vector<double>& row) const;

    Samples m_samples;
};

/// At least two and otherwise `rows` evenly spaced times from 0 to `duration` (s), and the given times.
/// Sorted, without duplicates.
std::vector<double> sampleTimes(double duration, std::size_t rows, std::vector<double> given = {});

} // namespace talweg
