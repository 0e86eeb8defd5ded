#pragma once

#include <QByteArray>
#include <QString>
#include <functional>

namespace talweg {

/// What a file holds, or why it cannot be had.
struct FileBytes {
    QByteArray bytes;
    QString failure; ///< a complete sentence; empty on success
};

/// Whether a file that holds this may be replaced; see writeWhole.
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

/// Writes an ordinary file as a whole, as writeWhole, with the permissions, group and owner of the file
/// `like`; for this user alone where there is none. A link called `path` is not followed but replaced.
QString replaceFile(const QString& path, const QByteArray& bytes, const QString& like);

/// What would keep writeWhole from writing there, as far as can be told beforehand; else empty.
QString writeObstacle(const QString& path);

/// The absolute path of the file that `path` stands for, links followed; it need not exist.
QString linkTarget(const QString& path);

/// Reads a file of at most `limit` bytes; a larger one is refused. "-" is the standard input.
FileBytes readWhole(const QString& path, qint64 limit);

/// The same for ordinary files only: folders, pipes, devices and files of the kernel that keep a reader
/// waiting are refused at once. "-" is a file of that name.
FileBytes readOrdinary(const QString& path, qint64 limit);

} // namespace talweg
