#pragma once

#include <QString>
#include <chrono>
#include <deque>
#include <optional>

namespace talweg {

/// Estimates the remaining time of a computation from its recent speed, as a text that does not change too
/// often.
class TimeLeft {
public:
    /// Call when the computation starts or resumes. `at` is the current time; `done` is the completed
    /// fraction, from 0 to 1.
    void begin(double done, std::chrono::milliseconds at);
    /// Records that the fraction `done` has been completed at the time `at`.
    void add(double done, std::chrono::milliseconds at);

    /// The remaining time; nothing while it is unknown.
    std::optional<std::chrono::seconds> estimate() const;
    /// The remaining time as text, e.g. "about 3 min left"; "estimating time left" while it is unknown.
    QString words() const { return m_words; }

private:
    struct Mark {
        std::chrono::milliseconds at{};
        double done = 0;
    };
    void choose();

    std::deque<Mark> m_marks;      ///< recent progress, oldest first
    std::optional<double> m_shown; ///< the remaining time in the text, s
    QString m_words;
};

/// A duration as text, e.g. "20 s", "3 min", "2 h 10 min", "30 h". It is rounded coarsely, so that the text
/// does not change all the time.
QString coarseDuration(double seconds);

} // namespace talweg
