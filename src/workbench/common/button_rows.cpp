#include "workbench/common/button_rows.h"

#include <QAction>
#include <QActionEvent>
#include <QCoreApplication>
#include <QToolButton>

namespace talweg {

namespace {

constexpr int sideMargin = 8, margin = 1, spacing = 1;

} // namespace

void ButtonRows::actionEvent(QActionEvent* event) {
    if (event->type() == QEvent::ActionAdded) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(event->action());
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setProperty("flat", true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setVisible(true);
        m_buttons.insert(event->action(), button);
    } else if (event->type() == QEvent::ActionRemoved) {
        delete m_buttons.take(event->action());
    }
    QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest)); // arranges all actions at once
}

bool ButtonRows::event(QEvent* event) {
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) arrange();
    return done;
}

void ButtonRows::arrange() {
    int x = sideMargin, y = margin, bottom = margin;
    for (QAction* action : actions()) {
        QToolButton* button = m_buttons.value(action);
        button->setVisible(action->isVisible());
        if (!action->isVisible()) continue;
        const QSize size = button->sizeHint();
        if (x > sideMargin && x + size.width() > width() - sideMargin) {
            x = sideMargin;
            y = bottom + spacing;
        }
        button->setGeometry({{x, y}, size});
        x += size.width() + spacing;
        bottom = y + size.height();
    }
    setFixedHeight(bottom + margin);
}

} // namespace talweg

#include "moc_button_rows.cpp"
