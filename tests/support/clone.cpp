#include <cstdarg>
#include <dlfcn.h>
#include <sys/types.h>

// Only for the thread sanitizer. QProcess starts programs with clone; the sanitizer of clang 14 replaces that
// function and then ends the parent. This passes the call on to the C library instead.

extern "C" int clone(int (*run)(void*), void* stack, int flags, void* argument, ...) {
    va_list more;
    va_start(more, argument);
    auto* const parent = va_arg(more, pid_t*);
    void* const storage = va_arg(more, void*);
    auto* const child = va_arg(more, pid_t*);
    va_end(more);
    using Clone = int (*)(int (*)(void*), void*, int, void*, ...);
    const auto next = reinterpret_cast<Clone>(dlsym(RTLD_NEXT, "clone"));
    return next(run, stack, flags, argument, parent, storage, child);
}
