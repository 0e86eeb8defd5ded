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

/// Decides whether a file with this old content may be replaced; see writeWhole.
using MayReplace = std::function<bool(const FileBytes& old)>;

/// Writes bytes to the file or device at `path`. Returns the error as a complete sentence with the system's
/// reason; empty on success.
///
/// An ordinary file is replaced as a whole. The new content is first written to a temporary file in the same
/// folder and flushed to the disk; then the temporary file takes the name of the old one. Even if the disk is
/// full or the computer crashes, the file has either the complete old or the complete new content.
/// `mayReplace` is called just before the file is replaced; if it returns false, the old content stays. Links
/// are followed. Permissions, group and owner are kept as far as the system allows. Hard links to the old
/// file keep the old content. Temporary files left in the folder by killed programs are removed.
///
/// Anything else (a device, a pipe, a terminal, or an open descriptor such as /dev/stdout) is written to
/// directly; "-" is the standard output.
QString writeWhole(const QString& path, const QByteArray& bytes, const MayReplace& mayReplace = {});

/// Replaces an ordinary file as a whole, like writeWhole. The new file gets the permissions, group and owner
/// of the file `like`; if `like` does not exist, only this user may access the new file. A link at `path` is
/// replaced, not followed.
QString replaceFile(const QString& path, const QByteArray& bytes, const QString& like);

/// The reason why writeWhole cannot write to `path`, as far as it can be determined without writing;
/// otherwise empty.
QString writeObstacle(const QString& path);

/// The absolute path of the file that `path` refers to, with links resolved; it need not exist.
QString linkTarget(const QString& path);

/// Reads a file of at most `limit` bytes; larger files are rejected. "-" is the standard input.
FileBytes readWhole(const QString& path, qint64 limit);

/// Like readWhole, but for ordinary files only. Folders, pipes, devices and kernel files that would block are
/// rejected at once. "-" is a file with that name.
FileBytes readOrdinary(const QString& path, qint64 limit);

} // namespace talweg
