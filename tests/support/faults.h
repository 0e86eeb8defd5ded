#pragma once

#include <QByteArray>

namespace talweg::tests {

/// A fault to inject into the system calls that read and change files or folders. The functions in faults.cpp
/// replace those calls in every program that links it, including its libraries.
struct Fault {
    enum class Kind {
        none,
        killed,     ///< the program is killed just before the call
        halfKilled, ///< the program is killed after half of the call's data is written
        refused,    ///< the call fails
        meddled,    ///< another program replaces a file before the call, or after it if it is a rename
        full        ///< at most `at` bytes can be written, and then no file can be created
    };
    Kind kind = Kind::none;
    long at = 0;               ///< number of the call, from 1; for `full`, number of bytes
    int error = 0;             ///< errno for `refused`
    QByteArray theirs, target; ///< paths for `meddled`: `theirs` replaces `target`
};

/// Starts counting calls; the fault occurs as specified.
void expect(const Fault& fault);

/// Number of calls since expect().
long callsSoFar();

/// Whether a file and its name would survive a loss of power. Both must have been synchronised with the disk
/// after their last change.
bool isOnDisk(const QByteArray& path);

/// Whether a file was renamed before its content was on the disk.
bool wasRenamedTooEarly();

} // namespace talweg::tests
