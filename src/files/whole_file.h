#pragma once

#include <QByteArray>
#include <QString>
#include <sys/types.h>

namespace talweg {

/// Writes bytes to what `path` names. Returns what went wrong as a complete sentence with the system's
/// reason; empty on success.
///
/// An ordinary file is written as a whole: its new content goes to a file of another name beside it, is
/// safely on the disk, and then takes the name, so that at any moment, a full disk and a crash included,
/// the name stands for the whole old or the whole new content. A link is followed; permissions and, as
/// far as the system allows, the owner stay. What is no ordinary file (a device, a pipe, a terminal, an
/// open descriptor such as /dev/stdout) is written straight to; "-" is the standard output.
QString writeWhole(const QString& path, const QByteArray& bytes);

/// Writes an ordinary file as a whole, as writeWhole, with these permissions. A link of that name is not
/// followed but replaced.
QString replaceFile(const QString& path, const QByteArray& bytes, mode_t permissions);

/// What would keep writeWhole from writing there, as far as can be told beforehand; else empty.
QString writeObstacle(const QString& path);

/// The absolute path of the file that `path` stands for, links followed; it need not exist.
QString linkTarget(const QString& path);

/// What a file holds, or why it cannot be had.
struct FileBytes {
    QByteArray bytes;
    QString failure; ///< a complete sentence; empty on success
};

/// Reads a file of at most `limit` bytes; a larger one is refused.
FileBytes readWhole(const QString& path, qint64 limit);

} // namespace talweg
