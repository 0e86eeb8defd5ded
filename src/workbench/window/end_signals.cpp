#include "workbench/window/end_signals.h"

#include <QSocketNotifier>
#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

namespace talweg {

namespace {

std::array<int, 2> ends{-1, -1}; ///< ends of a pipe; writing to it is allowed in a signal handler

extern "C" void passOn(int signal) {
    const auto number = static_cast<unsigned char>(signal);
    [[maybe_unused]] const auto written = ::write(ends[1], &number, 1);
}

void handle(int signal) {
    struct sigaction before {};
    ::sigaction(signal, nullptr, &before);
    if (before.sa_handler == SIG_IGN) return; // set by nohup, for example
    struct sigaction action {};
    action.sa_handler = passOn;
    action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
    ::sigaction(signal, &action, nullptr);
}

} // namespace

EndSignals::EndSignals(QObject* parent) : QObject(parent) {
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
    auto* notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        unsigned char number = 0;
        if (::read(ends[0], &number, 1) == 1) emit asked(number);
    });
    for (const int signal : {SIGTERM, SIGHUP, SIGINT})
        handle(signal);
    ::signal(SIGPIPE, SIG_IGN); // writing to a closed pipe then returns an error
}

void EndSignals::obey(int signal) {
    ::signal(signal, SIG_DFL);
    ::raise(signal);
    std::_Exit(EXIT_FAILURE);
}

} // namespace talweg

#include "moc_end_signals.cpp"
