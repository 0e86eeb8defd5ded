#pragma once

#include <QByteArray>
#include <QString>
#include <cstddef>
#include <optional>
#include <string>

namespace talweg {

/// Saves the finished runs of background tasks in files in the user's cache folder, so that tasks resume
/// after a restart of the program. Deleting the files costs only computing time. Thread-safe.
class Checkpoints {
public:
    /// Largest total size of the files, in bytes. If they exceed it, the oldest ones are deleted. Files older
    /// than `oldestDays` days are deleted, too.
    static constexpr qint64 most = 200'000'000;
    static constexpr int oldestDays = 30;

    explicit Checkpoints(QString folder = usualFolder());
    static QString usualFolder();

    /// The key of a computation with this description in this build of the program. Computations with equal
    /// keys have equal results.
    static QString keyOf(const std::string& description);

    /// Saves the state of a computation in place of an earlier state. Returns an error as a sentence; empty
    /// on success.
    QString write(const QString& key, const std::string& state) const;
    /// Returns why a state of this size cannot be saved; empty if it can be saved.
    static QString sizeComplaint(std::size_t bytes);
    /// Returns the state saved last for this computation; nothing if there is no complete one.
    std::optional<QByteArray> read(const QString& key) const;
    void remove(const QString& key) const;
    /// Deletes files older than `oldestDays`, and the oldest files while the total size exceeds `most`.
    void tidy() const;

private:
    QString pathOf(const QString& key) const;

    QString m_folder;
};

} // namespace talweg
