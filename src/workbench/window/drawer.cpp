#include "workbench/window/drawer.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QTabBar>
#include <QTimer>
#include <algorithm>

namespace talweg {

Drawer::Drawer(QMainWindow* window, const QList<QDockWidget*>& docks)
    : QObject(window), m_window(window), m_docks(docks) {
    for (QDockWidget* dock : docks) {
        connect(dock, &QDockWidget::topLevelChanged, this, &Drawer::foldSoon);
        connect(dock, &QDockWidget::dockLocationChanged, this, &Drawer::foldSoon);
        connect(dock, &QDockWidget::visibilityChanged, this, &Drawer::foldSoon);
    }
    watchTabs();
}

bool Drawer::isInside(const QDockWidget* dock) const {
    return !dock->isFloating()
           && m_window->dockWidgetArea(const_cast<QDockWidget*>(dock)) == Qt::BottomDockWidgetArea;
}

/// The visible table; null if there is none.
QDockWidget* Drawer::front() const {
    const auto found = std::ranges::find_if(m_docks, [this](QDockWidget* dock) {
        return isInside(dock) && !dock->isHidden() && !dock->visibleRegion().isEmpty();
    });
    return found == m_docks.end() ? nullptr : *found;
}

int Drawer::height() const {
    const QDockWidget* dock = m_open ? front() : nullptr;
    return dock ? dock->height() : m_height;
}

void Drawer::setOpen(bool open) {
    if (open == m_open) return;
    m_height = height();
    m_open = open;
    fold();
    QList<QDockWidget*> inside;
    QList<int> heights;
    for (QDockWidget* dock : m_docks)
        if (open && isInside(dock)) {
            inside << dock;
            heights << m_height;
        }
    m_window->resizeDocks(inside, heights, Qt::Vertical);
    emit openChanged(open);
}

void Drawer::fold() {
    m_pending = false;
    for (QDockWidget* dock : m_docks)
        dock->widget()->setVisible(m_open || !isInside(dock));
    watchTabs();
}

/// Calls fold() after the current signals, because the window arranges its docks only then.
void Drawer::foldSoon() {
    if (m_pending) return;
    m_pending = true;
    QTimer::singleShot(0, this, &Drawer::fold);
}

/// Connects the tab bars. The window creates and deletes them as needed.
void Drawer::watchTabs() {
    for (QTabBar* bar : m_window->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
        connect(bar, &QTabBar::tabBarClicked, this, &Drawer::click, Qt::UniqueConnection);
}

void Drawer::click(int tab) {
    const auto* bar = qobject_cast<QTabBar*>(sender());
    if (!bar || tab < 0) return;
    const auto dock = std::ranges::find_if(m_docks, [&](QDockWidget* each) {
        return isInside(each) && each->windowTitle() == bar->tabText(tab);
    });
    if (dock == m_docks.end()) return;
    if (!m_open)
        setOpen(true);
    else if (tab == bar->currentIndex())
        setOpen(false);
}

} // namespace talweg

#include "moc_drawer.cpp"
