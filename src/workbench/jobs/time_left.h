#pragma once

#include <QString>
#include <chrono>
#include <deque>
#include <optional>

namespace talweg {

/// The remaining time of a computation, estimated from its recent speed, in words that do not change too
/// often.
class TimeLeft {
public:
    /// The computation starts or resumes at time `at`, with the fraction `done` completed, from 0 to 1.
    void begin(double done, std::chrono::milliseconds at);
    /// Reports progress.
    void add(double done, std::chrono::milliseconds at);

    /// Nothing while the remaining time is unknown.
    std::optional<std::chrono::seconds> estimate() const;
    /// The remaining time, such as "about 3 min left"; "estimating time left" while it is unknown.
    QString words() const { return m_words; }

private:
    struct Mark {
        std::chrono::milliseconds at{};
        double done = 0;
    };
    void choose();

    std::deque<Mark> m_marks;      ///< recent progress, the oldest first
    std::optional<double> m_shown; ///< the number of seconds that the words represent
    QString m_words;
};

/// A duration in words, rounded coarsely so that it does not change all the time: "20 s", "3 min", "2 h 10
/// min", "30 h".
QString coarseDuration(double seconds);

} // namespace talweg
