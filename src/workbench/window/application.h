#pragma once

#include <QApplication>

namespace talweg {

/// The workbench's application. An exception that escapes from anything a person did ends nothing: what was
/// being done is aborted, and every window says so.
class Application : public QApplication {
    Q_OBJECT
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

signals:
    /// Something went wrong inside; `why` is the end of a sentence or one of its own. Comes when the event
    /// that failed is over, and once for failures that follow each other with the same words.
    void failed(const QString& why);

private:
    void report(const QString& why);

    QString m_reported;
};

} // namespace talweg
