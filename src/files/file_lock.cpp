#include "files/file_lock.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <optional>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace talweg {

// --- lock of the kernel ----------------------------------------------------------------------------

KernelLock::KernelLock(const QString& path, int flags) {
    constexpr mode_t usual = 0666; // reduced by the user's umask
    const QByteArray name = QFile::encodeName(path);
    const int always = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY;
    m_descriptor = ::open(name.constData(), O_RDWR | always | flags, usual);
    if (m_descriptor < 0 && errno == EACCES) m_descriptor = ::open(name.constData(), O_RDONLY | always);
    struct stat status {};
    if (m_descriptor < 0 || ::fstat(m_descriptor, &status) != 0 || !S_ISREG(status.st_mode)) return;
    if (::flock(m_descriptor, LOCK_EX | LOCK_NB) == 0)
        m_state = State::ours;
    else if (errno == EWOULDBLOCK)
        m_state = State::theirs;
}

KernelLock& KernelLock::operator=(KernelLock other) noexcept {
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_state, other.m_state);
    return *this;
}

KernelLock::~KernelLock() {
    if (m_descriptor >= 0) ::close(m_descriptor);
}

bool KernelLock::isOf(const QString& path) const {
    struct stat mine {
    }, there{};
    return m_descriptor >= 0 && ::fstat(m_descriptor, &mine) == 0
           && ::lstat(QFile::encodeName(path).constData(), &there) == 0 && mine.st_ino == there.st_ino
           && mine.st_dev == there.st_dev;
}

// --- lock file -------------------------------------------------------------------------------------

namespace {

/// The content of a lock file: a process, its program, and its computer. The computer is identified by host
/// name, machine id and boot id.
struct Signature {
    qint64 process = 0;
    QString program, computer, machine, boot;
};

QString programOf(const QString& process) {
    return QFileInfo(QStringLiteral("/proc/%1/exe").arg(process)).symLinkTarget().section(u'/', -1);
}

Signature ours() {
    return {QCoreApplication::applicationPid(), programOf(QStringLiteral("self")),
            QSysInfo::machineHostName(), QString::fromLatin1(QSysInfo::machineUniqueId()),
            QString::fromLatin1(QSysInfo::bootUniqueId())};
}

QByteArray textOf(const Signature& one) {
    QByteArray text = QByteArray::number(one.process) + '\n';
    for (const QString& line : {one.program, one.computer, one.machine, one.boot})
        text += line.toUtf8() + '\n';
    return text;
}

/// Parses the content of a lock file; nothing if it is empty, damaged or incomplete.
std::optional<Signature> signatureIn(const QByteArray& text) {
    const QStringList lines = QString::fromUtf8(text).split(u'\n');
    bool isNumber = false;
    Signature one{lines.value(0).toLongLong(&isNumber), lines.value(1), lines.value(2), lines.value(3),
                  lines.value(4)};
    const bool isWhole = isNumber && one.process > 0 && !one.program.isEmpty() && !one.computer.isEmpty()
                         && text.endsWith('\n');
    return isWhole ? std::optional(one) : std::nullopt;
}

/// Whether the process is on this computer. Containers have their own host names and machine ids, but share
/// the boot id.
bool isHere(const Signature& other) {
    const Signature own = ours();
    if (!other.boot.isEmpty() && other.boot == own.boot) return true;
    const bool mayBeSameMachine =
        other.machine.isEmpty() || own.machine.isEmpty() || other.machine == own.machine;
    return other.computer == own.computer && mayBeSameMachine;
}

/// Whether the process still runs and has the same program name, as far as that can be determined.
bool isRunning(const Signature& one) {
    if (::kill(static_cast<pid_t>(one.process), 0) != 0 && errno == ESRCH) return false;
    const QString name = programOf(QString::number(one.process));
    return name.isEmpty() || name == one.program;
}

/// The holder of a lock file whose kernel lock another program holds.
LockHolder livingHolder(const std::optional<Signature>& one) {
    if (one && !isHere(*one)) return {LockHolder::Kind::computer, 0, one->computer};
    return {LockHolder::Kind::program, one && isRunning(*one) ? one->process : 0, {}};
}

/// The holder of a lock file whose kernel lock no other program holds. If `kernelKnows` is true, kernel locks
/// work, so no program on this computer holds the file. Otherwise, the named process holds it while it runs.
LockHolder holderOf(const QByteArray& text, bool kernelKnows) {
    const auto one = signatureIn(text);
    if (!one) return {LockHolder::Kind::unknown, 0, {}};
    if (!isHere(*one)) return {LockHolder::Kind::computer, 0, one->computer};
    if (!kernelKnows && isRunning(*one)) return {LockHolder::Kind::program, one->process, {}};
    return {};
}

/// An opened lock file, locked if the file system supports it.
class LockFile : public KernelLock {
public:
    explicit LockFile(const QString& path) : KernelLock(path, O_CREAT) {}

    bool isOpen() const { return m_descriptor >= 0; }
    QByteArray text() const {
        constexpr qsizetype longest = 4096;
        QByteArray bytes(longest, '\0');
        const ssize_t size = ::pread(m_descriptor, bytes.data(), static_cast<size_t>(longest), 0);
        bytes.truncate(std::max<ssize_t>(size, 0));
        return bytes;
    }
    bool write(const QByteArray& text) const {
        return ::ftruncate(m_descriptor, 0) == 0
               && ::pwrite(m_descriptor, text.constData(), static_cast<size_t>(text.size()), 0)
                      == text.size();
    }
};

} // namespace

FileLock::~FileLock() {
    if (m_isTaken && m_lock.isOf(m_path)) QFile::remove(m_path);
}

LockHolder FileLock::take() {
    constexpr int most = 10; // attempts, in case other programs keep removing the file
    LockHolder holder;
    for (int i = 0; i < most && attempt(holder) == Attempt::again; ++i)
        holder = {};
    return holder;
}

FileLock::Attempt FileLock::attempt(LockHolder& holder) {
    const bool isNew = !QFileInfo::exists(m_path);
    LockFile file(m_path);
    if (!file.isOpen()) return Attempt::settled;
    if (!file.isOf(m_path)) return Attempt::again;
    const QByteArray text = file.text();
    if (file.state() == KernelLock::State::theirs) {
        holder = livingHolder(signatureIn(text));
        return Attempt::settled;
    }
    if (!isNew) holder = holderOf(text, file.state() == KernelLock::State::ours);
    if (holder.kind != LockHolder::Kind::nobody) return Attempt::settled;
    // Another user's file cannot be written, so a new one replaces it.
    if (!file.write(textOf(ours()))) return QFile::remove(m_path) ? Attempt::again : Attempt::settled;
    m_lock = std::move(file);
    m_isTaken = true;
    return Attempt::settled;
}

} // namespace talweg
