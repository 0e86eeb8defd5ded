#pragma once

#include <QString>
#include <chrono>
#include <deque>
#include <optional>

namespace talweg {

/// Remaining time of a computation from its recent speed, in words that do not change too often.
class TimeLeft {
public:
    /// The computation begins, or resumes after a pause, with this part done, from 0 to 1, at that time.
    void begin(double done, std::chrono::milliseconds at);
    /// Reports progress.
    void add(double done, std::chrono::milliseconds at);

    /// Nothing while it is unknown.
    std::optional<std::chrono::seconds> estimate() const;
    /// Such as "about 3 min left"; "working out the time left" while it is unknown.
    QString words() const { return m_words; }

private:
    struct Mark {
        std::chrono::milliseconds at{};
        double done = 0;
    };
    void choose();

    std::deque<Mark> m_marks;      ///< recent ones, the oldest first
    std::optional<double> m_shown; ///< seconds that the words represent
    QString m_words;
};

/// Seconds in words, coarse enough not to change all the time: "20 s", "3 min", "2 h 10 min", "30 h".
QString coarseDuration(double seconds);

} // namespace talweg
