#include "workbench/jobs/time_left.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

using namespace std::chrono_literals;

/// Period over which the speed is averaged, and shortest time before the first estimate. If the period is too
/// long, the estimate reacts late to slower runs.
constexpr std::chrono::milliseconds lately = 30s, atLeast = 1s;
/// The text changes if the estimate is less than `muchLess` or more than `muchMore` times the displayed time.
constexpr double muchLess = 0.9, muchMore = 1.25;

QString inWords(double seconds) {
    if (seconds < 5) return QCoreApplication::translate("talweg", "a few seconds left");
    return QCoreApplication::translate("talweg", "about %1 left").arg(coarseDuration(seconds));
}

double roundedTo(double number, double step) {
    return std::max(step, std::round(number / step) * step);
}

} // namespace

QString coarseDuration(double seconds) {
    constexpr double minute = 60;
    if (seconds < 57.5)
        return QCoreApplication::translate("talweg", "%1 s").arg(roundedTo(seconds, seconds < 20 ? 1 : 5));
    if (seconds < 57.5 * minute) {
        const double minutes = seconds / minute;
        return QCoreApplication::translate("talweg", "%1 min").arg(roundedTo(minutes, minutes < 20 ? 1 : 5));
    }
    const auto minutes = static_cast<int>(roundedTo(seconds / minute, 10));
    if (minutes >= 600 || minutes % 60 == 0)
        return QCoreApplication::translate("talweg", "%1 h").arg((minutes + 30) / 60);
    return QCoreApplication::translate("talweg", "%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
}

void TimeLeft::begin(double done, std::chrono::milliseconds at) {
    m_marks = {{at, done}};
    m_shown.reset();
    m_words = QCoreApplication::translate("talweg", "estimating time left");
}

void TimeLeft::add(double done, std::chrono::milliseconds at) {
    m_marks.push_back({at, done});
    while (m_marks.size() > 2 && at - m_marks[1].at >= lately)
        m_marks.pop_front();
    choose();
}

std::optional<std::chrono::seconds> TimeLeft::estimate() const {
    if (m_marks.empty()) return {};
    const Mark &first = m_marks.front(), &last = m_marks.back();
    if (last.at - first.at < atLeast || last.done <= first.done) return {};
    const double seconds = std::chrono::duration<double>(last.at - first.at).count();
    constexpr double most = 1e9; // s, about thirty years
    return std::chrono::seconds(static_cast<std::int64_t>(
        std::ceil(std::min(most, (1 - last.done) * seconds / (last.done - first.done)))));
}

void TimeLeft::choose() {
    const auto left = estimate();
    if (!left) return;
    const auto seconds = static_cast<double>(left->count());
    if (m_shown && seconds >= muchLess * *m_shown && seconds <= muchMore * *m_shown) return;
    m_shown = seconds;
    m_words = inWords(seconds);
}

} // namespace talweg
