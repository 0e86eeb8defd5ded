#pragma once

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace talweg {

/// Spares docks that lie on top of each other the title that their tab shows already; alone or
/// floating they have it.
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
