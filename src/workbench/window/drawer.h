#pragma once

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace talweg {

/// The tables below the figures. When closed, only their tabs are visible in one line; a click on a tab opens
/// them, a click on the current tab closes them. Tables that have been moved elsewhere stay open.
class Drawer : public QObject {
    Q_OBJECT
public:
    Drawer(QMainWindow* window, const QList<QDockWidget*>& docks);

    bool isOpen() const { return m_open; }
    void setOpen(bool open);
    /// What the tables take when open, in pixels.
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
