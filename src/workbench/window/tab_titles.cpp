#include "workbench/window/tab_titles.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QTimer>

namespace talweg {

namespace {

/// A title bar without height, which hides the title of a dock.
class NoTitle : public QWidget {
public:
    using QWidget::QWidget;
    QSize sizeHint() const override { return {0, 0}; }
};

} // namespace

TabTitles::TabTitles(QMainWindow* window, const QList<QDockWidget*>& docks)
    : QObject(window), m_window(window), m_docks(docks) {
    for (const QDockWidget* dock : docks) {
        connect(dock, &QDockWidget::topLevelChanged, this, &TabTitles::updateSoon);
        connect(dock, &QDockWidget::dockLocationChanged, this, &TabTitles::updateSoon);
        connect(dock, &QDockWidget::visibilityChanged, this, &TabTitles::updateSoon);
    }
    update();
}

/// Calls update() after the current signals, because the layout is complete only then.
void TabTitles::updateSoon() {
    if (m_pending) return;
    m_pending = true;
    QTimer::singleShot(0, this, &TabTitles::update);
}

void TabTitles::update() {
    m_pending = false;
    for (QDockWidget* dock : m_docks) {
        const bool tabbed = !dock->isFloating() && !m_window->tabifiedDockWidgets(dock).isEmpty();
        if (tabbed == (dock->titleBarWidget() != nullptr)) continue;
        QWidget* before = dock->titleBarWidget();
        dock->setTitleBarWidget(tabbed ? new NoTitle(dock) : nullptr);
        delete before;
    }
}

} // namespace talweg
