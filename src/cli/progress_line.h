#pragma once

#include <mutex>

namespace talweg {

/// Progress of a command, on one line of standard error if that is a terminal; removed at the end.
class ProgressLine {
public:
    ProgressLine();
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// From 0 to 1; may be called from any thread.
    void show(double done);

private:
    std::mutex m_mutex;
    bool m_visible;
    int m_percent = -1;
};

} // namespace talweg
