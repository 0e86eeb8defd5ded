#include "workbench/window/application.h"

#include "base/to_qt.h"
#include "systems/failure_text.h"

#include <QTimer>

namespace talweg {

bool Application::notify(QObject* receiver, QEvent* event) {
    try {
        return QApplication::notify(receiver, event);
    } catch (...) {
        report(toQt(failureText()));
        return false;
    }
}

/// Reports a failure. The same failure shortly afterwards is ignored, because showing the report may cause it
/// again.
void Application::report(const QString& why) {
    constexpr int quietMs = 2000; // time without another report of this failure
    if (why == m_reported) return;
    m_reported = why;
    QTimer::singleShot(0, this, [this, why] { emit failed(why); });
    QTimer::singleShot(quietMs, this, [this] { m_reported.clear(); });
}

} // namespace talweg

#include "moc_application.cpp"
