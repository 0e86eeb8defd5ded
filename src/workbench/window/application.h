#pragma once

#include <QApplication>

namespace talweg {

/// The application object. If an exception leaves an event handler, the program continues: the action is
/// aborted, and every window reports the exception.
class Application : public QApplication {
    Q_OBJECT
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

signals:
    /// An internal error occurred. `why` is the end of a sentence or a complete one. Emitted after the event
    /// that failed. Failures with the same text in quick succession are reported only once.
    void failed(const QString& why);

private:
    void report(const QString& why);

    QString m_reported;
};

} // namespace talweg
