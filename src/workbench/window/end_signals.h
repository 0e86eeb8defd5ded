#pragma once

#include <QObject>

namespace talweg {

/// Delivers the signals SIGTERM, SIGHUP and SIGINT in the event loop, so that the program can clean up before
/// it ends. A second signal ends the program immediately. Also ignores SIGPIPE, so that writing to a closed
/// pipe does not end the program. Create one object per program.
class EndSignals : public QObject {
    Q_OBJECT
public:
    explicit EndSignals(QObject* parent = nullptr);

    /// Ends the program by the default action of the signal.
    [[noreturn]] static void obey(int signal);

signals:
    void asked(int signal);
};

} // namespace talweg
