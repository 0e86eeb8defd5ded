#include "workbench/common/button_rows.h"

#include <QAction>
#include <QActionEvent>
#include <QCoreApplication>
#include <QMenu>
#include <QToolButton>
#include <algorithm>

namespace talweg {

namespace {

constexpr int sideMargin = 8, margin = 1, spacing = 1;

} // namespace

ButtonRows::ButtonRows(Overflow overflow, QWidget* parent) : QWidget(parent) {
    if (overflow == Overflow::rows) return;
    m_more = new QToolButton(this);
    m_more->setText(tr("More"));
    m_more->setToolTip(tr("Show the buttons that do not fit into the row"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(new QMenu(m_more));
    m_more->setProperty("flat", true);
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->hide();
}

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

int ButtonRows::widthOfAll() const {
    int all = 2 * sideMargin - spacing;
    for (QAction* action : actions())
        if (action->isVisible()) all += m_buttons.value(action)->sizeHint().width() + spacing;
    return all;
}

void ButtonRows::arrange() {
    int x = sideMargin, y = margin, bottom = margin, end = width() - sideMargin;
    const bool hasMore = m_more && widthOfAll() > width();
    if (hasMore) end -= spacing + m_more->sizeHint().width();
    QList<QAction*> others;
    for (QAction* action : actions()) {
        QToolButton* button = m_buttons.value(action);
        const QSize size = button->sizeHint();
        const bool fits = x + size.width() <= end && others.isEmpty();
        button->setVisible(action->isVisible() && (fits || !m_more));
        if (!action->isVisible()) continue;
        if (!fits && m_more) {
            others << action;
            continue;
        }
        if (!fits && x > sideMargin) {
            x = sideMargin;
            y = bottom + spacing;
        }
        button->setGeometry({{x, y}, size});
        x += size.width() + spacing;
        bottom = y + size.height();
    }
    if (m_more) {
        m_more->setVisible(hasMore);
        m_more->setGeometry({{x, y}, m_more->sizeHint()});
        m_more->menu()->clear();
        m_more->menu()->addActions(others);
        if (hasMore) bottom = std::max(bottom, y + m_more->height());
    }
    setFixedHeight(bottom + margin);
}

} // namespace talweg

#include "moc_button_rows.cpp"
