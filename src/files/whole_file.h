#pragma once

#include <QByteArray>
#include <QString>
#include <functional>

namespace talweg {

/// The content of a file, or the reason why it cannot be read.
struct FileBytes {
    QByteArray bytes;
    QString failure; ///< a complete sentence; empty on success
};

/// Whether a file with this content may be replaced; see writeWhole.
using MayReplace = std::function<bool(const FileBytes& old)>;

/// Writes bytes to what `path` names. Returns what went wrong as a complete sentence with the system's
/// reason; empty on success.
///
/// An ordinary file is written as a whole: its new content goes to a file of another name beside it, is
/// safely on the disk, and then takes the name, so that at any moment, a full disk and a crash included,
/// the name stands for the whole old or the whole new content. `mayReplace` is asked last of
/// all; when it says no, the old content stays. A link is followed; permissions, group and owner stay as far
/// as the system allows; other names of the file (hard links) keep the old content. What a program that was
/// killed left unfinished in the folder is removed.
///
/// What is no ordinary file (a device, a pipe, a terminal, an open descriptor such as /dev/stdout) is written
/// straight to; "-" is the standard output.
QString writeWhole(const QString& path, const QByteArray& bytes, const MayReplace& mayReplace = {});

/// Replaces an ordinary file completely, like writeWhole, with the permissions, group and owner of the file
/// `like`, or for this user only if that does not exist. A link named `path` is replaced, not followed.
QString replaceFile(const QString& path, const QByteArray& bytes, const QString& like);

/// The reason why writeWhole could not write there, as far as known in advance; otherwise empty.
QString writeObstacle(const QString& path);

/// The absolute path of the file that `path` refers to, with links resolved; it need not exist.
QString linkTarget(const QString& path);

/// Reads a file of at most `limit` bytes; larger files are rejected. "-" is the standard input.
FileBytes readWhole(const QString& path, qint64 limit);

/// The same for ordinary files only: folders, pipes, devices and kernel files that would block are rejected
/// at once. "-" is a file with that name.
FileBytes readOrdinary(const QString& path, qint64 limit);

} // namespace talweg
