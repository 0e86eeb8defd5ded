#pragma once

#include <QByteArray>
#include <QString>
#include <cstddef>
#include <optional>
#include <string>

namespace talweg {

/// Finished runs of background tasks, in files of the user's cache, to resume after a restart of the program.
/// They may be deleted at any time; only computing time is lost. Thread-safe.
class Checkpoints {
public:
    /// Largest total size in bytes: the oldest are deleted, and so are those older than `oldestDays`.
    static constexpr qint64 most = 200'000'000;
    static constexpr int oldestDays = 30;

    explicit Checkpoints(QString folder = usualFolder());
    static QString usualFolder();

    /// The name of work that comes to what `description` says, in this very build of the program.
    static QString keyOf(const std::string& description);

    /// Saves the state of a computation, replacing an earlier one. Returns an error as a sentence; empty on
    /// success.
    QString write(const QString& key, const std::string& state) const;
    /// Why a state of this size is not saved; empty if it is.
    static QString sizeComplaint(std::size_t bytes);
    /// The last saved state; nothing if there is no complete one for this computation.
    std::optional<QByteArray> read(const QString& key) const;
    void remove(const QString& key) const;
    /// Deletes files that are too old or too large.
    void tidy() const;

private:
    QString pathOf(const QString& key) const;

    QString m_folder;
};

} // namespace talweg
