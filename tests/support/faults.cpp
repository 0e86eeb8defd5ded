#include "support/faults.h"

#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <fcntl.h>
#include <set>
#include <string>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace talweg::tests {

namespace {

Fault fault;
long calls = 0;
long written = 0;
std::set<ino_t> unsafe; ///< files and folders with changes that a loss of power would undo
bool renamedTooEarly = false;

ino_t inodeOf(int file) {
    struct stat status {};
    return ::fstat(file, &status) == 0 ? status.st_ino : 0;
}

ino_t inodeOf(const char* path) {
    struct stat status {};
    return ::lstat(path, &status) == 0 ? status.st_ino : 0;
}

ino_t folderOf(const std::string& path) {
    return inodeOf(path.substr(0, path.rfind('/')).c_str());
}

void meddle() {
    ::syscall(SYS_renameat2, AT_FDCWD, fault.theirs.constData(), AT_FDCWD, fault.target.constData(), 0);
}

/// Counts a call; whether it fails, with errno set. `bytes` is half of what it writes, to `file`.
bool befallen(int file = -1, const void* data = nullptr, size_t bytes = 0) {
    ++calls;
    if (calls != fault.at || fault.kind == Fault::Kind::full) return false;
    switch (fault.kind) {
    case Fault::Kind::halfKilled:
        if (bytes > 0) ::syscall(SYS_write, file, data, bytes);
        [[fallthrough]];
    case Fault::Kind::killed:
        ::kill(::getpid(), SIGKILL);
        break;
    case Fault::Kind::refused:
        errno = fault.error;
        return true;
    case Fault::Kind::meddled:
        meddle();
        break;
    case Fault::Kind::none:
    case Fault::Kind::full:
        break;
    }
    return false;
}

bool isFull() {
    return fault.kind == Fault::Kind::full && written >= fault.at;
}

int openAt(int folder, const char* path, int flags, mode_t mode) {
    if (befallen()) return -1;
    if ((flags & O_CREAT) != 0 && isFull() && ::access(path, F_OK) != 0) {
        errno = ENOSPC;
        return -1;
    }
    return static_cast<int>(::syscall(SYS_openat, folder, path, flags, mode));
}

int renameAt(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) {
    const bool meddled = fault.kind == Fault::Kind::meddled && calls + 1 == fault.at;
    if (meddled)
        ++calls;
    else if (befallen())
        return -1;
    renamedTooEarly = renamedTooEarly || unsafe.contains(inodeOf(from));
    const auto answer = static_cast<int>(::syscall(SYS_renameat2, fromFolder, from, toFolder, to, flags));
    if (answer == 0) unsafe.insert(folderOf(to));
    if (meddled) meddle();
    return answer;
}

int syncBy(long call, int file) {
    if (befallen()) return -1;
    const auto answer = static_cast<int>(::syscall(call, file));
    if (answer == 0) unsafe.erase(inodeOf(file));
    return answer;
}

int truncate(int file, off_t size) {
    if (befallen()) return -1;
    unsafe.insert(inodeOf(file));
    return static_cast<int>(::syscall(SYS_ftruncate, file, size));
}

} // namespace

void expect(const Fault& next) {
    fault = next;
    calls = written = 0;
    unsafe.clear();
    renamedTooEarly = false;
}

bool isOnDisk(const QByteArray& path) {
    return inodeOf(path) != 0 && !unsafe.contains(inodeOf(path))
           && !unsafe.contains(folderOf(path.toStdString()));
}

bool wasRenamedTooEarly() {
    return renamedTooEarly;
}

long callsSoFar() {
    return calls;
}

} // namespace talweg::tests

using namespace talweg::tests;

extern "C" {

int open(const char* path, int flags, ...) {
    va_list list;
    va_start(list, flags);
    const mode_t mode = va_arg(list, mode_t);
    va_end(list);
    return openAt(AT_FDCWD, path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list list;
    va_start(list, flags);
    const mode_t mode = va_arg(list, mode_t);
    va_end(list);
    return openAt(AT_FDCWD, path, flags, mode);
}

ssize_t write(int file, const void* data, size_t size) {
    if (file <= STDERR_FILENO) return ::syscall(SYS_write, file, data, size);
    if (befallen(file, data, size / 2)) return -1;
    if (fault.kind == Fault::Kind::full) {
        const long room = fault.at - written;
        if (room <= 0 && size > 0) {
            errno = ENOSPC;
            return -1;
        }
        if (static_cast<long>(size) > room) size = static_cast<size_t>(room);
    }
    const ssize_t count = ::syscall(SYS_write, file, data, size);
    if (count > 0) {
        written += count;
        unsafe.insert(inodeOf(file));
    }
    return count;
}

ssize_t read(int file, void* data, size_t size) {
    if (file > STDERR_FILENO && befallen()) return -1;
    return ::syscall(SYS_read, file, data, size);
}

int fsync(int file) {
    return syncBy(SYS_fsync, file);
}

int fdatasync(int file) {
    return syncBy(SYS_fdatasync, file);
}

int ftruncate(int file, off_t size) noexcept {
    return truncate(file, size);
}

int ftruncate64(int file, off64_t size) noexcept {
    return truncate(file, size);
}

int rename(const char* from, const char* to) noexcept {
    return renameAt(AT_FDCWD, from, AT_FDCWD, to, 0);
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) noexcept {
    return renameAt(fromFolder, from, toFolder, to, flags);
}

int link(const char* from, const char* to) noexcept {
    return befallen() ? -1 : static_cast<int>(::syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0));
}

int unlink(const char* path) noexcept {
    return befallen() ? -1 : static_cast<int>(::syscall(SYS_unlinkat, AT_FDCWD, path, 0));
}

int fchmod(int file, mode_t mode) noexcept {
    return befallen() ? -1 : static_cast<int>(::syscall(SYS_fchmod, file, mode));
}

int fchown(int file, uid_t user, gid_t group) noexcept {
    return befallen() ? -1 : static_cast<int>(::syscall(SYS_fchown, file, user, group));
}

int flock(int file, int operation) noexcept {
    return befallen() ? -1 : static_cast<int>(::syscall(SYS_flock, file, operation));
}

int mkdir(const char* path, mode_t mode) noexcept {
    return befallen() ? -1 : static_cast<int>(::syscall(SYS_mkdirat, AT_FDCWD, path, mode));
}

int close(int file) {
    if (file <= STDERR_FILENO) return static_cast<int>(::syscall(SYS_close, file));
    const bool fails = befallen();
    const int answer = static_cast<int>(::syscall(SYS_close, file));
    return fails ? -1 : answer;
}

} // extern "C"
