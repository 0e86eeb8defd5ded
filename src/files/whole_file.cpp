#include "files/whole_file.h"

#include <QFile>
#include <QLocale>
#include <QRandomGenerator>
#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <optional>
#include <poll.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace talweg {

namespace {

namespace fs = std::filesystem;

constexpr mode_t anyPermission = 07777;

/// What `errno` says, 0 for success.
using Failure = int;

/// An open descriptor, closed at the end.
class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor& operator=(Descriptor&&) = delete;
    ~Descriptor() { close(); }

    int number() const { return m_number; }
    bool isOpen() const { return m_number >= 0; }
    Failure close() {
        const int number = std::exchange(m_number, -1);
        return number < 0 || ::close(number) == 0 ? 0 : errno;
    }

private:
    int m_number;
};

fs::path pathOf(const QString& path) {
    return fs::path(QFile::encodeName(path).toStdString());
}

QString nameOf(const fs::path& path) {
    return QFile::decodeName(path.c_str());
}

QString reason(Failure failure) {
    return QString::fromLocal8Bit(std::generic_category().message(failure));
}

QString cannotWrite(const QString& path, Failure failure) {
    if (failure == 0) return {};
    if (path.isEmpty()) return QStringLiteral("Cannot write: the name of the file is empty.");
    const QString what = path == u"-" ? QStringLiteral("to the standard output") : path;
    return QStringLiteral("Cannot write %1: %2.").arg(what, reason(failure));
}

/// What a path stands for: a file, or a descriptor that is already open.
struct Target {
    fs::path path;
    std::optional<int> descriptor;
};

/// The descriptor N that a file named N in the folder of this process's open files stands for.
std::optional<int> descriptorIn(const fs::path& folder, const std::string& name) {
    if (folder != "/proc/" + std::to_string(::getpid()) + "/fd") return std::nullopt;
    int number = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
    if (error != std::errc() || end != name.data() + name.size()) return std::nullopt;
    return number;
}

/// Follows links one by one, for the last may lead to a file that does not exist yet.
Target targetOf(const QString& path) {
    if (path == u"-") return {{}, STDOUT_FILENO};
    constexpr int mostLinks = 40; // as the system's own limit
    std::error_code error;
    fs::path file = fs::absolute(pathOf(path), error);
    for (int link = 0; link < mostLinks; ++link) {
        const fs::path folder = fs::canonical(file.parent_path(), error);
        if (error) break;
        if (const auto descriptor = descriptorIn(folder, file.filename())) return {file, descriptor};
        file = folder / file.filename();
        const fs::path next = fs::read_symlink(file, error);
        if (error) break;
        file = folder / next;
    }
    return {file, std::nullopt};
}

std::optional<struct stat> statusOf(const fs::path& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) return std::nullopt;
    return status;
}

