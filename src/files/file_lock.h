#pragma once

#include <QByteArray>
#include <QString>
#include <utility>

namespace talweg {

/// A lock of an ordinary file that the kernel holds for this object (flock). It ends with the object or its
/// process, in whatever way, and works across all containers and name spaces that see the file.
class KernelLock {
public:
    enum class State {
        ours,
        theirs,     ///< another program holds it
        impossible, ///< the file does not exist, or its file system has no locks
    };

    KernelLock() = default;
    /// Locks an existing file.
    explicit KernelLock(const QString& path) : KernelLock(path, 0) {}
    KernelLock(KernelLock&& other) noexcept
        : m_descriptor(std::exchange(other.m_descriptor, -1)),
          m_state(std::exchange(other.m_state, State::impossible)) {}
    KernelLock& operator=(KernelLock other) noexcept;
    ~KernelLock();

    State state() const { return m_state; }
    /// Whether the file is still the one with this path: it may have been removed or replaced.
    bool isOf(const QString& path) const;

protected:
    /// `flags` are additional flags for opening the file.
    KernelLock(const QString& path, int flags);

    int m_descriptor = -1; ///< of the open file; −1 if it cannot be opened

private:
    State m_state = State::impossible;
};

/// The holder of a lock, as far as the lock tells.
struct LockHolder {
    enum class Kind {
        nobody,
        program,  ///< a running program on this computer
        computer, ///< a program on another computer, with unknown state
        unknown,  ///< the lock is empty or damaged
    };
    Kind kind = Kind::nobody;
    qint64 process = 0; ///< of a program; 0 if it has no number here, as in another container
    QString computer = {};
};

/// A file that shows that another file is in use, and by which program. For programs on this computer the
/// kernel's lock on it decides; without one, the process named in it, in the format of QLockFile.
class FileLock {
public:
    explicit FileLock(QString path) : m_path(std::move(path)) {}
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock();

    /// Takes the lock, also from a holder that has ended, or returns the holder. If no file can be created,
    /// there is no holder and the lock is not taken.
    LockHolder take();
    bool isTaken() const { return m_isTaken; }

private:
    enum class Attempt { settled, again };
    Attempt attempt(LockHolder& holder);

    QString m_path;
    KernelLock m_lock;
    bool m_isTaken = false;
};

} // namespace talweg
