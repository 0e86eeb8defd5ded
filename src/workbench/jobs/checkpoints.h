#pragma once

#include <QByteArray>
#include <QString>
#include <cstddef>
#include <optional>
#include <string>

namespace talweg {

/// Files in the user's cache with the finished runs of background tasks, from which the tasks resume after a
/// restart of the program. Deleting them only costs computing time. Thread-safe.
class Checkpoints {
public:
    /// Largest total size in bytes. If it is exceeded, the oldest files are deleted, as are those older than
    /// `oldestDays`.
    static constexpr qint64 most = 200'000'000;
    static constexpr int oldestDays = 30;

    explicit Checkpoints(QString folder = usualFolder());
    static QString usualFolder();

    /// The key of a computation with this description in this build of the program. Computations with equal
    /// keys have equal results.
    static QString keyOf(const std::string& description);

    /// Saves the state of a computation, replacing an earlier one. Returns an error as a sentence; empty on
    /// success.
    QString write(const QString& key, const std::string& state) const;
    /// Returns why a state of this size cannot be saved; empty if it can.
    static QString sizeComplaint(std::size_t bytes);
    /// Returns the last saved state; nothing if there is no complete one for this computation.
    std::optional<QByteArray> read(const QString& key) const;
    void remove(const QString& key) const;
    /// Deletes files that are too old, and the oldest ones if all together are too large.
    void tidy() const;

private:
    QString pathOf(const QString& key) const;

    QString m_folder;
};

} // namespace talweg