Failure writeAll(int descriptor, const QByteArray& bytes) {
    qsizetype written = 0;
    while (written < bytes.size()) {
        const ssize_t count =
            ::write(descriptor, bytes.constData() + written, static_cast<size_t>(bytes.size() - written));
        if (count >= 0) {
            written += count;
        } else if (errno == EAGAIN) {
            pollfd ready{descriptor, POLLOUT, 0};
            ::poll(&ready, 1, -1);
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

/// Puts what was written on the disk, where the file system knows how.
Failure sync(int descriptor) {
    return ::fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP ? 0 : errno;
}

/// A new file in `folder` under a name of its own, which is left in `path`.
Descriptor openTemporary(const fs::path& folder, mode_t permissions, fs::path& path) {
    constexpr int mostNames = 100;
    int number = -1;
    for (int name = 0; name < mostNames && number < 0; ++name) {
        const quint64 random = QRandomGenerator::global()->generate64();
        path = folder / (".talweg-" + QByteArray::number(random, 36).toStdString());
        number = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, permissions);
        if (number < 0 && errno != EEXIST) break;
    }
    return Descriptor(number);
}

Failure fill(Descriptor file, const QByteArray& bytes, const std::optional<struct stat>& like) {
    if (like) {
        // Another user's file may become ours; that is no reason to lose what is to be written.
        if (::fchown(file.number(), like->st_uid, like->st_gid) != 0) errno = 0;
        if (::fchmod(file.number(), like->st_mode & anyPermission) != 0) return errno;
    }
    for (const Failure failure : {writeAll(file.number(), bytes), sync(file.number())})
        if (failure != 0) return failure;
    return file.close();
}

/// Puts the entries of a folder on the disk. One that may be written but not read cannot be.
Failure syncFolder(const fs::path& folder) {
    const Descriptor open(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return open.isOpen() ? sync(open.number()) : 0;
}

/// Replaces a file by a new one with the permissions and owner of `like`, else with the user's usual ones.
Failure replace(const fs::path& path, const QByteArray& bytes, const std::optional<struct stat>& like) {
    constexpr mode_t ours = 0600, usual = 0666; // the latter less the user's mask
    fs::path temporary;
    Descriptor file = openTemporary(path.parent_path(), like ? ours : usual, temporary);
    if (!file.isOpen()) return errno;
    Failure failure = fill(std::move(file), bytes, like);
    if (failure == 0 && ::rename(temporary.c_str(), path.c_str()) != 0) failure = errno;
    if (failure == 0) return syncFolder(path.parent_path());
    ::unlink(temporary.c_str());
    return failure;
}

Failure writeTo(const fs::path& path, const QByteArray& bytes) {
    Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
    if (!file.isOpen()) return errno;
    const Failure failure = writeAll(file.number(), bytes);
    return failure != 0 ? failure : file.close();
}

Failure writeTo(int descriptor, const QByteArray& bytes) {
    if (descriptor == STDOUT_FILENO) std::fflush(stdout); // what was printed before comes before
    return writeAll(descriptor, bytes);
}

Failure obstacle(const Target& target, const std::optional<struct stat>& status) {
    if (target.descriptor) return ::fcntl(*target.descriptor, F_GETFD) >= 0 ? 0 : errno;
    struct stat any {};
    if (!status && ::lstat(target.path.c_str(), &any) == 0) return ELOOP; // only links in a circle are left
    if (!status && errno != ENOENT) return errno;
    if (status && S_ISDIR(status->st_mode)) return EISDIR;
    if (status && ::access(target.path.c_str(), W_OK) != 0) return errno;
    const bool straight = status && !S_ISREG(status->st_mode);
    return straight || ::access(target.path.parent_path().c_str(), W_OK | X_OK) == 0 ? 0 : errno;
}

Failure write(const QString& path, const QByteArray& bytes) {
    if (path.isEmpty()) return ENOENT;
    const Target target = targetOf(path);
    const auto status = statusOf(target.path);
    if (const Failure failure = obstacle(target, status); failure != 0) return failure;
    if (target.descriptor) return writeTo(*target.descriptor, bytes);
    if (status && !S_ISREG(status->st_mode)) return writeTo(target.path, bytes);
    return replace(target.path, bytes, status);
}

} // namespace

QString writeWhole(const QString& path, const QByteArray& bytes) {
    return cannotWrite(path, write(path, bytes));
}

QString replaceFile(const QString& path, const QByteArray& bytes, mode_t permissions) {
    struct stat like {};
    like.st_mode = permissions;
    like.st_uid = static_cast<uid_t>(-1); // as they are
    like.st_gid = static_cast<gid_t>(-1);
    return cannotWrite(path, replace(pathOf(path), bytes, like));
}

QString writeObstacle(const QString& path) {
    if (path.isEmpty()) return cannotWrite(path, ENOENT);
    const Target target = targetOf(path);
    return cannotWrite(path, obstacle(target, statusOf(target.path)));
}

QString linkTarget(const QString& path) {
    return nameOf(targetOf(path).path);
}

FileBytes readWhole(const QString& path, qint64 limit) {
    const QString cannotRead = QStringLiteral("Cannot read %1: %2.");
    Descriptor file(::open(pathOf(path).c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
    if (!file.isOpen()) return {{}, cannotRead.arg(path, reason(errno))};
    constexpr qsizetype stretch = 1 << 20;
    FileBytes read;
    for (ssize_t count = 1; count != 0 && read.bytes.size() <= limit;) {
        const qsizetype before = read.bytes.size();
        read.bytes.resize(before + stretch);
        count = ::read(file.number(), read.bytes.data() + before, stretch);
        read.bytes.resize(before + std::max<ssize_t>(count, 0));
        if (count < 0 && errno != EINTR) return {{}, cannotRead.arg(path, reason(errno))};
    }
    if (read.bytes.size() <= limit) return read;
    struct stat status {};
    const bool known = ::fstat(file.number(), &status) == 0 && S_ISREG(status.st_mode);
    const QLocale english(QLocale::English);
    return {{},
            QStringLiteral("%1 is too large: it has %2 bytes, and at most %3 are read.")
                .arg(path, known ? english.toString(qint64(status.st_size)) : QStringLiteral("more"),
                     english.toString(limit))};
}

} // namespace talweg
