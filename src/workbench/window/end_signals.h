#pragma once

#include <QObject>

namespace talweg {

/// The signals by which the system asks a program to end (SIGTERM, SIGHUP, SIGINT), told in the event loop,
/// where things can still be put in order. A second one ends the program at once. One for each program.
/// Writing to a pipe that nobody reads no longer ends the program.
class EndSignals : public QObject {
    Q_OBJECT
public:
    explicit EndSignals(QObject* parent = nullptr);

    /// Ends the program as the signal would have.
    [[noreturn]] static void obey(int signal);

signals:
    void asked(int signal);
};

} // namespace talweg
