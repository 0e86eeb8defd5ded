#pragma once

#include "systems/system.h"

#include <chrono>
#include <stop_token>
#include <string>
#include <string_view>

namespace talweg {

/// Many runs that can be interrupted and resumed, even after a restart of the program. The results have the
/// same bytes wherever the work was interrupted. Only one thread at a time may use an object.
class LongWork {
public:
    /// Practically unlimited time for `resume`.
    static constexpr std::chrono::milliseconds toTheEnd = std::chrono::hours(24 * 365);

    LongWork() = default;
    LongWork(const LongWork&) = delete;
    LongWork& operator=(const LongWork&) = delete;
    virtual ~LongWork() = default;

    /// Number of all runs, and of the runs solved so far.
    virtual std::size_t size() const = 0;
    virtual std::size_t solved() const = 0;
    /// Whether no more runs have to be solved.
    virtual bool isSolved() const { return solved() == size(); }
    /// Solves runs for about the time `patience`, or until all are solved. Reacts to a stop request within 50
    /// ms and keeps the runs solved so far. Exceptions of the system are passed on.
    virtual void resume(std::chrono::milliseconds patience, const std::stop_token& stop,
                        const Progress& progress) = 0;
    /// Summarises the solved runs. Returns false when stopped; it can then be called again.
    virtual bool sumUp(const std::stop_token& stop) = 0;

    /// The solved runs as bytes that this machine can read again.
    virtual std::string state() const = 0;
    /// Number of bytes that `state` returns.
    virtual std::size_t stateSize() const = 0;
    /// Inverse of `state`, for the same work. Returns false if the bytes do not fit; the object must then not
    /// be used.
    virtual bool restore(std::string_view state) = 0;
};

} // namespace talweg
