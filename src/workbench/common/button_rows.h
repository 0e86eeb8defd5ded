#pragma once

#include <QHash>
#include <QWidget>

class QToolButton;

namespace talweg {

/// Shows one button for each action of the widget, in as many rows as the width requires.
class ButtonRows : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

protected:
    void actionEvent(QActionEvent* event) override;
    bool event(QEvent* event) override;

private:
    void arrange();

    QHash<QAction*, QToolButton*> m_buttons;
};

} // namespace talweg
