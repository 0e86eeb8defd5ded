#pragma once

#include <QObject>

namespace talweg {

/// Delivers the signals that ask a program to end (SIGTERM, SIGHUP, SIGINT) in the event loop, so that the
/// program can clean up first. A second signal ends the program at once. Writing to a closed pipe no longer
/// ends the program. Create one object per program.
class EndSignals : public QObject {
    Q_OBJECT
public:
    explicit EndSignals(QObject* parent = nullptr);

    /// Ends the program with the default action of the signal.
    [[noreturn]] static void obey(int signal);

signals:
    void asked(int signal);
};

} // namespace talweg
