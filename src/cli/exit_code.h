#pragma once

namespace talweg {

/// What the program's exit code says.
enum ExitCode : int {
    done = 0,
    failed = 1,  ///< such as a file that cannot be written
    badInput = 2 ///< bad usage, or input that is not allowed
};

} // namespace talweg
