#pragma once

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace talweg {

/// Hides the title of docks that lie on top of each other, because their tab shows it; single and floating
/// docks show it.
class TabTitles : public QObject {
public:
    TabTitles(QMainWindow* window, const QList<QDockWidget*>& docks);

private:
    void update();
    void updateSoon();

    QMainWindow* m_window;
    QList<QDockWidget*> m_docks;
    bool m_pending = false;
};

} // namespace talweg
