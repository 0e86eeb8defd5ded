#pragma once

namespace talweg::tests {

/// What befalls the program's calls of the system that change files or folders. Linking faults.cpp puts it
/// between the program, its libraries included, and the system.
struct Fault {
    enum class Kind {
        none,
        killed,     ///< the program is killed just before the call
        halfKilled, ///< likewise, but half of what the call should write is written
        refused,    ///< the call fails
        full        ///< no more than `at` bytes can be written, and no file can be made after that
    };
    Kind kind = Kind::none;
    long at = 0;   ///< the number of the call, from 1 on; of bytes for `full`
    int error = 0; ///< errno of `refused`
};

/// Starts counting calls, with a fault to come.
void expect(const Fault& fault);

/// How many calls there were since.
long callsSoFar();

} // namespace talweg::tests
