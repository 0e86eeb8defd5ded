#pragma once

#include <QString>
#include <chrono>
#include <deque>
#include <optional>

namespace talweg {

/// How long work will still take, by how fast it went lately, in words that do not jump about.
class TimeLeft {
public:
    /// Work that begins, or goes on after a pause, with so much of it done, from 0 to 1, at that time.
    void begin(double done, std::chrono::milliseconds at);
    /// It has come so far.
    void add(double done, std::chrono::milliseconds at);

    /// Nothing while that cannot be told.
    std::optional<std::chrono::seconds> estimate() const;
    /// Such as "about 3 min left"; "working out the time left" while it cannot be told.
    QString words() const { return m_words; }

private:
    struct Mark {
        std::chrono::milliseconds at{};
        double done = 0;
    };
    void choose();

    std::deque<Mark> m_marks;      ///< of the last while, the oldest first
    std::optional<double> m_shown; ///< seconds that the words stand for
    QString m_words;
};

/// Seconds in words, coarse enough not to change all the time: "20 s", "3 min", "2 h 10 min", "30 h".
QString coarseDuration(double seconds);

} // namespace talweg
