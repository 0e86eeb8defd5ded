#pragma once

#include <QObject>

namespace talweg {

/// The signals that ask a program to end (SIGTERM, SIGHUP, SIGINT), delivered in the event loop, where it can
/// still clean up. A second signal ends the program at once. One object per program. Writing to a closed pipe
/// no longer ends the program.
class EndSignals : public QObject {
    Q_OBJECT
public:
    explicit EndSignals(QObject* parent = nullptr);

    /// Ends the program as the signal would have done.
    [[noreturn]] static void obey(int signal);

signals:
    void asked(int signal);
};

} // namespace talweg
