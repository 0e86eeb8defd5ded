#pragma once

#include <QByteArray>
#include <QString>
#include <utility>

namespace talweg {

/// A lock of an ordinary file that the kernel holds for this object (flock). It ends with the object or its
/// process, however that ends, and counts in all containers and name spaces that see the file.
class KernelLock {
public:
    enum class State {
        ours,
        theirs,     ///< someone else holds it
        impossible, ///< there is no such file, or its file system knows no locks
    };

    KernelLock() = default;
    /// Locks a file that is there.
    explicit KernelLock(const QString& path) : KernelLock(path, 0) {}
    KernelLock(KernelLock&& other) noexcept
        : m_descriptor(std::exchange(other.m_descriptor, -1)),
          m_state(std::exchange(other.m_state, State::impossible)) {}
    KernelLock& operator=(KernelLock other) noexcept;
    ~KernelLock();

    State state() const { return m_state; }
    /// Whether the file still is what this path names: someone may have removed or replaced it.
    bool isOf(const QString& path) const;

protected:
    /// `flags` are further ones for opening the file.
    KernelLock(const QString& path, int flags);

    int m_descriptor = -1; ///< of the open file; −1 where it cannot be opened

private:
    State m_state = State::impossible;
};

/// Who has a file locked, as far as its lock tells.
struct LockHolder {
    enum class Kind {
        nobody,
        program,  ///< a living program on this computer
        computer, ///< a program on another computer, of which nothing is known
        unknown,  ///< the lock is empty or damaged
    };
    Kind kind = Kind::nobody;
    qint64 process = 0; ///< of a program; 0 where it has no number here, as in another container
    QString computer = {};
};

/// A file that says that another is in use, and by whom. Programs on this computer are judged by the kernel's
/// lock on it; where there is none, by the process that it names, as QLockFile writes and reads it too.
class FileLock {
public:
    explicit FileLock(QString path) : m_path(std::move(path)) {}
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock();

    /// Takes the lock, in place of one whose holder has ended, or says who has it. Where no file can be made
    /// nobody has it, and it is not taken.
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
