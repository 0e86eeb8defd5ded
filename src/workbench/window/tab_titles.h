#pragma once

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace talweg {

/// Hides the titles of tabbed docks, because the tabs show them. Other docks, e.g. floating ones, keep their
/// titles.
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
