#pragma once

#include <QApplication>

namespace talweg {

/// The application object. An exception that escapes from an event handler does not end the program: the
/// action is aborted, and every window reports it.
class Application : public QApplication {
    Q_OBJECT
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

signals:
    /// An internal error occurred; `why` is the end of a sentence or a complete one. Emitted after the failed
    /// event, and only once for consecutive failures with the same text.
    void failed(const QString& why);

private:
    void report(const QString& why);

    QString m_reported;
};

} // namespace talweg
