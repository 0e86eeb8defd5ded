#pragma once

#include <QByteArray>
#include <QString>
#include <utility>

namespace talweg {

/// A lock on an ordinary file, held by the kernel for this object (flock). The kernel releases it when the
/// object or the process ends, even after a crash. It works across all containers and name spaces that share
/// the file.
class KernelLock {
public:
    enum class State {
        ours,
        theirs,     ///< another program holds it
        impossible, ///< the file does not exist, or its file system does not support locks
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
    /// Whether the path still refers to the locked file, which may have been removed or replaced.
    bool isOf(const QString& path) const;

protected:
    /// `flags` are additional flags for opening the file.
    KernelLock(const QString& path, int flags);

    int m_descriptor = -1; ///< of the open file; −1 if it could not be opened

private:
    State m_state = State::impossible;
};

/// The holder of a lock, as far as it is known.
struct LockHolder {
    enum class Kind {
        nobody,
        program,  ///< a running program on this computer
        computer, ///< a program on another computer; whether it still runs cannot be determined
        unknown,  ///< the lock is empty or damaged
    };
    Kind kind = Kind::nobody;
    qint64 process = 0; ///< 0 if the program has no id on this side, for example in another container
    QString computer = {};
};

/// A lock file marks another file as being in use and names the program that uses it, in the format of
/// QLockFile. For programs on this computer, the kernel's lock on the lock file decides whether it is still
/// held. If the file system has no kernel locks, it is held while the process named in the file runs.
class FileLock {
public:
    explicit FileLock(QString path) : m_path(std::move(path)) {}
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock();

    /// Takes the lock, also from a holder that no longer runs, or returns the current holder. If the lock
    /// file cannot be created, returns no holder and does not take the lock.
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
