#pragma once

#include <QByteArray>

namespace talweg::tests {

/// What befalls the program's calls of the system that read and change files or folders. Linking faults.cpp
/// puts it between the program, its libraries included, and the system.
struct Fault {
    enum class Kind {
        none,
        killed,     ///< the program is killed just before the call
        halfKilled, ///< likewise, but half of what the call should write is written
        refused,    ///< the call fails
        meddled,    ///< another program puts a file in the place of another before the call, after a rename
        full        ///< no more than `at` bytes can be written, and no file can be made after that
    };
    Kind kind = Kind::none;
    long at = 0;               ///< the number of the call, from 1 on; of bytes for `full`
    int error = 0;             ///< errno of `refused`
    QByteArray theirs, target; ///< paths: what `meddled` puts in the place of what
};

/// Starts counting calls, with a fault to come.
void expect(const Fault& fault);

/// How many calls there were since.
long callsSoFar();

/// Whether a file and its name would outlast a loss of power: both were put on the disk since they were
/// changed.
bool isOnDisk(const QByteArray& path);

/// Whether a file took another name before its content was on the disk.
bool wasRenamedTooEarly();

} // namespace talweg::tests
