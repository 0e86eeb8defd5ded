#pragma once

#include "systems/system.h"

#include <chrono>
#include <stop_token>
#include <string>
#include <string_view>

namespace talweg {

/// Many runs that can be left off and gone on with, also in another life of the program. What comes out has
/// the same bytes wherever that was. One thread at a time may do something with it.
class LongWork {
public:
    /// To be patient for as long as it takes.
    static constexpr std::chrono::milliseconds toTheEnd = std::chrono::hours(24 * 365);

    LongWork() = default;
    LongWork(const LongWork&) = delete;
    LongWork& operator=(const LongWork&) = delete;
    virtual ~LongWork() = default;

    /// Runs in all, and how many of them are solved.
    virtual std::size_t size() const = 0;
    virtual std::size_t solved() const = 0;
    /// Whether no more runs are to be solved.
    virtual bool isSolved() const { return solved() == size(); }
    /// Goes on for about so long, or until all runs are solved. Notices a request to stop within 50 ms; what
    /// is solved until then stays. What a system throws comes out here.
    virtual void goOn(std::chrono::milliseconds patience, const std::stop_token& stop,
                      const Progress& progress) = 0;
    /// Sums up what is solved. False when stopped: then it can be asked again.
    virtual bool sumUp(const std::stop_token& stop) = 0;

    /// What is solved, as bytes that this machine can read again.
    virtual std::string state() const = 0;
    /// How many bytes that are.
    virtual std::size_t stateSize() const = 0;
    /// Takes up what `state` of the same work gave. False where it cannot be that; the work is of no use
    /// then.
    virtual bool restore(std::string_view state) = 0;
};

} // namespace talweg
