#pragma once

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace talweg {

/// Opens and closes the tables below the figures like a drawer. While they are closed, only a row of tabs is
/// visible. Clicking a tab opens its table; clicking the current tab closes the drawer. Tables that the user
/// has moved to another place stay open.
class Drawer : public QObject {
    Q_OBJECT
public:
    Drawer(QMainWindow* window, const QList<QDockWidget*>& docks);

    bool isOpen() const { return m_open; }
    void setOpen(bool open);
    /// The height of the tables while they are open, in pixels.
    int height() const;
    void setHeight(int height) { m_height = height; }

signals:
    void openChanged(bool open);

private:
    bool isInside(const QDockWidget* dock) const;
    QDockWidget* front() const;
    void fold();
    void foldSoon();
    void watchTabs();
    void click(int tab);

    QMainWindow* m_window;
    QList<QDockWidget*> m_docks;
    bool m_open = true;
    bool m_pending = false;
    int m_height = 0;
};

} // namespace talweg
