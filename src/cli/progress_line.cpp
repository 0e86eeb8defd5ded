#include "cli/progress_line.h"

#include <cstdio>
#include <unistd.h>

namespace talweg {

ProgressLine::ProgressLine() : m_visible(isatty(STDERR_FILENO) == 1) {}

ProgressLine::~ProgressLine() {
    if (m_percent >= 0) std::fputs("\r\033[K", stderr);
}

void ProgressLine::show(double done) {
    if (!m_visible) return;
    const std::scoped_lock lock(m_mutex);
    const int percent = static_cast<int>(100 * done);
    if (percent <= m_percent) return;
    m_percent = percent;
    std::fprintf(stderr, "\r%3d %%", percent);
    std::fflush(stderr);
}

} // namespace talweg
