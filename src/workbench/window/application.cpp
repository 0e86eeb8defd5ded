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

/// What fails may fail again with every repaint that saying so causes.
void Application::report(const QString& why) {
    constexpr int quietMs = 2000; // in which the same is not said again
    if (why == m_reported) return;
    m_reported = why;
    QTimer::singleShot(0, this, [this, why] { emit failed(why); });
    QTimer::singleShot(quietMs, this, [this] { m_reported.clear(); });
}

} // namespace talweg

#include "moc_application.cpp"
