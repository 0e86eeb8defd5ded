#include "files/whole_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QRandomGenerator>
#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <optional>
#include <poll.h>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace talweg {

namespace {

namespace fs = std::filesystem;

/// Prefix of the names of temporary files.
constexpr std::string_view unfinished = ".talweg-unfinished-";

/// A value of `errno`; 0 for success.
using Failure = int;

/// A file descriptor, closed by the destructor.
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
    if (path.isEmpty())
        return QCoreApplication::translate("talweg", "Cannot write the file: its name is empty.");
    if (path == u"-")
        return QCoreApplication::translate("talweg", "Cannot write to standard output: %1.")
            .arg(reason(failure));
    return QCoreApplication::translate("talweg", "Cannot write %1: %2.").arg(path, reason(failure));
}

/// The target of a path: a file, or a descriptor that is already open.
struct Target {
    fs::path path;
    std::optional<int> descriptor;
};

/// The open descriptor N for the path /proc/PID/fd/N of this process; nothing for other paths.
std::optional<int> descriptorIn(const fs::path& folder, const std::string& name) {
    if (folder != "/proc/" + std::to_string(::getpid()) + "/fd") return std::nullopt;
    int number = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
    if (error != std::errc() || end != name.data() + name.size()) return std::nullopt;
    return number;
}

