#pragma once

#include <mutex>

namespace talweg {

/// Shows the progress of a command on one line of standard error, and removes the line at the end. Shows
/// nothing if standard error is not a terminal.
class ProgressLine {
public:
    ProgressLine();
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// Shows the progress, from 0 to 1. May be called from any thread.
    void show(double done);

private:
    std::mutex m_mutex;
    bool m_visible;
    int m_percent = -1;
};

} // namespace talweg