/// Resolves links one by one, because the last one may point to a file that does not exist yet.
Target targetOf(const QString& path) {
    if (path == u"-") return {{}, STDOUT_FILENO};
    constexpr int maxLinks = 40; // the limit of the operating system
    std::error_code error;
    fs::path file = fs::absolute(pathOf(path), error);
    for (int link = 0; link < maxLinks; ++link) {
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

/// Flushes a file to the disk. Success also if the file system does not support flushing.
Failure sync(int descriptor) {
    return ::fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP ? 0 : errno;
}

/// Locks a file; false if another program has locked it, for example while writing it.
bool lock(int descriptor) {
    return ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
}

/// Whether a new temporary file still exists and is locked, if its file system supports locks. Another
/// program may have removed it between creation and locking, because it looked like the file of a killed
/// program.
bool isKept(int descriptor) {
    struct stat status {};
    const bool taken = !lock(descriptor) && errno == EWOULDBLOCK;
    return !taken && ::fstat(descriptor, &status) == 0 && status.st_nlink > 0;
}

/// Creates a locked temporary file with a unique name in `folder`, and sets `path`.
Descriptor openTemporary(const fs::path& folder, mode_t permissions, fs::path& path) {
    constexpr int maxNames = 100;
    for (int name = 0; name < maxNames; ++name) {
        const quint64 random = QRandomGenerator::global()->generate64();
        path = folder / (std::string(unfinished) + QByteArray::number(random, 36).toStdString());
        const int flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
        Descriptor file(::open(path.c_str(), flags, permissions));
        if (file.isOpen() ? isKept(file.number()) : errno != EEXIST) return file;
    }
    errno = EEXIST;
    return Descriptor(-1);
}

/// Whether a temporary file was left by a killed program of this user. Locks the file to find out.
bool isLeft(int descriptor) {
    struct stat status {};
    return ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_uid == ::geteuid()
           && status.st_nlink == 1 && lock(descriptor);
}

/// Removes temporary files that killed programs left in a folder.
void removeLeft(const fs::path& folder) {
    std::error_code error;
    for (fs::directory_iterator entry(folder, error); !error && entry != fs::directory_iterator();
         entry.increment(error)) {
        const fs::path path = entry->path();
        if (!path.filename().native().starts_with(unfinished)) continue;
        const Descriptor file(::open(path.c_str(), O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
        if (file.isOpen() && isLeft(file.number())) ::unlink(path.c_str());
    }
}

/// The file from which a new file gets its owner, permissions and attributes.
struct Model {
    struct stat status {};
    fs::path path; ///< if empty, no attributes are copied
};

/// Copies extended attributes (access lists, for example) from a file to a new file, as far as the system
/// allows.
void copyAttributes(const fs::path& from, int file) {
    constexpr size_t longest = 1 << 16; // limit on Linux for a value and for the list of names, in bytes
    std::string names(longest, '\0'), value(longest, '\0');
    names.resize(static_cast<size_t>(std::max<ssize_t>(::listxattr(from.c_str(), names.data(), longest), 0)));
    for (size_t at = 0; at < names.size(); at += std::strlen(&names[at]) + 1) {
        const ssize_t size = ::getxattr(from.c_str(), &names[at], value.data(), longest);
        if (size >= 0) ::fsetxattr(file, &names[at], value.data(), static_cast<size_t>(size), 0);
    }
}

/// Gives a new file the owner, group, permissions and attributes of the model, as far as the system allows.
/// If the group cannot be set, the group of this user gets only the permissions that all others have.
Failure makeLike(const Model& model, int file) {
    constexpr mode_t group = 0070, everybody = 0777;
    constexpr auto asItIs = static_cast<uid_t>(-1);
    const struct stat& like = model.status;
    const bool sameGroup =
        ::fchown(file, like.st_uid, like.st_gid) == 0 || ::fchown(file, asItIs, like.st_gid) == 0;
    const mode_t mode = like.st_mode & everybody;
    const mode_t asOthers = (mode << 3U) & group;
    if (::fchmod(file, sameGroup ? mode : (mode & ~group) | (mode & asOthers)) != 0) return errno;
    if (sameGroup) copyAttributes(model.path, file);
    return 0;
}

/// Closes a copy of the descriptor, to detect errors: some network file systems report them only on closing.
Failure closeCopy(int descriptor) {
    const int copy = ::fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    return copy >= 0 && ::close(copy) == 0 ? 0 : errno;
}

Failure fill(int file, const QByteArray& bytes, const std::optional<Model>& like) {
    for (const Failure failure :
         {like ? makeLike(*like, file) : 0, writeAll(file, bytes), sync(file), closeCopy(file)})
        if (failure != 0) return failure;
    return 0;
}

/// Flushes a folder to the disk. A folder that is writable but not readable cannot be flushed; that counts as
/// success.
Failure syncFolder(const fs::path& folder) {
    const Descriptor open(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (open.isOpen()) return sync(open.number());
    return errno == EACCES ? 0 : errno;
}

Descriptor openToRead(const fs::path& path, int flags = 0) {
    return Descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | flags));
}

QString notOrdinary(const QString& name) {
    return QCoreApplication::translate("talweg", "%1 is not a regular file.").arg(name);
}

/// What to do with a file, opened without blocking, that has no data yet.
enum class Patience { waits, refuses };

/// Reads a file. `name` is used in messages. If the file is not open, errno must contain the reason.
FileBytes readFrom(const Descriptor& file, const QString& name, qint64 limit,
                   Patience patience = Patience::waits) {
    const QString cannotRead = QCoreApplication::translate("talweg", "Cannot read %1: %2.");
    if (!file.isOpen()) return {{}, cannotRead.arg(name, reason(errno))};
    constexpr qsizetype stretch = 1 << 20;
    FileBytes read;
    for (ssize_t count = 1; count != 0 && read.bytes.size() <= limit;) {
        const qsizetype before = read.bytes.size();
        read.bytes.resize(before + stretch);
        count = ::read(file.number(), read.bytes.data() + before, stretch);
        const Failure failure = count < 0 ? errno : 0;
        read.bytes.resize(before + std::max<ssize_t>(count, 0));
        if (failure == EAGAIN && patience == Patience::refuses) return {{}, notOrdinary(name)};
        if (failure == EAGAIN) {
            pollfd ready{file.number(), POLLIN, 0};
            ::poll(&ready, 1, -1);
        } else if (failure != 0 && failure != EINTR)
            return {{}, cannotRead.arg(name, reason(failure))};
    }
    if (read.bytes.size() <= limit) return read;
    struct stat status {};
    const bool known = ::fstat(file.number(), &status) == 0 && S_ISREG(status.st_mode);
    const QLocale english(QLocale::English);
    const QString max = english.toString(limit);
    if (!known)
        return {{},
                QCoreApplication::translate("talweg", "%1 is too large: at most %2 bytes can be read.")
                    .arg(name, max)};
    return {
        {},
        QCoreApplication::translate("talweg", "%1 is too large: it has %2 bytes, and at most %3 can be read.")
            .arg(name, english.toString(qint64(status.st_size)), max)};
}

/// Opens an ordinary file. Other files are rejected, because reading them may block forever.
Descriptor openOrdinary(const fs::path& path) {
    const auto status = statusOf(path);
    if (status && S_ISREG(status->st_mode)) return openToRead(path);
    errno = status ? EINVAL : ENOENT;
    return Descriptor(-1);
}

/// Renames a new file to the name of an old one, unless `mayReplace` rejects that. The two names are
/// exchanged and the old file is checked again, because another program may have changed it after the first
/// check.
Failure takeName(const fs::path& file, const fs::path& path, const MayReplace& mayReplace) {
    constexpr qint64 maxJudged = 16'000'000;
    const Descriptor old = openOrdinary(path);
    lock(old.number()); // otherwise other programs may remove the old file while it has the temporary name
    const auto exchange = [&file, &path] {
        return ::renameat2(AT_FDCWD, file.c_str(), AT_FDCWD, path.c_str(), RENAME_EXCHANGE) == 0 ? 0 : errno;
    };
    const auto mayGo = [&](const Descriptor& judged) {
        return mayReplace(readFrom(judged, nameOf(path), maxJudged));
    };
    if (mayReplace) {
        if (!mayGo(old))
            return ECANCELED;                   // checked before the exchange, so that a crash cannot leave a
                                                // rejected file in place
        const bool exchanged = exchange() == 0; // not supported by every file system
        const bool may = mayGo(openOrdinary(exchanged ? file : path));
        if (exchanged && may) return 0;
        if (exchanged) return std::max(exchange(), ECANCELED);
        if (!may) return ECANCELED;
    }
    return ::rename(file.c_str(), path.c_str()) == 0 ? 0 : errno;
}

/// Replaces a file with a new one that has the owner, permissions and attributes of `like`, or the user's
/// defaults.
Failure replace(const fs::path& path, const QByteArray& bytes, const std::optional<Model>& like,
                const MayReplace& mayReplace) {
    constexpr mode_t ours = 0600, usual = 0666; // the latter is reduced by the umask
    const fs::path folder = path.parent_path();
    removeLeft(folder);
    fs::path temporary;
    const Descriptor file = openTemporary(folder, like ? ours : usual, temporary);
    if (!file.isOpen()) return errno;
    Failure failure = fill(file.number(), bytes, like);
    if (failure == 0) failure = takeName(temporary, path, like ? mayReplace : MayReplace());
    ::unlink(temporary.c_str()); // the failed new file or, after the exchange, the old file
    const Failure synced = syncFolder(folder);
    return failure != 0 ? failure : synced;
}

Failure writeTo(const fs::path& path, const QByteArray& bytes) {
    Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
    if (!file.isOpen()) return errno;
    const Failure failure = writeAll(file.number(), bytes);
    return failure != 0 ? failure : file.close();
}

Failure writeTo(int descriptor, const QByteArray& bytes) {
    if (descriptor == STDOUT_FILENO) std::fflush(stdout); // keeps the order of output
    return writeAll(descriptor, bytes);
}

Failure obstacle(const Target& target, const std::optional<struct stat>& status) {
    if (target.descriptor) return ::fcntl(*target.descriptor, F_GETFD) >= 0 ? 0 : errno;
    struct stat any {};
    if (!status && ::lstat(target.path.c_str(), &any) == 0) return ELOOP; // the links form a cycle
    if (!status && errno != ENOENT) return errno;
    if (status && S_ISDIR(status->st_mode)) return EISDIR;
    if (status && ::access(target.path.c_str(), W_OK) != 0) return errno;
    const bool straight = status && !S_ISREG(status->st_mode);
    return straight || ::access(target.path.parent_path().c_str(), W_OK | X_OK) == 0 ? 0 : errno;
}

Failure write(const QString& path, const QByteArray& bytes, const MayReplace& mayReplace) {
    if (path.isEmpty()) return ENOENT;
    const Target target = targetOf(path);
    const auto status = statusOf(target.path);
    if (const Failure failure = obstacle(target, status); failure != 0) return failure;
    if (target.descriptor) return writeTo(*target.descriptor, bytes);
    if (status && !S_ISREG(status->st_mode)) return writeTo(target.path, bytes);
    const auto like = status ? std::optional(Model{*status, target.path}) : std::nullopt;
    return replace(target.path, bytes, like, mayReplace);
}

} // namespace

QString writeWhole(const QString& path, const QByteArray& bytes, const MayReplace& mayReplace) {
    return cannotWrite(path, write(path, bytes, mayReplace));
}

QString replaceFile(const QString& path, const QByteArray& bytes, const QString& like) {
    constexpr mode_t theUser = 0600;
    Model model{.path = pathOf(like)};
    if (const auto status = statusOf(model.path)) {
        model.status = *status;
    } else {
        model.status.st_mode = theUser;
        model.status.st_uid = ::geteuid();
        model.status.st_gid = ::getegid();
    }
    return cannotWrite(path, replace(pathOf(path), bytes, model, {}));
}

QString writeObstacle(const QString& path) {
    if (path.isEmpty()) return cannotWrite(path, ENOENT);
    const Target target = targetOf(path);
    return cannotWrite(path, obstacle(target, statusOf(target.path)));
}

QString linkTarget(const QString& path) {
    return nameOf(targetOf(path).path);
}

namespace {

/// Opens a file. If it is not found and its name contains replacement characters (invalid UTF-8), errno
/// reports an invalid encoding.
Descriptor openNamed(const QString& path, int flags = 0) {
    Descriptor file = openToRead(pathOf(path), flags);
    if (!file.isOpen() && errno == ENOENT && path.contains(QChar::ReplacementCharacter)) errno = EILSEQ;
    return file;
}

} // namespace

FileBytes readWhole(const QString& path, qint64 limit) {
    if (path == u"-")
        return readFrom(Descriptor(::dup(STDIN_FILENO)),
                        QCoreApplication::translate("talweg", "(standard input)"), limit);
    return readFrom(openNamed(path), path, limit);
}

FileBytes readOrdinary(const QString& path, qint64 limit) {
    const Descriptor file = openNamed(path, O_NONBLOCK);
    struct stat status {};
    const bool isOther = file.isOpen() && ::fstat(file.number(), &status) == 0 && !S_ISREG(status.st_mode);
    return isOther ? FileBytes{{}, notOrdinary(path)} : readFrom(file, path, limit, Patience::refuses);
}

} // namespace talweg
